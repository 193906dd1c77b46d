import VitrineDrawing

/// The inputs with which a view is evaluated: its environment, and what the whole render shares.
public struct _ViewInputs {
    package var environment: EnvironmentValues
    let context: RenderContext
    /// The axis of the stack around, for Spacer and Divider.
    var stackAxis: Axis?
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
        _makeNodes(view, inputs, &list)
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
