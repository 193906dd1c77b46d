import Foundation
import FoundationMissing

/// The parts of a toggle, for its style.
public struct ToggleStyleConfiguration {
    public struct Label { let part: ControlPart }

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool
    let action: ControlAction

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool, action: ControlAction) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
        self.action = action
    }
}

extension ToggleStyleConfiguration.Label: View { public var body: some View { part } }

/// A style of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    typealias Configuration = ToggleStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of the place; in a widget on iOS, the switch.
public struct DefaultToggleStyle {
    nonisolated public init() {}
}

/// The label at the leading edge, a switch at the trailing edge.
public struct SwitchToggleStyle {
    let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
}

/// A button that stays lit while it is on.
public struct ButtonToggleStyle {
    nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { SwitchToggleBody(configuration: configuration) }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleBody(configuration: configuration).modifier(OptionalTint(color: tint))
    }
}

extension ButtonToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { ButtonToggleBody(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label and a switch.
struct SwitchToggleBody {
    @Environment(\.labelsAreHidden) var labelsAreHidden
    let configuration: ToggleStyleConfiguration
}

extension SwitchToggleBody: View {
    var body: some View {
        if labelsAreHidden {
            SwitchView(isOn: configuration.isOn, isAlone: true)
        } else {
            HStack(spacing: 0) {
                configuration.label
                // facts.md, Toggle: 8 points between label and switch.
                Spacer(minLength: 8)
                SwitchView(isOn: configuration.isOn)
            }
        }
    }
}

/// The switch.
struct SwitchView {
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.tintIsSet) var isTinted
    @Environment(\.systemVersion) var version
    @Environment(\.listLook) var listLook
    let isOn: Bool
    /// Whether the switch has no label beside it.
    var isAlone = false
}

/// Measures of a switch in points.
private struct SwitchFigures {
    let track: CGSize
    let knob: CGSize
    /// The points by which the switch is laid out narrower on either side, and by which it is where it stands alone.
    let overhang: CGFloat, alone: CGFloat

    var knobShape: AnyShape { knob.width == knob.height ? AnyShape(Circle()) : AnyShape(Capsule()) }

    init(_ version: _SystemVersion) {
        if version.isAtLeast(26) {
            // 63 by 28 points of track (wanteddev/montage-ios, pull request 488), two of them beyond the end of the label's place in five
            // pictures (home-assistant/iOS); the knob is a pill, whose width nothing was found of.
            (track, knob, overhang, alone) = (CGSize(width: 63, height: 28), CGSize(width: 38, height: 24), 2, 0)
        } else {
            // 51 by 31 points, laid out as 49 wide (facts.md, Toggle).
            (track, knob, overhang, alone) = (CGSize(width: 51, height: 31), CGSize(width: 27, height: 27), 1, 2)
        }
    }
}

extension SwitchView: View {
    var body: some View {
        let figures = SwitchFigures(version)
        let isNew = version.isAtLeast(26)
        // What is off is as grey as a tertiary label on iOS 26, in the light and in the dark (home-assistant/iOS).
        let off = Color(uiColor: isNew ? .tertiaryLabel : .secondarySystemFill)
        let track = isOn ? (isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.green)) : AnyShapeStyle(off)
        HStack(spacing: 0) {
            if isOn { Spacer(minLength: 0) }
            figures.knobShape.fill(Color.white).frame(width: figures.knob.width, height: figures.knob.height).padding(2)
                .shadow(color: .black.opacity(0.15), radius: 2.5, x: 0, y: 2)
            if !isOn { Spacer(minLength: 0) }
        }
        .frame(width: figures.track.width, height: figures.track.height)
        .background(track, in: Capsule())
        .opacity(isEnabled ? 1 : 0.5)
        // A switch that stands alone begins where its frame does, in four pictures of iOS 18.6.
        .padding(.leading, isAlone ? 0 : -figures.overhang)
        .padding(.trailing, isAlone ? -figures.alone : -figures.overhang)
        // A row of a list with a switch is as high on iOS 26 as one without, in the same pictures.
        .padding(.vertical, isNew && listLook != nil ? -4 : 0)
    }
}

/// A label, on a tinted surface while it is on.
struct ButtonToggleBody {
    @Environment(\.controlSize) var size
    @Environment(\.buttonBorderShape) var borderShape
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.systemVersion) var version
    let configuration: ToggleStyleConfiguration
}

extension ButtonToggleBody: View {
    var body: some View {
        let figures = BorderedButtonFigures(size, version)
        configuration.label
            .foregroundUnlessSet(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .tertiaryLabel)))
            .defaultFont(figures.font)
            .padding(.horizontal, figures.across).padding(.vertical, figures.down)
            .background(
                configuration.isOn ? AnyShapeStyle(AnyShapeStyle(.tint).opacity(0.15)) : AnyShapeStyle(Color.clear),
                in: borderShape.resolved(figures))
    }
}

extension EnvironmentValues {
    var labelsAreHidden: Bool { labelsVisibility == .hidden }
}

extension View {
    /// Controls without their labels.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }
}
