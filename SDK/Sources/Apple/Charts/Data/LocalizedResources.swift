import Foundation
import FoundationMissing
import VitrineSwiftUI

// What takes a `LocalizedStringKey` takes a `LocalizedStringResource` too. A literal is a key, as with Apple's overloads.

extension PlottableValue {
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
        .value(Text(labelResource), value)
    }
}

extension PlottableValue where Value: Comparable {
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
        .value(Text(labelResource), range)
    }

    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        .value(Text(labelResource), range)
    }
}

extension PlottableValue where Value == Date {
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        .value(Text(labelResource), value, unit: unit, calendar: calendar)
    }
}

extension PlottableProjection {
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        .value(Text(labelResource), keyPath)
    }

    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> Self { .value(Text(labelResource), value) }

    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ startKeyPath: KeyPath<DataElement, DataValue>,
        _ endKeyPath: KeyPath<DataElement, DataValue>
    ) -> Self {
        .value(Text(labelResource), startKeyPath, endKeyPath)
    }
}

extension PlottableProjection where DataValue == Date {
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        .value(Text(labelResource), keyPath, unit: unit, calendar: calendar)
    }
}

extension ChartContent {
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(labelResource))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(valueResource))
    }
}

extension AxisValueLabel where Content == Text {
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
            offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(titleResource) }
    }
}

extension View {
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }

    @_disfavoredOverload
    nonisolated public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }
}
