import Foundation

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }
private enum MaterialAppearanceKey: EnvironmentKey { static let defaultValue = MaterialActiveAppearance.automatic }
private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum FocusEffectKey: EnvironmentKey { static let defaultValue = true }
private enum HorizontalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private enum VerticalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private enum HorizontalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum VerticalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }

extension EnvironmentValues {
    /// Whether someone is helped by VoiceOver or the like; nobody is while a picture is drawn.
    public var accessibilityEnabled: Bool {
        get { self[AssistedKey.self] }
        set { self[AssistedKey.self] = newValue }
    }
    /// Whether controls are to have borders; they have those of their styles.
    public var accessibilityShowBorders: Bool { false }
    /// The style for which `.background` stands; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { backgroundStyleValue }
        set { backgroundStyleValue = newValue }
    }
    /// The sizing of buttons.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
    /// Whether materials look as in a window in front.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialAppearanceKey.self] }
        set { self[MaterialAppearanceKey.self] = newValue }
    }
    /// The prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
    /// The prominence of the headers of sections.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    /// Whether what has the focus is marked; nothing has it in a picture.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
    /// The times at which scroll views spring back sideways; nothing scrolls in a picture.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
    /// The times at which scroll views spring back up and down; nothing scrolls in a picture.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }
    /// Whether scroll views show how far they are sideways; a picture shows none.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }
    /// Whether scroll views show how far down they are; a picture shows none.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }
}

private enum AssistedKey: EnvironmentKey { static let defaultValue = false }

/// The sizing of a button.
public struct ButtonSizing: Hashable, Sendable {
    enum Kind: Sendable { case automatic, fitted, flexible }
    let kind: Kind
    /// The button is as wide as its style has it.
    public static let automatic = ButtonSizing(kind: .automatic)
    /// The button is as wide as its label.
    public static let fitted = ButtonSizing(kind: .fitted)
    /// The button is as wide as there is room.
    public static let flexible = ButtonSizing(kind: .flexible)
}

/// The sizing of a space in a bar; a widget has no bars.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    public static let fixed = SpacerSizing(name: "fixed")
    public static let flexible = SpacerSizing(name: "flexible")
}

/// Whether a material looks as in a window in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
}

/// The prominence of an element.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

extension View {
    /// Sets how wide buttons are.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
    /// Sets how much badges stand out; lists here show none.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
    /// Sets how much headers of sections stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    /// Sets whether materials look as in a window in front; a widget has no window.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}

extension Material {
    /// The material as in a window in front, or behind; a widget has no window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle {
    /// The style with materials as in a window in front, or behind; a widget has no window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}
