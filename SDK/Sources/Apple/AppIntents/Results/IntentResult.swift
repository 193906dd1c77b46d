import Foundation
import FoundationMissing
import VitrineSwiftUI

/// The result of an intent.
public protocol IntentResult: Sendable {
    /// The type of the value, `Never` where there is none.
    associatedtype Value: _IntentValue = Never
    /// The type of the intent to go on with, `Never` where there is none.
    associatedtype OpensAppIntent: AppIntent = Never
    /// The type of the snippet view, `Never` where there is none.
    associatedtype Snippet = Never
    /// The type of the dialog, `Never` where there is none.
    associatedtype Dialog = Never

    var value: Value? { get }
}

extension Never: IntentResult {
    public var value: Never? { nil }
}

/// Gives back a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// Gives back words to say.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
/// Gives back an intent to go on with, which opens the app.
public protocol OpensIntent: IntentResult {}
/// Gives back a view to show.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A view that Siri would show with a result. Here nobody looks: it is never made.
public struct _SnippetViewContainer: Sendable {
    init<Content: View>(_ content: () -> Content) {}
}

/// Every kind of result in one.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult, @unchecked Sendable {
    // Snippets and dialogs are of this module alone, and values.
    /// The value that it gives back.
    public var value: Value?
    /// The words to say.
    public var dialog: IntentDialog?
    /// The intent to go on with.
    public var opensIntent: OpensAppIntent?

    init(_ value: Value? = nil, opens intent: OpensAppIntent? = nil, dialog: IntentDialog? = nil) {
        self.value = value
        self.dialog = dialog
        opensIntent = intent
    }
}

/// A result that may name an intent to go on with.
package protocol OpeningResult {
    var next: (any AppIntent)? { get }
}

extension IntentResultContainer: OpeningResult {
    public var next: (any AppIntent)? { opensIntent }
}

extension IntentResultContainer: OpensIntent, ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension Never: _UnenteredIntentValue {
    public typealias UnwrappedType = Never
    public typealias ValueType = Never
    public static var _words: String { "nothing" }
}

extension Never: AppIntent {
    /// The title that an intent has to have; nobody sees it, as `Never` only says that a result names no next intent.
    public static var title: LocalizedStringResource { "" }

    /// Stops the process: there is no such intent.
    public init() { fatalError("Never is no intent: it stands where a result names none to go on with.") }

    /// Performs nothing, as no value of `Never` exists.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { switch self {} }
}

extension IntentResult {
    /// A result that says no more than that it is done.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }
    /// A result with a view to show.
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self()
    }
    /// A result with a view to show.
    public static func result<Content: View>(@ViewBuilder content: @escaping () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self()
    }
    /// A result with words to say.
    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }
    /// A result with words to say and a view to show.
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog)
    }
    /// A result with words to say and a view to show.
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: @escaping () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog)
    }
    /// A result with an intent to go on with.
    public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, Never> {
        Self(opens: opensIntent)
    }
    /// A result with an intent to go on with and a view to show.
    public static func result<Opened: AppIntent, Content: View>(opensIntent: Opened, view: Content) -> Self
    where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
        Self(opens: opensIntent)
    }
    /// A result with an intent to go on with and a view to show.
    public static func result<Opened: AppIntent, Content: View>(opensIntent: Opened, @ViewBuilder content: @escaping () -> Content) -> Self
    where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
        Self(opens: opensIntent)
    }
    /// A result with an intent to go on with and words to say.
    public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }
    /// A result with an intent to go on with, words to say and a view to show.
    public static func result<Opened: AppIntent, Content: View>(opensIntent: Opened, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }
    /// A result with an intent to go on with, words to say and a view to show.
    public static func result<Opened: AppIntent, Content: View>(
        opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: @escaping () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }
    /// A result with an intent on a button.
    public static func result<Action: AppIntent>(actionButtonIntent: Action) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }
    /// A result with an intent on a button and words to say.
    public static func result<Action: AppIntent>(actionButtonIntent: Action, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }
    /// A result with a value.
    public static func result<Given: _IntentValue>(value: Given) -> Self where Self == IntentResultContainer<Given, Never, Never, Never> {
        Self(value)
    }
    /// A result with a value and a view to show.
    public static func result<Given: _IntentValue, Content: View>(value: Given, view: Content) -> Self
    where Self == IntentResultContainer<Given, Never, _SnippetViewContainer, Never> {
        Self(value)
    }
    /// A result with a value and a view to show.
    public static func result<Given: _IntentValue, Content: View>(value: Given, @ViewBuilder content: @escaping () -> Content) -> Self
    where Self == IntentResultContainer<Given, Never, _SnippetViewContainer, Never> {
        Self(value)
    }
    /// A result with a value and words to say.
    public static func result<Given: _IntentValue>(value: Given, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Given, Never, Never, IntentDialog> {
        Self(value, dialog: dialog)
    }
    /// A result with a value, words to say and a view to show.
    public static func result<Given: _IntentValue, Content: View>(value: Given, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Given, Never, _SnippetViewContainer, IntentDialog> {
        Self(value, dialog: dialog)
    }
    /// A result with a value, words to say and a view to show.
    public static func result<Given: _IntentValue, Content: View>(
        value: Given, dialog: IntentDialog, @ViewBuilder content: @escaping () -> Content
    ) -> Self where Self == IntentResultContainer<Given, Never, _SnippetViewContainer, IntentDialog> {
        Self(value, dialog: dialog)
    }
    /// A result with a value and an intent to go on with.
    public static func result<Given: _IntentValue, Opened: AppIntent>(value: Given, opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Given, Opened, Never, Never> {
        Self(value, opens: opensIntent)
    }
    /// A result with a value, an intent to go on with and a view to show.
    public static func result<Given: _IntentValue, Opened: AppIntent, Content: View>(value: Given, opensIntent: Opened, view: Content)
        -> Self where Self == IntentResultContainer<Given, Opened, _SnippetViewContainer, Never>
    {
        Self(value, opens: opensIntent)
    }
    /// A result with a value, an intent to go on with and a view to show.
    public static func result<Given: _IntentValue, Opened: AppIntent, Content: View>(
        value: Given, opensIntent: Opened, @ViewBuilder content: @escaping () -> Content
    ) -> Self where Self == IntentResultContainer<Given, Opened, _SnippetViewContainer, Never> {
        Self(value, opens: opensIntent)
    }
    /// A result with a value, an intent to go on with and words to say.
    public static func result<Given: _IntentValue, Opened: AppIntent>(value: Given, opensIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Given, Opened, Never, IntentDialog> {
        Self(value, opens: opensIntent, dialog: dialog)
    }
    /// A result with a value, an intent to go on with, words to say and a view to show.
    public static func result<Given: _IntentValue, Opened: AppIntent, Content: View>(
        value: Given, opensIntent: Opened, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Given, Opened, _SnippetViewContainer, IntentDialog> {
        Self(value, opens: opensIntent, dialog: dialog)
    }
    /// A result with a value, an intent to go on with, words to say and a view to show.
    public static func result<Given: _IntentValue, Opened: AppIntent, Content: View>(
        value: Given, opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: @escaping () -> Content
    ) -> Self where Self == IntentResultContainer<Given, Opened, _SnippetViewContainer, IntentDialog> {
        Self(value, opens: opensIntent, dialog: dialog)
    }
    /// A result with a value and an intent on a button.
    public static func result<Given: _IntentValue, Action: AppIntent>(value: Given, actionButtonIntent: Action) -> Self
    where Self == IntentResultContainer<Given, Never, Never, Never> {
        Self(value)
    }
    /// A result with a value, an intent on a button and words to say.
    public static func result<Given: _IntentValue, Action: AppIntent>(value: Given, actionButtonIntent: Action, dialog: IntentDialog)
        -> Self where Self == IntentResultContainer<Given, Never, Never, IntentDialog>
    {
        Self(value, dialog: dialog)
    }
}
