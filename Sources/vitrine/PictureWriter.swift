import Foundation
import VitrineDrawing
import VitrineWidgetArchive
import WidgetHost

/// Writes pictures into a folder, and what they are into its `index.json`.
struct PictureWriter {
    /// An entry of `index.json`: one picture.
    private struct Record: Encodable {
        /// The widget's kind; of a preview its name, or that of its file.
        var kind: String
        /// Nil for views that are previewed in no tile.
        var family: WidgetFamilyName?
        var scheme: RenderEnvironment.Scheme
        var mode: RenderEnvironment.Mode
        var date: Date
        /// The number of the entry in the timeline, from 1.
        var entry: Int
        /// The size in points.
        var size: PointSize
        /// The picture's file; nil where only nodes were asked for.
        var file: String?
        /// The time from the request until the file was written.
        var milliseconds: Double
        var diagnostics: [String]
        var nodes: [Node]?
    }

    /// A view in a picture, outer ones first.
    private struct Node: Encodable {
        struct Frame: Encodable { var x, y, width, height: Double }
        /// The view's type, e.g. `Text`.
        var type: String
        /// The number of views around the node.
        var depth: Int
        /// The view's frame in the tile, points.
        var frame: Frame
        var text: String?

        init(_ node: ViewNode) {
            (type, depth, text) = (node.type, node.depth, node.text)
            let frame = node.frame
            // Thousandths of a point: what lies below is left by sums in another order.
            func written(_ length: Double) -> Double { (length * 1000).rounded() / 1000 + 0 }
            self.frame = Frame(
                x: written(frame.minX), y: written(frame.minY), width: written(frame.width), height: written(frame.height))
        }
    }

    let folder: URL
    let formats: [RenderCommand.Format]
    let scale: Double
    let appearance: (RenderEnvironment) -> TileAppearance
    var failures: [String] = []
    /// Notes for standard error that are no failures.
    var notes: [String] = []
    /// Whether a picture's diagnostics count as failures.
    var isStrict = false
    private var diagnosed: Set<String> = []
    private var records: [Record] = []
    /// Two kinds may differ in what a file's name cannot hold, two entries of one second get their numbers.
    private var taken: Set<String> = []
    private let rasterizer = Rasterizer(fonts: FontCatalog.file)

    init(
        folder: URL, formats: [RenderCommand.Format], scale: Double,
        appearance: @escaping (RenderEnvironment) -> TileAppearance = { _ in .plain }
    ) {
        self.folder = folder
        self.formats = formats
        self.scale = scale
        self.appearance = appearance
    }

    mutating func write(_ picture: RenderJob.Picture) {
        let nodes = formats.contains(.json) ? picture.view.nodes.map(Node.init) : nil
        let files = formats.filter { $0 != .json }
        diagnose(picture)
        let stem = free(picture)
        if files.isEmpty { records.append(record(picture, nil, picture.milliseconds, nodes)) }
        for format in files {
            let start = ContinuousClock.now
            let list = picture.view.picture(
                cornerRadius: picture.cornerRadius, appearance: appearance(picture.view.environment))
            let bytes =
                format == .svg
                ? Data(SVG.write(list, fonts: FontCatalog.file).utf8) : Data(PNG.encode(rasterizer.draw(list, scale: scale)))
            let name = stem + "." + format.rawValue
            do {
                try bytes.write(to: folder.appendingPathComponent(name), options: .atomic)
            } catch {
                failures.append("\(name) could not be written: \(error.localizedDescription)")
                continue
            }
            let spent = (ContinuousClock.now - start) / .milliseconds(1)
            records.append(record(picture, name, picture.milliseconds + spent, nodes))
        }
    }

    /// Writes the index, and every failure to standard error.
    mutating func finish() throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(records).write(to: folder.appendingPathComponent("index.json"), options: .atomic)
        } catch {
            failures.append("index.json could not be written: \(error.localizedDescription)")
        }
        (notes + failures).forEach { complain("vitrine: \($0)") }
        print("\(records.count) \(records.count == 1 ? "picture" : "pictures") in \(folder.path)")
    }

    /// Each sentence once for a size of a widget, however many pictures have it.
    private mutating func diagnose(_ picture: RenderJob.Picture) {
        for sentence in picture.view.diagnostics {
            let subject = [sentence.hasPrefix(picture.kind + ":") ? nil : picture.kind, picture.family?.rawValue].compactMap(\.self)
            let line = (subject.isEmpty ? "" : subject.joined(separator: ", ") + ": ") + sentence
            guard diagnosed.insert(line).inserted else { continue }
            if isStrict { failures.append(line) } else { notes.append(line) }
        }
    }

    /// The picture's name; with the entry's number where another entry has the same second, and a number of its own as a last resort.
    private mutating func free(_ picture: RenderJob.Picture) -> String {
        let plain = Self.name(picture)
        if taken.insert(plain).inserted { return plain }
        let name = plain + "-entry\(picture.entry)"
        var free = name, number = 2
        while !taken.insert(free).inserted {
            free = "\(name)-\(number)"
            number += 1
        }
        return free
    }

    private func record(_ picture: RenderJob.Picture, _ file: String?, _ milliseconds: Double, _ nodes: [Node]?) -> Record {
        Record(
            kind: picture.kind, family: picture.family, scheme: picture.view.environment.scheme, mode: picture.view.environment.mode,
            date: picture.date, entry: picture.entry, size: picture.size, file: file, milliseconds: (milliseconds * 100).rounded() / 100,
            diagnostics: picture.view.diagnostics, nodes: nodes)
    }

    /// `TripsWidget-systemSmall-light-20260612T051500Z`, the mode after the scheme where it is not full colour; a kind may be any text, a file's name not.
    private static func name(_ picture: RenderJob.Picture) -> String {
        let kind = String(picture.kind.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) ? $0 : "_" }.prefix(80))
        let date: String = picture.date.formatted(.iso8601).filter { !"-:".contains($0) }
        let environment = picture.view.environment
        let look = [environment.scheme.rawValue] + (environment.mode == .fullColor ? [] : [environment.mode.rawValue])
        return ([kind, picture.family?.rawValue].compactMap(\.self) + look + [date]).joined(separator: "-")
    }
}
