import Foundation
import VitrineDrawing

extension ListLook {
    /// The rows one under another.
    @MainActor func arrange(_ nodes: [LayoutNode], _ inputs: _ViewInputs) -> LayoutNode {
        var sections: [(id: ObjectIdentifier?, parts: [(role: ListPart.Role, node: LayoutNode)])] = []
        for node in nodes {
            let part = node.layoutValue(ListPartKey.self) ?? ListPart(role: .row, section: nil)
            if sections.isEmpty || sections[sections.count - 1].id != part.section { sections.append((part.section, [])) }
            sections[sections.count - 1].parts.append((part.role, node))
        }
        let measures = ListMeasures(self, inputs.environment)
        var blocks: [LayoutNode] = []
        for (index, section) in sections.enumerated() {
            func part(_ role: ListPart.Role) -> [LayoutNode] { section.parts.filter { $0.role == role }.map(\.node) }
            let (headers, rows, footers) = (part(.header), rows(part(.row), measures, inputs), part(.footer))
            blocks += headers.map { label($0, measures.header, inputs) }
            if !rows.isEmpty {
                let above = headers.isEmpty ? (index == 0 ? measures.bare.first : measures.bare.above) : 0
                let room = sides(above, footers.isEmpty ? measures.bare.below : 0)
                blocks.append(padded(box(stack(rows, inputs), measures, inputs), room, inputs))
            }
            blocks += footers.map { label($0, measures.footer, inputs) }
        }
        return stack(blocks, inputs)
    }

    /// The room around a section's box.
    private func sides(_ above: CGFloat, _ below: CGFloat) -> EdgeInsets {
        EdgeInsets(top: above, leading: isInset ? 16 : 0, bottom: below, trailing: isInset ? 16 : 0)
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

    private func label(_ node: LayoutNode, _ room: (above: CGFloat, below: CGFloat), _ inputs: _ViewInputs) -> LayoutNode {
        let side: CGFloat = isInset ? 32 : 16
        return wide(
            padded(node, EdgeInsets(top: room.above, leading: side, bottom: room.below, trailing: side), inputs),
            atLeast: inputs.environment.defaultMinListHeaderHeight, inputs)
    }

    /// Rows with separators between them, each at the bottom of the row above it.
    private func rows(_ nodes: [LayoutNode], _ measures: ListMeasures, _ inputs: _ViewInputs) -> [LayoutNode] {
        nodes.enumerated().map { index, node in
            let row = node.layoutValue(ListRowKey.self)
            let insets = row.insets ?? EdgeInsets(top: measures.insideRow, leading: 16, bottom: measures.insideRow, trailing: 16)
            var cell = wide(padded(node, insets, inputs), atLeast: inputs.environment.chosenMinListRowHeight ?? measures.row, inputs)
            if let background = row.background?(inputs) {
                cell = OverlayNode(cell, background, alignment: .center, isInFront: false, inputs)
            }
            guard index + 1 < nodes.count, row.showsSeparatorBelow, nodes[index + 1].layoutValue(ListRowKey.self).showsSeparatorAbove else {
                return cell
            }
            let separator = RowSeparatorNode(of: node, measures, trailing: row.insets?.trailing ?? 16, inputs)
            return OverlayNode(cell, separator, alignment: .bottom, isInFront: true, inputs)
        }
    }

    /// The box around a section's rows: a secondary grouped surface with round corners.
    private func box(_ node: LayoutNode, _ measures: ListMeasures, _ inputs: _ViewInputs) -> LayoutNode {
        guard isGrouped else { return node }
        let fill = FillNode(Color(uiColor: .secondarySystemGroupedBackground), kind: "Color", inputs)
        let surface = OverlayNode(node, fill, alignment: .center, isInFront: false, inputs)
        guard isInset else { return surface }
        return LayerNode(surface, kind: "clipShape", isClipped: true) { layer, frame, container in
            let radius = min(measures.cornerRadius, min(frame.width, frame.height) / 2)
            layer.clip = Clip(Path(roundedRect: container.snap(frame), cornerRadius: radius, style: .continuous))
        }
    }
}

/// The line between two rows. It begins where the first words of the row above it begin, behind an image.
final class RowSeparatorNode: LayoutNode {
    private let row: LayoutNode
    private let thickness: CGFloat
    private let trailing: CGFloat
    private let color: RGBA
    private let isRightToLeft: Bool

    init(of row: LayoutNode, _ measures: ListMeasures, trailing: CGFloat, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        self.row = row
        thickness = measures.separator ?? environment.pixelLength
        self.trailing = measures.endsInside ? trailing : 0
        isRightToLeft = environment.layoutDirection == .rightToLeft
        let base = Color(uiColor: .separator).rgba(in: environment)
        // iOS 26 has the same colours, fainter: 12 % in the light and 50 in the dark.
        let opacity: Float = environment.colorScheme == .dark ? 0.5 : 0.12
        color = measures.endsInside ? RGBA(base.red, base.green, base.blue, opacity) : base
        super.init()
    }

    override var kind: String { "Divider" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: proposal.width ?? 10, height: thickness) }

    /// The frame of the first words in a part of the row, as it was placed.
    private func firstWords(_ node: LayoutNode) -> CGRect? {
        if node.text != nil { return node.frame }
        for child in node.knownChildren {
            if let found = firstWords(child) { return found }
        }
        return nil
    }

    override func drawContent(_ recorder: inout Recorder) {
        let words = firstWords(row) ?? row.frame
        var line = frame
        if isRightToLeft {
            line.origin.x += trailing
            line.size.width = max(words.maxX - line.minX, 0)
        } else {
            line.origin.x = words.minX
            line.size.width = max(frame.maxX - trailing - words.minX, 0)
        }
        recorder.items.append(.fill(Path(recorder.snap(line)), .color(color), .nonZero))
    }
}
