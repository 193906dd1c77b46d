import Foundation

/// A label with what belongs to it.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View, _PrimitiveView where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(part: ControlPart(GatheredViews(content: view.label))),
            content: .init(part: ControlPart(GatheredViews(content: view.content))))
        nodes.appendStyled(configuration, inputs) { AutomaticLabeledContentStyle().makeBody(configuration: configuration) }
    }
}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The parts of labeled content, for its style.
public struct LabeledContentStyleConfiguration {
    public struct Label { let part: ControlPart }
    public struct Content { let part: ControlPart }

    public let label: Label
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View { public var body: some View { part } }
extension LabeledContentStyleConfiguration.Content: View { public var body: some View { part } }

/// A style of labeled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    typealias Configuration = LabeledContentStyleConfiguration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The label at the leading edge, the content quieter at the trailing edge.
public struct AutomaticLabeledContentStyle {
    nonisolated public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
    public func makeBody(configuration: Configuration) -> some View { LabeledContentBody(configuration: configuration) }
}

/// Label and content side by side, and in a list with letters of an accessibility size one under the other: a row of iOS 26 with letters of
/// 40 points (StanfordSpezi/SpeziViews).
private struct LabeledContentBody: View {
    @Environment(\.dynamicTypeSize) var typeSize
    @Environment(\.listLook) var listLook
    let configuration: LabeledContentStyleConfiguration

    var body: some View {
        if listLook != nil, typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                configuration.label
                configuration.content.foregroundStyle(.secondary)
            }
        } else {
            HStack(alignment: .firstTextBaseline) {
                configuration.label
                Spacer()
                configuration.content.foregroundStyle(.secondary)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
