import Foundation
import FoundationMissing
import VitrineSwiftUI

/// An intent whose work can be undone in the app.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// Takes what undoes the work. As where the app has no such manager: nil.
    @MainActor public var undoManager: UndoManager? { nil }
}

/// An intent that changes what the app shows, by which a scene of the app is found. No app's scene is looked for here.
public protocol TargetContentProvidingIntent: AppIntent {
    /// The identifier by which a scene knows it; the name of its type where it does not say.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    public var contentIdentifier: String { "\(Self.self)" }

    /// The app's scene does the rest.
    public func perform() async throws -> some IntentResult { .result() }
}

// Each default of `perform` once more where an intent has several of them.

extension TargetContentProvidingIntent where Self: OpenIntent {
    /// The app's scene does the rest.
    public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: URLRepresentableIntent {
    /// An app that a link opens does the rest.
    public func perform() async throws -> some IntentResult & OpensIntent { try OpenURLIntent.result(of: self) }
}

extension TargetContentProvidingIntent where Self: OpenIntent & URLRepresentableIntent {
    /// An app that a link opens does the rest.
    public func perform() async throws -> some IntentResult & OpensIntent { try OpenURLIntent.result(of: self) }
}

extension View {
    /// Takes an intent that is about what the app shows. No intent of a widget is led to a scene: the closure is never called.
    nonisolated public func onAppIntentExecution<Intent: TargetContentProvidingIntent>(
        _ intent: Intent.Type = Intent.self, perform action: @escaping @MainActor (Intent) -> Void
    ) -> some View { self }
}
