import Foundation

/// An error that tells why an intent was not carried out.
public struct INIntentError: _BridgedStoredNSError, @unchecked Sendable {
    /// The error as Foundation keeps it, with its number and its values; public for Foundation's bridging of errors.
    public let _nsError: NSError
    /// The error of an `NSError` with this domain; public for Foundation's bridging of errors.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain by which an `NSError` is one of these; public for Foundation's bridging of errors.
    public static var _nsErrorDomain: String { INIntentErrorDomain }
    /// The domain of these errors.
    public static var errorDomain: String { INIntentErrorDomain }

    /// The code of the error.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The error that these numbers belong to; public for Foundation, which matches an error with a number by it.
        public typealias _ErrorType = INIntentError

        case interactionOperationNotSupported = 1900
        case donatingInteraction = 1901
        case deletingAllInteractions = 1902
        case deletingInteractionWithIdentifiers = 1903
        case deletingInteractionWithGroupIdentifier = 1904
        case intentSupportedByMultipleExtension = 2001
        case restrictedIntentsNotSupportedByExtension = 2002
        case noHandlerProvidedForIntent = 2003
        case invalidIntentName = 2004
        case noAppAvailable = 2005
        case requestTimedOut = 3001
        case missingInformation = 3002
        case invalidUserVocabularyFileLocation = 4000
        case extensionLaunchingTimeout = 5000
        case extensionBringUpFailed = 5001
        case permissionDenied = 6010
    }

    /// The error for an operation that an interaction does not support.
    public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
    /// An interaction could not be donated to the system.
    public static var donatingInteraction: Code { .donatingInteraction }
    /// The app or its extension has nobody who handles the intent.
    public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
    /// The error for a name that is no intent's.
    public static var invalidIntentName: Code { .invalidIntentName }
    /// The error that no app can handle the intent.
    public static var noAppAvailable: Code { .noAppAvailable }
    /// The answer to the intent did not come in time.
    public static var requestTimedOut: Code { .requestTimedOut }
    /// The intent lacks something that it needs to be carried out.
    public static var missingInformation: Code { .missingInformation }
    /// The extension that handles the intent did not launch in time.
    public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
    /// The extension that handles the intent could not be launched.
    public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
    /// The person has not allowed what the intent needs.
    public static var permissionDenied: Code { .permissionDenied }
}

/// The domain of `INIntentError`.
public let INIntentErrorDomain = "IntentsErrorDomain"
