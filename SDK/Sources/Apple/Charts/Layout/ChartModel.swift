import Foundation
import VitrineSwiftUI

/// A chart before it has a size: its marks, stacked, and what its scales run from and to.
struct ChartModel {
    var marks: [Mark]
    let configuration: ChartConfiguration
    var x: ScaleDraft
    var y: ScaleDraft
    let foreground: StyleScale<AnyShapeStyle>
    let symbols: StyleScale<AnyChartSymbolShape>
    let sizes: StyleScale<CGFloat>
    let lines: StyleScale<StrokeStyle>
    /// The position of each value by which marks stand side by side.
    let positions: [_Datum: Int]
    let hasSectors: Bool
    /// The place in a stack of what the scale of foreground styles names.
    let stackOrder: [_Datum: Int]

    init(_ found: [Mark], _ configuration: ChartConfiguration) {
        var marks = found
        stackOrder = Dictionary(zip(configuration.foreground.domain ?? [], 0...), uniquingKeysWith: { first, _ in first })
        Stacking.apply(to: &marks, order: stackOrder)
        var x = ScaleDraft.Collector(), y = ScaleDraft.Collector()
        var foreground: [Span] = [], symbols: [Span] = [], sizes: [Span] = [], lines: [Span] = []
        var positions: [_Datum: Int] = [:]
        var hasSectors = false
        for mark in marks {
            Self.collect(mark, .horizontal, &x, configuration.x.scale)
            Self.collect(mark, .vertical, &y, configuration.y.scale)
            if mark.kind == .sector { hasSectors = true }
            if mark.style.isPlain { continue }
            if let span = mark.style.fields.foregroundBy { foreground.append(span) }
            if let span = mark.style.fields.symbolBy { symbols.append(span) }
            if let span = mark.style.fields.symbolSizeBy { sizes.append(span) }
            if let span = mark.style.fields.lineStyleBy { lines.append(span) }
            if let value = mark.style.fields.positionBy?.value.start, positions[value] == nil { positions[value] = positions.count }
        }
        let colors = configuration.foreground.colors ?? SeriesLook.amounts
        self.foreground = StyleScale(
            foreground, configuration.foreground, standard: SeriesLook.colors.map { AnyShapeStyle($0) },
            mix: configuration.foreground.range != nil && configuration.foreground.colors == nil
                ? nil : { AnyShapeStyle(SeriesLook.mix(colors, $0)) })
        self.symbols = StyleScale(symbols, configuration.symbol, standard: AnyChartSymbolShape.series, mix: nil)
        let areas = configuration.symbolSize.range ?? [SeriesLook.sizes[0], SeriesLook.sizes[SeriesLook.sizes.count - 1]]
        self.sizes = StyleScale(
            sizes, configuration.symbolSize, standard: SeriesLook.sizes,
            mix: { (areas.first ?? 0) + ((areas.last ?? 0) - (areas.first ?? 0)) * CGFloat($0) })
        self.lines = StyleScale(lines, configuration.lineStyle, standard: SeriesLook.lines, mix: nil)
        self.positions = positions
        self.hasSectors = hasSectors
        self.marks = marks
        self.configuration = configuration
        self.x = ScaleDraft(x, configuration.x.scale)
        self.y = ScaleDraft(y, configuration.y.scale)
        see(\.x, configuration.x)
        see(\.y, configuration.y)
    }

    private static func collect(
        _ mark: Mark, _ axis: Axis, _ collector: inout ScaleDraft.Collector, _ configuration: AxisScaleConfiguration
    ) {
        if mark.growthAxis == axis {
            guard let stacked = mark.stacked else { return }
            for span in mark[axis].spans { collector.note(span) }
            var withoutZero = configuration.type?.kind == .log
            if case .automatic(false?, _, _) = configuration.domain?.storage { withoutZero = true }
            if !(withoutZero && stacked.from == 0) { collector.add(.number(stacked.from)) }
            collector.add(.number(stacked.to))
            return
        }
        switch mark[axis] {
        case .value(let span): collector.add(span)
        case .range(let start, let end):
            collector.add(start)
            collector.add(end)
        default: break
        }
    }

    /// Narrows the domain to the part that is visible where the chart would scroll.
    private mutating func see(_ draft: WritableKeyPath<ChartModel, ScaleDraft>, _ part: ChartConfiguration.AxisPart) {
        guard let length = part.visibleLength, length > 0, length.isFinite else { return }
        if self[keyPath: draft].kind == .category {
            let names = self[keyPath: draft].names
            let first: Int
            if case .category(let name) = part.scrollPosition { first = names.firstIndex(of: name) ?? 0 } else { first = 0 }
            self[keyPath: draft].names = Array(names.dropFirst(first).prefix(length < 1e6 ? max(Int(length), 1) : names.count))
        } else {
            let low = part.scrollPosition?.quantity ?? self[keyPath: draft].low
            guard low + length > low else { return }
            (self[keyPath: draft].low, self[keyPath: draft].high) = (low, low + length)
            self[keyPath: draft].isFixed = true
        }
    }

    subscript(axis: Axis) -> ScaleDraft {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
