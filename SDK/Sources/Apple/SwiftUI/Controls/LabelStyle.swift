import Foundation

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    public struct Title { let part: ControlPart }
    public struct Icon { let part: ControlPart }

    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View { public var body: some View { part } }
/// The title says what the icon shows: a picture in it has only the words that it was given.
extension LabelStyleConfiguration.Icon: View { public var body: some View { part.environment(\.isLabelIcon, true) } }

extension EnvironmentValues {
    private enum LabelIconKey: EnvironmentKey { static let defaultValue = false }
    /// Whether the view is inside a label's icon.
    var isLabelIcon: Bool {
        get { self[LabelIconKey.self] }
        set { self[LabelIconKey.self] = newValue }
    }
}

/// A style of labels.
@MainActor @preconcurrency public protocol LabelStyle {
    typealias Configuration = LabelStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of the place; in a widget, title and icon.
public struct DefaultLabelStyle {
    nonisolated public init() {}
}

/// The icon before the title, on its first baseline.
public struct TitleAndIconLabelStyle {
    nonisolated public init() {}
}

public struct TitleOnlyLabelStyle {
    nonisolated public init() {}
}

public struct IconOnlyLabelStyle {
    nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        _TitleAndIcon(configuration: configuration)
    }
}

extension VerticalAlignment {
    /// The middle of a text's first line, of a view without text its own. Seven lists of gonzalezreal/swift-markdown-ui's pictures by Apple's
    /// renderer have bullets of a third of the text's size there, and not on the baseline.
    private enum FirstLineCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            (context.height - (context[.lastTextBaseline] - context[.firstTextBaseline])) / 2
        }
    }

    fileprivate static let firstLineCenter = VerticalAlignment(FirstLineCenter.self)
}

/// The icon before the title, as far away and as wide as the surroundings say.
struct _TitleAndIcon: View {
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var width
    @Environment(\.listLook) private var listLook
    @Environment(\.systemVersion) private var version
    let configuration: LabelStyleConfiguration

    /// In lists of iOS 26 icons are large and in the tint, and farther from their titles, and make a row no higher (a row in two pictures of
    /// home-assistant/iOS).
    private var isInNewList: Bool { listLook != nil && version.isAtLeast(26) }

    var body: some View {
        HStack(alignment: .firstLineCenter, spacing: spacing ?? (isInNewList ? 16 : 8)) {
            if isInNewList {
                configuration.icon.frame(minWidth: width).imageScale(.large).foregroundStyle(.tint).padding(.vertical, -2)
            } else if let width {
                configuration.icon.frame(minWidth: width)
            } else {
                configuration.icon
            }
            configuration.title
        }
    }
}

private enum IconToTitleSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum ReservedIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// Points between a label's icon and its title; nil for the style's own.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[IconToTitleSpacingKey.self] }
        set { self[IconToTitleSpacingKey.self] = newValue }
    }
    /// Points that a label's icon has at least; nil for its own width.
    public var labelReservedIconWidth: CGFloat? {
        get { self[ReservedIconWidthKey.self] }
        set { self[ReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the points between the icon and the title of labels.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { environment(\.labelIconToTitleSpacing, value) }
    /// Gives the icons of labels a width in points, so that their titles start in one line.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelReservedIconWidth, value) }
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
