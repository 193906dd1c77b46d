import Foundation
import VitrineSwiftUI

/// Marks on scales, with axes and a legend.
public struct Chart<Content: ChartContent> {
    let content: Content

    /// A chart of marks.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Marks for each element of a collection.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Marks for each element of a collection, told apart by a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart: View {
    public var body: some View {
        let box = ContentBox(content)
        return DrawnView(kind: "Chart", ideal: CGSize(width: 10, height: 10)) { context in
            var marks = _ChartMarks()
            let configuration = context.environment[ChartConfigurationKey.self]
            var inputs = _ChartInputs(
                environment: context.environment, style: MarkStyle(), functionDomain: configuration.x.scale.fixedNumbers
            ) { context.report($0) }
            box.collect(inputs, &marks)
            if inputs.functionDomain == nil, marks.hasOpenFunctions {
                // The other marks say what the x scale runs over, and so where the functions are asked.
                let others = ChartModel(marks.marks, configuration).x
                inputs.functionDomain =
                    others.hasData && others.kind == .number ? others.low...others.high : _FunctionMarks.standardDomain
                marks = _ChartMarks()
                box.collect(inputs, &marks)
            }
            var composer = ChartComposer(marks.marks, context)
            return composer.parts()
        }
    }
}

/// The marks of a chart as a view, for `chartPlotStyle`.
public struct ChartPlotContent: View {
    let parts: @MainActor (DrawnContext) -> [DrawnPart]

    public var body: some View { DrawnView(kind: "ChartPlot", ideal: CGSize(width: 10, height: 10), parts: parts) }
}
