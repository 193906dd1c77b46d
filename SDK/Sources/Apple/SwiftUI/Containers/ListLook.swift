import Foundation
import VitrineDrawing

/// How the rows of a list or form are set. iOS does not draw lists in widgets at all; these are the looks its apps have, with rows of at
/// least 44 points, 16 points before and after them, and hairlines between.
struct ListLook {
    /// Rows stand in boxes, section by section.
    let isGrouped: Bool
    /// The boxes keep away from the edges.
    let isInset: Bool
    /// Headers are in capitals above grouped rows.
    let hasCapitalHeaders: Bool

    static let plain = ListLook(isGrouped: false, isInset: false, hasCapitalHeaders: false)
    static let grouped = ListLook(isGrouped: true, isInset: false, hasCapitalHeaders: true)
    static let insetGrouped = ListLook(isGrouped: true, isInset: true, hasCapitalHeaders: true)

    /// Headers and footers are small and grey.
    func surroundings(of role: ListPart.Role, _ inputs: _ViewInputs) -> _ViewInputs {
        var inputs = inputs
        guard role != .row else { return inputs }
        let isStrong = role == .header && !isGrouped
        inputs.environment.text.font = isStrong ? .headline : .footnote
        if !isStrong {
            inputs.environment.foreground = ForegroundLevels([AnyShapeStyle(.secondary)], outer: inputs.environment.foreground)
        }
        if role == .header, hasCapitalHeaders { inputs.environment.text.textCase = .uppercase }
        return inputs
    }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }
private enum ListStyleKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }
private enum ScrollBackgroundKey: EnvironmentKey { static let defaultValue = true }
private enum MinimumRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private enum MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The list around; nil outside of lists.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    /// The look that `listStyle` chose for the lists inside.
    var chosenListLook: ListLook? {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    var showsScrollBackground: Bool {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
    /// The least height of a row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}

extension ListLook {
    /// The rows one under another.
    @MainActor func arrange(_ nodes: [LayoutNode], _ inputs: _ViewInputs) -> LayoutNode {
        var sections: [(id: ObjectIdentifier?, parts: [(role: ListPart.Role, node: LayoutNode)])] = []
        for node in nodes {
            let part = node.layoutValue(ListPartKey.self) ?? ListPart(role: .row, section: nil)
            if sections.isEmpty || sections[sections.count - 1].id != part.section { sections.append((part.section, [])) }
            sections[sections.count - 1].parts.append((part.role, node))
        }
        var blocks: [LayoutNode] = []
        for section in sections {
            let headers = section.parts.filter { $0.role == .header }.map { label($0.node, top: isGrouped ? 16 : 8, bottom: 6, inputs) }
            let footers = section.parts.filter { $0.role == .footer }.map { label($0.node, top: 6, bottom: 8, inputs) }
            let rows = rows(section.parts.filter { $0.role == .row }.map(\.node), inputs)
            blocks += headers
            if !rows.isEmpty { blocks.append(box(stack(rows, inputs), inputs)) }
            blocks += footers
        }
        return padded(
            stack(blocks, inputs), EdgeInsets(top: isGrouped ? 16 : 0, leading: isInset ? 16 : 0, bottom: 0, trailing: isInset ? 16 : 0),
            inputs
        )
    }

    private func stack(_ nodes: [LayoutNode], _ inputs: _ViewInputs) -> LayoutNode {
        LayoutContainerNode(VStackLayout(alignment: .leading, spacing: 0), nodes, inputs, kind: "VStack")
    }

    private func padded(_ node: LayoutNode, _ insets: EdgeInsets, _ inputs: _ViewInputs) -> LayoutNode {
        insets == EdgeInsets()
            ? node : LayoutContainerNode(PaddingLayout(insets: insets), [node], inputs, kind: "padding", isModifier: true)
    }

    private func wide(_ node: LayoutNode, atLeast height: CGFloat?, _ inputs: _ViewInputs) -> LayoutNode {
        LayoutContainerNode(
            FlexibleFrameLayout(width: .init(nil, nil, .infinity), height: .init(height, nil, nil), alignment: .leading), [node], inputs,
            kind: "frame", isModifier: true)
    }

    private func label(_ node: LayoutNode, top: CGFloat, bottom: CGFloat, _ inputs: _ViewInputs) -> LayoutNode {
        wide(
            padded(node, EdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16), inputs),
            atLeast: inputs.environment.defaultMinListHeaderHeight, inputs)
    }

    /// Rows with hairlines between them, which begin where the words begin.
    private func rows(_ nodes: [LayoutNode], _ inputs: _ViewInputs) -> [LayoutNode] {
        var result: [LayoutNode] = []
        for (index, node) in nodes.enumerated() {
            let row = node.layoutValue(ListRowKey.self)
            if index > 0, row.showsSeparatorAbove, nodes[index - 1].layoutValue(ListRowKey.self).showsSeparatorBelow {
                result.append(
                    padded(DividerNode(inputs.outsideStacks()), EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0), inputs))
            }
            let insets = row.insets ?? EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
            var cell = wide(padded(node, insets, inputs), atLeast: inputs.environment.defaultMinListRowHeight, inputs)
            if let background = row.background?(inputs) {
                cell = OverlayNode(cell, background, alignment: .center, isInFront: false, inputs)
            }
            result.append(cell)
        }
        return result
    }

    /// The box around a section's rows: a secondary grouped surface with corners of ten points.
    private func box(_ node: LayoutNode, _ inputs: _ViewInputs) -> LayoutNode {
        guard isGrouped else { return node }
        let fill = FillNode(Color(uiColor: .secondarySystemGroupedBackground), kind: "Color", inputs)
        let surface = OverlayNode(node, fill, alignment: .center, isInFront: false, inputs)
        guard isInset else { return surface }
        return LayerNode(surface, kind: "clipShape", isClipped: true) { layer, frame, container in
            layer.clip = Clip(Path(roundedRect: container.snap(frame), cornerRadius: 10, style: .continuous))
        }
    }
}
