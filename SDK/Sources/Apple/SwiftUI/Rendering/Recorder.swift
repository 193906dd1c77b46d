import Foundation
import VitrineDrawing
import VitrineUIKit
import VitrineWidgetArchive

/// Takes what nodes draw: display items, and what is found on the way (taps, accessibility, nodes).
struct Recorder {
    var items: [DisplayItem] = []
    var images: [ImageKey: EncodedImage] = [:]
    var taps: [TapRegion] = []
    var elements: [AccessibilityElement] = []
    var nodes: [ViewNode] = []
    var depth = 0
    /// The tile, its pixels, and its corners for shapes that follow them.
    var container: _ContainerShape
    let context: RenderContext

    /// The way from the current layer to the tile; nil while nothing turns or scales.
    private var transform: CGAffineTransform?
    /// The clip, outside of which nothing can be tapped.
    private var clip: CGRect?

    init(container: _ContainerShape, context: RenderContext) {
        self.container = container
        self.context = context
    }

    func snap(_ rect: CGRect) -> CGRect { container.snap(rect) }
    func snap(_ point: CGPoint) -> CGPoint { CGPoint(x: container.snap(point.x), y: container.snap(point.y)) }

    /// A rectangle of the current layer in the tile's coordinates.
    func inTile(_ rect: CGRect) -> CGRect { transform.map { rect.applying($0) } ?? rect }

    func viewNode(of node: LayoutNode) -> ViewNode {
        ViewNode(type: node.kind, frame: inTile(node.frame), text: node.text, depth: depth)
    }

    mutating func keep(_ paint: _StylePaint) {
        switch paint.kind {
        case .image(let image, _, _), .picture(let image): images[image.key] = image.encoded
        default: break
        }
    }

    mutating func addTap(_ frame: CGRect, _ action: TapRegion.Action, label: String, toggle: Int? = nil) {
        var area = inTile(frame)
        if let clip { area = area.overlap(with: clip) }
        guard !area.isNull, area.width > 0, area.height > 0 else { return }
        taps.append(TapRegion(frame: area, action: action, label: label, toggle: toggle))
    }

    /// Draws `content` into a layer of its own; `change` says what is done with it. A layer that nothing was drawn in is left out.
    mutating func layer(
        transform: CGAffineTransform? = nil, clip: CGRect? = nil, _ content: (inout Recorder) -> Void, change: (inout Layer) -> Void
    ) {
        let outer = (transform: self.transform, clip: self.clip)
        // Swapped, not copied: a second reference would copy the list at the next append.
        var others: [DisplayItem] = []
        swap(&items, &others)
        if let transform { self.transform = transform.concatenating(outer.transform ?? .identity) }
        if let clip {
            let area = inTile(clip)
            self.clip = outer.clip.map { $0.overlap(with: area) } ?? area
        }
        content(&self)
        swap(&items, &others)
        (self.transform, self.clip) = outer
        guard !others.isEmpty else { return }
        var layer = Layer(items: others)
        if let transform { layer.transform = transform }
        change(&layer)
        items.append(.layer(layer))
    }

    /// Draws something whose taps, words and nodes do not count: a mask.
    mutating func silently(_ content: (inout Recorder) -> Void) -> [DisplayItem] {
        var inner = Recorder(container: container, context: context)
        content(&inner)
        images.merge(inner.images) { first, _ in first }
        return inner.items
    }
}

extension CGRect {
    /// The intersection of two rectangles; none of one that has NaN, for which Foundation's own `intersection` traps on Linux.
    fileprivate func overlap(with other: CGRect) -> CGRect {
        let numbers = [origin.x, origin.y, size.width, size.height, other.origin.x, other.origin.y, other.size.width, other.size.height]
        guard numbers.allSatisfy(\.isFinite) else { return .null }
        return intersection(other)
    }
}
