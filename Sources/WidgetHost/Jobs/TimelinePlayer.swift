import Foundation
import VitrineWidgetArchive

/// Plays virtual time for one widget as fast as its extension answers, by the same rules as the host.
package struct TimelinePlayer: Sendable {
    package var bundle: ExtensionBundle
    /// The kind of the widget; nil is the first of the bundle, or of those that have the family.
    package var kind: String?
    /// The family to play in; nil is the first that the widget supports and the device has.
    package var family: WidgetFamilyName?
    /// What is set of the widget.
    package var settings: [Setting] = []
    /// Reads a date among the settings, ISO 8601.
    package var readDate: @Sendable (String) -> Date? = { try? Date($0, strategy: .iso8601) }
    private let configuration: HostConfiguration

    /// - Parameter configuration: state folder, device, locale, time zone, budget, limits.
    package init(_ bundle: ExtensionBundle, configuration: HostConfiguration) {
        self.bundle = bundle
        self.configuration = configuration
    }

    /// The widget is placed at `from`.
    /// - Throws: when the extension cannot be asked at all, or does not know the kind; a request that fails later is in the record.
    package func play(from: Date, to: Date) async throws -> TimelineRecord {
        let offline = try OfflineExtension(bundle, configuration: configuration, at: from)
        do {
            let record = try await play(from: from, to: to, offline)
            await offline.close()
            return record
        } catch {
            await offline.close()
            throw error
        }
    }

    private func play(from: Date, to: Date, _ offline: OfflineExtension) async throws -> TimelineRecord {
        let widgets = try await offline.widgets(kind: kind)
        let offering = family.flatMap { family in widgets.first { $0.families.contains(family) } }
        guard let widget = offering ?? widgets.first else { throw HostError.unknownKind(kind ?? "", known: []) }
        let supported = widget.families.filter { configuration.device.size(of: $0) != nil }
        try await offline.check(settings, kinds: [widget.kind], deadline: configuration.limits.options)
        guard let family = family ?? supported.first, supported.contains(family),
            var request = configuration.device.request(
                kind: widget.kind, family: family, environments: [configuration.environments[0]])
        else { throw HostError.unsupportedFamily(self.family ?? .systemSmall, kind: widget.kind, supported: supported) }
        request.configuration = try await offline.place(
            settings, kind: widget.kind, family: family, deadline: configuration.limits.options, date: readDate)

        let zone = TimeZone(identifier: configuration.timeZone) ?? .gmt
        var game = Game(
            schedule: TileSchedule(budget: RefreshBudget(configuration.budget, at: from), floor: configuration.floor, timeZone: zone),
            kind: widget.kind, family: family, now: from)
        var cause: RequestCause? = .placed
        while !Task.isCancelled {
            if let asked = cause, game.ask(asked) {
                let results = await offline.process.results(.timeline(request), calls: configuration.duplicateProviderCalls)
                // Asked for while it was at work, which is why it follows.
                if let reload = offline.tile.takeReload() { _ = game.ask(reload) }
                cause = game.answered(results)
                if cause != nil { continue }
            }
            guard let next = game.schedule.next(at: game.now), next <= to else { break }
            game.show(until: next)
            game.now = max(next, game.now)
            try offline.clock.set(game.now)
            cause = game.schedule.due(at: game.now)
        }
        game.show(until: to)
        return game.record
    }
}

/// The state of one playing.
private struct Game {
    var schedule: TileSchedule
    let kind: String
    let family: WidgetFamilyName
    var now: Date
    var record = TimelineRecord()
    private var archive: ArchivedTimeline?
    /// The time up to which `record.entries` has been written.
    private var written: Date

    init(schedule: TileSchedule, kind: String, family: WidgetFamilyName, now: Date) {
        self.schedule = schedule
        self.kind = kind
        self.family = family
        self.now = now
        written = now
    }

    /// Asks for a timeline; true when it was granted.
    mutating func ask(_ cause: RequestCause) -> Bool {
        let verdict = schedule.request(cause, at: now)
        record.requests.append(
            .init(at: now, by: cause.words, decision: verdict.decision, code: verdict.code.rawValue, reason: verdict.reason))
        return verdict.isGranted
    }

    mutating func answered(_ results: [Result<ExtensionProcess.MeasuredResponse, ExtensionError>]) -> RequestCause? {
        var failure = ExtensionError.wrongAnswer("what is no timeline")
        for result in results {
            switch result {
            case .success(let answer):
                guard case .timeline(let timeline) = answer.body, !timeline.entries.isEmpty else { continue }
                archive = timeline
                return schedule.finished(TimelineSchedule(timeline), at: now)
            case .failure(let error): failure = error
            }
        }
        record.requests.append(.init(at: now, by: "Extension", decision: .failed, code: CauseCode(failure).rawValue, reason: "\(failure)"))
        return schedule.failed(at: now)
    }

    /// Writes down what is shown from where the record ends until `end`.
    mutating func show(until end: Date) {
        guard let archive, let timeline = schedule.timeline else { return written = max(written, end) }
        while written < end {
            guard let entry = timeline.shown(at: written) else { return }
            let until = min(end, timeline.until(at: written) ?? end)
            let summary = archive.entries[entry.index].variants.first?.summary ?? ""
            if let last = record.entries.last, last.until == written, last.summary == summary, shownDate == entry.date {
                record.entries[record.entries.count - 1].until = until
            } else {
                record.entries.append(.init(shown: written, until: until, kind: kind, family: family, summary: summary))
            }
            shownDate = entry.date
            written = until
        }
    }

    /// The date of the entry that `record.entries` ends with.
    private var shownDate: Date?
}
