import Foundation
import VitrineSwiftUI

extension View {
    nonisolated private func scale(_ axis: Axis, _ domain: _ScaleDomain?, _ range: _PositionRange?, _ type: ScaleType?) -> some View {
        chart {
            $0[axis].scale.domain = domain ?? $0[axis].scale.domain
            $0[axis].scale.range = range ?? $0[axis].scale.range
            $0[axis].scale.type = type ?? $0[axis].scale.type
        }
    }

    /// The values of the x axis, its room in the plot, and how values are spread.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        scale(.horizontal, domain._domain, range._positions, type)
    }
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        scale(.horizontal, domain._domain, nil, type)
    }
    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        scale(.horizontal, nil, range._positions, type)
    }
    nonisolated public func chartXScale(type: ScaleType?) -> some View { scale(.horizontal, nil, nil, type) }

    /// The values of the y axis, its room in the plot, and how values are spread.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        scale(.vertical, domain._domain, range._positions, type)
    }
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        scale(.vertical, domain._domain, nil, type)
    }
    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        scale(.vertical, nil, range._positions, type)
    }
    nonisolated public func chartYScale(type: ScaleType?) -> some View { scale(.vertical, nil, nil, type) }
}

// MARK: Styles

extension View {
    /// Sets the styles of the values of `foregroundStyle(by:)`.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chart {
            $0.foreground.set(domain: domain._domain, range: range._values.map { AnyShapeStyle($0) }, range is Gradient, type)
            $0.foreground.colors = range._values as? [Color]
        }
    }

    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.foreground.set(domain: domain._domain, range: nil, false, type) }
    }

    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chart {
            $0.foreground.set(domain: nil, range: range._values.map { AnyShapeStyle($0) }, range is Gradient, type)
            $0.foreground.colors = range._values as? [Color]
        }
    }

    nonisolated public func chartForegroundStyleScale(type: ScaleType?) -> some View { chart { $0.foreground.type = type } }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart {
            $0.foreground.domain = mapping.map(\.key.datum)
            $0.foreground.range = mapping.map { AnyShapeStyle($0.value) }
        }
    }

    nonisolated public func chartForegroundStyleScale<Domain: Sequence, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain: ScaleDomain, Domain.Element: Plottable {
        chart {
            $0.foreground.set(domain: domain._domain, range: nil, false, nil)
            $0.foreground.mapping = { Domain.Element(datum: $0).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.foreground.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } } }
    }
}

// MARK: Symbols

extension View {
    /// Sets the symbols of the values of `symbol(by:)`.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbol.set(domain: domain._domain, range: range._values.map { AnyChartSymbolShape($0) }, false, nil) }
    }

    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.symbol.set(domain: domain._domain, range: nil, false, nil) }
    }

    nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbol.set(domain: nil, range: range._values.map { AnyChartSymbolShape($0) }, false, nil) }
    }

    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart {
            $0.symbol.domain = mapping.map(\.key.datum)
            $0.symbol.range = mapping.map { AnyChartSymbolShape($0.value) }
        }
    }

    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.symbol.mapping = { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } } }
    }

    nonisolated public func chartSymbolScale<Domain: Sequence, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain: ScaleDomain, Domain.Element: Plottable {
        chart {
            $0.symbol.set(domain: domain._domain, range: nil, false, nil)
            $0.symbol.mapping = { Domain.Element(datum: $0).map { AnyChartSymbolShape(mapping($0)) } }
        }
    }

    /// Areas in points squared.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chart { $0.symbolSize.set(domain: domain._domain, range: range._values, range is ClosedRange<CGFloat>, type) }
    }

    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.symbolSize.set(domain: domain._domain, range: nil, true, type) }
    }

    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chart { $0.symbolSize.set(domain: nil, range: range._values, range is ClosedRange<CGFloat>, type) }
    }

    nonisolated public func chartSymbolSizeScale(type: ScaleType?) -> some View { chart { $0.symbolSize.type = type } }

    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
        chart {
            $0.symbolSize.domain = mapping.map(\.key.datum)
            $0.symbolSize.range = mapping.map(\.value)
        }
    }

    nonisolated public func chartSymbolSizeScale<DataValue: Plottable, Domain: ScaleDomain>(
        domain: Domain, mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chart {
            $0.symbolSize.set(domain: domain._domain, range: nil, false, nil)
            $0.symbolSize.mapping = { DataValue(datum: $0).map(mapping) }
        }
    }

    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
        chart { $0.symbolSize.mapping = { DataValue(datum: $0).map(mapping) } }
    }
}

// MARK: Lines

extension View {
    /// Sets the lines of the values of `lineStyle(by:)`.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        chart { $0.lineStyle.set(domain: domain._domain, range: range._values, false, nil) }
    }

    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.lineStyle.set(domain: domain._domain, range: nil, false, nil) }
    }

    nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle {
        chart { $0.lineStyle.set(domain: nil, range: range._values, false, nil) }
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
        chart {
            $0.lineStyle.domain = mapping.map(\.key.datum)
            $0.lineStyle.range = mapping.map(\.value)
        }
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable, Domain: ScaleDomain>(
        domain: Domain, mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chart {
            $0.lineStyle.set(domain: domain._domain, range: nil, false, nil)
            $0.lineStyle.mapping = { DataValue(datum: $0).map(mapping) }
        }
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
        chart { $0.lineStyle.mapping = { DataValue(datum: $0).map(mapping) } }
    }
}

extension StyleScaleConfiguration {
    mutating func set(domain: _ScaleDomain?, range: [Value]?, _ isContinuous: Bool, _ type: ScaleType?) {
        if case .values(let values) = domain?.storage { self.domain = values }
        if let range { self.range = range }
        if isContinuous { self.isContinuous = true }
        self.type = type ?? self.type
    }
}
