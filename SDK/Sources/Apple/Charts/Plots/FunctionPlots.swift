import Foundation
import VitrineSwiftUI

/// A function's points, as many as a picture can show.
public struct _FunctionMarks {
    /// The x values, or parameters, it is asked for; nil where the chart's x scale says.
    let domain: ClosedRange<Double>?
    let marks: @MainActor (_ places: [Double]) -> [MarkRecipe]

    /// The number of places at which a function is asked: one for every two points of a wide chart.
    static let samples = 256

    /// The domain where nothing else says.
    static let standardDomain = -1.0...1.0

    static func places(_ domain: ClosedRange<Double>) -> [Double] {
        let low = domain.lowerBound, high = domain.upperBound
        guard low.isFinite, high.isFinite, (high - low).isFinite else { return [] }
        return (0...samples).map { low + (high - low) * Double($0) / Double(samples) }
    }

    static func value(_ label: PlotLabel, _ value: Double) -> Plotted { Plotted(label: label, start: .number(value), end: nil) }
}

extension _FunctionMarks: _PrimitiveChartContent {
    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        if content.domain == nil { marks.hasOpenFunctions = true }
        guard let domain = content.domain ?? inputs.functionDomain else { return }
        for recipe in content.marks(places(domain)) { recipe.append(to: &marks, inputs) }
    }
}

public typealias FunctionLinePlotContent = _FunctionMarks
public typealias FunctionAreaPlotContent = _FunctionMarks

extension _FunctionMarks {
    static func line(
        _ x: PlotLabel, _ y: PlotLabel, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double
    ) -> _FunctionMarks {
        nonisolated(unsafe) let function = function
        return _FunctionMarks(domain: domain) { places in
            places.map { MarkRecipe(kind: .line, x: .value(value(x, $0)), y: .value(value(y, function($0)))) }
        }
    }

    static func curve(
        _ x: PlotLabel, _ y: PlotLabel, _ domain: ClosedRange<Double>, _ function: @escaping (Double) -> (x: Double, y: Double)
    ) -> _FunctionMarks {
        nonisolated(unsafe) let function = function
        return _FunctionMarks(domain: domain) { places in
            places.map { place in
                let point = function(place)
                return MarkRecipe(kind: .line, x: .value(value(x, point.x)), y: .value(value(y, point.y)))
            }
        }
    }

    static func area(
        _ x: PlotLabel, _ y: PlotLabel, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double
    ) -> _FunctionMarks {
        nonisolated(unsafe) let function = function
        return _FunctionMarks(domain: domain) { places in
            places.map { MarkRecipe(kind: .area, x: .value(value(x, $0)), y: .value(value(y, function($0)))) }
        }
    }

    static func band(
        _ x: PlotLabel, _ yStart: PlotLabel, _ yEnd: PlotLabel, _ domain: ClosedRange<Double>?,
        _ function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) -> _FunctionMarks {
        nonisolated(unsafe) let function = function
        return _FunctionMarks(domain: domain) { places in
            places.map { place in
                let ends = function(place)
                return MarkRecipe(
                    kind: .area, x: .value(value(x, place)), y: .range(value(yStart, ends.yStart), value(yEnd, ends.yEnd)))
            }
        }
    }
}

extension LinePlot where Content == FunctionLinePlotContent {
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        content = .line(.key(x), .key(y), domain, function)
    }

    nonisolated public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double) {
        content = .line(.text(x), .text(y), domain, function)
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        content = .line(.string(String(x)), .string(String(y)), domain, function)
    }

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        content = .curve(.key(x), .key(y), domain, function)
    }

    nonisolated public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        content = .curve(.text(x), .text(y), domain, function)
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        content = .curve(.string(String(x)), .string(String(y)), domain, function)
    }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        content = .area(.key(x), .key(y), domain, function)
    }

    nonisolated public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double) {
        content = .area(.text(x), .text(y), domain, function)
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        content = .area(.string(String(x)), .string(String(y)), domain, function)
    }

    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = .band(.key(x), .key(yStart), .key(yEnd), domain, function)
    }

    nonisolated public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = .band(.text(x), .text(yStart), .text(yEnd), domain, function)
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = .band(.string(String(x)), .string(String(yStart)), .string(String(yEnd)), domain, function)
    }
}
