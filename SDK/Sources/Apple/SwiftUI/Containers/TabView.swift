import Foundation

/// Screens of which one is seen: the selected one by its tag, else the first. A picture has no bar and no dots.
public struct TabView<SelectionValue, Content> {
    let selection: SelectionValue?
    let content: Content
}

extension TabView: View, _PrimitiveView where SelectionValue: Hashable, Content: View {
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection?.wrappedValue, content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        inputs.report("TabView: the selected screen is drawn, without a bar or dots")
        let inner = inputs.outsideStacks()
        let screens = Content.nodes(of: view.content, inner, preferencesTo: &nodes)
        guard let first = screens.first else { return }
        let selected = view.selection.flatMap { tag in screens.first { $0.identity == AnyHashable(tag) } } ?? first
        nodes.nodes.append(
            LayoutContainerNode(
                FlexibleFrameLayout(width: .init(nil, nil, .infinity), height: .init(nil, nil, .infinity), alignment: .center), [selected],
                inputs, kind: "TabView", isModifier: true))
    }
}

extension TabView where SelectionValue == Int, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

/// A style of tab views.
public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle, Sendable { public init() {} }
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// The times at which the dots are seen.
    public struct IndexDisplayMode: Sendable {
        public static let automatic = IndexDisplayMode()
        public static let always = IndexDisplayMode()
        public static let never = IndexDisplayMode()
    }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() } }
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}

extension View {
    // There is no bar to show them in.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    nonisolated public func badge(_ count: Int) -> some View { self }
    nonisolated public func badge(_ label: Text?) -> some View { self }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}
