import Foundation
import VitrineWidgetArchive

/// The role of a button: what it is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// The button deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// The action of a control when it is tapped.
enum ControlAction {
    /// A closure of the widget's. Nothing of the widget runs while its picture is shown, so it is never called.
    case closure
    /// An action that the archive carries to the host, and a report about it.
    case region(TapRegion.Action, report: String? = nil)
}

/// A view that starts something when it is tapped.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: ControlAction
    let label: Label
    let trigger: @MainActor () -> Void

    nonisolated init(role: ButtonRole?, action: ControlAction, trigger: @escaping @MainActor () -> Void = {}, label: Label) {
        self.role = role
        self.action = action
        self.label = label
        self.trigger = trigger
    }

    /// A button with a label of views; a tap on it in a widget never runs `action`.
    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: .closure, trigger: action, label: label())
    }

    /// A button with a label of views, which styles may draw by its role; a tap in a widget never runs `action`.
    @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: .closure, trigger: action, label: label())
    }

    /// A button that hands `region` to the host, which performs the intent or opens the URL in it.
    /// - Parameter report: why tapping it will do nothing.
    nonisolated package init(
        role: ButtonRole? = nil, region: TapRegion.Action, report: String? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: .region(region, report: report), label: label())
    }
}

extension Button where Label == Text {
    /// A button with a title that is looked up in the app's translations; a tap in a widget never runs `action`.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a title that is shown as it is; a tap in a widget never runs `action`.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a role and a title that is looked up; a tap in a widget never runs `action`.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a role and a title that is shown as it is; a tap in a widget never runs `action`.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A button with a title that is looked up and a symbol by its name; a tap in a widget never runs `action`.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title that is shown as it is and a symbol by its name; a tap in a widget never runs `action`.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// A button of a style's parts, drawn in the style around.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(
            role: configuration.role, action: configuration.action, trigger: configuration.start, label: configuration.label)
    }
}

extension Button: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var region: TapRegion.Action?
        switch view.action {
        case .closure: inputs.report("Button(action:): nothing of a widget runs when it is tapped; iOS takes Button(intent:) there")
        case .region(let action, let report):
            region = inputs.environment.isEnabled ? action : nil
            if let report { inputs.report("Button(intent:): \(report)") }
        }
        var list = _NodeList()
        let configuration = PrimitiveButtonStyleConfiguration(
            role: view.role, label: .init(part: ControlPart(GatheredViews(content: view.label))), action: view.action, start: view.trigger)
        list.appendStyled(configuration, inputs) { DefaultButtonStyle().makeBody(configuration: configuration) }
        nodes.preferences.merge(list.preferences)
        nodes.nodes += list.nodes.map { node in
            let tap = TapNode(node, action: region, role: .button)
            tap.takeTraits(of: node)
            return tap
        }
    }
}
