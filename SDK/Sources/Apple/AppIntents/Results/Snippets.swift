import Foundation
import FoundationMissing
import VitrineSwiftUI

/// An intent that makes a view with controls, which Siri and Spotlight show. Here nobody looks: it is made where it is performed, as by a
/// button, and never for itself.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    /// Asks for its view anew; none is shown.
    public static func reload() {}
}

/// Makes an empty view; it stands where a result names no other.
public struct EmptySnippetIntent: SnippetIntent {
    public static let title: LocalizedStringResource = "Empty"
    public static let isDiscoverable = false

    public init() {}
    public func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
}

/// Stands for the view with controls that Siri would show with a result.
public struct _SnippetIntentContainer: Sendable {}

/// Gives back an intent that makes a view with controls.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

extension IntentResult {
    /// A result with a view that has controls.
    public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self()
    }
    /// A result with words to say and a view that has controls.
    public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog)
    }
    /// A result with a value and a view that has controls.
    public static func result<Given: _IntentValue>(value: Given, snippetIntent: some SnippetIntent) -> Self
    where Self == IntentResultContainer<Given, Never, _SnippetIntentContainer, Never> {
        Self(value)
    }
    /// A result with a value, words to say and a view that has controls.
    public static func result<Given: _IntentValue>(value: Given, dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self
    where Self == IntentResultContainer<Given, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value, dialog: dialog)
    }
    /// A result with an intent to go on with and a view that has controls.
    public static func result<Opened: AppIntent>(opensIntent: Opened, snippetIntent: some SnippetIntent) -> Self
    where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, Never> {
        Self(opens: opensIntent)
    }
    /// A result with an intent to go on with, words to say and a view that has controls.
    public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self
    where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }
}
