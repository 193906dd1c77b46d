import Foundation
import VitrineDrawing

extension Path {
    /// The path with its lines reversed; closed parts stay closed.
    var reversed: Path {
        var result = Path()
        var part: [Element] = [], start = CGPoint.zero
        func flush(_ isClosed: Bool) {
            guard !part.isEmpty else { return }
            // Where each piece begins is where the one before ends.
            let begins = [start] + part.dropLast().map(\.end)
            result.move(to: part.last?.end ?? start)
            for (element, begin) in zip(part, begins).reversed() {
                switch element {
                case .quadCurve(_, let control): result.addQuadCurve(to: begin, control: control)
                case .curve(_, let control1, let control2): result.addCurve(to: begin, control1: control2, control2: control1)
                default: result.addLine(to: begin)
                }
            }
            if isClosed { result.closeSubpath() }
            part = []
        }
        for element in elements {
            switch element {
            case .move(let to):
                flush(false)
                start = to
            case .closeSubpath: flush(true)
            default: part.append(element)
            }
        }
        flush(false)
        return result
    }
}

extension Path.Element {
    fileprivate var end: CGPoint {
        switch self {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
        case .closeSubpath: .zero
        }
    }
}
