import Foundation

/// One child as a layout sees it.
public struct LayoutSubview: Equatable {
    let node: LayoutNode

    /// Places the child; the anchor says which of its points goes to `position`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.pending = (position, anchor, proposal)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }
    public var spacing: ViewSpacing { node.spacing }
    public var priority: Double { node.layoutPriority }
    /// Values the view gave to its container.
    public var containerValues: ContainerValues { ContainerValues(values: node.layoutValue(ContainerValuesKey.self)) }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.layoutValue(key)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// The children of a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    let nodes: [LayoutNode]
    public var layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes: Array(nodes[bounds]), layoutDirection: layoutDirection)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.nodes.elementsEqual(b.nodes, by: ===)
    }
}

/// Children that are asked without counting references to them: a tree asks its children more often than anything else.
struct UncountedSubviews {
    fileprivate let nodes: UnsafeBufferPointer<Unmanaged<LayoutNode>>

    var count: Int { nodes.count }
    var isEmpty: Bool { nodes.isEmpty }
    var indices: Range<Int> { 0..<nodes.count }

    @inline(__always) func sizeThatFits(_ proposal: ProposedViewSize, _ index: Int) -> CGSize {
        nodes[index]._withUnsafeGuaranteedRef { $0.size(proposal) }
    }

    /// The place of a guide in a child.
    @inline(__always) func guide(_ key: AlignmentKey, in proposal: ProposedViewSize, _ index: Int) -> CGFloat {
        nodes[index]._withUnsafeGuaranteedRef { $0.dimensions(proposal)[key] }
    }

    @inline(__always) func priority(_ index: Int) -> Double { nodes[index]._withUnsafeGuaranteedRef { $0.layoutPriority } }
}

extension LayoutSubviews {
    /// Gives the children, which this list holds, for as long as the body runs.
    @inline(__always) func uncounted<Result>(_ body: (UncountedSubviews) -> Result) -> Result {
        nodes.withUnsafeBufferPointer { nodes in
            // An unmanaged reference is in memory what a counted one is.
            nodes.withMemoryRebound(to: Unmanaged<LayoutNode>.self) { body(UncountedSubviews(nodes: $0)) }
        }
    }
}

extension LayoutNode {
    final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        layoutValues?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    final func setLayoutValue<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
        layoutValues = layoutValues ?? [:]
        layoutValues?[ObjectIdentifier(key)] = value
    }
}

/// Gives a value to the layout around.
struct TraitModifier {
    let set: (LayoutNode) -> Void
}

extension TraitModifier: _PrimitiveModifier {
    static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        C._makeNodes(content, inputs, &nodes)
        for index in nodes.range(from: start) { modifier.set(nodes.nodes[index]) }
    }
}

extension View {
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier { $0.setLayoutValue(key, value) })
    }

    /// The priority belongs to the view with all its later modifiers, as a trait does in OpenSwiftUI; the outermost one given counts. A
    /// spacer's own stays only through `fixedSize` and what draws: a frame or padding around it makes it an ordinary view.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(
            TraitModifier {
                // What is no number is in no order with others.
                $0.layoutPriority = value.isNaN ? 0 : value
                $0.isPriorityGiven = true
            })
    }

    nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier { $0.zIndex = value.isNaN ? 0 : value }) }

    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(TraitModifier { $0.identity = AnyHashable(id) }) }

    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(
            TraitModifier { node in
                node.identity = AnyHashable(tag)
                var values = ContainerValues(values: node.layoutValue(ContainerValuesKey.self))
                values.tags.append(AnyHashable(tag))
                node.setLayoutValue(ContainerValuesKey.self, values.values)
            })
    }
}
