import Foundation

// Controls that take text, and controls that open something of the system's. They type-check as on iOS and are drawn as iOS draws them
// in a widget.

/// A line to write in.
public struct TextField<Label: View> {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {}

    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {}
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}

    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {}
}

extension TextField: View {
    public var body: some View { RefusedControl(name: "TextField", height: 22) }
}

/// A line to write in unseen.
public struct SecureField<Label: View> {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

extension SecureField: View {
    public var body: some View { RefusedControl(name: "SecureField", height: 22) }
}

/// A page to write on.
public struct TextEditor {
    nonisolated public init(text: Binding<String>) {}
}

extension TextEditor: View {
    public var body: some View { RefusedControl(name: "TextEditor", height: 44) }
}

/// A button that opens a list of others.
public struct Menu<Label: View, Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {}
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension Menu where Label == VitrineSwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}

extension Menu: View {
    public var body: some View { RefusedControl(name: "Menu", height: 34) }
}

/// A button that hands something to other apps.
public struct ShareLink<Label: View> {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}

    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
}

/// The words and the icon of a share link.
public struct DefaultShareLinkLabel {
    nonisolated init() {}
}

extension DefaultShareLinkLabel: View {
    public var body: some View { Label("Share…", systemImage: "square.and.arrow.up") }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {}

    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {}

    nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {}
}

extension ShareLink: View {
    public var body: some View { RefusedControl(name: "ShareLink", height: 34) }
}

/// The button that turns editing of a list on and off.
public struct EditButton {
    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View { RefusedControl(name: "EditButton", height: 34) }
}
