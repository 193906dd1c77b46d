import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// A piece of a picture that another module of Vitrine makes by itself. Coordinates are the tile's.
package indirect enum DrawnPart {
    case fill(Path, AnyShapeStyle, in: CGRect)
    case stroke(Path, AnyShapeStyle, StrokeStyle, in: CGRect)
    case view(MeasuredView, at: CGPoint, ProposedViewSize)
    case layer([DrawnPart], DrawnEffect)
    /// Parts that are drawn, and not read aloud.
    case unread([DrawnPart])
    /// An accessibility element for a piece of the picture.
    case element(label: String, value: String?, frame: CGRect)
}

/// An effect on a group of parts.
package struct DrawnEffect {
    public var opacity = 1.0
    /// The radius of the blur in points.
    public var blur = 0.0
    public var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
    public var clip: Path?
    /// Radians, clockwise, about a point.
    public var rotation: (angle: Double, about: CGPoint)?
    /// The mask, of which only the alpha counts.
    public var mask: [DrawnPart]?

    public init() {}
}

/// A view that can be measured before it is placed.
package final class MeasuredView {
    let node: LayoutNode

    init(_ node: LayoutNode) { self.node = node }

    public func size(_ proposal: ProposedViewSize = .unspecified) -> CGSize { node.size(proposal) }
}

/// The context in which the picture of a drawn view is made.
@MainActor package struct DrawnContext {
    /// The view's own frame in the tile, in points.
    public let frame: CGRect
    private let inputs: _ViewInputs

    init(frame: CGRect, inputs: _ViewInputs) {
        self.frame = frame
        self.inputs = inputs
    }

    public var environment: EnvironmentValues { inputs.environment }

    /// Says once that something is declared and not drawn.
    public func report(_ sentence: String) { inputs.report(sentence) }

    /// Several views become an implicit ZStack; none gives nil.
    public func measure<V: View>(_ view: V, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> MeasuredView? {
        var inputs = inputs.outsideStacks()
        change(&inputs.environment)
        var list = _NodeList()
        let node = V.singleNode(of: view, inputs, preferencesTo: &list)
        inputs.context.latePreferences.merge(list.preferences)
        return node.map { MeasuredView($0) }
    }
}

/// A view that takes what it is offered and makes its picture when it knows how much that is.
package struct DrawnView {
    let kind: String
    let ideal: CGSize
    let parts: @MainActor (DrawnContext) -> [DrawnPart]

    /// - Parameter ideal: where nothing is offered, in points.
    public init(kind: String, ideal: CGSize, parts: @escaping @MainActor (DrawnContext) -> [DrawnPart]) {
        self.kind = kind
        self.ideal = ideal
        self.parts = parts
    }
}

extension DrawnView: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(DrawnNode(view, inputs))
    }
}

final class DrawnNode: LayoutNode {
    private let view: DrawnView
    private let inputs: _ViewInputs
    private var parts: [DrawnPart] = []

    init(_ view: DrawnView, _ inputs: _ViewInputs) {
        self.view = view
        self.inputs = inputs
        super.init()
    }

    override var kind: String { view.kind }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: view.ideal) }

    override func placeChildren() {
        // Layout runs inside a render, and renders run on the main actor.
        let box = UncheckedBox((view, inputs, frame))
        parts =
            MainActor.assumeIsolated {
                let (view, inputs, frame) = box.value
                return UncheckedBox(view.parts(DrawnContext(frame: frame, inputs: inputs)))
            }.value
        place(parts)
    }

    private func place(_ parts: [DrawnPart]) {
        for part in parts {
            switch part {
            case .view(let view, let origin, let proposal): view.node.place(at: origin, proposal)
            case .layer(let inner, let effect):
                place(inner)
                if let mask = effect.mask { place(mask) }
            case .unread(let inner): place(inner)
            default: break
            }
        }
    }

    override func drawContent(_ recorder: inout Recorder) { draw(parts, &recorder) }

    private func draw(_ parts: [DrawnPart], _ recorder: inout Recorder) {
        for part in parts {
            switch part {
            case .fill(let path, let style, let rect):
                let paint = paint(style, &recorder)
                recorder.items.append(.fill(path, paint.paint(in: rect), .nonZero))
            case .stroke(let path, let style, let stroke, let rect):
                let paint = paint(style, &recorder)
                recorder.items.append(.stroke(path, paint.paint(in: rect), stroke.stroke))
            case .view(let view, _, _): view.node.draw(&recorder)
            case .layer(let inner, let effect): layer(inner, effect, &recorder)
            case .unread(let inner):
                let first = recorder.elements.count
                draw(inner, &recorder)
                recorder.elements.removeSubrange(first...)
            case .element(let label, let value, let frame):
                // Masked words are in no archive, and what a chart says is as private as they are.
                guard inputs.environment.redactionFill == nil else { break }
                recorder.elements.append(
                    AccessibilityElement(role: .image, label: label, value: value, frame: recorder.inTile(frame)))
            }
        }
    }

    private func paint(_ style: AnyShapeStyle, _ recorder: inout Recorder) -> _StylePaint {
        let paint = style.painted(in: inputs.environment)
        recorder.keep(paint)
        return paint
    }

    private func layer(_ inner: [DrawnPart], _ effect: DrawnEffect, _ recorder: inout Recorder) {
        let mask = effect.mask.map { parts in recorder.silently { draw(parts, &$0) } }
        let environment = inputs.environment
        let turn = effect.rotation.map { CGAffineTransform(rotationAngle: $0.angle).about($0.about) }
        recorder.layer(transform: turn, clip: effect.clip?.boundingRect) {
            draw(inner, &$0)
        } change: { layer in
            layer.opacity = min(max(effect.opacity, 0), 1)
            layer.blur = max(Double(effect.blur), 0)
            layer.clip = effect.clip.map { Clip($0) }
            layer.mask = mask
            layer.shadow = effect.shadow.map {
                Shadow(color: $0.color.painted(in: environment).plainColor, sigma: Double($0.radius), x: Double($0.x), y: Double($0.y))
            }
        }
    }
}

extension Anchor where Value == CGRect {
    /// A rectangle in the tile's coordinates.
    package init(inTile rect: CGRect) {
        self.init(identity: [rect.minX, rect.minY, rect.width, rect.height]) { rect.offsetBy(dx: -$0.x, dy: -$0.y) }
    }
}
