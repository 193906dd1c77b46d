import Foundation
import VitrineSwiftUI

/// A slice of a pie for each element of a collection.
public struct SectorPlot<Content: ChartContent> {
    let content: Content
}

extension SectorPlot: ChartContent {
    public var body: some ChartContent { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public static func _elements(_ content: Self) -> [(element: DataElement, content: AnyChartContent)] {
        Content._elements(content.content)
    }
}

extension SectorPlot {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>, innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .sector, width: innerRadius.dimension($0), height: outerRadius.dimension($0), angle: angle.plotted($0),
                angularInset: angularInset ?? 0)
        }
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>, innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: KeyPath<Data.Element, CGFloat>
    ) where Content == _ElementMarks<Data.Element> {
        content = _ElementMarks(data) {
            MarkRecipe(
                kind: .sector, width: innerRadius.dimension($0), height: outerRadius.dimension($0), angle: angle.plotted($0),
                angularInset: $0[keyPath: angularInset])
        }
    }
}
