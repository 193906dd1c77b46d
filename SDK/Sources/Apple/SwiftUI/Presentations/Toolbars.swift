import Foundation

// More of bars. A widget has none; what stands in them is not asked for.

/// The content of a bar that people may customise.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
}

extension ToolbarContent where Body == Never {
    // Nothing asks what stands in a bar for its body.
    @MainActor @preconcurrency public var body: Never { return fatalError("\(Self.self) has no body") }
}

extension ToolbarContent {
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
    nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent {
        self
    }
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}

/// The options by which people may customise a toolbar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Whether people may move or leave out something in a bar.
public struct ToolbarCustomizationBehavior: Sendable {
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// The kind of an item that the system puts into a toolbar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// One of the things the system puts into a bar.
public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    nonisolated public init(kind: ToolbarDefaultItemKind, place placement: ToolbarItemPlacement) {}
}

/// Room between things in a bar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// The menu under the title of a bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    nonisolated public init() where Content == EmptyView {}
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// The role of a toolbar.
public struct ToolbarRole: Sendable {
    public static var automatic: ToolbarRole { ToolbarRole() }
    public static var browser: ToolbarRole { ToolbarRole() }
    public static var editor: ToolbarRole { ToolbarRole() }
    public static var navigationStack: ToolbarRole { ToolbarRole() }
}

/// The mode in which the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

/// Whether things in a bar show their words.
public struct ToolbarLabelStyle: Sendable {
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle() }
    public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle() }
    public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle() }
    public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle() }
}

extension ToolbarItemPlacement {
    public static let status = ToolbarItemPlacement(name: "status")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    public static let title = ToolbarItemPlacement(name: "title")
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
    public static let subtitle = ToolbarItemPlacement(name: "subtitle")
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
}

extension ToolbarItem {
    /// Makes an item with an identifier, for bars that people may customise.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content
    ) {}
}

extension ToolbarItem: CustomizableToolbarContent {}

extension ToolbarItemGroup {
    /// Several things in a bar with a label for the menu that they may become.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {}
}

/// Several things in a bar with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    public var body: some View { EmptyView() }
}

extension View {
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { _unsupported("toolbar") }
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
