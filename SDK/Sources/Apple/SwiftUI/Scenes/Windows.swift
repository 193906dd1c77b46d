import Foundation

/// The windows of an app, of which an iPhone shows one.
public struct WindowGroup<Content: View> {
    private let content: () -> Content

    // Evaluated when its window is, so that what was put around the scene is known.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    nonisolated public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
}

extension WindowGroup: Scene {
    public typealias Body = Never
    // Nothing asks for it: its window is made of the views that it was given.
    public var body: Never { return fatalError("a group of windows has no body") }

    public static func _makeWindow(_ scene: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        Content._makeNodes(scene.content(), inputs, &nodes)
    }
}

/// What a window shows that was opened for a value. The app's own window is opened for none.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
    let content: () -> Content
}

extension PresentedWindowContent: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        Content._makeNodes(view.content(), inputs, &nodes)
    }
}

extension WindowGroup {
    nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent<D, C> { content(.constant(nil)) } }
    }
    nonisolated public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent<D, C> { content(.constant(nil)) } }
    }
    nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent<D, C> { content(.constant(defaultValue())) } }
    }
}

/// Documents in windows. What an app does first is to let a person choose one; nobody does here, and nothing is shown.
public struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never
    // Nothing asks for it: no document is open.
    public var body: Never { return fatalError("a group of documents has no body") }

    public static func _makeWindow(_ scene: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {}
}

extension DocumentGroup where Document: FileDocument {
    nonisolated public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}
}

/// An open document.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}
