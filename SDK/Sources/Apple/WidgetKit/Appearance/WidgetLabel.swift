import VitrineSwiftUI

/// Puts a label beside the widget where the place has room for one: after the inline widget's own words. Faces of watches show it along
/// the corner or the bezel; the lock screen's other families do not show it.
public struct _WidgetLabelModifier<Label: View> {
    let label: Label
    @Environment(\.widgetFamily) var family
}

extension _WidgetLabelModifier: ViewModifier {
    public func body(content: Content) -> some View {
        if family == .accessoryInline {
            content
            label
        } else {
            content._unsupported("widgetLabel in \(family): a label outside of the widget, which only watches have,")
        }
    }
}

extension View {
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        modifier(_WidgetLabelModifier(label: label()))
    }

    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        modifier(_WidgetLabelModifier(label: Text(labelKey)))
    }

    @_disfavoredOverload nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(_WidgetLabelModifier(label: Text(label)))
    }

    /// Bends words along a watch's corner; the lock screen has no such family.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        _unsupported("widgetCurvesContent(_:): only corners of watches are curved; it")
    }
}
