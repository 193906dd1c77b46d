import VitrineDrawing

/// The inputs with which a view is evaluated: its environment, and what the whole render shares.
public struct _ViewInputs {
    package var environment: EnvironmentValues
    let context: RenderContext
    /// The axis of the stack around, for Spacer and Divider.
    var stackAxis: Axis?
    /// The axis along which several views stand as one before any modifier around them sees them: that of a scroll view's content, vertical
    /// at the root. Nil in a container, where a modifier of several views goes to each of them.
    var joined: Axis?
    /// The surroundings of the view beside the environment; nil where there are none, as nearly everywhere.
    var surroundings: Surroundings?

    init(environment: EnvironmentValues, context: RenderContext, stackAxis: Axis? = nil) {
        self.environment = environment
        self.context = context
        self.stackAxis = stackAxis
    }

    /// Says once that something is declared and not drawn.
    package func report(_ sentence: String) { context.report(sentence) }

    /// Returns the inputs with changed surroundings.
    func adding(_ change: (inout Surroundings) -> Void) -> _ViewInputs {
        var copy = self
        var surroundings = surroundings ?? Surroundings()
        change(&surroundings)
        copy.surroundings = surroundings
        return copy
    }

    /// Returns the inputs for a view that stands outside every stack.
    func outsideStacks() -> _ViewInputs {
        var copy = self
        copy.stackAxis = nil
        copy.joined = nil
        return copy
    }

    /// Returns the inputs for content of which several views stand as one along an axis.
    func joining(_ axis: Axis) -> _ViewInputs {
        var copy = self
        copy.joined = axis
        return copy
    }
}

/// The layout nodes a view made, and the preferences that rise from it.
public struct _NodeList {
    var nodes: [LayoutNode] = []
    var preferences = PreferenceValues()

    init() {}

    /// Puts each node made since `start` into another.
    func range(from start: Int) -> Range<Int> { start..<nodes.count }

    /// Adds the nodes of several views: as one node where the inputs join them, which a modifier around them then wraps once.
    @MainActor mutating func addViews(_ inputs: _ViewInputs, _ make: (_ViewInputs, inout _NodeList) -> Void) {
        guard let axis = inputs.joined else { return make(inputs, &self) }
        var apart = inputs
        apart.joined = nil
        let start = nodes.count
        make(apart, &self)
        guard nodes.count > start + 1 else { return }
        let views = Array(nodes[start...])
        nodes.removeSubrange(start...)
        nodes.append(
            axis == .horizontal
                ? LayoutContainerNode(HStackLayout(), views, apart, kind: "HStack")
                : LayoutContainerNode(VStackLayout(), views, apart, kind: "VStack"))
    }

    mutating func wrap(from start: Int, _ transform: (LayoutNode) -> LayoutNode) {
        for index in start..<nodes.count {
            let inner = nodes[index]
            let outer = transform(inner)
            outer.takeTraits(of: inner)
            nodes[index] = outer
        }
    }
}

extension View {
    /// Returns the view's nodes as a list of its own; preferences are handed on to `parent`.
    static func nodes(of view: Self, _ inputs: _ViewInputs, preferencesTo parent: inout _NodeList) -> [LayoutNode] {
        var list = _NodeList()
        var apart = inputs
        apart.joined = nil
        _makeNodes(view, apart, &list)
        parent.preferences.merge(list.preferences)
        return list.nodes
    }

    /// One of several views, with what rises from it alone.
    static func node(_ index: Int, of view: Self, _ inputs: _ViewInputs, preferencesTo parent: inout _NodeList) -> LayoutNode? {
        var first = 0
        let reported = inputs.context.diagnostics.count
        for part in _parts(view, inputs) {
            inputs.context.forgetReports(from: reported)
            var own = _NodeList()
            part(&own)
            if index - first < own.nodes.count {
                parent.preferences.merge(own.preferences)
                return own.nodes[index - first]
            }
            first += own.nodes.count
        }
        return nil
    }

    /// Returns the view as one node: several views become an implicit ZStack, none gives nil.
    static func singleNode(
        of view: Self, _ inputs: _ViewInputs, alignment: Alignment = .center, preferencesTo parent: inout _NodeList
    ) -> LayoutNode? {
        let nodes = nodes(of: view, inputs, preferencesTo: &parent)
        guard nodes.count > 1 else { return nodes.first }
        return LayoutContainerNode(ZStackLayout(alignment: alignment), nodes, inputs, kind: "ZStack")
    }
}
