import Foundation
import FoundationMissing

// Titles that are looked up where they are shown. A text in the source is a `LocalizedStringKey`, so that all of these come second.

extension Label where Title == Text, Icon == Image {
    /// A label whose title is looked up where it is shown, beside a symbol.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: Text(titleResource), icon: Image(systemName: name))
    }
    /// A label whose title is looked up where it is shown, beside a picture.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: Text(titleResource), icon: Image(name))
    }
    /// A label whose title is looked up where it is shown, beside a picture.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: Text(titleResource), icon: Image(resource))
    }
}

extension Button where Label == Text {
    /// A button whose title is looked up where it is shown.
    @_disfavoredOverload @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { Text(titleResource) } }
    /// A button whose title is looked up where it is shown.
    @_disfavoredOverload @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A button whose title is looked up where it is shown.
    @_disfavoredOverload @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { VitrineSwiftUI.Label(titleResource, systemImage: systemImage) } }
}

extension Toggle where Label == Text {
    /// A toggle whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Link where Label == Text {
    /// A link whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// A value whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension GroupBox where Label == Text, Content: View {
    /// A box whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Menu where Label == Text {
    /// ?Menu whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination: View {
    /// ?NavigationLink whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(titleResource) } }
}

extension View {
    /// ?View whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }
    /// ?View whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }
    /// ?View whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
        accessibilityValue(Text(value))
    }
    /// ?View whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }
    /// ?View whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public func help(_ text: LocalizedStringResource) -> some View { help(Text(text)) }
    /// ?View whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }
    /// ?View whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }
    /// ?View whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message) }
    /// ?View whose title is looked up where it is shown.
    @_disfavoredOverload nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }
}
