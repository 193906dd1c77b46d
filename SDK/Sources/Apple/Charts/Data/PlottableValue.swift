import Foundation
import VitrineSwiftUI

/// A value to plot, with a label that says what it is.
public struct PlottableValue<Value: Plottable> {
    let plotted: Plotted

    init(_ label: PlotLabel, _ start: _Datum, end: _Datum? = nil, unit: Calendar.Component? = nil, calendar: Calendar? = nil) {
        plotted = Plotted(
            label: label, start: start, end: end, unit: unit, calendar: calendar,
            isWhole: Value.PrimitivePlottable.self is any BinaryInteger.Type)
    }
}

/// Words that say what is plotted.
enum PlotLabel: Sendable {
    case string(String)
    indirect case key(LocalizedStringKey)
    indirect case text(Text)

    var text: Text {
        switch self {
        case .string(let string): Text(verbatim: string)
        case .key(let key): Text(key)
        case .text(let text): text
        }
    }
}

/// A value without its type.
struct Plotted: Sendable {
    let label: PlotLabel
    let start: _Datum
    /// The end of a bin.
    let end: _Datum?
    var unit: Calendar.Component?
    var calendar: Calendar?
    /// Whether the value's type has whole numbers only.
    var isWhole = false
}

extension PlottableValue {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { Self(.key(labelKey), value.datum) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        Self(.string(String(label)), value.datum)
    }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { Self(.text(label), value.datum) }
}

extension PlottableValue where Value: Comparable {
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        Self(.key(labelKey), range.lowerBound.datum, end: range.upperBound.datum)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
        Self(.string(String(label)), range.lowerBound.datum, end: range.upperBound.datum)
    }
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
        Self(.text(label), range.lowerBound.datum, end: range.upperBound.datum)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        Self(.key(labelKey), range.lowerBound.datum, end: range.upperBound.datum)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        Self(.string(String(label)), range.lowerBound.datum, end: range.upperBound.datum)
    }
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        Self(.text(label), range.lowerBound.datum, end: range.upperBound.datum)
    }
}

extension PlottableValue where Value == Date {
    /// The whole unit (day, month …) the date is in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        Self(.key(labelKey), value.datum, unit: unit, calendar: calendar)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        Self(.string(String(label)), value.datum, unit: unit, calendar: calendar)
    }
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        Self(.text(label), value.datum, unit: unit, calendar: calendar)
    }
}
