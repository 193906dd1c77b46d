import Foundation
import VitrineSwiftUI

/// The preset for how axis marks stand by the plot.
public struct AxisMarkPreset: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Sendable { case automatic, extended, aligned, inset }
    let kind: Kind
    /// The preset that suits the place.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    /// The first and the last label end with the plot.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    /// Labels stand in the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
    public var description: String { "\(kind)" }
}

/// The side of the plot an axis is on.
public struct AxisMarkPosition: Hashable, Sendable, CustomStringConvertible {
    enum Side: Sendable { case automatic, leading, trailing, top, bottom }
    let side: Side
    public static var automatic: AxisMarkPosition { AxisMarkPosition(side: .automatic) }
    public static var leading: AxisMarkPosition { AxisMarkPosition(side: .leading) }
    public static var trailing: AxisMarkPosition { AxisMarkPosition(side: .trailing) }
    public static var top: AxisMarkPosition { AxisMarkPosition(side: .top) }
    public static var bottom: AxisMarkPosition { AxisMarkPosition(side: .bottom) }
    public var description: String { "\(side)" }
}

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
    enum Storage: Sendable {
        case automatic(minimumStride: Double?, desiredCount: Int?)
        case stride(Double)
        case calendar(DateStride, Calendar?)
        case values([_Datum])
    }
    let storage: Storage
    var roundsLower: Bool?
    var roundsUpper: Bool?

    public static var automatic: AxisMarkValues { .automatic() }

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(minimumStride: nil, desiredCount: desiredCount), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    public static func automatic<P: Plottable & Numeric>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(minimumStride: minimumStride.datum.quantity, desiredCount: desiredCount), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// The values at multiples of a step.
    public static func stride<P: Plottable & Numeric>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(storage: .stride(stepSize.datum.quantity ?? 0), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// The values at the beginnings of a calendar's units.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .calendar(DateStride(component, max(count, 1)), calendar), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }
}

/// A value at which an axis has marks.
public struct AxisValue: Sendable {
    /// The index of the value among the axis' values.
    public let index: Int
    /// The number of values.
    public let count: Int
    let datum: _Datum

    /// The value as a type; nil where the type has no such value.
    public func `as`<P: Plottable>(_ valueType: P.Type = P.self) -> P? { P(datum: datum) }
}

/// A set of axis marks as it was declared.
struct AxisMarksDescription {
    enum Content {
        /// The marks that charts draw by default.
        case automatic(format: (@MainActor (_Datum, EnvironmentValues) -> String?)?, stroke: StrokeStyle?)
        case items(@MainActor (AxisValue) -> [AxisItem])
    }
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    var content = Content.automatic(format: nil, stroke: nil)
}

/// Marks along an axis: grid lines, ticks, labels.
public struct AxisMarks<Content: AxisMark> {
    let description: AxisMarksDescription
}

extension AxisMarks: AxisContent {
    public static func _collect(_ content: Self, into axes: inout _AxisList) { axes.axes.append(content.description) }
}

extension AxisMarks {
    nonisolated private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: @escaping (AxisValue) -> Content
    ) {
        nonisolated(unsafe) let content = content
        description = AxisMarksDescription(
            preset: preset, position: position, values: values,
            content: .items { value in
                var items = _AxisItems()
                Content._collect(content(value), into: &items)
                return items.items
            })
    }

    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, values) { _ in content() }
    }

    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, values, content)
    }

    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, AxisMarkValues(storage: .values(values.map(\.datum)))) { _ in content() }
    }

    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, AxisMarkValues(storage: .values(values.map(\.datum))), content)
    }
}

extension AxisMarks where Content == Never {
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {
        description = AxisMarksDescription(
            preset: preset, position: position, values: values, content: .automatic(format: nil, stroke: stroke))
    }

    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(storage: .values(values.map(\.datum))), stroke: stroke)
    }

    nonisolated public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        description = AxisMarksDescription(
            preset: preset, position: position, values: values,
            content: .automatic(format: AxisLabelFormat.closure(format), stroke: stroke))
    }

    nonisolated public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        description = AxisMarksDescription(
            preset: preset, position: position, values: AxisMarkValues(storage: .values(values.map(\.datum))),
            content: .automatic(format: AxisLabelFormat.closure(format), stroke: stroke))
    }
}
