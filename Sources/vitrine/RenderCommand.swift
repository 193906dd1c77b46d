import ArgumentParser
import Foundation
import VitrineDrawing
import VitrineWidgetArchive
import WidgetHost

/// Draws an extension's widgets into files.
struct RenderCommand: AsyncParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case png, svg, json }

    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws widgets into files, with an index.json beside them.",
        discussion: """
            The exit status is 0 only when everything asked for was written. Of every kind, those that do not come in a family that was \
            asked for are left out, and named on standard error; a kind that was asked for by name has to have it. What is declared and \
            not drawn as iOS draws it is said there too, once for each size of a widget; with --strict it is a failure. Of a timeline the \
            first 200 entries are drawn in each look. Where there is no widget, each #Preview is drawn; --kind takes its name.
            """)

    @OptionGroup var extensions: ExtensionTarget
    @OptionGroup var drawing: DrawingOptions
    @Option(help: "placeholder, snapshot or timeline.")
    var what = RenderJob.What.timeline
    @Flag(help: "With --what snapshot: the one that the gallery shows, asked for with isPreview true in the provider's context.")
    var preview = false
    @Flag(help: "Fail when a picture has a diagnostic.")
    var strict = false
    @Option(help: "png, svg, json, or several separated by commas; json puts every node into index.json.")
    var format = "png"
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the files go.", valueName: "dir"))
    var out = "pictures"

    func validate() throws {
        guard !preview || what == .snapshot else { throw ValidationError("--preview goes with --what snapshot.") }
    }

    func run() async throws {
        try await reportingFailure {
            var asked = try drawing.asked(schemes: "light", entries: .standard)
            (asked.what, asked.isPreview) = (what, preview)
            let formats = try DrawingOptions.list(format, all: Format.allCases) { Format(rawValue: $0) } ?? []
            let folder = URL(fileURLWithPath: out, isDirectory: true)
            var writer = PictureWriter(
                folder: folder, formats: formats, scale: asked.device.scale, appearance: drawing.appearance.appearance)
            writer.isStrict = strict
            let bundles = try await extensions.bundles()
            for bundle in bundles.names {
                let outcome = try await drawing.draw(bundle, asked, at: drawing.at) { outcome in
                    try make(folder)
                    for picture in outcome.pictures { writer.write(picture) }
                    return outcome
                }
                writer.failures += outcome.missing.map(\.description)
                writer.notes += outcome.left.map { "\($0); --entries all draws all." }
                for one in outcome.leftOut { complain("vitrine: left out: \(one)") }
                if outcome.pictures.isEmpty, outcome.missing.isEmpty, outcome.leftOut.isEmpty {
                    let name = URL(fileURLWithPath: bundle).deletingPathExtension().lastPathComponent
                    complain(
                        "vitrine: \(name) has no widget for a home or a lock screen, and no #Preview. Controls are not drawn; a Live "
                            + "Activity is in the states that a #Preview gives it.")
                }
            }
            try writer.finish()
            guard writer.failures.isEmpty else { throw ExitCode.failure }
            try bundles.build.finish()
        }
    }

    /// Makes the folder, which is not done before there is something to draw.
    private func make(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure("The folder \(out) cannot be made: \(error.localizedDescription)")
        }
    }
}

extension RenderJob.What: ExpressibleByArgument {}

/// The number of entries of one timeline that are drawn.
struct EntryCount: ExpressibleByArgument {
    static let standard = EntryCount(most: 200)
    /// The most entries to draw; nil is all.
    let most: Int?

    init(most: Int?) { self.most = most }

    init?(argument: String) {
        if argument == "all" {
            most = nil
        } else if let number = Int(argument), number > 0 {
            most = number
        } else {
            return nil
        }
    }
}
