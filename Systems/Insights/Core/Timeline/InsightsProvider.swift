import Foundation
import WidgetKit

/// What all kinds of the widget ask, whichever intent their configuration came by. Whatever goes wrong, there is a timeline.
public struct InsightsProvider: Sendable {
    private let repository: InsightsRepository
    private let schedule: UpdateSchedule
    private let now: @Sendable () -> Date
    private let locale: Locale
    private let timeZone: TimeZone
    private let watch: (any LifecycleWatching)?

    /// - Parameter watch: told at each timeline, and at nothing else; nil where nobody counts widgets.
    public init(
        repository: InsightsRepository, schedule: UpdateSchedule = UpdateSchedule(), now: @escaping @Sendable () -> Date = { Date() },
        locale: Locale = .current, timeZone: TimeZone = .current, watch: (any LifecycleWatching)? = nil
    ) {
        self.repository = repository
        self.schedule = schedule
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
        self.watch = watch
    }

    /// At once, without a network: the layout of a new tile.
    public func placeholder(in family: WidgetFamily) -> InsightsEntry {
        InsightsEntry(date: now(), state: SampleState.state(in: family, now: now(), locale: locale, timeZone: timeZone))
    }

    /// What the tile would show now; in the gallery a sample, without a network.
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
        async let counted: Void? = watch?.timelineAsked()
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
            dates.append(midnight)
        }
        let entries = dates.map { InsightsEntry(date: $0, state: state(settled, outcome, at: $0)) }
        // Nothing changes by itself where nothing was chosen.
        return Timeline(entries: entries, policy: outcome == .empty ? .never : .after(schedule.next(after: now)))
    }

    private enum Outcome: Equatable {
        case empty
        case signedOut
        /// Nil where there are none to be had.
        case figures(InsightsFigures?)
    }

    private func outcome(_ configuration: InsightsConfiguration, _ family: WidgetFamily) async -> Outcome {
        guard !configuration.wanted.isEmpty else { return .empty }
        do throws(InsightsError) {
            return .figures(try await repository.figures(for: configuration, in: family))
        } catch {
            return error == .signedOut ? .signedOut : .figures(nil)
        }
    }

    private func state(_ configuration: InsightsConfiguration, _ outcome: Outcome, at date: Date) -> WidgetState {
        switch outcome {
        case .empty: WidgetState(.empty)
        case .signedOut: WidgetState(.signedOut)
        case .figures(let figures): WidgetState(configuration, figures, now: date, locale: locale, timeZone: timeZone)
        }
    }
}
