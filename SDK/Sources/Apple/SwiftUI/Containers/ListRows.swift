import Foundation

/// The properties of a row that its view sets.
struct ListRow {
    var insets: EdgeInsets?
    var showsSeparatorAbove = true
    var showsSeparatorBelow = true
    var background: ((_ViewInputs) -> LayoutNode?)?
}

struct ListRowKey: LayoutValueKey { static var defaultValue: ListRow { ListRow() } }

/// A style of lists.
public protocol ListStyle {}

/// A style whose rows stand in boxes, where others have them one below the other.
protocol GroupedStyle {
    /// Whether the boxes keep away from the list's edges.
    static var isInset: Bool { get }
}

public struct PlainListStyle: ListStyle, Sendable { public init() {} }
public struct InsetListStyle: ListStyle, Sendable { public init() {} }
public struct SidebarListStyle: ListStyle, Sendable { public init() {} }
/// The style of a list for which none is chosen, which is ``insetGrouped`` on an iPhone.
public struct DefaultListStyle: ListStyle, GroupedStyle, Sendable {
    public init() {}
    static var isInset: Bool { true }
}
public struct GroupedListStyle: ListStyle, GroupedStyle, Sendable {
    public init() {}
    static var isInset: Bool { false }
}
public struct InsetGroupedListStyle: ListStyle, GroupedStyle, Sendable {
    public init() {}
    static var isInset: Bool { true }
}

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A style of forms; all of them are drawn in boxes.
public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle, Sendable { public init() {} }
public struct GroupedFormStyle: FormStyle, Sendable { public init() {} }
public struct ColumnsFormStyle: FormStyle, Sendable { public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { AutomaticFormStyle() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { GroupedFormStyle() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { ColumnsFormStyle() } }

extension View {
    nonisolated private func listRow(_ change: @escaping (inout ListRow) -> Void) -> some View {
        modifier(
            TraitModifier { node in
                var row = node.layoutValue(ListRowKey.self)
                change(&row)
                node.setLayoutValue(ListRowKey.self, row)
            })
    }

    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(
            _EnvironmentModifier {
                guard let grouped = S.self as? any GroupedStyle.Type else { return $0.chosenListLook = .plain }
                $0.chosenListLook = grouped.isInset ? .insetGrouped : .grouped
            })
    }

    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

    /// Room around the row's view, in points; nil is a list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow { $0.insets = insets } }

    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        listRow {
            if edges.contains(.top) { $0.showsSeparatorAbove = visibility != .hidden }
            if edges.contains(.bottom) { $0.showsSeparatorBelow = visibility != .hidden }
        }
    }

    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        let box = UncheckedBox(view)
        return listRow { row in
            row.background = { inputs in
                let inputs = UncheckedBox(inputs)
                // Nodes are made inside a render, and renders run on the main actor.
                return MainActor.assumeIsolated {
                    var list = _NodeList()
                    return UncheckedBox(
                        box.value.flatMap { V.singleNode(of: $0, inputs.value.outsideStacks(), preferencesTo: &list) })
                }.value
            }
        }
    }

    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    /// The distance between sections by how it is to look; here sections keep the list's own.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// Whether forms and grouped lists have a surface of their own behind their boxes.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentModifier { $0.showsScrollBackground = visibility != .hidden })
    }
}
