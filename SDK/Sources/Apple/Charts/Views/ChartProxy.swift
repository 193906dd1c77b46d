import Foundation
import VitrineSwiftUI

/// A chart's scales, for views over and under it. Positions are points from the plot's top left corner.
public struct ChartProxy {
    private let geometry: PlotGeometry
    private let model: ChartModel
    private let chart: CGRect

    init(_ geometry: PlotGeometry, _ model: ChartModel, chart: CGRect) {
        self.geometry = geometry
        self.model = model
        self.chart = chart
    }

    /// The plot in points.
    public var plotSize: CGSize { geometry.plot.size }
    public var plotAreaSize: CGSize { plotSize }
    /// The frame of the plot; a `GeometryProxy` tells it in its own coordinates.
    public var plotFrame: Anchor<CGRect>? { Anchor(inTile: geometry.plot) }
    /// The plot with what is seen of it: nothing scrolls in a picture.
    public var plotContainerFrame: Anchor<CGRect>? { plotFrame }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(inTile: geometry.plot) }

    /// The place of a value along x; nil where the scale has none for it.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x.position(value.datum).map { $0 - geometry.plot.minX } }
    /// The place of a value along y; nil where the scale has none for it.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y.position(value.datum).map { $0 - geometry.plot.minY } }

    /// The place of a pair of values; nil where a scale has none for it.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The stretch a category takes; a point for numbers.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(geometry.x, value.datum, geometry.plot.minX)
    }

    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(geometry.y, value.datum, geometry.plot.minY)
    }

    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    private func range(_ scale: PositionScale, _ datum: _Datum, _ start: CGFloat) -> ClosedRange<CGFloat>? {
        guard let (from, to) = scale.band(Span(label: .string(""), start: datum)) else { return nil }
        return min(from, to) - start...max(from, to) - start
    }

    /// The value at so many points along x.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.x.datum(at: position + geometry.plot.minX).flatMap { P(datum: Self.rounded($0, P.self)) }
    }

    /// The value at so many points along y.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.y.datum(at: position + geometry.plot.minY).flatMap { P(datum: Self.rounded($0, P.self)) }
    }

    /// The pair of values at a point.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The whole number for a place: between two the nearer one stands for it.
    private static func rounded<P: Plottable>(_ datum: _Datum, _ type: P.Type) -> _Datum {
        guard case .number(let value) = datum, P.PrimitivePlottable.self is any BinaryInteger.Type else { return datum }
        return .number(value.rounded())
    }

    /// The angle of a point about the plot's middle, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let x = position.x - plotSize.width / 2, y = position.y - plotSize.height / 2
        let turn = atan2(Double(x), -Double(y))
        return .radians(turn < 0 ? turn + 2 * .pi : turn)
    }

    /// The value at an angle of a pie: the sum of the slices up to there.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        guard model.hasSectors, angle.radians.isFinite else { return nil }
        let total = model.marks.reduce(0) { $0 + max($1.angle?.start.quantity ?? 0, 0) }
        let turn = angle.radians / (2 * .pi)
        return P(datum: Self.rounded(.number((turn - turn.rounded(.down)) * total), P.self))
    }

    /// The categories of the x axis, or its two ends.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(model.x) }
    /// The categories of the y axis, or its two ends.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(model.y) }

    private func domain<P: Plottable>(_ draft: ScaleDraft) -> [P] {
        let data =
            draft.kind == .category ? draft.names.map { _Datum.category($0) } : [draft.kind.datum(draft.low), draft.kind.datum(draft.high)]
        return data.compactMap { P(datum: $0) }
    }

    /// The style a value has.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { model.foreground.value(value.datum) }
    /// The symbol a value has.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model.symbols.value(value.datum) }
    /// The area a value's symbol has, in points squared.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.sizes.value(value.datum) }
    /// The line a value has.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lines.value(value.datum) }

    /// The values that have styles, in their order.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        model.foreground.domain.compactMap { P(datum: $0) }
    }
    public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { model.symbols.domain.compactMap { P(datum: $0) } }
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { model.sizes.domain.compactMap { P(datum: $0) } }
    public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { model.lines.domain.compactMap { P(datum: $0) } }

    // Selections are for fingers.
    public func selectXValue(at x: CGFloat) {}
    public func selectYValue(at y: CGFloat) {}
    public func selectXRange(from x1: CGFloat, to x2: CGFloat) {}
    public func selectYRange(from y1: CGFloat, to y2: CGFloat) {}
    public func selectAngleValue(at angle: Angle) {}
}
