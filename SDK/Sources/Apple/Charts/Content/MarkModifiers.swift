import Foundation
import VitrineDrawing
import VitrineSwiftUI

/// Content whose marks look as a modifier says. What stands nearer to the mark wins.
public struct _StyledChartContent<Content: ChartContent> {
    let content: Content
    let change: @MainActor (inout MarkStyle.Fields, _ChartInputs, inout _ChartMarks) -> Void
}

extension _StyledChartContent: _PrimitiveChartContent {
    public static func _collect(_ content: Self, _ inputs: _ChartInputs, into marks: inout _ChartMarks) {
        var inner = inputs
        content.change(&inner.style.fields, inputs, &marks)
        Content._collect(content.content, inner, into: &marks)
    }
}

extension ChartContent {
    nonisolated func styled(_ change: @escaping @MainActor (inout MarkStyle.Fields) -> Void) -> _StyledChartContent<Self> {
        _StyledChartContent(content: self) { fields, _, _ in change(&fields) }
    }

    nonisolated func encoded<D: Plottable>(
        _ value: PlottableValue<D>, _ change: @escaping @MainActor (inout MarkStyle.Fields, Span) -> Void
    ) -> _StyledChartContent<Self> {
        let plotted = value.plotted
        return _StyledChartContent(content: self) { fields, inputs, marks in change(&fields, marks.span(plotted, inputs)) }
    }
}

// MARK: Look

extension ChartContent {
    /// Sets the style in which the marks are drawn.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return styled {
            $0.foreground = style
            $0.foregroundBy = nil
        }
    }

    /// Gives each value a style of its own, and a place in the legend.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(value) {
            $0.foregroundBy = $1
            $0.foreground = nil
        }
    }

    /// Sets the opacity, from 0, not seen, to 1.
    nonisolated public func opacity(_ value: Double) -> some ChartContent {
        styled { $0.opacity *= value.isFinite ? min(max(value, 0), 1) : 1 }
    }

    /// Radius in points.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { styled { $0.blur = radius } }

    /// Lengths in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        styled { $0.shadow = (color, radius, x, y) }
    }

    /// Points, at all corners.
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        styled { $0.cornerRadius = (radius, style) }
    }

    /// Sets the stroke of lines.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        styled {
            $0.lineStyle = style
            $0.lineStyleBy = nil
        }
    }

    /// Gives each value a line style of its own.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(value) { $0.lineStyleBy = $1 }
    }

    /// Sets the method by which lines and areas are interpolated from point to point.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = method }
    }

    /// Gradients run over the whole plot instead of each mark.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.alignsWithPlot = aligns }
    }

    /// Marks with higher figures stand in front.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value.isFinite ? value : 0 } }

    /// Clips the marks to a shape.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        styled { $0.clip = { shape.pathInOwnCoordinates(at: $0) } }
    }

    /// Draws the marks only where the mask's marks are.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        let box = ContentBox(content())
        return _StyledChartContent(content: self) { fields, inputs, _ in
            var inner = inputs
            inner.style = MarkStyle()
            var marks = _ChartMarks()
            box.collect(inner, &marks)
            fields.mask = marks.marks
        }
    }

    /// Marks are drawn one by one here, so a layer of their own changes nothing.
    nonisolated public func compositingLayer() -> some ChartContent { styled { _ in } }

    nonisolated public func compositingLayer<V: View>(
        style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        _StyledChartContent(content: self) { _, inputs, _ in
            inputs.report("compositingLayer(style:) is declared and not drawn")
        }
    }
}

// MARK: Place

extension ChartContent {
    /// Moves marks, in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        moved(offset.width, offset.width, offset.height, offset.height)
    }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { moved(x, x, y, y) }
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        moved(x, x, yStart, yEnd)
    }
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(xStart, xEnd, y, y)
    }
    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        moved(xStart, xEnd, yStart, yEnd)
    }

    nonisolated private func moved(_ xStart: CGFloat, _ xEnd: CGFloat, _ yStart: CGFloat, _ yEnd: CGFloat) -> some ChartContent {
        func sound(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return styled {
            $0.offset.xStart += sound(xStart)
            $0.offset.xEnd += sound(xEnd)
            $0.offset.yStart += sound(yStart)
            $0.offset.yEnd += sound(yEnd)
        }
    }

    /// Marks of different values stand side by side.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        encoded(value) { $0.positionBy = ($1, axis, span) }
    }
}

// MARK: Symbols

extension ChartContent {
    /// Sets the symbol that is drawn at each point.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let shape = AnyChartSymbolShape(symbol)
        return styled {
            $0.symbol = shape
            $0.symbolView = nil
            $0.symbolBy = nil
        }
    }

    /// A view that stands at each point.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = symbol()
        return styled {
            $0.symbolView = { $0.measure(view) }
            $0.symbol = nil
            $0.symbolBy = nil
        }
    }

    /// Gives each value a symbol of its own.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { encoded(value) { $0.symbolBy = $1 } }

    /// Width and height in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { styled { $0.symbolSize = size } }

    /// - Parameter area: points squared.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = area > 0 && area.isFinite ? area.squareRoot() : 0
        return styled { $0.symbolSize = CGSize(width: side, height: side) }
    }

    /// Larger values have larger symbols.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(value) { $0.symbolSizeBy = $1 }
    }
}

// MARK: Words for those who do not see it

extension ChartContent {
    /// Sets what VoiceOver reads as the mark's name.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { styled { $0.accessibilityLabel = label } }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }

    /// Sets what VoiceOver reads as the mark's value.
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { styled { $0.accessibilityValue = value } }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }

    /// Whether the marks are left out when the chart is read aloud.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { styled { $0.isHiddenFromAccessibility = hidden } }
    /// Identifiers are for tests of apps; a picture has none.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { styled { _ in } }
}
