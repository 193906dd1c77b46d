import Foundation

/// A line that unfolds views under it. A picture shows the state it is in: folded, or unfolded where its binding says so.
public struct DisclosureGroup<Label, Content> {
    let isExpanded: Bool
    let label: Label
    let content: () -> Content
}

extension DisclosureGroup: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: false, label: label(), content: content)
    }

    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: isExpanded.wrappedValue, label: label(), content: content)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                label
                Spacer()
                _DisclosureChevron(isExpanded: isExpanded)
            }
            if isExpanded { content() }
        }
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: false, label: Text(titleKey), content: content)
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded.wrappedValue, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: false, label: Text(label), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded.wrappedValue, label: Text(label), content: content)
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
