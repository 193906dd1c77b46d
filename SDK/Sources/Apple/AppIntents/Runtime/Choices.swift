import Foundation
import FoundationMissing
import VitrineSwiftUI

/// One of the ways in which an intent can go on, as a person would choose it.
public struct IntentChoiceOption: Hashable, Sendable {
    /// The style of a choice: how it looks, and what it does.
    public struct Style: Hashable, Sendable {
        private let name: String

        /// The choice looks like any button.
        public static let `default` = Style(name: "default")
        /// The choice leaves things as they are.
        public static let cancel = Style(name: "cancel")
        /// The choice may change or delete something.
        public static let destructive = Style(name: "destructive")
    }

    /// The title of the choice.
    public let title: LocalizedStringResource
    /// The style of the choice.
    public let style: Style

    /// A way to go on.
    public init(title: LocalizedStringResource, style: Style = .default) { (self.title, self.style) = (title, style) }

    /// Leaves things as they are, by the system's word.
    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
    /// Leaves things as they are, by a word of the app's.
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption { IntentChoiceOption(title: title, style: .cancel) }

    public static func == (one: IntentChoiceOption, other: IntentChoiceOption) -> Bool {
        one.title.key == other.title.key && one.style == other.style
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title.key)
        hasher.combine(style)
    }
}

extension AppIntent {
    /// A way in which it can go on.
    public typealias Option = IntentChoiceOption

    /// - Throws: always; nobody is there to choose.
    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption {
        throw AppIntentError.needsPerson(dialog.map { String(localized: $0.full) } ?? "")
    }

    /// - Throws: always; nobody is there to look at the view and choose.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption { try await requestChoice(between: options, dialog: dialog) }

    /// - Throws: always; nobody is there to look at the content and choose.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) async throws -> IntentChoiceOption { try await requestChoice(between: options, dialog: dialog) }

    /// Asks with a snippet, and only under these conditions, of which none holds where a tap asks.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true, snippetIntent: some SnippetIntent
    ) async throws {
        if conditions.isEmpty { throw AppIntentError.needsPerson(dialog.map { String(localized: $0.full) } ?? "") }
    }
}
