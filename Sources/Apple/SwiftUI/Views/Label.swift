import Foundation

/// A title with an icon before it.
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label: View where Title: View, Icon: View {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    public var body: some View { _LabelBody(title: AnyView(title), icon: AnyView(icon)) }
}

struct _LabelBody {
    @Environment(\.labelStyle) var style
    let title: AnyView
    let icon: AnyView
}

extension _LabelBody: View {
    var body: some View { style.make(LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))) }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: systemImage))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image: String) { self.init(title: Text(titleKey), icon: Image(image)) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {
        self.init(title: Text(title), icon: Image(systemName: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String) { self.init(title: Text(title), icon: Image(image)) }
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    public struct Title { let view: AnyView }
    public struct Icon { let view: AnyView }
    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
    public var body: some View { view }
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    typealias Configuration = LabelStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct TitleAndIconLabelStyle {
    nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

public struct TitleOnlyLabelStyle {
    nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle {
    nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    nonisolated public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

struct AnyLabelStyle: @unchecked Sendable {
    let make: @MainActor (LabelStyleConfiguration) -> AnyView

    nonisolated init<S: LabelStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static let defaultValue = AnyLabelStyle(TitleAndIconLabelStyle())
}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, AnyLabelStyle(style)) }
}
