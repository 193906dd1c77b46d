import ArgumentParser
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// Plays the clock for one widget, as fast as its extension answers.
struct TimelineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timeline",
        abstract: "Plays the clock: which entry is shown when, and every request with what became of it.")

    @OptionGroup var extensions: ExtensionTarget
    @Option(help: "The widget's kind; by default the extension's first that has the family.")
    var kind: String?
    @Option(help: "The family, e.g. systemSmall; by default the first that the widget has.")
    var family: WidgetFamilyName?
    @Option(help: ArgumentHelp("When the widget is placed (ISO 8601).", valueName: "time"))
    var from = Instant.thisMinute
    @Option(help: ArgumentHelp("When the playing ends (ISO 8601); by default a day later.", valueName: "time"))
    var to: Instant?
    @Option(help: "The device's language and region, e.g. it_IT.")
    var locale = LocaleName.standard
    @OptionGroup var settings: SettingOptions
    @OptionGroup var state: StateOptions
    @Flag(help: "Print {requests: [{at, by, decision, reason}], entries: [{shown, until, kind, family, summary}]}.")
    var json = false

    func run() async throws {
        try await reportingFailure {
            let bundle = try await extensions.bundle()
            let workspace = try await Workspace.open(bundle, state, at: from) { $0.locale = locale.identifier }
            do {
                let zone = TimeZone(identifier: workspace.configuration.timeZone) ?? .gmt
                let start = from.date(in: zone)
                let end = to?.date(in: zone) ?? start.addingTimeInterval(86_400)
                guard start < end else { throw Failure("--from must be before --to.") }
                var player = TimelinePlayer(workspace.widgets, configuration: workspace.configuration)
                player.kind = kind
                player.family = family
                player.settings = settings.set
                player.readDate = SettingOptions.dates(in: workspace.configuration.timeZone)
                let record = try await player.play(from: start, to: end)
                await workspace.close()
                print(json ? String(decoding: try record.json(), as: UTF8.self) : Self.table(record, zone))
            } catch {
                await workspace.close()
                throw error
            }
        }
    }

    private static func table(_ record: TimelineRecord, _ zone: TimeZone) -> String {
        let style = Date.VerbatimFormatStyle(
            format:
                "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
            timeZone: zone, calendar: Calendar(identifier: .gregorian))
        let entries = record.entries.map { "\($0.shown.formatted(style))  \($0.family.rawValue)  \($0.summary)" }
        let requests = record.requests.map { "\($0.at.formatted(style))  \($0.decision.rawValue)  \($0.by): \($0.reason)" }
        return (["Entries"] + entries + ["", "Requests"] + requests).joined(separator: "\n")
    }
}

extension WidgetFamilyName: ExpressibleByArgument {}
