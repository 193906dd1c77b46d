import Foundation

// More of what a picture has not: bars, scenes, windows, glass that becomes another. Each leaves its view as a still picture shows it.

/// The transition with which glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String
    public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
    public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
}

/// The place at which a bar of tabs stands at first.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The place at which a bar for content stands.
public struct ContentToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let tabBar = ContentToolbarPlacement(name: "tabBar")
    public static let sidebar = ContentToolbarPlacement(name: "sidebar")
}

extension View {
    /// Sets the transition with which glass comes and goes; in a picture it is there.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    /// Goes on under bars beside the view; a widget has none.
    nonisolated public func backgroundExtensionEffect() -> some View { self }
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
    /// Sets where a bar of tabs stands at first.
    nonisolated public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View { self }
    /// Sets the content of a toolbar; a widget has none.
    nonisolated public func contentToolbar<Content: ToolbarContent>(
        for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
    /// Whether sliders show what is dragged; a widget shows no sliders.
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
    /// Sets the name by which uses of the view are counted.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    /// Whether links open inside the app.
    nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }
    /// Sets the device on which Xcode's canvas shows the view.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Whether tables show what their columns are called; no tables are drawn.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
    /// The style of tables; no tables are drawn.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    /// Starts something by a name; a picture is done before it would begin.
    nonisolated public func task<ID: Equatable>(
        id: ID, name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated,
        file: String = #fileID, line: Int = #line, _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    nonisolated public func task<ID: Equatable>(
        id: ID, name: String, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    /// Turns the drawing round where words run as `behavior` says.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                guard case .mirrors(let direction) = behavior, inputs.environment.layoutDirection == direction else { return node }
                return LayerNode(node, kind: "layoutDirectionBehavior", transform: CGAffineTransform.mirror) { _, _, _ in }
            })
    }
}

/// A device by its name, as Xcode's canvas lists it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// A platform that previews are for.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

extension PreviewProvider {
    /// The platform of the previews; nil for the one that is built for.
    public static var platform: PreviewPlatform? { nil }
}

/// The view that a modifier of previews is put around.
public typealias PreviewModifierContent = AnyView

/// The style of tables; no tables are drawn.
@MainActor @preconcurrency public protocol TableStyle {}
/// The style of the place.
public struct AutomaticTableStyle: TableStyle { nonisolated public init() {} }
/// Rows in a box.
public struct InsetTableStyle: TableStyle { nonisolated public init() {} }
extension TableStyle where Self == AutomaticTableStyle {
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The scheme a window is asked for; a widget's is the home screen's.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// The items of a menu that opens from a view; a widget opens none.
public struct ContextMenu<MenuItems: View> {
    public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// A modifier that knows its surroundings only when it is shown.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier for these surroundings.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    // `_makeNodes` applies what it is resolved to.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is resolved and has no body") }

    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        ResolvedModifier._makeNodes(modifier.resolve(in: inputs.environment), content: content, inputs, &nodes)
    }
}

extension ContainerBackgroundPlacement {
    /// The background behind a page of navigation; a widget has none.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The background behind two or three columns of navigation; a widget has none.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The background behind a view that sells subscriptions; a widget has none.
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    /// The background behind the header of a view that sells subscriptions; a widget has none.
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    /// The background behind all of a view that sells subscriptions; a widget has none.
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}
