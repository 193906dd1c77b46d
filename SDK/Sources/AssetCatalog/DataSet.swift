import Foundation

/// A `.dataset`: a file as it is.
struct DataSet {
    private struct Entry: Decodable {
        private enum CodingKeys: String, CodingKey { case filename }
        let selector: AssetSelector
        let filename: String?

        init(from decoder: any Decoder) throws {
            selector = try AssetSelector(from: decoder)
            filename = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .filename)
        }
    }
    private struct File: Decodable { var data: [Entry]? }

    private let name: String
    private let folder: URL
    private let entries: [Entry]

    init(folder: URL, name: String) throws(AssetError) {
        self.name = name
        self.folder = folder
        entries = try AssetContents.read(File.self, in: folder).data?.filter { $0.filename != nil } ?? []
    }

    func data() throws(AssetError) -> Data {
        guard let entry = AssetSelector.best(entries, .here, { $0.selector }), let filename = entry.filename else {
            throw .noVariant(asset: name)
        }
        guard AssetContents.isName(filename) else { throw .fileName(asset: name, found: String(filename.prefix(64))) }
        return try AssetContents.bytes(of: folder.appendingPathComponent(filename), most: AssetLimits.image)
    }
}
