import Foundation
import FoundationMissing

extension AppIntentError {
    /// What the system says of an intent that cannot be done without a permission.
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

        /// What is said of it.
        public var localizedStringResource: LocalizedStringResource { "A permission is missing: \(name)." }
    }

    /// What the system says of an intent that cannot be done at all.
    public struct Unrecoverable: Error, Hashable, Sendable {
        private let words: String

        /// What it is about is gone.
        public static let entityNotFound = Unrecoverable(words: "What this is about is not there any more.")
        /// It may not be done now.
        public static let featureCurrentlyRestricted = Unrecoverable(words: "This cannot be used at present.")
        /// The network did not answer.
        public static let networkFailure = Unrecoverable(words: "The network did not answer.")
        /// It may not be done.
        public static let notAllowed = Unrecoverable(words: "This is not allowed.")
        /// Only a part of it was done.
        public static let partialFailure = Unrecoverable(words: "Only a part of this was done.")
        /// It failed for a reason that nobody knows.
        public static let unknown = Unrecoverable(words: "This was not done, and nobody knows why.")
        /// The device cannot do it.
        public static let unsupportedOnDevice = Unrecoverable(words: "This device cannot do this.")

        /// What is said of it.
        public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    }

    /// What the system says of an intent that a person has to do something for first.
    public struct UserActionRequired: Error, Hashable, Sendable {
        private let words: String

        /// An account has to be made.
        public static let accountSetup = UserActionRequired(words: "An account has to be made first.")
        /// Somebody has to agree.
        public static let confirmation = UserActionRequired(words: "Somebody has to agree first.")
        /// Somebody has to sign in.
        public static let signin = UserActionRequired(words: "Somebody has to sign in first.")

        /// What is said of it.
        public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    }

    /// What is said of it.
    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: description) }
}
