import AppPage
import Foundation
import InsightsCore

/// Writes the page. All values are escaped by the template.
public struct InsightsPage: Sendable {
    let parts: PageParts
    private let words: PageWords
    private let core: PageWords
    private let locale: Locale
    private let timeZone: TimeZone
    private let now: @Sendable () -> Date

    /// Reads the page's parts from the app's bundle.
    public init(locale: Locale, timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() }) throws {
        parts = try PageParts(in: .module)
        words = PageWords(in: .module, locale: locale)
        core = PageWords(in: InsightsWords.bundle, locale: locale)
        self.locale = InsightsWords.locale(for: locale)
        self.timeZone = timeZone
        self.now = now
    }

    func render(_ state: InsightsAppModel.State, _ log: [LifecycleLog.Entry], notice: Notice?) -> String {
        var values: [String: Any] = ["revision": state.revision, "words": words.all, "language": words.language]
        // A sentence of the app's own is in its bundle; another's is said as it came.
        if let notice { values["notice"] = ["kind": notice.kind.rawValue, "text": words[notice.text]] }
        if case .help = state.place { values["help"] = true }
        switch state.presence {
        case .unknown: values["starting"] = true
        case .waiting(let reason): values["waiting"] = reason
        case .signedOut where state.place == .help: break
        case .signedOut:
            values["signIn"] = [
                "samples": SampleMerchant.all.map { ["username": $0.username, "password": $0.password, "what": words[$0.what]] }
            ]
        case .signedIn(let account): addShop(state, account, log, to: &values)
        }
        return parts.render(values)
    }

    private func addShop(_ state: InsightsAppModel.State, _ account: String, _ log: [LifecycleLog.Entry], to values: inout [String: Any]) {
        values["merchant"] = [
            "account": account,
            "shops": state.shops.map { ["id": $0.id, "name": $0.name, "chosen": $0.id == state.shop?.id] as [String: Any] },
            "severalShops": state.shops.count > 1, "shop": state.shop?.name ?? "", "atWidgets": state.place == .widgets,
            "atHelp": state.place == .help, "atFigures": state.place != .widgets && state.place != .help,
        ]
        switch state.place {
        case .overview:
            values["overview"] = header(state).merging(["metrics": MetricType.all.map { card($0, state) }]) { $1 }
        case .metric(let metric):
            values["metric"] = header(state).merging(card(metric, state)) { $1 }.merging(details(metric, state)) { $1 }
        case .widgets: values["widgets"] = ["isEmpty": log.isEmpty, "entries": log.prefix(60).map(entry)]
        case .help: break
        }
    }

    private func header(_ state: InsightsAppModel.State) -> [String: Any] {
        var values: [String: Any] = [
            "shop": state.shop?.name ?? "",
            "ranges": DateRange.allCases.map {
                ["value": $0.rawValue, "name": core.title($0), "chosen": $0 == state.range] as [String: Any]
            },
        ]
        if let date = state.figures?.date {
            let time = LastUpdated(date, now: now(), locale: locale, timeZone: timeZone).text
            values["updated"] = words("asOf", time)
        }
        if state.figures?.isStale == true { values["stale"] = true }
        if state.figures == nil, let failure = state.failure { values["failure"] = sentence(failure) }
        return values
    }

    private func card(_ metric: MetricType, _ state: InsightsAppModel.State) -> [String: Any] {
        var card: [String: Any] = ["id": metric.id, "name": core.title(metric)]
        guard let figures = figures(metric, state) else { return card }
        card["value"] = figures.value.full
        if let comparison = figures.comparison { card["comparison"] = words(comparison, state.range) }
        if let chart = figures.chart {
            let drawing = ChartDrawing(series: chart, width: 240, height: 56)
            card["spark"] = ["line": drawing.line, "area": drawing.area]
        }
        return card
    }

    private func details(_ metric: MetricType, _ state: InsightsAppModel.State) -> [String: Any] {
        guard let data = state.figures?.data[metric], let shop = state.shop else { return [:] }
        var values: [String: Any] = [:]
        if let chart = figures(metric, state)?.chart {
            let drawing = ChartDrawing(series: chart, hasHours: state.range == .today)
            values["chart"] = ["bars": drawing.bars, "labels": drawing.labels]
            values["chartLabel"] = words("barByBar", core.title(metric))
        }
        if let previous = data.previous {
            values["before"] = ValueForms(previous, metric.unit, currency: data.currency, locale: locale).full
            values["beforeWords"] = words["before.\(state.range.rawValue)"]
        }
        let style = Date.FormatStyle(locale: locale, timeZone: shop.zone)
        values["rows"] = data.series.reversed().map { point in
            [
                "when": point.date.formatted(
                    state.range == .today ? style.hour().minute() : style.weekday(.abbreviated).day().month(.abbreviated)),
                "value": ValueForms(Decimal(point.value), metric.unit, currency: data.currency, locale: locale).full,
            ]
        }
        if metric.response.isTimed == false { values["present"] = true }
        return values
    }

    private func figures(_ metric: MetricType, _ state: InsightsAppModel.State) -> MetricFigures? {
        guard let data = state.figures?.data[metric], let shop = state.shop else { return nil }
        return MetricFigures(data, of: metric, over: state.range, timeZone: shop.zone, locale: locale)
    }

    private func words(_ comparison: Comparison, _ range: DateRange) -> [String: Any] {
        let (arrow, kind, spoken): (String, String, String) =
            switch comparison.direction {
            case .up: ("↗", "up", "up")
            case .down: ("↘", "down", "down")
            case .unchanged: ("→", "level", "unchanged")
            }
        return ["arrow": arrow, "kind": kind, "spoken": words[spoken], "text": comparison.text, "with": core.comparedWith(range)]
    }

    private func entry(_ entry: LifecycleLog.Entry) -> [String: Any] {
        let event = entry.event
        let metrics = event.metrics.map { MetricType.named($0).map(core.title) ?? $0 }.joined(separator: ", ")
        return [
            "added": event.name == .added, "what": words[Self.what(event.name)],
            "size": words[Self.size(event.family)],
            "kind": event.kind, "metrics": metrics,
            "when": event.at.formatted(
                Date.FormatStyle(locale: locale, timeZone: timeZone).day().month(.abbreviated).hour().minute()),
            "unsent": !entry.isSent,
        ]
    }

    private static func what(_ name: WidgetEvent.Name) -> String {
        switch name {
        case .added: "Added"
        case .removed: "Removed"
        case .changed: "Changed"
        }
    }

    /// “Small” for `systemSmall`, “Lock screen, circular” for `accessoryCircular`.
    private static func size(_ family: String) -> String {
        if family.hasPrefix("system") { return String(family.dropFirst("system".count)) }
        if family.hasPrefix("accessory") { return "Lock screen, " + family.dropFirst("accessory".count).lowercased() }
        return family
    }

    private func sentence(_ error: InsightsError) -> String {
        switch error {
        case .signedOut: words["Nobody is signed in."]
        case .accountChanged: words["Another account has signed in meanwhile."]
        case .noService: words["Nobody said where the metrics are served."]
        case .noShop: words["The account has no such shop."]
        case .unreachable(let reason): words("unreachable", reason)
        case .status(let code): words("status", "\(code)")
        case .undecodable(let place): words("undecodable", place)
        }
    }
}

/// The words of the page for what the core names.
extension PageWords {
    /// A metric's name in full.
    fileprivate func title(_ metric: MetricType) -> String { self["metric.\(metric.id)"] }

    /// “Last 7 days”.
    fileprivate func title(_ range: DateRange) -> String { self["range.\(range.rawValue)"] }

    /// “vs yesterday”.
    fileprivate func comparedWith(_ range: DateRange) -> String { self["range.\(range.rawValue).before"] }
}
