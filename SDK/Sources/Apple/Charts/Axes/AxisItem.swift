import Foundation
import VitrineSwiftUI

/// One part of what is drawn at a value of an axis.
struct AxisItem {
    enum Kind {
        case gridLine(centered: Bool?, stroke: StrokeStyle?)
        case tick(centered: Bool?, length: AxisTick.Length, stroke: StrokeStyle?)
        case label(AxisLabelDescription)
    }
    var kind: Kind
    var foreground: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A label of an axis as it was said.
struct AxisLabelDescription {
    enum Content {
        case automatic
        case format(@MainActor (_Datum, EnvironmentValues) -> String?)
        /// A view in a font and a style, unless it has its own; proposed a width it may be cut to.
        case view(@MainActor (DrawnContext, Font, AnyShapeStyle) -> MeasuredView?)

        var isAutomatic: Bool { if case .automatic = self { true } else { false } }
    }
    var content = Content.automatic
    var centered: Bool?
    var anchor: UnitPoint?
    var alignment: Alignment?
    /// Said to move marks for the label; charts' own figures leave room already.
    var offsetsMarks: Bool?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// A line across the plot.
public struct AxisGridLine {
    let centered: Bool?
    let stroke: StrokeStyle?

    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.stroke = stroke
    }
}

extension AxisGridLine: AxisMark {
    public static func _collect(_ mark: Self, into items: inout _AxisItems) {
        items.items.append(AxisItem(kind: .gridLine(centered: mark.centered, stroke: mark.stroke)))
    }
}

/// A short line at the plot's edge.
public struct AxisTick {
    /// The length of a tick.
    public struct Length: Sendable {
        enum Storage: Sendable {
            case automatic
            case points(CGFloat)
            /// The line reaches as far as this value's label, and so many points more.
            case label(CGFloat)
            case longestLabel(CGFloat)
        }
        let storage: Storage
        public static var automatic: Length { Length(storage: .automatic) }
        public static var label: Length { Length(storage: .label(0)) }
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(storage: .label(length)) }
        public static var longestLabel: Length { Length(storage: .longestLabel(0)) }
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length { Length(storage: .longestLabel(length)) }
    }

    let centered: Bool?
    let length: Length
    let stroke: StrokeStyle?

    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.length = length
        self.stroke = stroke
    }

    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(storage: .points(length)), stroke: stroke)
    }
}

extension AxisTick: AxisMark {
    public static func _collect(_ mark: Self, into items: inout _AxisItems) {
        items.items.append(AxisItem(kind: .tick(centered: mark.centered, length: mark.length, stroke: mark.stroke)))
    }
}

/// Axis marks with a modifier.
public struct _StyledAxisMark<Base: AxisMark> {
    let base: Base
    let change: @MainActor (inout AxisItem) -> Void
}

extension _StyledAxisMark: AxisMark {
    public static func _collect(_ mark: Self, into items: inout _AxisItems) {
        let start = items.items.count
        Base._collect(mark.base, into: &items)
        for index in start..<items.items.count { mark.change(&items.items[index]) }
    }
}

extension AxisMark {
    /// Sets the style in which the lines and labels of the axis are drawn.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return _StyledAxisMark(base: self) { $0.foreground = $0.foreground ?? style }
    }

    /// The font of the axis's words.
    nonisolated public func font(_ font: Font?) -> some AxisMark { _StyledAxisMark(base: self) { $0.font = $0.font ?? font } }

    /// Moves marks of the axis, in points.
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        _StyledAxisMark(base: self) {
            $0.offset.width += x.sound(or: 0)
            $0.offset.height += y.sound(or: 0)
        }
    }
}
