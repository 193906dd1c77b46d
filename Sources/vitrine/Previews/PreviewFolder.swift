import ArgumentParser
import Foundation
import HomeScreen
import VitrineDrawing
import VitrineWidgetArchive

/// The pictures of all previews as files, with an `index.json` that says what each shows, and where in the source its views come from.
struct PreviewFolder {
    let folder: URL
    /// The pictures of an earlier run.
    let against: URL?
    let looks: PreviewMatrix.Looks

    private struct Line: Encodable {
        var file: String
        var title: String
        var detail: String
        var device: String
        var locale: String
        var mode: RenderEnvironment.Mode?
        var typeSize: String
        var picture: PreviewPicture
    }

    /// - Throws: `ExitCode` where the source does not build, a preview cannot be drawn, or something is another than it was.
    func write(_ bench: PreviewBench, of target: String) async throws {
        await bench.build()
        let state = await bench.state()
        for problem in state.problems { complain("vitrine: \(problem.words)") }
        // Where one of several extensions does not build, the others are drawn.
        guard state.problems.isEmpty || !state.extensions.isEmpty else {
            await bench.close()
            throw ExitCode.failure
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let earlier = written()
        var lines: [Line] = [], results: [PictureResult] = [], failures = 0, said: Set<String> = []
        for item in state.extensions.flatMap(\.items) where item.sort == .preview {
            for (look, words) in looks.all {
                do {
                    for picture in try await bench.pictures(of: item.id, look) {
                        guard let png = await bench.png(picture.id) else { continue }
                        let name = name(of: picture, item, words)
                        try png.write(to: folder.appendingPathComponent(name + ".png"), options: .atomic)
                        lines.append(
                            Line(
                                file: name + ".png", title: item.title, detail: item.detail, device: look.device, locale: look.locale,
                                mode: look.mode, typeSize: look.typeSize, picture: picture))
                        if let against { results.append(try compared(png, name, item, picture, with: against)) }
                        for sentence in picture.diagnostics where said.insert("\(item.id) \(sentence)").inserted {
                            complain("vitrine: \(item.title): \(sentence)")
                        }
                    }
                } catch {
                    complain("vitrine: \(item.title): \(error)")
                    failures += 1
                }
            }
        }
        await bench.close()
        for one in state.extensions where !one.items.contains(where: { $0.sort == .preview }) {
            let instead =
                one.items.isEmpty
                ? "A Live Activity is drawn in the states that a #Preview gives it." : "`vitrine render` draws its widgets."
            complain("vitrine: \(one.name) has no #Preview and no PreviewProvider. \(instead)")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(lines).write(to: index, options: .atomic)
        for file in earlier.subtracting(lines.map(\.file)) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
        }
        print("\(lines.count) \(lines.count == 1 ? "picture" : "pictures") in \(folder.path)")
        if against != nil {
            let title = URL(fileURLWithPath: target).deletingPathExtension().lastPathComponent
            let report = PictureReport(results, title: title, folder: folder.appendingPathComponent("report"), isRecording: false)
            try report.write()
            print(report.words)
            if !report.isPassed { failures += 1 }
        }
        guard failures == 0, state.problems.isEmpty else { throw ExitCode.failure }
    }

    private var index: URL { folder.appendingPathComponent("index.json") }

    /// The pictures that an earlier run wrote into the folder, by its `index.json`: what it has not any more goes.
    private func written() -> Set<String> {
        struct Earlier: Decodable { var file: String, title: String, detail: String }
        guard let data = try? Data(contentsOf: index), let lines = try? JSONDecoder().decode([Earlier].self, from: data) else { return [] }
        return Set(lines.map(\.file).filter { $0.hasSuffix(".png") && !$0.contains("/") })
    }

    private func name(of picture: PreviewPicture, _ item: PreviewState.Item, _ look: String) -> String {
        let words = [item.title, picture.name, "\(picture.entry)", look.isEmpty ? nil : look, picture.scheme.rawValue]
        let name = words.compactMap { $0 }.joined(separator: "-")
        let plain = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }.prefix(120)
        return "\(item.id)-\(String(plain))"
    }

    /// Compares a picture as `vitrine test` does; what is missing there is added.
    private func compared(
        _ png: Data, _ name: String, _ item: PreviewState.Item, _ picture: PreviewPicture, with earlier: URL
    ) throws -> PictureResult {
        let size = PointSize(width: picture.width, height: picture.height)
        var result = PictureResult(extension: item.detail, kind: item.title, name: name, size: size)
        result.state = try PictureReferences(folder: earlier).compare(try Bitmap(decoding: Array(png)), name)
        return result
    }
}
