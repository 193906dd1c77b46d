import ArgumentParser
import Drawing
import Foundation
import WidgetArchive
import WidgetHost

/// Draws an extension's widgets into files.
struct RenderCommand: AsyncParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case png, svg, json }

    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws widgets into files, with an index.json beside them.",
        discussion: "The exit status is 0 only when everything asked for was written.")

    @Argument(help: "A built extension (a folder NAME.appex) or a product of this package, e.g. TripsWidgets.")
    var target: String
    @Option(help: "The widget's kind; by default every kind of the extension.")
    var kind: String?
    @Option(help: "Families separated by commas, or all.")
    var family = "all"
    @Option(help: "light, dark, or both separated by a comma.")
    var scheme = "light"
    @OptionGroup var appearance: AppearanceOptions
    @Option(help: "The device whose tile sizes are used, e.g. “iPhone 15”.")
    var device = "iPhone 15"
    @Option(help: "The device's language and region, e.g. it_IT.")
    var locale = LocaleName.standard
    @Option(help: ArgumentHelp("What time it is (ISO 8601).", valueName: "time"))
    var at: Instant?
    @Option(help: "placeholder, snapshot or timeline.")
    var what = RenderJob.What.timeline
    @OptionGroup var settings: SettingOptions
    @Option(help: "png, svg, json, or several separated by commas; json puts every node into index.json.")
    var format = "png"
    @OptionGroup var state: StateOptions
    @Option(help: ArgumentHelp("Where the files go.", valueName: "dir"))
    var out: String

    func run() async throws {
        try await reportingFailure {
            let families = try Self.list(family, all: nil as [WidgetFamilyName]?) { WidgetFamilyName(rawValue: $0) }
            let schemes = try Self.list(scheme, all: RenderEnvironment.Scheme.allCases) { RenderEnvironment.Scheme(rawValue: $0) } ?? []
            let modes =
                try Self.list(appearance.mode, all: RenderEnvironment.Mode.allCases) { RenderEnvironment.Mode(rawValue: $0) } ?? []
            let formats = try Self.list(format, all: Format.allCases) { Format(rawValue: $0) } ?? []
            guard let device = Device.named(device) else {
                throw Failure("There is no device “\(device)”. There are: \(Device.all.map(\.name).joined(separator: ", ")).")
            }
            let folder = URL(fileURLWithPath: out, isDirectory: true)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw Failure("The folder \(out) cannot be made: \(error.localizedDescription)")
            }
            let workspace = try await Workspace.open(target, state, at: at) {
                $0.device = device
                $0.locale = locale.identifier
                $0.typeSize = appearance.typeSize
            }
            do {
                // Set by the workspace.
                let now = workspace.configuration.now ?? Date()
                var job = RenderJob(workspace.widgets, at: now, configuration: workspace.configuration)
                (job.kind, job.families, job.schemes, job.modes, job.what) = (kind, families, schemes, modes, what)
                job.settings = settings.set
                job.readDate = SettingOptions.dates(in: workspace.configuration.timeZone)
                job.adjust = { [appearance] in appearance.adjust(&$0) }
                let (pictures, missing) = try await job.run()
                await workspace.close()
                var writer = PictureWriter(folder: folder, formats: formats, scale: device.scale, appearance: appearance.appearance)
                for picture in pictures { writer.write(picture) }
                writer.failures += missing.map(\.description)
                try writer.finish()
                guard writer.failures.isEmpty else { throw ExitCode.failure }
            } catch {
                await workspace.close()
                throw error
            }
        }
    }

    /// Values separated by commas; `all` stands for all of them.
    private static func list<Value: Equatable>(_ words: String, all: [Value]?, _ parse: (String) -> Value?) throws -> [Value]? {
        if words == "all" { return all }
        var values: [Value] = []
        for word in words.split(separator: ",", omittingEmptySubsequences: false) {
            let word = word.trimmingCharacters(in: .whitespaces)
            guard let value = parse(word) else { throw Failure("“\(word)” is not known here; see `vitrine help render`.") }
            if !values.contains(value) { values.append(value) }
        }
        return values
    }
}

extension RenderJob.What: ExpressibleByArgument {}
