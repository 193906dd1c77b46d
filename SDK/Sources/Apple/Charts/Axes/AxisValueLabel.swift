import Foundation
import VitrineSwiftUI

/// The orientation of a label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Sendable { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind
    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
    public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }
}

/// The way in which labels that would overlap are resolved.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, truncate, disabled
        case greedy(priority: Double, minimumSpacing: CGFloat?)
    }
    let kind: Kind
    public static var automatic: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .automatic) }
    /// Labels that find no room are left out; the first ones stay.
    public static var greedy: AxisValueLabelCollisionResolution { .greedy() }
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
    }
    public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .truncate) }
    public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .disabled) }
}

/// The words at a value of an axis.
public struct AxisValueLabel<Content: View> {
    let description: AxisLabelDescription
}

extension AxisValueLabel: AxisMark {
    public static func _collect(_ mark: Self, into items: inout _AxisItems) {
        items.items.append(AxisItem(kind: .label(mark.description)))
    }
}

extension AxisValueLabel {
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        nonisolated(unsafe) let view = content()
        description = AxisLabelDescription(
            content: .view { $0.measure(view.font($1).foregroundStyle($2)) }, centered: centered, anchor: anchor,
            alignment: multiLabelAlignment, offsetsMarks: offsetsMarks,
            collision: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
            offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
            offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(title) }
    }
}

extension AxisValueLabel where Content == Never {
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        description = AxisLabelDescription(
            centered: centered, anchor: anchor, alignment: multiLabelAlignment, offsetsMarks: offsetsMarks, collision: collisionResolution,
            orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    nonisolated public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        description = AxisLabelDescription(
            content: .format(AxisLabelFormat.closure(format)), centered: centered, anchor: anchor, alignment: multiLabelAlignment,
            offsetsMarks: offsetsMarks,
            collision: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
    }
}
