import Foundation

/// Regions that iOS keeps free; a widget has none since iOS 17, but `safeAreaInset` and `safeAreaPadding` make some.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: .max)
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// Grows out of its frame where that touches the end of the safe area.
final class SafeAreaIgnoringNode: WrapperNode {
    private let area: SafeArea
    private let edges: Edge.Set
    private let isRightToLeft: Bool

    init(_ child: LayoutNode, _ area: SafeArea, _ edges: Edge.Set, isRightToLeft: Bool) {
        self.area = area
        self.edges = edges
        self.isRightToLeft = isRightToLeft
        super.init(child)
    }

    override var kind: String { "ignoresSafeArea" }

    override func placeChildren() {
        let insets = area.insets(of: frame, edges, isRightToLeft: isRightToLeft)
        let left = isRightToLeft ? insets.trailing : insets.leading
        child.place(
            at: CGPoint(x: frame.minX - left, y: frame.minY - insets.top),
            ProposedViewSize(
                width: proposal.width.map { $0 + insets.width } ?? frame.width + insets.width,
                height: proposal.height.map { $0 + insets.height } ?? frame.height + insets.height))
    }
}

extension View {
    /// Draws under what insets the safe area. The view's size and its neighbours stay as they are.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                guard regions.contains(.container), let area = inputs.surroundings?.safeArea else { return node }
                return SafeAreaIgnoringNode(node, area, edges, isRightToLeft: inputs.environment.layoutDirection == .rightToLeft)
            })
    }

    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
