import Foundation
import VitrineSwiftUI

/// A shape that marks a point.
public nonisolated protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape looks as large as a square of area 1, about the origin.
    var perceptualUnitRect: CGRect { get }
}

/// The symbols that come with charts.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Figure: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let figure: Figure
    var strokeWidth: CGFloat?

    public var perceptualUnitRect: CGRect {
        // The side at which the figure's own area is 1.
        let side: CGFloat =
            switch figure {
            case .circle: 1.128_379_167_1
            case .square: 1
            case .triangle: 1.414_213_562_4
            case .diamond: 1.414_213_562_4
            case .pentagon: 1.206
            case .plus, .cross: 1.341_640_786_5
            case .asterisk: 1.4
            }
        return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
    }

    public func path(in rect: CGRect) -> Path {
        guard let width = strokeWidth else { return outline(in: rect) }
        let inside = outline(in: rect.insetBy(dx: min(width / 2, rect.width / 2), dy: min(width / 2, rect.height / 2)))
        return inside.lineOutline(StrokeStyle(lineWidth: width))
    }

    private func outline(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
        func polygon(_ points: [CGPoint]) -> Path {
            var path = Path()
            path.addLines(points)
            path.closeSubpath()
            return path
        }
        switch figure {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon([point(0.5, 0), point(1, 1), point(0, 1)])
        case .diamond: return polygon([point(0.5, 0), point(1, 0.5), point(0.5, 1), point(0, 0.5)])
        // Sines and cosines of 72° steps.
        case .pentagon:
            return polygon([point(0.5, 0), point(0.9755, 0.3455), point(0.7939, 0.9045), point(0.2061, 0.9045), point(0.0245, 0.3455)])
        case .plus: return plus(point)
        case .cross: return plus(point).applying(turn(rect))
        case .asterisk:
            var path = Path()
            for (x, y) in [(0.5, 0.0), (0.933, 0.25), (0.933, 0.75)] as [(CGFloat, CGFloat)] {
                path.move(to: point(x, y))
                path.addLine(to: point(1 - x, 1 - y))
            }
            return path.lineOutline(StrokeStyle(lineWidth: max(rect.width, 0.1) * 0.2))
        }
    }

    private func plus(_ point: (CGFloat, CGFloat) -> CGPoint) -> Path {
        let a: CGFloat = 1.0 / 3, b: CGFloat = 2.0 / 3
        var path = Path()
        path.addLines([
            point(a, 0), point(b, 0), point(b, a), point(1, a), point(1, b), point(b, b), point(b, 1), point(a, 1), point(a, b),
            point(0, b), point(0, a), point(a, a),
        ])
        path.closeSubpath()
        return path
    }

    /// An eighth of a turn about the middle.
    private func turn(_ rect: CGRect) -> CGAffineTransform {
        let half = 0.707_106_781_2
        return CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
            .concatenating(CGAffineTransform(a: half, b: half, c: -half, d: half, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// The shape's line, inside of it.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BasicChartSymbolShape(figure: figure, strokeWidth: lineWidth.isFinite ? max(lineWidth, 0.1) : 1)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    nonisolated public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(figure: .circle) }
    nonisolated public static var square: BasicChartSymbolShape { BasicChartSymbolShape(figure: .square) }
    nonisolated public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(figure: .triangle) }
    nonisolated public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(figure: .diamond) }
    nonisolated public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(figure: .pentagon) }
    nonisolated public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(figure: .plus) }
    nonisolated public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(figure: .cross) }
    nonisolated public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(figure: .asterisk) }
}

// Two shapes of SwiftUI's mark points too: sources have `.symbol(Circle().strokeBorder(lineWidth: 2))`, Apple's own sample among them.
extension Circle: ChartSymbolShape {
    public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

extension Rectangle: ChartSymbolShape {
    public var perceptualUnitRect: CGRect { BasicChartSymbolShape.square.perceptualUnitRect }
}

/// A symbol drawn as its line.
public nonisolated struct _StrokedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let style: StrokeStyle

    public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    public func path(in rect: CGRect) -> Path {
        let inset = min(style.lineWidth / 2, rect.width / 2)
        return base.path(in: rect.insetBy(dx: inset, dy: min(inset, rect.height / 2))).lineOutline(style)
    }
}

// The line of a circle that is no chart symbol is SwiftUI's own.
extension ChartSymbolShape {
    @_disfavoredOverload
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        _StrokedChartSymbolShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    @_disfavoredOverload
    nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { _StrokedChartSymbolShape(base: self, style: style) }
}

/// A symbol whose type is not said.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    private let base: any ChartSymbolShape

    public init(_ shape: any ChartSymbolShape) { base = shape }

    public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The symbols of series, in this order.
    static let series: [AnyChartSymbolShape] = [
        AnyChartSymbolShape(.circle), AnyChartSymbolShape(.square), AnyChartSymbolShape(.triangle), AnyChartSymbolShape(.diamond),
        AnyChartSymbolShape(.pentagon),
    ]
}
