import Foundation
import VitrineSwiftUI

/// A straight line for each element of a collection.
public struct RulePlot<Content: ChartContent> {
    let content: Content
}

extension RulePlot: ChartContent {
    public var body: some ChartContent { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _elements(_ content: Self) -> [(element: DataElement, content: AnyChartContent)] {
        Content._elements(content.content)
    }
}

extension RulePlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .rule, x: .value(x.plotted($0)), y: .points(yStart, yEnd)) }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .rule, x: .value(x.plotted($0)), y: .points($0[keyPath: yStart], $0[keyPath: yEnd]))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .rule, x: .value(x.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .rule, x: .point(x), y: .range(yStart.plotted($0), yEnd.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .rule, x: .point($0[keyPath: x]), y: .range(yStart.plotted($0), yEnd.plotted($0)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .rule, x: .points(xStart, xEnd), y: .value(y.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .rule, x: .points($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.plotted($0)))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .rule, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .rule, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .point(y)) }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .rule, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .point($0[keyPath: y]))
        }
    }
}
