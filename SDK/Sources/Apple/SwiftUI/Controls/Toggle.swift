import Foundation
import VitrineWidgetArchive

/// A control that is on or off.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let action: ControlAction
    let label: Label

    nonisolated init(_ isOn: Binding<Bool>, isMixed: Bool = false, _ action: ControlAction, _ label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.action = action
        self.label = label
    }

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn, .closure, label()) }

    /// Makes a toggle of several sources: on where every one is on, mixed where only some are.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let states = sources.map { $0[keyPath: isOn].wrappedValue }
        self.init(.constant(states.allSatisfy { $0 }), isMixed: Set(states).count > 1, .closure, label())
    }

    /// A toggle that hands `region` to the host, which performs the intent in it.
    /// - Parameter report: why tapping it will do nothing.
    nonisolated package init(
        isOn: Bool, region: TapRegion.Action, report: String? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(.constant(isOn), .region(region, report: report), label())
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == VitrineSwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A toggle of a style's parts, drawn in the style around.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.$isOn, isMixed: configuration.isMixed, configuration.action, configuration.label)
    }
}

extension Toggle: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var region: TapRegion.Action?
        switch view.action {
        case .closure:
            inputs.report("Toggle(isOn:) with a binding: nothing of a widget runs when it is tapped; iOS takes Toggle(isOn:intent:)")
        case .region(let action, let report):
            region = inputs.environment.isEnabled ? action : nil
            if let report { inputs.report("Toggle(isOn:intent:): \(report)") }
        }
        var list = _NodeList()
        let number = inputs.context.nextToggle()
        let isFlipped = inputs.environment.flippedToggle == number
        let isOn = isFlipped ? .constant(!view.isOn.wrappedValue) : view.isOn
        let configuration = ToggleStyleConfiguration(
            label: .init(part: ControlPart(GatheredViews(content: view.label))), isOn: isOn, isMixed: view.isMixed && !isFlipped,
            action: view.action)
        list.appendStyled(configuration, inputs) { SwitchToggleBody(configuration: configuration) }
        nodes.preferences.merge(list.preferences)
        nodes.nodes += list.nodes.map { node in
            let tap = TapNode(node, action: region, role: .toggle, value: isOn.wrappedValue ? "1" : "0", toggle: number)
            tap.takeTraits(of: node)
            return tap
        }
    }
}
