import Foundation

/// A view for where there is nothing to show: an icon and a title, a description, actions.
public struct ContentUnavailableView<Label, Description, Actions> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }

    /// The view as iOS sets it: a large grey icon over a bold title, grey words under it, all in the middle of the place (from pictures).
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.labelStyle(_UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct _UnavailableLabelStyle {
    nonisolated init() {}
}

extension _UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView where Label == VitrineSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: VitrineSwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: VitrineSwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: VitrineSwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: VitrineSwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }
}

/// The content of the view for a search that found nothing.
public struct SearchUnavailableContent: Sendable {
    public struct Label: View, Sendable {
        let title: String
        public var body: some View { VitrineSwiftUI.Label(title, systemImage: "magnifyingglass") }
    }
    public struct Description: View, Sendable {
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }
    public struct Actions: View, Sendable {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    nonisolated public static var search: Self { Self(label: .init(title: "No Results"), description: .init(), actions: .init()) }

    nonisolated public static func search(text: String) -> Self {
        Self(label: .init(title: "No Results for “\(text)”"), description: .init(), actions: .init())
    }
}
