import Foundation
import VitrineSwiftUI

/// A value of a mark with the bin it is in, if any.
struct Span: Sendable {
    var label: PlotLabel
    var start: _Datum
    var end: _Datum?
    /// Whether the value's type has whole numbers only.
    var isWhole = false

    /// The value at which a mark stands: the middle of a bin.
    var middle: _Datum {
        guard let low = start.quantity, let high = end?.quantity else { return start }
        return start.kind.datum(low + (high - low) / 2)
    }

    var isPlottable: Bool { start.isPlottable && (end?.isPlottable ?? true) }
}

/// The values that a mark covers along one axis.
enum Extent: Sendable {
    case none
    case value(Span)
    indirect case range(Span, Span)
    /// Points from the plot's start; nil is the plot's edge.
    case points(CGFloat?, CGFloat?)
    /// Points from the plot's start; nil is the plot's middle.
    case point(CGFloat?)

    /// The values that are said.
    var spans: [Span] {
        switch self {
        case .value(let span): [span]
        case .range(let start, let end): [start, end]
        default: []
        }
    }

    var value: Span? { if case .value(let span) = self { span } else { nil } }
}

/// One mark of a chart, before it has a place.
struct Mark {
    enum Kind: Hashable, Sendable { case line, area, bar, point, rule, rectangle, sector }

    var kind: Kind
    var x = Extent.none
    var y = Extent.none
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    var series: Span?
    /// The angle's share for sectors.
    var angle: Span?
    var angularInset: CGFloat = 0
    var style = MarkStyle()
    /// The bounds of the stacked value: from, to. The axis is `stackAxis`.
    var stacked: (from: Double, to: Double)?
    /// Whether the mark is the outermost of its stack.
    var isOutermost = true

    /// The axis along which bars and areas grow from the baseline; nil where both ends are said.
    var growthAxis: Axis? {
        guard kind == .bar || kind == .area else { return nil }
        switch (x, y) {
        case (.value(let x), .value(let y)):
            // A category or a bin carries; a number grows.
            if y.start.kind != .number || y.end != nil { return x.start.kind == .number && x.end == nil ? .horizontal : nil }
            return .vertical
        case (.value(let x), .points), (.value(let x), .none): return x.start.kind == .number && x.end == nil ? .horizontal : nil
        case (.points, .value(let y)), (.none, .value(let y)): return y.start.kind == .number && y.end == nil ? .vertical : nil
        default: return nil
        }
    }

    subscript(axis: Axis) -> Extent { axis == .horizontal ? x : y }
}

/// A mark as its initialiser says it, before bins are known.
struct MarkRecipe: Sendable {
    enum Place: Sendable {
        case none
        case value(Plotted)
        indirect case range(Plotted, Plotted)
        case points(CGFloat?, CGFloat?)
        case point(CGFloat?)
    }

    let kind: Mark.Kind
    var x = Place.none
    var y = Place.none
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    var series: Plotted?
    var angle: Plotted?
    var angularInset: CGFloat = 0

    func append(to marks: inout _ChartMarks, _ inputs: _ChartInputs) {
        var mark = Mark(kind: kind)
        mark.x = extent(x, &marks, inputs)
        mark.y = extent(y, &marks, inputs)
        mark.width = width
        mark.height = height
        mark.stacking = stacking
        mark.series = series.map { marks.span($0, inputs) }
        mark.angle = angle.map { marks.span($0, inputs) }
        mark.angularInset = angularInset
        mark.style = inputs.style
        marks.marks.append(mark)
    }

    private func extent(_ place: Place, _ marks: inout _ChartMarks, _ inputs: _ChartInputs) -> Extent {
        switch place {
        case .none: .none
        case .value(let value): .value(marks.span(value, inputs))
        case .range(let start, let end): .range(marks.span(start, inputs), marks.span(end, inputs))
        case .points(let start, let end): .points(start, end)
        case .point(let point): .point(point)
        }
    }
}

/// Content that is one mark.
@MainActor @preconcurrency public protocol _MarkContent: _PrimitiveChartContent {
    static func _append(_ mark: Self, _ inputs: _ChartInputs, to marks: inout _ChartMarks)
}

extension _MarkContent {
    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        _append(content, inputs, to: &marks)
    }
}
