import ArgumentParser
import Foundation
import VitrineDrawing
import VitrineWidgetArchive
import WidgetHost

/// Draws widgets and compares them with the pictures that were recorded before.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compares widgets with recorded pictures, to the pixel.",
        discussion: """
            The pictures lie in the folder WidgetPictures beside what is tested, a folder a device and language, and go into version \
            control. One that is missing is recorded, and the test fails: look at it, and run again. What differs stands in a report, a \
            page with the recorded picture, the new one and the difference, and in junit.xml beside it. The clock shows the same time at \
            every run. The exit status is 0 when every picture is as recorded.
            """)

    @OptionGroup var extensions: ExtensionTarget
    @OptionGroup var drawing: DrawingOptions
    @Flag(help: "Record every picture as it is now, and remove those that are no longer drawn.")
    var record = false
    @Option(help: ArgumentHelp("Where the recorded pictures are; by default WidgetPictures beside what is tested.", valueName: "dir"))
    var references: String?
    @Option(help: ArgumentHelp("Where index.html and junit.xml are written.", valueName: "dir"))
    var report = "widget-report"
    @Flag(help: "Fail when a picture has a diagnostic, such as an image that is missing.")
    var strict = false

    /// The time that every run shows: 9:41, as on Apple's pictures.
    private static let time = "2026-06-10T09:41:00"

    func run() async throws {
        try await reportingFailure {
            let asked = try drawing.asked(schemes: "light,dark", entries: EntryCount(most: 5))
            var results: [PictureResult] = []
            do {
                let bundles = try await extensions.bundles()
                for (name, reason) in zip(bundles.build.failed, bundles.build.reasons) { results.append(.notTested(name, reason)) }
                for bundle in bundles.names {
                    results += try await compare(bundle, asked)
                }
            } catch {
                // The folder has this run's report, and not that of an earlier one that went well.
                let page = page(results + [.notTested(title, words(for: error))])
                try page.write()
                print(page.words)
                throw error
            }
            let page = page(results)
            try page.write()
            print(page.words)
            guard page.isPassed else { throw ExitCode.failure }
        }
    }

    private var title: String { URL(fileURLWithPath: extensions.target).deletingPathExtension().lastPathComponent }

    private func page(_ results: [PictureResult]) -> PictureReport {
        PictureReport(results, title: title, folder: URL(fileURLWithPath: report, isDirectory: true), isRecording: record)
    }

    private func compare(_ bundle: String, _ asked: DrawingOptions.Asked) async throws -> [PictureResult] {
        let outcome = try await drawing.draw(bundle, asked, at: drawing.at ?? Instant(argument: Self.time), in: "UTC") { $0 }
        for one in outcome.leftOut { complain("vitrine: left out: \(one)") }
        for one in outcome.left { complain("vitrine: \(one); --entries all draws all.") }
        let name = URL(fileURLWithPath: bundle).deletingPathExtension().lastPathComponent
        var recorded = PictureReferences(folder: folder.appendingPathComponent(name).appendingPathComponent(look(asked)))
        let rasterizer = Rasterizer(fonts: FontCatalog.file)
        var results: [PictureResult] = []
        for picture in outcome.pictures {
            let list = picture.view.picture(
                cornerRadius: picture.cornerRadius, appearance: drawing.appearance.appearance(picture.view.environment))
            let bitmap = rasterizer.draw(list, scale: asked.device.scale)
            var result = PictureResult(extension: name, kind: picture.kind, name: recorded.name(of: picture), size: picture.size)
            result.milliseconds = picture.milliseconds
            result.state = try record ? recorded.record(bitmap, result.name) : recorded.compare(bitmap, result.name)
            if strict, !picture.view.diagnostics.isEmpty { result.diagnostics = picture.view.diagnostics }
            results.append(result)
        }
        results += outcome.missing.map { missing in
            let words = [missing.kind, missing.family?.rawValue].compactMap(\.self).joined(separator: "-")
            var result = PictureResult(extension: name, kind: missing.kind, name: words, size: nil)
            result.state = .failed(missing.reason)
            return result
        }
        // Where only a part of the pictures is drawn, nobody can tell which of the others still are.
        guard drawing.kind == nil, drawing.family == "all", drawing.scheme == nil, drawing.appearance.mode == nil,
            outcome.missing.isEmpty
        else { return results }
        return results
            + (try recorded.left(removing: record)).map { left in
                var result = PictureResult(extension: name, kind: "", name: left, size: nil)
                result.state = record ? .removed : .notDrawn
                return result
            }
    }

    private var folder: URL {
        if let references { return URL(fileURLWithPath: references, isDirectory: true) }
        let place = URL(fileURLWithPath: extensions.target).standardizedFileURL
        // What was built beside this command is called by its name, wherever that stands.
        guard FileManager.default.fileExists(atPath: place.path), extensions.target.contains("/") || extensions.isProject else {
            return URL(fileURLWithPath: "WidgetPictures", isDirectory: true)
        }
        let isWhole = ["xcodeproj", "xcworkspace", "swift", "appex"].contains(place.pathExtension)
        return (isWhole ? place.deletingLastPathComponent() : place).appendingPathComponent("WidgetPictures", isDirectory: true)
    }

    /// The device and what else of the surroundings is the same for all pictures of a run: `iPhone-15-en_US`.
    private func look(_ asked: DrawingOptions.Asked) -> String {
        let appearance = drawing.appearance
        var parts = [asked.device.name, drawing.locale.identifier]
        if appearance.typeSize != "large" { parts.append(appearance.typeSize) }
        if let place = appearance.place { parts.append(place.rawValue) }
        if appearance.locked { parts.append("locked") }
        if appearance.increasedContrast { parts.append("contrast") }
        return PictureReferences.fileName(parts.joined(separator: "-").replacing(" ", with: "-"))
    }
}
