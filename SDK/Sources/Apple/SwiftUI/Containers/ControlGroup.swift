import Foundation
import FoundationMissing
import VitrineDeveloperToolsSupport

/// Controls that belong together, side by side.
public struct ControlGroup<Content> {
    let content: Content
    var label: ControlPart?
}

extension ControlGroup: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let configuration = ControlGroupStyleConfiguration(
            content: .init(part: ControlPart(view.content)), label: .init(part: view.label ?? ControlPart(EmptyView())))
        nodes.appendStyled(configuration, inputs) { AutomaticControlGroupStyle().makeBody(configuration: configuration) }
    }
}

extension ControlGroup where Content: View {
    // The title is for menus and for those who do not see the group.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: ControlPart(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: ControlPart(Text(title)))
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: ControlPart(Text(titleResource)))
    }

    /// Controls with a label that menus show.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(content: LabeledControlGroupContent(content: content(), label: label), label: ControlPart(label))
    }

    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }

    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// A group of a style's parts, drawn in the style around.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: ControlPart(configuration.label))
    }
}

/// The controls of a group that has a label of its own.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View { public var body: some View { content } }

/// The parts of a group of controls, for its style.
public struct ControlGroupStyleConfiguration {
    /// The controls of the group.
    public struct Content { let part: ControlPart }
    /// The label of the group; empty where it has no name.
    public struct Label { let part: ControlPart }

    public let content: Content
    public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View { public var body: some View { part } }
extension ControlGroupStyleConfiguration.Label: View { public var body: some View { part } }

/// A style of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// The parts of a group.
    typealias Configuration = ControlGroupStyleConfiguration
    associatedtype Body: View
    /// A view of a group's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Sets how groups of controls look.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of the place; in a widget, controls side by side.
public struct AutomaticControlGroupStyle {
    nonisolated public init() {}
}

/// Controls side by side, as a navigation bar has them.
public struct NavigationControlGroupStyle {
    nonisolated public init() {}
}

/// Controls behind a button that opens a menu. A widget opens none.
public struct MenuControlGroupStyle {
    nonisolated public init() {}
}

/// Controls as the small items of a menu. A widget opens none.
public struct CompactMenuControlGroupStyle {
    nonisolated public init() {}
}

/// Controls as a palette in a menu. A widget opens none.
public struct PaletteControlGroupStyle {
    nonisolated public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 8) { configuration.content } }
}
extension NavigationControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 8) { configuration.content } }
}
extension MenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { RefusedControl(name: "controlGroupStyle(.menu)", height: 34) }
}
extension CompactMenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 8) { configuration.content } }
}
extension PaletteControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 8) { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style of the place.
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Side by side, as in a navigation bar.
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A style that puts the controls behind a button that opens a menu.
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The small items of a menu.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A palette in a menu.
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The effect that marks the chosen item of a palette; a widget shows no palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static let custom = PaletteSelectionEffect(name: "custom")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect(name: "variant") }
}

extension View {
    /// The effect that marks the chosen item of a palette; a widget shows no palette.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
