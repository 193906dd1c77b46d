import Foundation
import VitrineSwiftUI

/// Marks of a whole collection at once.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement

    /// The collection's elements, each with the content that plots it.
    static func _elements(_ content: Self) -> [(element: DataElement, content: AnyChartContent)]
}

/// The marks of a collection's elements.
public struct _ElementMarks<DataElement> {
    let data: [DataElement]
    let recipe: (DataElement) -> MarkRecipe

    nonisolated init<Data: RandomAccessCollection>(_ data: Data, _ recipe: @escaping (DataElement) -> MarkRecipe)
    where Data.Element == DataElement {
        self.data = Array(data)
        self.recipe = recipe
    }
}

/// One mark of a collection.
struct ElementMark: _MarkContent {
    let recipe: MarkRecipe

    static func _append(_ mark: Self, _ inputs: _ChartInputs, to marks: inout _ChartMarks) { mark.recipe.append(to: &marks, inputs) }
}

extension _ElementMarks: _PrimitiveChartContent, VectorizedChartContent {
    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        for element in content.data { content.recipe(element).append(to: &marks, inputs) }
    }

    public static func _elements(_ content: Self) -> [(element: DataElement, content: AnyChartContent)] {
        content.data.map { ($0, AnyChartContent(erasing: ElementMark(recipe: content.recipe($0)))) }
    }
}

public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> = _ElementMarks<Data.Element>
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> = _ElementMarks<Data.Element>
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> = _ElementMarks<Data.Element>
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> = _ElementMarks<Data.Element>
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> = _ElementMarks<Data.Element>
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> = _ElementMarks<Data.Element>
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> = _ElementMarks<Data.Element>

/// Vectorised marks, each with a modifier that depends on its element.
public struct _ElementStyledContent<Base: VectorizedChartContent> {
    let base: Base
    let style: @MainActor (AnyChartContent, Base.DataElement) -> AnyChartContent
}

extension _ElementStyledContent: _PrimitiveChartContent, VectorizedChartContent {
    public typealias DataElement = Base.DataElement

    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        for item in _elements(content) { AnyChartContent._collect(item.content, inputs, into: &marks) }
    }

    public static func _elements(_ content: Self) -> [(element: DataElement, content: AnyChartContent)] {
        Base._elements(content.base).map { ($0.element, content.style($0.content, $0.element)) }
    }
}

extension VectorizedChartContent {
    nonisolated private func each<C: ChartContent>(
        _ style: @escaping @MainActor (AnyChartContent, DataElement) -> C
    ) -> _ElementStyledContent<Self> {
        _ElementStyledContent(base: self) { AnyChartContent(erasing: style($0, $1)) }
    }

    nonisolated public func foregroundStyle(_ keyPath: KeyPath<DataElement, some ShapeStyle>) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.foregroundStyle($1[keyPath: keyPath]) }
    }

    nonisolated public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let value = value
        return each { content, element in content.encoded(value.plotted(element)) { $0.foregroundBy = $1 } }
    }

    nonisolated public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.opacity(Double($1[keyPath: keyPath])) }
    }

    nonisolated public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.lineStyle($1[keyPath: keyPath]) }
    }

    nonisolated public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let value = value
        return each { content, element in content.encoded(value.plotted(element)) { $0.lineStyleBy = $1 } }
    }

    nonisolated public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let value = value
        return each { content, element in content.encoded(value.plotted(element)) { $0.positionBy = ($1, axis, span) } }
    }

    nonisolated public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let value = value
        return each { content, element in content.encoded(value.plotted(element)) { $0.symbolBy = $1 } }
    }

    nonisolated public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.symbolSize($1[keyPath: keyPath]) }
    }

    nonisolated public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.symbolSize($1[keyPath: keyPath]) }
    }

    nonisolated public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let value = value
        return each { content, element in content.encoded(value.plotted(element)) { $0.symbolSizeBy = $1 } }
    }

    nonisolated public func accessibilityLabel(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.accessibilityLabel($1[keyPath: keyPath]) }
    }

    nonisolated public func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.accessibilityLabel(Text($1[keyPath: keyPath])) }
    }

    nonisolated public func accessibilityValue(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.accessibilityValue($1[keyPath: keyPath]) }
    }

    nonisolated public func accessibilityValue(
        _ keyPath: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.accessibilityValue(Text($1[keyPath: keyPath])) }
    }

    nonisolated public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
        nonisolated(unsafe) let keyPath = keyPath
        return each { $0.accessibilityHidden($1[keyPath: keyPath]) }
    }
}

extension ChartContent {
    nonisolated func encoded(
        _ plotted: Plotted, _ change: @escaping @MainActor (inout MarkStyle.Fields, Span) -> Void
    ) -> _StyledChartContent<Self> {
        _StyledChartContent(content: self) { fields, inputs, marks in change(&fields, marks.span(plotted, inputs)) }
    }
}
