import Foundation

/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
    public struct Label { let part: ControlPart }
    public struct CurrentValueLabel { let part: ControlPart }

    /// The progress from 0 to 1; nil where it is not known, and where the progress follows the clock.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
    let dates: ProgressDates?

    init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?, dates: ProgressDates?) {
        self.fractionCompleted = fractionCompleted
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.dates = dates
    }
}

extension ProgressViewStyleConfiguration.Label: View { public var body: some View { part } }
extension ProgressViewStyleConfiguration.CurrentValueLabel: View { public var body: some View { part } }

/// A style of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    typealias Configuration = ProgressViewStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// A bar where the progress is known, a wheel where it is not.
public struct DefaultProgressViewStyle {
    nonisolated public init() {}
}

/// A bar that fills from the leading edge.
public struct LinearProgressViewStyle {
    let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
}

/// A ring that fills from the top where the progress is known, a wheel of spokes where it is not.
public struct CircularProgressViewStyle {
    let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil || configuration.dates != nil {
            LinearProgress(configuration: configuration)
        } else {
            SpinningProgress(configuration: configuration)
        }
    }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration).modifier(OptionalTint(color: tint))
    }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil || configuration.dates != nil {
            RingProgress(configuration: configuration).modifier(OptionalTint(color: tint))
        } else {
            SpinningProgress(configuration: configuration).modifier(OptionalTint(color: tint))
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A tint that is set only where there is one.
struct OptionalTint {
    let color: Color?
}

extension OptionalTint: ViewModifier {
    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { if let color { $0.tint = AnyShapeStyle(color) } }
    }
}
