import SwiftUI

extension LayoutTree.Guide {
    var horizontal: HorizontalAlignment {
        switch self {
        case .low: .leading
        case .middle: .center
        case .high: .trailing
        }
    }

    var vertical: VerticalAlignment {
        switch self {
        case .low: .top
        case .middle: .center
        case .high: .bottom
        }
    }
}

/// One view inside it, as long as it is offered between two lengths.
private struct FlexibleLeaf: Layout {
    let width: LayoutTree.Bounds
    let height: LayoutTree.Bounds

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        func length(_ proposal: CGFloat?, _ bounds: LayoutTree.Bounds) -> CGFloat {
            min(max(proposal ?? bounds.ideal ?? 0, bounds.minimum ?? 0), bounds.maximum ?? .infinity)
        }
        return CGSize(width: length(proposal.width, width), height: length(proposal.height, height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// The tree as SwiftUI has it.
struct LayoutTreeView: View {
    let tree: LayoutTree

    var body: some View { Self.view(tree) }

    private static func each(_ children: [LayoutTree]) -> some View {
        ForEach(children.indices, id: \.self) { LayoutTreeView(tree: children[$0]) }
    }

    private static func view(_ tree: LayoutTree) -> AnyView {
        switch tree {
        case .color: AnyView(Color.red)
        case .flexible(let width, let height): AnyView(FlexibleLeaf(width: width, height: height)() { Color.red })
        case .spacer(let length): AnyView(Spacer(minLength: length.map { CGFloat($0) }))
        case .divider: AnyView(Divider())
        case .stack(.horizontal, let guide, let spacing, let children):
            AnyView(HStack(alignment: guide.vertical, spacing: spacing.map { CGFloat($0) }) { each(children) })
        case .stack(.vertical, let guide, let spacing, let children):
            AnyView(VStack(alignment: guide.horizontal, spacing: spacing.map { CGFloat($0) }) { each(children) })
        case .depth(let x, let y, let children):
            AnyView(ZStack(alignment: Alignment(horizontal: x.horizontal, vertical: y.vertical)) { each(children) })
        case .frame(let width, let height, let x, let y, let child):
            AnyView(
                LayoutTreeView(tree: child).frame(
                    width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
                    alignment: Alignment(horizontal: x.horizontal, vertical: y.vertical)))
        case .flexibleFrame(let width, let height, let x, let y, let child):
            AnyView(
                LayoutTreeView(tree: child).frame(
                    minWidth: width.minimum.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
                    maxWidth: width.maximum.map { CGFloat($0) }, minHeight: height.minimum.map { CGFloat($0) },
                    idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.maximum.map { CGFloat($0) },
                    alignment: Alignment(horizontal: x.horizontal, vertical: y.vertical)))
        case .padding(let top, let leading, let bottom, let trailing, let child):
            AnyView(LayoutTreeView(tree: child).padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
        case .fixedSize(let horizontal, let vertical, let child):
            AnyView(LayoutTreeView(tree: child).fixedSize(horizontal: horizontal, vertical: vertical))
        case .aspectRatio(let ratio, let mode, let child):
            AnyView(LayoutTreeView(tree: child).aspectRatio(ratio.map { CGFloat($0) }, contentMode: mode))
        case .priority(let priority, let child): AnyView(LayoutTreeView(tree: child).layoutPriority(priority))
        case .guide(.horizontal, let guide, let share, let plus, let child):
            AnyView(LayoutTreeView(tree: child).alignmentGuide(guide.horizontal) { $0.width * share + plus })
        case .guide(.vertical, let guide, let share, let plus, let child):
            AnyView(LayoutTreeView(tree: child).alignmentGuide(guide.vertical) { $0.height * share + plus })
        }
    }
}
