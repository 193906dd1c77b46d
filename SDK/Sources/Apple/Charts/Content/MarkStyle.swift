import Foundation
import VitrineSwiftUI

/// The style of a mark; what was not set is nil. A copy costs a reference.
struct MarkStyle {
    struct Fields {
        var foreground: AnyShapeStyle?
        var foregroundBy: Span?
        var opacity = 1.0
        var lineStyle: StrokeStyle?
        var lineStyleBy: Span?
        var symbol: AnyChartSymbolShape?
        var symbolView: (@MainActor (DrawnContext) -> MeasuredView?)?
        var symbolBy: Span?
        var symbolSize: CGSize?
        var symbolSizeBy: Span?
        var interpolation: InterpolationMethod?
        var cornerRadius: (radius: CGFloat, style: RoundedCornerStyle)?
        /// Points by which the sides move: x start, x end, y start, y end.
        var offset = (xStart: CGFloat(0), xEnd: CGFloat(0), yStart: CGFloat(0), yEnd: CGFloat(0))
        var alignsWithPlot = false
        var zIndex: Double?
        var blur: CGFloat = 0
        var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
        var clip: (@MainActor (CGRect) -> Path)?
        var mask: [Mark]?
        var positionBy: (value: Span, axis: Axis?, span: MarkDimension)?
        var annotations: [Annotation] = []
        var accessibilityLabel: Text?
        var accessibilityValue: Text?
        var isHiddenFromAccessibility = false
    }

    private final class Box {
        var fields: Fields
        init(_ fields: Fields) { self.fields = fields }
    }

    private var box: Box

    private nonisolated(unsafe) static let plain = Box(Fields())

    init() { box = Self.plain }

    var fields: Fields {
        _read { yield box.fields }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.fields) }
            yield &box.fields
        }
    }

    /// Whether no style was set at all.
    var isPlain: Bool { box === Self.plain }
}

/// A view beside a mark.
struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: @MainActor (AnnotationContext, DrawnContext) -> MeasuredView?
}
