import Charts
import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive

/// Charts drawn for tests, at one size and in one environment.
@MainActor enum ChartRender {
    nonisolated static func environment(
        scheme: ColorScheme = .light, direction: LayoutDirection = .leftToRight, locale: String = "en_US", scale: CGFloat = 3
    ) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = scale
        values.colorScheme = scheme
        values.layoutDirection = direction
        values.locale = Locale(identifier: locale)
        values.timeZone = .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = values.locale
        values.calendar = calendar
        return values
    }

    static func view<V: View>(
        _ view: V, _ width: CGFloat = 300, _ height: CGFloat = 200, _ environment: EnvironmentValues = environment()
    ) -> RenderedView {
        ViewRenderer().render(view, size: CGSize(width: width, height: height), environment: environment)
    }

    /// The words shown, in order.
    static func words<V: View>(
        _ view: V, _ width: CGFloat = 300, _ height: CGFloat = 200, _ environment: EnvironmentValues = environment()
    ) -> [String] {
        self.view(view, width, height, environment).nodes.compactMap(\.text)
    }
}

extension RenderedView {
    /// Every fill and stroke, layers opened.
    var paths: [(path: Path, paint: Paint, stroke: Stroke?)] { Self.paths(content.items) }

    static func paths(_ items: [DisplayItem]) -> [(path: Path, paint: Paint, stroke: Stroke?)] {
        items.flatMap { item -> [(path: Path, paint: Paint, stroke: Stroke?)] in
            switch item {
            case .fill(let path, let paint, _): [(path, paint, nil)]
            case .stroke(let path, let paint, let stroke): [(path, paint, stroke)]
            case .layer(let layer): paths(layer.items)
            default: []
            }
        }
    }

    var fills: [CGRect] { paths.filter { $0.stroke == nil }.map(\.path.boundingRect) }
    var strokes: [(path: Path, stroke: Stroke)] { paths.compactMap { item in item.stroke.map { (item.path, $0) } } }
}

/// 2026-03-01 12:00 and so many days later, in UTC.
func day(_ days: Double) -> Date { Date(timeIntervalSince1970: 1_772_366_400 + days * 86400) }
