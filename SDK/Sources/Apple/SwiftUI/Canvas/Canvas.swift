import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// The mode in which colours are blended.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A view that is drawn by commands.
public struct Canvas<Symbols: View> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
    }
}

extension Canvas: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var list = _NodeList()
        Symbols._makeNodes(view.symbols, inputs.outsideStacks(), &list)
        nodes.nodes.append(CanvasNode(view.renderer, symbols: list.nodes, isOpaque: view.isOpaque, inputs))
    }
}

final class CanvasNode: LayoutNode {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: [LayoutNode]
    private let isOpaque: Bool
    private let inputs: _ViewInputs

    init(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: [LayoutNode], isOpaque: Bool, _ inputs: _ViewInputs
    ) {
        self.renderer = renderer
        self.symbols = symbols
        self.isOpaque = isOpaque
        self.inputs = inputs
        super.init()
    }

    override var kind: String { "Canvas" }

    override func drawContent(_ recorder: inout Recorder) {
        let rect = recorder.snap(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        let page = GraphicsPage(container: recorder.container, inputs: inputs, symbols: symbols, size: rect.size)
        var context = GraphicsContext(page)
        renderer(&context, rect.size)
        var items = page.items
        if isOpaque { items.insert(.fill(Path(CGRect(origin: .zero, size: rect.size)), .color(.black), .nonZero), at: 0) }
        guard !items.isEmpty else { return }
        recorder.images.merge(page.images) { first, _ in first }
        var layer = Layer(items: items)
        layer.transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        // What is blended is blended with the canvas alone. A layer that is faded is drawn as one group; so little rounds to none.
        if page.blends { layer.opacity = 1 - 1.0 / 1024 }
        recorder.items.append(.layer(layer))
    }
}

/// The page on which all contexts of one canvas draw.
final class GraphicsPage {
    var items: [DisplayItem] = []
    var images: [ImageKey: EncodedImage] = [:]
    var blends = false
    let container: _ContainerShape
    let inputs: _ViewInputs
    let symbols: [LayoutNode]
    let size: CGSize

    init(container: _ContainerShape, inputs: _ViewInputs, symbols: [LayoutNode], size: CGSize) {
        self.container = container
        self.inputs = inputs
        self.symbols = symbols
        self.size = size
    }

    /// A page for a group of its own, with the same surroundings.
    func emptied() -> GraphicsPage { GraphicsPage(container: container, inputs: inputs, symbols: symbols, size: size) }

    /// The display items of a node at a place.
    func items(of node: LayoutNode, in rect: CGRect) -> [DisplayItem] {
        node.place(at: rect.origin, ProposedViewSize(rect.size))
        var recorder = Recorder(container: container, context: inputs.context)
        node.draw(&recorder)
        images.merge(recorder.images) { first, _ in first }
        return recorder.items
    }
}
