import Foundation
import VitrineUIKit

// Pencils, pointers, editing and windows. A picture has none of them.

/// The orientation of a device.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Hashable, Sendable {
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    public var id: String { rawValue }
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

/// The preferred action of a pencil's double tap or squeeze.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String
    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

/// The place and angle in which a pencil is held over a view.
public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    /// The distance from the view, 0…1 of the farthest.
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of an Apple Pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

extension EnvironmentValues {
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
    public var tabBarPlacement: TabBarPlacement? { nil }
    public var isTabBarShowingSections: Bool { false }
    public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
    public var navigationLinkIndicatorVisibility: Visibility { .automatic }
}

extension EventModifiers {
    public static let function = EventModifiers(rawValue: 64)
}

/// A custom effect of hovering a pointer; no pointer is over a picture.
public protocol CustomHoverEffect: Sendable {}
/// The effect of the place.
public struct AutomaticHoverEffect: CustomHoverEffect { public init() {} }
/// A light on the view.
public struct HighlightHoverEffect: CustomHoverEffect { public init() {} }
/// The view comes nearer.
public struct LiftHoverEffect: CustomHoverEffect { public init() {} }
/// An effect that is none.
public struct EmptyHoverEffect: CustomHoverEffect { public init() {} }
extension CustomHoverEffect where Self == AutomaticHoverEffect {
    public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
    public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
extension CustomHoverEffect where Self == LiftHoverEffect { public static var lift: LiftHoverEffect { LiftHoverEffect() } }
extension CustomHoverEffect where Self == EmptyHoverEffect { public static var empty: EmptyHoverEffect { EmptyHoverEffect() } }

/// The configuration of the view that a zoom transition grows out of.
public protocol MatchedTransitionSourceConfiguration {}
/// A configuration in which the view looks as it does by itself.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
    public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}
extension MatchedTransitionSourceConfiguration {
    public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

extension View {
    nonisolated public func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View { self }
    nonisolated public func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
    nonisolated public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
    nonisolated public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
    nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
    nonisolated public func allowsWindowActivationEvents(_ value: Bool = true) -> some View { self }
    nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
    nonisolated public func assistiveAccessNavigationIcon(systemImage systemName: String) -> some View { self }
    nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
    nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
}

/// The times at which a window that fills the screen shows its bar.
public struct WindowToolbarFullScreenVisibility: Sendable {
    public static let automatic = WindowToolbarFullScreenVisibility()
    public static let onHover = WindowToolbarFullScreenVisibility()
    public static let visible = WindowToolbarFullScreenVisibility()
}

// UIKit's traits of SwiftUI's; those of none leave it open.

extension UIUserInterfaceStyle {
    public init(_ colorScheme: ColorScheme?) { self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified }
}
extension UIAccessibilityContrast {
    public init(_ contrast: ColorSchemeContrast?) { self = contrast.map { $0 == .increased ? .high : .normal } ?? .unspecified }
}
extension UILegibilityWeight {
    public init(_ weight: LegibilityWeight?) { self = weight.map { $0 == .bold ? .bold : .regular } ?? .unspecified }
}
extension UIUserInterfaceSizeClass {
    public init(_ sizeClass: UserInterfaceSizeClass?) { self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified }
}
extension UITraitEnvironmentLayoutDirection {
    public init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
}
