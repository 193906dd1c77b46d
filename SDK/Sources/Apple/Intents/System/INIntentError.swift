import Foundation

/// Why an intent was not carried out.
public struct INIntentError: _BridgedStoredNSError, @unchecked Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { INIntentErrorDomain }
    /// The domain of these errors.
    public static var errorDomain: String { INIntentErrorDomain }

    /// What went wrong, by number.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
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

    public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
    public static var donatingInteraction: Code { .donatingInteraction }
    public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
    public static var invalidIntentName: Code { .invalidIntentName }
    public static var noAppAvailable: Code { .noAppAvailable }
    public static var requestTimedOut: Code { .requestTimedOut }
    public static var missingInformation: Code { .missingInformation }
    public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
    public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
    public static var permissionDenied: Code { .permissionDenied }
}

/// The domain of `INIntentError`.
public let INIntentErrorDomain = "IntentsErrorDomain"
