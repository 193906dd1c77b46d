import SwiftUI

extension MetricState {
    /// “Total sales: €4,826.50, up 12% vs yesterday”; nil for a hole.
    /// - Parameter hidesFigures: on a locked device the name alone is said.
    func sentence(_ range: DateRange, hidesFigures: Bool = false) -> Text? {
        guard case .metric(let metric, let figures) = self else { return nil }
        let name = metric.spokenName
        if hidesFigures, figures != nil { return name }
        guard let figures else { return Text("\(name): no data", bundle: .module) }
        let value = figures.value.full
        guard let comparison = figures.comparison else {
            // What has no history has nothing to compare with, and nobody expects it to.
            return figures.chart == nil
                ? Text("\(name): \(value)", bundle: .module) : Text("\(name): \(value), no comparison", bundle: .module)
        }
        switch comparison.direction {
        case .up: return Text("\(name): \(value), up \(comparison.text) \(range.comparedWith)", bundle: .module)
        case .down: return Text("\(name): \(value), down \(comparison.text) \(range.comparedWith)", bundle: .module)
        case .unchanged: return Text("\(name): \(value), unchanged \(range.comparedWith)", bundle: .module)
        }
    }
}

extension WidgetState {
    /// The whole tile in words.
    var sentence: Text { sentence(hidesFigures: false) }

    /// The same; on a locked device without its figures.
    func sentence(hidesFigures: Bool) -> Text {
        guard case .metrics(let slots) = content else {
            return Message(content).map { Self.joined([$0.title, $0.words]) } ?? Text(verbatim: "")
        }
        var parts: [Text] = []
        if let shop { parts.append(Text(verbatim: shop.name)) }
        if lastUpdated?.isEarlierDay != true { parts.append(range.name) }
        if let lastUpdated { parts.append(Text("as of \(lastUpdated.text)", bundle: .module)) }
        return Self.joined(parts + slots.compactMap { $0.sentence(range, hidesFigures: hidesFigures) })
    }

    private static func joined(_ parts: [Text]) -> Text {
        parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) { $0 + Text(verbatim: ". ") + $1 }
    }
}
