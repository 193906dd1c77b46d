import Foundation

/// A stack of screens. A picture shows the first; there is no bar in a widget.
public struct NavigationStack<Data, Root> {
    let root: Root
}

extension NavigationStack: View, _PrimitiveView where Root: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        _Screen._makeNodes(_Screen(content: view.root), inputs, &nodes)
    }
}

extension NavigationStack where Root: View {
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(root: root()) }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root: root())
    }

    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        self.init(root: root())
    }
}

/// `NavigationStack` by its older name.
public struct NavigationView<Content> {
    let content: Content
}

extension NavigationView: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        _Screen._makeNodes(_Screen(content: view.content), inputs, &nodes)
    }
}

/// Columns of screens; the narrow place of a picture shows the first.
public struct NavigationSplitView<Sidebar, Content, Detail> {
    let sidebar: Sidebar
}

extension NavigationSplitView: View, _PrimitiveView where Sidebar: View, Content: View, Detail: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        _Screen._makeNodes(_Screen(content: view.sidebar), inputs, &nodes)
    }
}

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar())
    }

    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(sidebar: sidebar())
    }
}

/// A screen takes all the place there is; what is smaller stands in its middle.
struct _Screen<Content> {
    let content: Content
}

extension _Screen: View, _PrimitiveView where Content: View {
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let inner = inputs.outsideStacks()
        let parts = Content.nodes(of: view.content, inner, preferencesTo: &nodes)
        let node = parts.count == 1 ? parts[0] : LayoutContainerNode(VStackLayout(), parts, inner, kind: "VStack")
        nodes.nodes.append(
            LayoutContainerNode(
                FlexibleFrameLayout(width: .init(nil, nil, .infinity), height: .init(nil, nil, .infinity), alignment: .center), [node],
                inputs, kind: "Screen", isModifier: true))
    }
}

/// A way to another screen: its label. Nobody goes anywhere from a widget but by a `Link`.
public struct NavigationLink<Label, Destination> {
    let label: Label
}

extension NavigationLink: View, _PrimitiveView where Label: View, Destination: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        inputs.report("NavigationLink: its label is drawn; a tap in a widget goes nowhere by it, use Link")
        guard inputs.environment.listLook != nil else { return Label._makeNodes(view.label, inputs, &nodes) }
        _NavigationRow<Label>._makeNodes(_NavigationRow(label: view.label), inputs, &nodes)
    }
}

/// A row of a list that leads on: its label, and an arrow at its end, as far from the label and from the row's end as in four pictures of
/// iOS 26 (home-assistant/iOS).
struct _NavigationRow<Label: View>: View {
    let label: Label

    var body: some View {
        HStack(spacing: 10.67) {
            HStack {
                label
                Spacer(minLength: 0)
            }
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary).padding(.trailing, 1.67)
        }
    }
}

extension NavigationLink where Label: View, Destination: View {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(label: label()) }

    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label: label()) }

    /// A link that is active while a binding is true.
    nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    /// A link that is active while a selection equals its tag.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }

    /// A link with its destination as a view, not a closure.
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    /// A link with its destination as a view, not a closure.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }
}

extension NavigationLink where Label: View, Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label: label()) }
}

extension NavigationLink where Label == Text, Destination: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(label: Text(title)) }
}

extension NavigationLink where Label == Text, Destination == Never {
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(label: Text(title)) }
}

/// The place of titles in bars.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}

/// A style of navigation views; all are drawn as their first screen.
public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// A title that a person may change.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { _unsupported("navigationTitle") }
    nonisolated public func navigationTitle(_ title: Text) -> some View { _unsupported("navigationTitle") }
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { _unsupported("navigationTitle") }
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { _unsupported("navigationTitle") }
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { _unsupported("navigationBarTitle") }
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { _unsupported("navigationBarTitle") }
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { _unsupported("navigationBarTitle") }
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }
}
