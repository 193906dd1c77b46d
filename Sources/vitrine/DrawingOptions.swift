import ArgumentParser
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// The options that say which widgets are drawn, in which sizes and looks, with which parameters.
struct DrawingOptions: ParsableArguments {
    @Option(help: "The widget's kind; by default every kind of the extension.")
    var kind: String?
    @Option(help: "Families separated by commas, or all.")
    var family = "all"
    @Option(help: "light, dark, or both separated by a comma; if not said, `render` draws light and `test` both.")
    var scheme: String?
    @OptionGroup var appearance: AppearanceOptions
    @Option(help: "The device whose tile sizes are used, e.g. “iPhone 15”.")
    var device = "iPhone 15"
    @Option(help: "The device's language and region, e.g. it_IT.")
    var locale = LocaleName.standard
    @Option(
        help: ArgumentHelp("The device's time zone, e.g. Europe/Rome; if not said, this machine's, and for `test` UTC.", valueName: "zone"))
    var timeZone: String?
    @Option(help: ArgumentHelp("What time it is (ISO 8601); if not said, now, and for `test` 2026-06-10T09:41:00.", valueName: "time"))
    var at: Instant?
    @Option(
        help: ArgumentHelp(
            "How many entries of a timeline are drawn, the first ones, or all; if not said, 200, and for `test` 5.", valueName: "number"))
    var entries: EntryCount?
    @OptionGroup var settings: SettingOptions
    @OptionGroup var state: StateOptions

    /// The words of the options as values.
    struct Asked {
        var families: [WidgetFamilyName]?
        var schemes: [RenderEnvironment.Scheme]
        /// The modes to draw in; nil draws each family as its place shows it.
        var modes: [RenderEnvironment.Mode]?
        var device: Device
        var what = RenderJob.What.timeline
        var isPreview = false
        /// The most entries to draw; nil is all.
        var mostEntries: Int?
    }

    /// - Parameters:
    ///   - schemes: those that are drawn if nothing is said.
    ///   - entries: as many if nothing is said.
    func asked(schemes: String, entries: EntryCount) throws -> Asked {
        guard let device = Device.named(device) else { throw Failure("There is no device “\(device)”. There are: \(Device.list).") }
        if let note = device.sizeNote { complain("vitrine: \(note)") }
        return Asked(
            families: try Self.list(family, all: nil as [WidgetFamilyName]?) { WidgetFamilyName(rawValue: $0) },
            schemes: try Self.list(scheme ?? schemes, all: RenderEnvironment.Scheme.allCases) { .init(rawValue: $0) } ?? [],
            modes: try Self.modes(appearance.mode),
            device: device, mostEntries: (self.entries ?? entries).most)
    }

    /// Asks for every picture of one extension.
    /// - Parameters:
    ///   - bundle: a built extension's folder, or the name of what was built beside this command.
    ///   - use: what is done with the pictures, while the extension's process ends.
    func draw<Result>(
        _ bundle: String, _ asked: Asked, at time: Instant?, in zone: String? = nil, use: (RenderJob.Outcome) async throws -> Result
    ) async throws -> Result {
        let zone = timeZone ?? zone
        if let zone, TimeZone(identifier: zone) == nil { throw Failure("There is no time zone “\(zone)”.") }
        let workspace = try await Workspace.open(bundle, state, at: time) {
            $0.device = asked.device
            $0.locale = locale.identifier
            $0.typeSize = appearance.typeSize
            if let zone { $0.timeZone = zone }
        }
        do {
            // Set by the workspace.
            let now = workspace.configuration.now ?? Date()
            var job = RenderJob(workspace.widgets, at: now, configuration: workspace.configuration)
            (job.kind, job.families, job.schemes, job.modes, job.what) = (kind, asked.families, asked.schemes, asked.modes, asked.what)
            (job.settings, job.isPreview, job.mostEntries) = (settings.set, asked.isPreview, asked.mostEntries)
            job.readDate = SettingOptions.dates(in: workspace.configuration.timeZone)
            job.adjust = { [appearance] in appearance.adjust(&$0) }
            FirstPicture.prepare()
            let result = try await job.run(use)
            await workspace.close()
            return result
        } catch {
            await workspace.close()
            throw error
        }
    }

    /// - Returns: nil where nothing is said.
    static func modes(_ words: String?) throws -> [RenderEnvironment.Mode]? {
        try words.map { try list($0, all: RenderEnvironment.Mode.allCases) { .init(rawValue: $0) } ?? [] }
    }

    /// Values separated by commas; `all` stands for all of them.
    static func list<Value: Equatable>(_ words: String, all: [Value]?, _ parse: (String) -> Value?) throws -> [Value]? {
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
