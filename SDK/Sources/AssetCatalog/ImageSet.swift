import Foundation

/// An `.imageset`: one picture in several scales and appearances.
package struct ImageSet: Sendable {
    /// The rendering intent of a set's pictures.
    package enum Intent: Hashable, Sendable { case template, original }

    /// The file for some surroundings.
    package struct Variant: Hashable, Sendable {
        package var file: URL
        /// The scale in pixels per point.
        package var scale: Double
        package var slicing: ImageSlicing?
        /// The rendering intent of the picture; nil leaves it to the view.
        package var intent: Intent?
        /// A vector picture is drawn anew at each size.
        package var isVector: Bool
        package var preservesVector: Bool
        /// Whether the file is drawn for the other direction of reading, and mirrored here.
        package var isMirrored: Bool
    }

    private struct Entry: Decodable {
        private enum CodingKeys: String, CodingKey { case filename, resizing }
        let selector: AssetSelector
        /// The name of the entry's file; nil for a slot that was left empty.
        let filename: String?
        let resizing: ImageSlicing?

        init(from decoder: any Decoder) throws {
            selector = try AssetSelector(from: decoder)
            let values = try decoder.container(keyedBy: CodingKeys.self)
            filename = try values.decodeIfPresent(String.self, forKey: .filename)
            resizing = try values.decodeIfPresent(ImageSlicing.self, forKey: .resizing)
        }
    }

    private struct Properties: Decodable {
        private enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent", preservesVector = "preserves-vector-representation"
        }
        var intent: String?
        var preservesVector: Bool?
    }

    private struct File: Decodable {
        var images: [Entry]?
        var properties: Properties?
    }

    private let name: String
    private let folder: URL
    private let entries: [Entry]
    private let intent: Intent?
    private let preservesVector: Bool

    /// - Parameters:
    ///   - contents: the set's Contents.json.
    ///   - folder: where its files are.
    ///   - name: the asset's, for errors.
    package init(contents: Data, folder: URL, name: String) throws(AssetError) {
        try self.init(try AssetContents.decode(File.self, contents, file: "\(name).imageset/Contents.json"), folder, name)
    }

    init(folder: URL, name: String) throws(AssetError) {
        try self.init(try AssetContents.read(File.self, in: folder), folder, name)
    }

    private init(_ file: File, _ folder: URL, _ name: String) throws(AssetError) {
        let entries = file.images ?? []
        guard entries.count <= AssetLimits.entries else { throw .tooManyAssets(catalog: name, most: AssetLimits.entries) }
        for case let file? in entries.map(\.filename) where !AssetContents.isName(file) {
            throw .fileName(asset: name, found: String(file.prefix(64)))
        }
        self.name = name
        self.folder = folder
        self.entries = entries.filter { $0.filename != nil }
        intent =
            switch file.properties?.intent {
            case "template": .template
            case "original": .original
            default: nil
            }
        preservesVector = file.properties?.preservesVector ?? false
    }

    /// The picture for these surroundings; its file is there.
    package func variant(in surroundings: AssetSurroundings) throws(AssetError) -> Variant {
        guard let best = AssetSelector.best(entries, surroundings, { $0.selector }), let filename = best.filename else {
            throw .noVariant(asset: name)
        }
        let file = folder.appendingPathComponent(filename)
        guard FileManager.default.fileExists(atPath: file.path) else { throw .missingFile(asset: name, file: filename) }
        let type = file.pathExtension.lowercased()
        let picture = ["pdf", "svg"].contains(type) ? picture(of: file, for: surroundings.scale) : nil
        guard picture != nil || type != "pdf" else {
            throw .notDrawn(
                asset: name, what: "\(filename) is a PDF without pictures beside it; `vitrine` makes them of a project's by poppler-utils")
        }
        let wantedSide = surroundings.isRightToLeft ? "right-to-left" : "left-to-right"
        return Variant(
            file: picture?.file ?? file, scale: picture?.scale ?? best.selector.scale ?? 1, slicing: best.resizing, intent: intent,
            isVector: type == "svg" && picture == nil,
            preservesVector: preservesVector, isMirrored: best.selector.direction.map { $0 != wantedSide } ?? false)
    }

    /// The picture that a build made of a PDF or an SVG, which lies beside it as `icon.pdf@2x.png`: at the wanted number of pixels a point,
    /// or the finest where the vector data is to be preserved; nil where it made none.
    private func picture(of file: URL, for scale: Double) -> (file: URL, scale: Double)? {
        let finest = stride(from: 8, through: 1, by: -1)
        let wanted = Int(scale.rounded(.up))
        for number in preservesVector ? Array(finest) : [wanted, 3, 2, 1] {
            let picture = file.deletingLastPathComponent().appendingPathComponent("\(file.lastPathComponent)@\(number)x.png")
            if FileManager.default.fileExists(atPath: picture.path) { return (picture, Double(number)) }
        }
        return nil
    }

    /// The variant's bytes, within bounds.
    package func data(of variant: Variant) throws(AssetError) -> Data {
        try AssetContents.bytes(of: variant.file, most: variant.isVector ? AssetLimits.vector : AssetLimits.image)
    }
}
