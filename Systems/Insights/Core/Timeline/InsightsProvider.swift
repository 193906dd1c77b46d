import Foundation
import WidgetKit

/// The provider of all kinds of the widget, whichever intent configures them. Whatever goes wrong, there is a timeline.
public struct InsightsProvider: Sendable {
    private let repository: InsightsRepository
    private let schedule: UpdateSchedule
    private let now: @Sendable () -> Date
    private let locale: Locale
    private let timeZone: TimeZone
    private let watch: (any LifecycleWatching)?
    private let patience: Patience

    /// - Parameters:
    ///   - patience: for all that one timeline or snapshot waits for; then what is kept is shown.
    ///   - watch: told at each timeline, and at nothing else; nil where nobody counts widgets.
    public init(
        repository: InsightsRepository, schedule: UpdateSchedule = UpdateSchedule(), now: @escaping @Sendable () -> Date = { Date() },
        locale: Locale = InsightsWords.locale(), timeZone: TimeZone = .current, patience: Patience = .timeline,
        watch: (any LifecycleWatching)? = nil
    ) {
        self.patience = patience
        self.repository = repository
        self.schedule = schedule
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
        self.watch = watch
    }

    /// An entry at once, without a network: the layout of a new tile.
    public func placeholder(in family: WidgetFamily) -> InsightsEntry {
        InsightsEntry(date: now(), state: SampleState.state(in: family, now: now(), locale: locale, timeZone: timeZone))
    }

    /// Returns what the tile would show now; in the gallery a sample, without a network.
    public func snapshot(
        for configuration: InsightsConfiguration, in family: WidgetFamily, isPreview: Bool
    ) async -> InsightsEntry {
        let now = now()
        guard !isPreview else {
            return InsightsEntry(date: now, state: SampleState.state(in: family, now: now, locale: locale, timeZone: timeZone))
        }
        let settled = configuration.settled(for: family)
        return InsightsEntry(date: now, state: state(settled, await outcome(settled, family), at: now))
    }

    /// The figures now, and from midnight on the same marked as an earlier day's; asked again in about a quarter of an hour.
    public func timeline(for configuration: InsightsConfiguration, in family: WidgetFamily) async -> Timeline<InsightsEntry> {
        let settled = configuration.settled(for: family)
        // Begun together: what the one has waited for, the other need not any more.
        async let counted: Void = count()
        let outcome = await outcome(settled, family)
        await counted
        // One moment for all that follows: read again for each, it would drift.
        let now = now()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        var dates = [now]
        if case .figures(let figures?) = outcome, let date = figures.date, calendar.isDate(date, inSameDayAs: now),
            let midnight = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
        {
            // Where there is no room for the time, it takes another figure's place when it matters.
            let old = date.addingTimeInterval(LastUpdated.old + 1)
            if Self.showsAgeLate(family), old > now, old < midnight { dates.append(old) }
            dates.append(midnight)
        }
        let entries = dates.map { InsightsEntry(date: $0, state: state(settled, outcome, at: $0)) }
        // Nothing changes by itself where nothing was chosen.
        return Timeline(entries: entries, policy: outcome == .empty ? .never : .after(schedule.next(after: now)))
    }

    private static func showsAgeLate(_ family: WidgetFamily) -> Bool { family == .accessoryCircular || family == .accessoryInline }

    private enum Outcome: Equatable {
        case empty
        case signedOut
        /// The shop that was set is not the account's.
        case shopGone
        /// The figures; nil where there are none to be had.
        case figures(InsightsFigures?)
    }

    private func count() async {
        guard let watch else { return }
        _ = await patience.result { await watch.timelineAsked() }
    }

    private func outcome(_ configuration: InsightsConfiguration, _ family: WidgetFamily) async -> Outcome {
        guard !configuration.wanted.isEmpty else { return .empty }
        let repository = repository
        let asked = await patience.result { await Self.outcome(configuration, family, repository) }
        if let asked { return asked }
        return await Self.outcome(configuration, family, repository.keptOnly)
    }

    private static func outcome(
        _ configuration: InsightsConfiguration, _ family: WidgetFamily, _ repository: InsightsRepository
    ) async -> Outcome {
        do throws(InsightsError) {
            return .figures(try await repository.figures(for: configuration, in: family))
        } catch {
            switch error {
            case .signedOut: return .signedOut
            case .noShop where configuration.shop != nil: return .shopGone
            default: return .figures(nil)
            }
        }
    }

    private func state(_ configuration: InsightsConfiguration, _ outcome: Outcome, at date: Date) -> WidgetState {
        switch outcome {
        case .empty: WidgetState(.empty)
        case .signedOut: WidgetState(.signedOut)
        case .shopGone: WidgetState(.shopGone)
        case .figures(let figures): WidgetState(configuration, figures, now: date, locale: locale, timeZone: timeZone)
        }
    }
}
