import Foundation

/// Views in a box with a title.
public struct GroupBox<Label, Content> {
    let label: Label
    let content: Content
}

extension GroupBox: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @available(*, deprecated, message: "Use init(content:label:) instead.")
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }

    public var body: some View { _GroupBoxBody(label: AnyView(label), content: AnyView(content)) }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// A box of a style's parts, drawn in the style around.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

/// The parts of a box, for its style.
public struct GroupBoxStyleConfiguration {
    public struct Label: View { let view: AnyView; public var body: some View { view } }
    public struct Content: View { let view: AnyView; public var body: some View { view } }
    public let label: Label
    public let content: Content
}

/// A style of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    typealias Configuration = GroupBoxStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style as iOS draws it: a bold title over the content, 16 points around, on a secondary surface with corners of eight points (read
/// off pictures, not measured).
public struct DefaultGroupBoxStyle {
    nonisolated public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct AnyGroupBoxStyle: @unchecked Sendable {
    let make: @MainActor (GroupBoxStyleConfiguration) -> AnyView

    nonisolated init<S: GroupBoxStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private enum GroupBoxStyleKey: EnvironmentKey { static let defaultValue = AnyGroupBoxStyle(DefaultGroupBoxStyle()) }

extension EnvironmentValues {
    var groupBoxStyle: AnyGroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

struct _GroupBoxBody: View {
    @Environment(\.groupBoxStyle) var style
    let label: AnyView
    let content: AnyView

    var body: some View { style.make(GroupBoxStyleConfiguration(label: .init(view: label), content: .init(view: content))) }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
    }
}
