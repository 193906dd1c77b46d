import Foundation
import FoundationMissing

extension AppIntentError {
    /// An error for an intent that needs a permission first.
    public struct PermissionRequired: Error, Hashable, Sendable {
        private let name: String

        /// A permission to use Bluetooth is missing.
        public static let bluetooth = PermissionRequired(name: "bluetooth")
        /// A permission to read contacts is missing.
        public static let contacts = PermissionRequired(name: "contacts")
        /// A permission to look for devices nearby is missing.
        public static let localNetwork = PermissionRequired(name: "localNetwork")
        /// A permission to read photos is missing.
        public static let photos = PermissionRequired(name: "photos")
        /// A permission to use Siri is missing.
        public static let siri = PermissionRequired(name: "siri")
        /// A permission to know the place, exactly or about, is missing.
        public static func location(precise: Bool) -> PermissionRequired {
            PermissionRequired(name: precise ? "precise location" : "location")
        }

        /// The message of the error.
        public var localizedStringResource: LocalizedStringResource { "A permission is missing: \(name)." }
    }

    /// An error for an intent that cannot be performed at all.
    public struct Unrecoverable: Error, Hashable, Sendable {
        private let words: String

        /// The entity that the intent is about is gone.
        public static let entityNotFound = Unrecoverable(words: "What this is about is not there any more.")
        /// The feature is restricted at present.
        public static let featureCurrentlyRestricted = Unrecoverable(words: "This cannot be used at present.")
        /// The network did not answer.
        public static let networkFailure = Unrecoverable(words: "The network did not answer.")
        /// The intent is not allowed.
        public static let notAllowed = Unrecoverable(words: "This is not allowed.")
        /// The intent was performed in part only.
        public static let partialFailure = Unrecoverable(words: "Only a part of this was done.")
        /// The intent failed for an unknown reason.
        public static let unknown = Unrecoverable(words: "This was not done, and nobody knows why.")
        /// The device does not support the intent.
        public static let unsupportedOnDevice = Unrecoverable(words: "This device cannot do this.")

        /// The message of the error.
        public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    }

    /// An error for an intent before which a person has to do something.
    public struct UserActionRequired: Error, Hashable, Sendable {
        private let words: String

        /// The person has to set up an account.
        public static let accountSetup = UserActionRequired(words: "An account has to be made first.")
        /// The person has to confirm.
        public static let confirmation = UserActionRequired(words: "Somebody has to agree first.")
        /// The person has to sign in.
        public static let signin = UserActionRequired(words: "Somebody has to sign in first.")

        /// The message of the error.
        public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    }

    /// The message of the error.
    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: description) }
}
