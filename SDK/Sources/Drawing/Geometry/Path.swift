import Foundation

/// Lines and curves, in points, y down. Its methods carry SwiftUI's names: `SwiftUI.Path` is this type.
public struct Path: Hashable, Sendable {
    /// One step of a path, in points, y down.
    public enum Element: Hashable, Sendable {
        /// Starts a new part of the path, and draws nothing.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point; the first control belongs to its start, the second to its end.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the current part began.
        case closeSubpath
    }

    package internal(set) var elements: [Element] = []

    /// An empty path.
    public init() {}

    package init(elements: [Element]) { self.elements = elements }

    /// An empty path that `build` draws into.
    public init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    /// Whether the path has no element at all; one that only moves is not empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point at which the next line starts; after closing, the start of the part that was closed.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): return to
        case .closeSubpath:
            for element in elements.reversed() { if case .move(let to) = element { return to } }
            return nil
        case nil: return nil
        }
    }

    /// Calls `body` for each element in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Starts a new part of the path at a point.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// A straight line from the current point; in an empty path it begins at its own end.
    public mutating func addLine(to end: CGPoint) {
        start(at: end)
        elements.append(.line(to: end))
    }

    /// Moves to the first point and draws lines through the others.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { elements.append(.line(to: point)) }
    }

    /// A quadratic Bézier curve from the current point; in an empty path it begins at its own end.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        start(at: end)
        elements.append(.quadCurve(to: end, control: control))
    }

    /// A cubic Bézier curve from the current point; in an empty path it begins at its own end.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        start(at: end)
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// A straight line back to where the current part began; nothing in an empty path or one that was just closed.
    public mutating func closeSubpath() {
        guard !elements.isEmpty, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    /// Appends another path's elements, each of them transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements.append(contentsOf: transform.isIdentity ? path.elements : path.applying(transform).elements)
    }

    /// The path with each of its points and controls transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        return Path(
            elements: elements.map { element in
                switch element {
                case .move(let to): .move(to: to.applying(transform))
                case .line(let to): .line(to: to.applying(transform))
                case .quadCurve(let to, let control):
                    .quadCurve(to: to.applying(transform), control: control.applying(transform))
                case .curve(let to, let control1, let control2):
                    .curve(to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
                case .closeSubpath: .closeSubpath
                }
            })
    }

    /// The path moved by `dx` points to the right and `dy` points down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// A line without a start begins at its own end, so that no element ever lacks one.
    private mutating func start(at point: CGPoint) { if elements.isEmpty { move(to: point) } }
}
