import Foundation
import VitrineSwiftUI

/// The type of a scale: how values become positions.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, log, date, category, squareRoot
        case power(Double)
        case symmetricLog(Double)
    }
    let kind: Kind

    /// Equal differences are equally far apart.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// Equal ratios are equally far apart; zero and below have no place.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// A scale of dates.
    public static var date: ScaleType { ScaleType(kind: .date) }
    /// Names, equally far apart.
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// Values become places by the square root, for areas.
    public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    /// Values become places by a power.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    /// Nearly logarithmic on both sides of zero.
    public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
}

/// The values a scale has.
public protocol ScaleDomain {
    var _domain: _ScaleDomain { get }
}

/// A domain without its type.
public struct _ScaleDomain {
    enum Storage {
        case automatic(includesZero: Bool?, reversed: Bool, modify: (([_Datum]) -> [_Datum])?)
        /// Two ends of a continuous scale, or categories.
        case values([_Datum])
    }
    let storage: Storage
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(storage: .values(map(\.datum))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(storage: .values([lowerBound.datum, upperBound.datum])) }
}

/// A domain found from the data.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// A domain that is found from the data.
    public static var automatic: AutomaticScaleDomain { .automatic() }

    /// - Parameter includesZero: nil includes zero, as for all numbers.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(storage: .automatic(includesZero: includesZero, reversed: reversed ?? false, modify: nil)))
    }

    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(
                storage: .automatic(includesZero: includesZero, reversed: reversed ?? false) { data in
                    var values = data.compactMap { DataValue(datum: $0) }
                    modifyInferredDomain(&values)
                    return values.map(\.datum)
                }))
    }
}

/// The range of a scale: what its values become.
public protocol ScaleRange {
    associatedtype VisualValue
    /// The values themselves, or the ends between which they lie.
    var _values: [VisualValue] { get }
}

extension Array: ScaleRange {
    public typealias VisualValue = Element
    public var _values: [Element] { self }
}

extension ClosedRange: ScaleRange {
    public typealias VisualValue = Bound
    public var _values: [Bound] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color
    public var _values: [Color] { stops.map(\.color) }
}

/// Places along the plot, in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    var _positions: _PositionRange { get }
}

/// The places on the plot at which a scale begins and ends.
public struct _PositionRange: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        /// Points left free at the plot's start and end.
        case padding(CGFloat, CGFloat)
        /// Points from the plot's start.
        case fixed(CGFloat, CGFloat)
    }
    let storage: Storage
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _positions: _PositionRange { _PositionRange(storage: .fixed(lowerBound, upperBound)) }
}

extension Array: PositionScaleRange where Element == CGFloat {
    public var _positions: _PositionRange { _PositionRange(storage: .fixed(first ?? 0, last ?? 0)) }
}

/// The whole plot, less some room at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat
    let start: CGFloat
    let end: CGFloat
    public var _values: [CGFloat] { [start, end] }
    public var _positions: _PositionRange { _PositionRange(storage: .padding(start, end)) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
    /// Points left free at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}
