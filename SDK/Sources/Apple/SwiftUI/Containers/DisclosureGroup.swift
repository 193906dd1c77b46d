import Foundation

/// A line that unfolds views under it. A picture shows the state it is in: folded, or unfolded where its binding says so.
public struct DisclosureGroup<Label, Content> {
    let isExpanded: Binding<Bool>
    let label: Label
    let content: () -> Content
}

extension DisclosureGroup: View, _PrimitiveView where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: .constant(false), label: label(), content: content)
    }

    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: isExpanded, label: label(), content: content)
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(part: ControlPart(view.label)), content: .init(part: ControlPart(_LaterView(make: view.content))),
            isExpanded: view.isExpanded)
        nodes.appendStyled(configuration, inputs) { AutomaticDisclosureGroupStyle().makeBody(configuration: configuration) }
    }
}

/// A view that is made when it is shown.
struct _LaterView<Content: View>: View {
    let make: () -> Content
    var body: some View { make() }
}

/// The parts of a line that unfolds, for its style.
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group.
    public struct Label { let part: ControlPart }
    /// The content that the group shows when it is expanded.
    public struct Content { let part: ControlPart }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension DisclosureGroupStyleConfiguration.Label: View { public var body: some View { part } }
extension DisclosureGroupStyleConfiguration.Content: View { public var body: some View { part } }

/// A style of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The parts of a line.
    typealias Configuration = DisclosureGroupStyleConfiguration
    associatedtype Body: View
    /// A view of a line's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Sets how lines that unfold look.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The label, a chevron at the trailing edge, and below them what is unfolded.
public struct AutomaticDisclosureGroupStyle {
    nonisolated public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                configuration.label
                Spacer()
                _DisclosureChevron(isExpanded: configuration.isExpanded)
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style of the place.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroup where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: .constant(false), label: Text(titleKey), content: content)
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: .constant(false), label: Text(label), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, label: Text(label), content: content)
    }
}

/// Points down where the group is unfolded, else the way words run.
struct _DisclosureChevron: View {
    @Environment(\.layoutDirection) private var direction
    let isExpanded: Bool

    var body: some View {
        Image(systemName: isExpanded ? "chevron.down" : direction == .rightToLeft ? "chevron.left" : "chevron.right")
            .font(.footnote.bold()).foregroundStyle(.tint)
    }
}
