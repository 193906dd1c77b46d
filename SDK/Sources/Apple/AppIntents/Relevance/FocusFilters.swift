import Foundation
import FoundationMissing

/// An intent that filters what an app shows while a focus is on. None is ever on here: ``current`` throws, as on a device without one.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// The context that says what the system holds back while the filter is on.
    var appContext: FocusFilterAppContext { get }
    /// Filters that may be of use.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// The context by which notifications are filtered: nothing is held back here.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    /// The filters to suggest: none.
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
    /// The system asks for ``appContext`` again; nobody has asked here.
    public static func invalidateFocusFilterAppContext() {}

    /// The filter of the focus that is on.
    /// - Throws: `SetFocusFilterIntentError.notFound`, always.
    public static var current: Self {
        get async throws { throw SetFocusFilterIntentError.notFound }
    }
}

/// The context that says what the system holds back while a filter is on.
public struct FocusFilterAppContext: @unchecked Sendable {
    // A predicate that nothing changes.
    /// Which notifications may come; nil for all.
    public let notificationFilterPredicate: NSPredicate?
    /// The beginning of the content's identifier in scenes that may come to the front; nil for all.
    public let targetContentIdentifierPrefix: String?

    /// Holds back what does not fit.
    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The surroundings for which filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {}

/// The reasons for which there is no filter.
public enum SetFocusFilterIntentError: LocalizedError, Hashable {
    /// No focus is on, or it has none for this app.
    case notFound
    /// The focus's filter lacks a value.
    case missingParameterValue

    public var errorDescription: String? {
        switch self {
        case .notFound: "No focus is on that has a filter for this app."
        case .missingParameterValue: "The focus’s filter lacks a value."
        }
    }
}
