import Foundation
import VitrineDeveloperToolsSupport

// Controls whose icon is an image of an asset catalogue, by its generated name.

extension Label where Title == Text, Icon == Image {
    /// A label with an image of an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: Text(titleKey), icon: Image(resource))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: Text(title), icon: Image(resource))
    }
}

extension Button where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A button with an image of an asset catalogue.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineSwiftUI.Label(titleKey, image: image) }
    }

    /// A button with an image of an asset catalogue and a title that is shown as it is.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineSwiftUI.Label(title, image: image) }
    }
}

extension Toggle where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A toggle with an image of an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineSwiftUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineSwiftUI.Label(title, image: image) }
    }

    /// A toggle of several sources, with an image of an asset catalogue.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineSwiftUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineSwiftUI.Label(title, image: image) }
    }

    /// A toggle of several sources, with a symbol.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == Text {
    /// A toggle of several sources: on where every one is.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

/// The words and the icon of a button that is told by its role alone.
public struct DefaultButtonLabel {
    let role: ButtonRole
}

extension DefaultButtonLabel: View {
    public var body: some View {
        switch role {
        case .cancel: Label("Cancel", systemImage: "xmark")
        case .close: Label("Close", systemImage: "xmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Label("Done", systemImage: "checkmark")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button that says what its role is for.
    @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
