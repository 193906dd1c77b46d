import Foundation

/// The parts of a button, for a style that only changes its looks.
public struct ButtonStyleConfiguration {
    public struct Label { let part: ControlPart }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the button is pressed: never in a picture.
    public let isPressed: Bool
}

/// The parts of a button, for a style that also says when it starts.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label { let part: ControlPart }

    public let role: ButtonRole?
    public let label: Label
    let action: ControlAction
    let start: @MainActor () -> Void

    /// Performs the action of the button.
    @MainActor public func trigger() { start() }
}

extension ButtonStyleConfiguration.Label: View { public var body: some View { part } }
extension PrimitiveButtonStyleConfiguration.Label: View { public var body: some View { part } }

/// A style of buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
    typealias Configuration = ButtonStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of buttons that also says what starts their action.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    typealias Configuration = PrimitiveButtonStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        self.style(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
            style.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role, label: .init(part: configuration.label.part), isPressed: false))
        }
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of the place: in a widget on iOS 17 and later a button has a border unless another style is set, and on an app's screen, where
/// the previews of views are, none.
public struct DefaultButtonStyle {
    nonisolated public init() {}
}

/// A label in the tint on a quiet surface.
public struct BorderedButtonStyle {
    nonisolated public init() {}
}

/// A white label on the tint.
public struct BorderedProminentButtonStyle {
    nonisolated public init() {}
}

/// A label in the tint.
public struct BorderlessButtonStyle {
    nonisolated public init() {}
}

/// The label as it is.
public struct PlainButtonStyle {
    nonisolated public init() {}
}

/// A label on glass; drawn as a quiet surface in the shape of a capsule.
public struct GlassButtonStyle {
    nonisolated public init() {}
}

/// A label on tinted glass; drawn as the tint in the shape of a capsule.
public struct GlassProminentButtonStyle {
    nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { DefaultButtonBody(configuration: configuration) }
}

/// The look of a button where no style is set.
private struct DefaultButtonBody {
    @Environment(\.isInApp) var isInApp
    let configuration: PrimitiveButtonStyleConfiguration
}

extension DefaultButtonBody: View {
    var body: some View {
        if isInApp {
            TintedButtonLabel(role: configuration.role, label: configuration.label.part)
        } else {
            BorderedButtonBody(configuration: configuration)
        }
    }
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { BorderedButtonBody(configuration: configuration) }
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(configuration: configuration, isProminent: true)
    }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(configuration: configuration, shape: .capsule).reporting(
            "buttonStyle(.glass) is drawn without glass, as a quiet capsule")
    }
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(configuration: configuration, isProminent: true, shape: .capsule)
            .reporting("buttonStyle(.glassProminent) is drawn without glass, as a tinted capsule")
    }
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TintedButtonLabel(role: configuration.role, label: configuration.label.part)
    }
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { PlainButtonLabel(label: configuration.label.part) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// A label on glass of one's own.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
