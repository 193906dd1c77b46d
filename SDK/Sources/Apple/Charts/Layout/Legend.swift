import Foundation
import VitrineSwiftUI

/// The legend: what the colours, symbols and dashes of a chart stand for.
@MainActor struct Legend {
    private struct Item {
        let swatch: [(CGPoint) -> DrawnPart]
        let words: MeasuredView
        let size: CGSize
    }

    let size: CGSize
    private let rows: [[Item]]
    /// The width of each column of items, whose swatches stand below each other, with its swatch; points.
    private let columns: [CGFloat]
    private let custom: MeasuredView?
    private let gradient: (low: MeasuredView, high: MeasuredView, style: AnyShapeStyle)?

    private static let swatchSize: CGFloat = 8
    /// The gap beside a swatch, measured in five pictures of iOS 26, whose legends have two series; points.
    private static let swatchGap: CGFloat = 5
    private static let itemGap: CGFloat = 8
    private static let gradientGap: CGFloat = 4
    private static let rowGap: CGFloat = 8
    private static let gradientSize = CGSize(width: 100, height: 8)

    /// - Parameter width: rows are broken at it.
    init?(_ model: ChartModel, width: CGFloat, isColumn: Bool, _ context: DrawnContext) {
        let legend = model.configuration.legend
        guard legend.visibility != .hidden else { return nil }
        if let make = legend.content {
            guard let view = make(context) else { return nil }
            custom = view
            gradient = nil
            (rows, columns) = ([], [])
            size = view.size(ProposedViewSize(width: width, height: nil))
            return
        }
        custom = nil
        if model.foreground.isContinuous, model.foreground.domain.count == 2 {
            let colors = model.configuration.foreground.colors ?? SeriesLook.amounts
            let ends = model.foreground.domain.compactMap(\.quantity)
            guard ends.count == 2, let low = Self.words(Self.number(ends[0], ends, context), context),
                let high = Self.words(Self.number(ends[1], ends, context), context)
            else { return nil }
            let isRightToLeft = context.environment.layoutDirection == .rightToLeft
            gradient = (
                low, high,
                AnyShapeStyle(
                    LinearGradient(
                        colors: colors, startPoint: isRightToLeft ? .trailing : .leading, endPoint: isRightToLeft ? .leading : .trailing))
            )
            (rows, columns) = ([], [])
            let (lowSize, highSize) = (low.size(), high.size())
            size = CGSize(
                width: Self.gradientSize.width + lowSize.width + highSize.width + 2 * Self.gradientGap,
                height: max(lowSize.height, highSize.height, Self.gradientSize.height))
            return
        }
        gradient = nil
        let items = Self.items(model, context)
        guard !items.isEmpty else { return nil }
        // As many columns as fit, row by row: measured in four charts of iOS 18 and 26 whose legends have seven series.
        // No column is narrower than the narrowest entry.
        let narrowest = Self.swatchSize + Self.swatchGap + Self.itemGap + (items.map(\.size.width).min() ?? 0)
        let most = isColumn ? 1 : min(items.count, Int((width + Self.itemGap) / narrowest))
        let count = (1...max(most, 1)).reversed().first { Self.width(of: Self.columns(items, $0)) <= width } ?? 1
        columns = Self.columns(items, count)
        rows = stride(from: 0, to: items.count, by: count).map { Array(items[$0..<min($0 + count, items.count)]) }
        size = CGSize(
            width: min(Self.width(of: columns), width),
            height: rows.reduce(-Self.rowGap) { $0 + Self.rowGap + ($1.map(\.size.height).max() ?? 0) })
    }

    /// The widths of so many columns that the items fill row by row.
    private static func columns(_ items: [Item], _ count: Int) -> [CGFloat] {
        var widths = [CGFloat](repeating: 0, count: count)
        for (index, item) in items.enumerated() {
            widths[index % count] = max(widths[index % count], swatchSize + swatchGap + item.size.width)
        }
        return widths
    }

    private static func width(of columns: [CGFloat]) -> CGFloat { columns.reduce(-itemGap) { $0 + itemGap + $1 } }

    private static func number(_ value: Double, _ ends: [Double], _ context: DrawnContext) -> Text {
        // Ends that are whole numbers need no digits after the point.
        let isWhole = ends.allSatisfy { $0 == $0.rounded() }
        let step = isWhole ? 1 : Ticks.step(for: ends[1] - ends[0], desiredCount: 100)
        return Text(verbatim: AxisLabelFormat.number(value, step: step, context.environment))
    }

    private static func words(_ text: Text, _ context: DrawnContext) -> MeasuredView? {
        context.measure(text.font(AxisLayout.font).foregroundStyle(.secondary).lineLimit(1))
    }

    /// One item for each category, with all that stands for it.
    private static func items(_ model: ChartModel, _ context: DrawnContext) -> [Item] {
        var categories = model.foreground.isContinuous ? [] : model.foreground.domain
        for datum in model.symbols.domain + model.lines.domain where !categories.contains(datum) { categories.append(datum) }
        return categories.compactMap { datum in
            guard case .category(let name) = datum, let words = words(Text(LocalizedStringKey(name)), context) else { return nil }
            let style = model.foreground.value(datum) ?? AnyShapeStyle(.secondary)
            return Item(swatch: swatch(datum, style, model), words: words, size: words.size())
        }
    }

    private static func swatch(_ datum: _Datum, _ style: AnyShapeStyle, _ model: ChartModel) -> [(CGPoint) -> DrawnPart] {
        let symbol = model.symbols.value(datum) ?? AnyChartSymbolShape(.circle)
        let box = { (middle: CGPoint) in
            CGRect(x: middle.x - swatchSize / 2, y: middle.y - swatchSize / 2, width: swatchSize, height: swatchSize)
        }
        guard let line = model.lines.value(datum) else {
            return [{ .fill(symbol.path(in: box($0)), style, in: box($0)) }]
        }
        let stroke: (CGPoint) -> DrawnPart = { middle in
            var path = Path()
            path.move(to: CGPoint(x: middle.x - swatchSize / 2, y: middle.y))
            path.addLine(to: CGPoint(x: middle.x + swatchSize / 2, y: middle.y))
            return .stroke(path, style, StrokeStyle(lineWidth: 2, dash: line.dash.isEmpty ? [] : [2, 1]), in: box(middle))
        }
        return model.symbols.value(datum) == nil ? [stroke] : [stroke, { .fill(symbol.path(in: box($0)), style, in: box($0)) }]
    }

    /// The legend's parts, drawn from a corner on, mirrored where words run from right to left.
    func parts(in frame: CGRect, isRightToLeft: Bool) -> [DrawnPart] {
        if let custom { return [.view(custom, at: frame.origin, ProposedViewSize(frame.size))] }
        func mirrored(_ rect: CGRect) -> CGRect {
            isRightToLeft ? CGRect(x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        if let gradient {
            let (low, high) = (gradient.low.size(), gradient.high.size())
            let bar = CGRect(
                x: frame.minX + low.width + Self.gradientGap, y: frame.midY - Self.gradientSize.height / 2, width: Self.gradientSize.width,
                height: Self.gradientSize.height)
            let lowFrame = CGRect(x: frame.minX, y: frame.midY - low.height / 2, width: low.width, height: low.height)
            let highFrame = CGRect(
                x: bar.maxX + Self.gradientGap, y: frame.midY - high.height / 2, width: high.width, height: high.height)
            return [
                .view(gradient.low, at: mirrored(lowFrame).origin, .unspecified),
                .fill(Path(roundedRect: mirrored(bar), cornerRadius: bar.height / 2), gradient.style, in: mirrored(bar)),
                .view(gradient.high, at: mirrored(highFrame).origin, .unspecified),
            ]
        }
        var parts: [DrawnPart] = []
        var y = frame.minY
        for row in rows {
            let height = row.map(\.size.height).max() ?? 0
            var x = frame.minX
            for (item, column) in zip(row, columns) {
                let swatch = mirrored(CGRect(x: x, y: y, width: Self.swatchSize, height: height))
                parts += item.swatch.map { $0(CGPoint(x: swatch.midX, y: swatch.midY)) }
                let words = mirrored(
                    CGRect(x: x + Self.swatchSize + Self.swatchGap, y: y, width: item.size.width, height: item.size.height))
                parts.append(.view(item.words, at: words.origin, .unspecified))
                x += column + Self.itemGap
            }
            y += height + Self.rowGap
        }
        return parts
    }
}
