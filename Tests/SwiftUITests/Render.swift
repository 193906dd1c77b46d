import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive

/// Renders for tests: environments by name, nodes by type.
@MainActor enum Render {
    nonisolated static func environment(
        scale: CGFloat = 3, size: DynamicTypeSize = .large, scheme: ColorScheme = .light, locale: String = "en_GB",
        direction: LayoutDirection = .leftToRight, version: Int? = nil
    ) -> EnvironmentValues {
        var values = EnvironmentValues()
        if let version { values.systemVersion = _SystemVersion(version) }
        values.displayScale = scale
        values.dynamicTypeSize = size
        values.colorScheme = scheme
        values.locale = Locale(identifier: locale)
        values.layoutDirection = direction
        return values
    }

    static func fitting<V: View>(
        _ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil, environment: EnvironmentValues = environment()
    ) -> RenderedView {
        ViewRenderer().renderFitting(view, proposal: ProposedViewSize(width: width, height: height), environment: environment)
    }

    static func tile<V: View>(
        _ view: V, _ width: CGFloat = 158, _ height: CGFloat = 158, margins: CGFloat = 0, cornerRadius: CGFloat = 22,
        environment: EnvironmentValues = environment()
    ) -> RenderedView {
        ViewRenderer().render(
            view, size: CGSize(width: width, height: height),
            contentMargins: EdgeInsets(top: margins, leading: margins, bottom: margins, trailing: margins), cornerRadius: cornerRadius,
            environment: environment)
    }
}

extension RenderedView {
    func frames(_ type: String) -> [CGRect] { nodes.filter { $0.type == type }.map(\.frame) }
    func frame(_ type: String, _ index: Int = 0) -> CGRect { frames(type).indices.contains(index) ? frames(type)[index] : .null }

    /// The fills of the content, with their colours, outermost layers opened.
    var fills: [(rect: CGRect, color: RGBA)] { Self.fills(content.items) }

    static func fills(_ items: [DisplayItem]) -> [(rect: CGRect, color: RGBA)] {
        items.flatMap { item -> [(rect: CGRect, color: RGBA)] in
            switch item {
            case .fill(let path, .color(let color), _): [(path.boundingRect, color)]
            case .layer(let layer): fills(layer.items)
            default: []
            }
        }
    }

    var layers: [Layer] { content.items.compactMap { if case .layer(let layer) = $0 { layer } else { nil } } }
}
