import Foundation
import VitrineSwiftUI

/// An area under the elements of a collection, or under a function.
public struct AreaPlot<Content: ChartContent> {
    let content: Content
}

extension AreaPlot: ChartContent {
    public var body: some ChartContent { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _elements(_ content: Self) -> [(element: DataElement, content: AnyChartContent)] {
        Content._elements(content.content)
    }
}

extension AreaPlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .area, x: .value(x.plotted($0)), y: .value(y.plotted($0)), stacking: stacking) }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .area, x: .value(x.plotted($0)), y: .value(y.plotted($0)), stacking: stacking, series: series.plotted($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .area, x: .value(x.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .area, x: .value(x.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0)), series: series.plotted($0))
        }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) { MarkRecipe(kind: .area, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0))) }
    }

    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(kind: .area, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0)), series: series.plotted($0))
        }
    }
}
