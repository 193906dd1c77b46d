import Foundation
import VitrineSwiftUI

/// The value that is plotted of each element of a collection, with a label that says what it is.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let plotted: (DataElement) -> Plotted

    private init(_ label: PlotLabel, unit: Calendar.Component? = nil, calendar: Calendar? = nil, _ value: @escaping (DataElement) -> _Datum)
    {
        let isWhole = DataValue.PrimitivePlottable.self is any BinaryInteger.Type
        plotted = { Plotted(label: label, start: value($0), end: nil, unit: unit, calendar: calendar, isWhole: isWhole) }
    }

    private init(_ label: PlotLabel, _ start: @escaping (DataElement) -> _Datum, _ end: @escaping (DataElement) -> _Datum) {
        let isWhole = DataValue.PrimitivePlottable.self is any BinaryInteger.Type
        plotted = { Plotted(label: label, start: start($0), end: end($0), isWhole: isWhole) }
    }

    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        Self(.key(labelKey)) { $0[keyPath: keyPath].datum }
    }
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        Self(.string(String(label))) { $0[keyPath: keyPath].datum }
    }
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        Self(.text(label)) { $0[keyPath: keyPath].datum }
    }

    /// Makes a projection with the same value for every element.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self { Self(.key(labelKey)) { _ in value.datum } }
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self {
        Self(.string(String(label))) { _ in value.datum }
    }
    public static func value(_ label: Text, _ value: DataValue) -> Self { Self(.text(label)) { _ in value.datum } }

    /// A bin of each element.
    public static func value(
        _ labelKey: LocalizedStringKey, _ startKeyPath: KeyPath<DataElement, DataValue>, _ endKeyPath: KeyPath<DataElement, DataValue>
    ) -> Self {
        Self(.key(labelKey), { $0[keyPath: startKeyPath].datum }, { $0[keyPath: endKeyPath].datum })
    }
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ startKeyPath: KeyPath<DataElement, DataValue>, _ endKeyPath: KeyPath<DataElement, DataValue>
    ) -> Self {
        Self(.string(String(label)), { $0[keyPath: startKeyPath].datum }, { $0[keyPath: endKeyPath].datum })
    }
    public static func value(
        _ label: Text, _ startKeyPath: KeyPath<DataElement, DataValue>, _ endKeyPath: KeyPath<DataElement, DataValue>
    ) -> Self {
        Self(.text(label), { $0[keyPath: startKeyPath].datum }, { $0[keyPath: endKeyPath].datum })
    }

    public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> Self {
        Self(.key(labelKey), { _ in start.datum }, { _ in end.datum })
    }
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue) -> Self {
        Self(.string(String(label)), { _ in start.datum }, { _ in end.datum })
    }
    public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> Self {
        Self(.text(label), { _ in start.datum }, { _ in end.datum })
    }
}

extension PlottableProjection where DataValue == Date {
    /// The whole unit (day, month …) each date is in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(.key(labelKey), unit: unit, calendar: calendar) { $0[keyPath: keyPath].datum }
    }
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(.string(String(label)), unit: unit, calendar: calendar) { $0[keyPath: keyPath].datum }
    }
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(.text(label), unit: unit, calendar: calendar) { $0[keyPath: keyPath].datum }
    }
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(.key(labelKey), unit: unit, calendar: calendar) { _ in value.datum }
    }
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(.string(String(label)), unit: unit, calendar: calendar) { _ in value.datum }
    }
    public static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> Self {
        Self(.text(label), unit: unit, calendar: calendar) { _ in value.datum }
    }
}

/// The width or height of the marks of a collection.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let dimension: (DataElement) -> MarkDimension

    private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

    public init(floatLiteral value: Double) { self.init { _ in .fixed(CGFloat(value)) } }
    public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }

    public static var automatic: MarkDimensions<DataElement> { Self { _ in .automatic } }
    public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .ratio(value) } }
    public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
        Self { .ratio($0[keyPath: keyPath]) }
    }
    public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .inset(value) } }
    public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
        Self { .inset($0[keyPath: keyPath]) }
    }
    public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .fixed(value) } }
    public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
        Self { .fixed($0[keyPath: keyPath]) }
    }
}
