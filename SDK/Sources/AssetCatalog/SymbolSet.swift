import Foundation

/// A `.symbolset`: a template of the SF Symbols app.
struct SymbolSet {
    private struct Entry: Decodable { var filename: String? }
    private struct File: Decodable { var symbols: [Entry]? }

    private let name: String
    private let folder: URL
    private let filename: String

    init(folder: URL, name: String) throws(AssetError) {
        self.name = name
        self.folder = folder
        guard let filename = try AssetContents.read(File.self, in: folder).symbols?.compactMap(\.filename).first else {
            throw .noVariant(asset: name)
        }
        guard AssetContents.isName(filename) else { throw .fileName(asset: name, found: String(filename.prefix(64))) }
        self.filename = filename
    }

    /// The SVG file's bytes.
    func template() throws(AssetError) -> Data {
        try AssetContents.bytes(of: folder.appendingPathComponent(filename), most: AssetLimits.vector)
    }
}
