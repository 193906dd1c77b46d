import Foundation

/// Controls that belong together, side by side.
public struct ControlGroup<Content> {
    let content: Content
}

extension ControlGroup: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: some View {
        HStack(spacing: 8) { content }
    }
}

extension ControlGroup where Content: View {
    // The title is for menus and for those who do not see the group.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content()) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content()) }
}
