import Foundation

/// The parts of a gauge, for its style.
public struct GaugeStyleConfiguration {
    public struct Label { let part: ControlPart }
    public struct CurrentValueLabel { let part: ControlPart }
    public struct MinimumValueLabel { let part: ControlPart }
    public struct MaximumValueLabel { let part: ControlPart }
    public struct MarkedValueLabel { let part: ControlPart }

    /// The place of the value between the bounds, from 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    let hasLabel: Bool

    var hasBounds: Bool { minimumValueLabel != nil || maximumValueLabel != nil }
}

extension GaugeStyleConfiguration.Label: View { public var body: some View { part } }
extension GaugeStyleConfiguration.CurrentValueLabel: View { public var body: some View { part } }
extension GaugeStyleConfiguration.MinimumValueLabel: View { public var body: some View { part } }
extension GaugeStyleConfiguration.MaximumValueLabel: View { public var body: some View { part } }
extension GaugeStyleConfiguration.MarkedValueLabel: View { public var body: some View { part } }

/// A style of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
    typealias Configuration = GaugeStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of the place; in a widget on iOS, the bar that fills.
public struct DefaultGaugeStyle {
    nonisolated public init() {}
}

/// A bar that fills from the leading edge.
public struct LinearCapacityGaugeStyle {
    nonisolated public init() {}
}

/// An open ring of 58 points with a marker at the value.
public struct AccessoryCircularGaugeStyle {
    nonisolated public init() {}
}

/// A closed ring of 58 points, filled as far as the value.
public struct AccessoryCircularCapacityGaugeStyle {
    nonisolated public init() {}
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle {
    nonisolated public init() {}
}

/// A bar that fills, with its label above and the current value below.
public struct AccessoryLinearCapacityGaugeStyle {
    nonisolated public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

extension LinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(configuration: configuration) }
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View { ClosedRingGauge(configuration: configuration) }
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View { AccessoryLinearGauge(configuration: configuration) }
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View { AccessoryLinearCapacityGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
