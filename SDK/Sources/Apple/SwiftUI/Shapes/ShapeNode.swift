import Foundation
import VitrineDrawing
import VitrineUIKit

/// A shape, filled or stroked.
final class ShapeNode<S: Shape>: LayoutNode {
    private let shape: S
    private let paint: _StylePaint
    private let fillStyle: FillStyle
    private let stroke: StrokeStyle?
    private let direction: LayoutDirection

    init(_ shape: S, _ style: some ShapeStyle, _ fillStyle: FillStyle, stroke: StrokeStyle?, _ inputs: _ViewInputs) {
        self.shape = shape
        paint = style.painted(in: inputs.environment)
        self.fillStyle = fillStyle
        self.stroke = stroke
        direction = inputs.environment.layoutDirection
        super.init()
    }

    override var kind: String { String(describing: S.self) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    override func drawContent(_ recorder: inout Recorder) {
        let rect = recorder.snap(frame)
        var (path, line) = (Path(), stroke)
        if stroke == nil, let outlined = shape as? any StrokedOutline {
            (path, line) = outlined.line(in: rect, recorder.container)
            path = path.directed(shape.layoutDirectionBehavior, direction, in: rect)
        } else {
            path = shape.path(in: rect, recorder.container, direction)
        }
        recorder.paint(paint, in: rect) { paint in
            line.map { .stroke(path, paint, $0.stroke) } ?? .fill(path, paint, fillStyle.rule)
        }
    }
}

/// A style that fills its frame.
final class FillNode: LayoutNode {
    private let paint: _StylePaint
    private let name: String

    init(_ style: some ShapeStyle, kind: String, _ inputs: _ViewInputs) {
        paint = style.painted(in: inputs.environment)
        name = kind
        super.init()
    }

    override var kind: String { name }

    override func drawContent(_ recorder: inout Recorder) {
        if case .color(let rgba) = paint.kind, rgba.alpha == 0 { return }
        let rect = recorder.snap(frame)
        recorder.paint(paint, in: rect) { .fill(Path(rect), $0, .nonZero) }
    }
}
