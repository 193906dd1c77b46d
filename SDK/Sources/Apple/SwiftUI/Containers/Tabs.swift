import Foundation

/// A screen of a `TabView`, or several.
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent = Never
    /// The content of which the tab is made.
    @MainActor @preconcurrency var body: Body { get }
    /// The screens, each with its tag.
    @MainActor @preconcurrency func _screens() -> AnyView
}

extension TabContent {
    @MainActor @preconcurrency public func _screens() -> AnyView {
        Body.self == Never.self ? AnyView(EmptyView()) : body._screens()
    }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = Never
    @MainActor @preconcurrency public func _screens() -> AnyView { map { $0._screens() } ?? AnyView(EmptyView()) }
}

extension TabContent where Body == Never {
    // Nothing asks a tab for its body.
    @MainActor @preconcurrency public var body: Never { return fatalError("\(Self.self) has no body") }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String
    public static var search: TabRole { TabRole(name: "search") }
}

/// The words and the icon of a tab; a picture has no bar to show them in.
public struct DefaultTabLabel: View {
    public var body: some View { EmptyView() }
}

/// A screen and what stands for it in the bar.
public struct Tab<Value, Content, Label> {
    let tag: AnyHashable?
    let content: Content

    init(tag: AnyHashable?, _ content: Content) {
        self.tag = tag
        self.content = content
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never
    @MainActor @preconcurrency public func _screens() -> AnyView {
        // Several views of one screen are one.
        if let tag { AnyView(ZStack { content }.tag(tag)) } else { AnyView(ZStack { content }) }
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A screen with a label of one's own.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(tag: AnyHashable(value), content()) }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A screen with a label of one's own, in a view without a selection.
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, content())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A screen by its name and icon.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(tag: AnyHashable(value), content()) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(tag: AnyHashable(value), content()) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(tag: AnyHashable(value), content()) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(tag: AnyHashable(value), content()) }
    /// A screen by what it is for.
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A screen by its name and icon, in a view without a selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(tag: nil, content()) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(tag: nil, content()) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(tag: nil, content()) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(tag: nil, content()) }
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) { self.init(tag: nil, content()) }
}

/// Screens that belong together.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: TabContent where Content: TabContent, SelectionValue: Hashable {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    @MainActor @preconcurrency public func _screens() -> AnyView { content._screens() }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.content = content() }
}

/// Tabs of several screens.
public struct AnyTabContent<TabValue: Hashable>: TabContent {
    public typealias Body = Never
    let parts: [any TabContent]

    nonisolated init(parts: [any TabContent]) { self.parts = parts }
    /// A screen whose type is not said.
    nonisolated public init<C: TabContent>(_ content: C) where C.TabValue == TabValue { parts = [content] }

    @MainActor @preconcurrency public func _screens() -> AnyView {
        let views = parts.map { $0._screens() }
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
}

/// Turns statements into screens.
@resultBuilder public struct TabContentBuilder<Selection: Hashable> {
    /// The screens of a `TabView`.
    public struct Content<C: TabContent> {
        let tabs: C
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == Selection { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == Selection { content }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> AnyTabContent<Selection> {
        var parts: [any TabContent] = []
        repeat parts.append(each content)
        return AnyTabContent(parts: parts)
    }
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == Selection { content }
    public static func buildEither<C: TabContent>(first: C) -> AnyTabContent<Selection> { AnyTabContent(parts: [first]) }
    public static func buildEither<C: TabContent>(second: C) -> AnyTabContent<Selection> { AnyTabContent(parts: [second]) }
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> AnyTabContent<Selection> { AnyTabContent(parts: [content]) }
}

extension TabContentBuilder.Content: View {
    public var body: some View { tabs._screens() }
}

extension TabView {
    /// Screens of which the selected one is seen.
    nonisolated public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, SelectionValue: Hashable, C.TabValue == SelectionValue {
        self.init(selection: selection.wrappedValue, content: TabContentBuilder<SelectionValue>.Content(tabs: content()))
    }

    /// Screens of which the first is seen.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(selection: nil, content: TabContentBuilder<Never>.Content(tabs: content()))
    }
}

/// The place of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The place of the bar of tabs.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    public static let ornament = TabBarPlacement(name: "ornament")
}

/// Whether people may move or leave out a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
    private let name: String
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// The time at which the tab for searching takes words.
public struct TabSearchActivation: Equatable, Sendable {
    private let name: String
    public static var automatic: TabSearchActivation { TabSearchActivation(name: "automatic") }
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation(name: "searchTabSelection") }
}

// There is no bar to show anything in.
extension TabContent {
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { self }
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    /// Hides the tab, so that its screen is not shown.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        AnyTabContent<TabValue>(parts: hidden ? [] : [self])
    }
}

/// Tabs that become a list at the side.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable { public init() {} }
/// Tabs in a bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A style of the dots under pages; a picture has none.
public protocol IndexViewStyle {}
/// An index view style that shows a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// The times at which the dots have a background.
    public struct BackgroundDisplayMode: Sendable {
        public static let automatic = BackgroundDisplayMode()
        public static let interactive = BackgroundDisplayMode()
        public static let always = BackgroundDisplayMode()
        public static let never = BackgroundDisplayMode()
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

/// The place of what belongs to all tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension EnvironmentValues {
    /// The place of what belongs to all tabs; nil outside of it, as everywhere here.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

extension View {
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    nonisolated public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    nonisolated public func tabViewBottomAccessory<C: View>(isEnabled: Bool, @ViewBuilder content: () -> C) -> some View { self }
    nonisolated public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    nonisolated public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    nonisolated public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}
