import Foundation
import VitrineUIKit

/// The App Store.
public enum AppStore {
    /// The environment of the App Store: production, the sandbox, or Xcode.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// The system on which an app is sold.
    public struct Platform: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let iOS = Platform(rawValue: "iOS")
        public static let macOS = Platform(rawValue: "macOS")
        public static let tvOS = Platform(rawValue: "tvOS")
        public static let visionOS = Platform(rawValue: "visionOS")
    }

    /// Whether the person can pay: never here.
    public static var canMakePayments: Bool { false }
    /// The identifier of the device for verification: nil, as there is no App Store here.
    public static var deviceVerificationID: UUID? { nil }

    /// Asks for a review; a widget has no scene that it could be asked in, and nobody is asked here.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}

    /// Shows the person's subscriptions, which are none here: returns at once.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    /// Shows the person's subscriptions of a group, which are none here: returns at once.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {}

    /// Asks the shop for what was bought.
    ///
    /// - Throws: `StoreKitError.notAvailableInStorefront`.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}

/// The purchase of the app itself. No shop tells of it here.
public struct AppTransaction: Hashable, Sendable {
    public let appVersion: String
    public let originalAppVersion: String
    public let bundleID: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment
    /// The app's number in the shop.
    public internal(set) var appID: UInt64?
    public internal(set) var appVersionID: UInt64?
    public internal(set) var appTransactionID = ""
    public internal(set) var originalPlatform = AppStore.Platform.iOS
    public internal(set) var preorderDate: Date?
    var origin = SignedOrigin()

    /// The date on which the App Store signed it.
    public var signedDate: Date { origin.signedDate }
    /// The shop's data, as JSON.
    public var jsonRepresentation: Data { origin.json }
    /// The data by which a server checks that it was signed for this device.
    public var deviceVerification: Data { origin.deviceVerification }
    /// The nonce that was hashed into `deviceVerification`.
    public var deviceVerificationNonce: UUID { origin.deviceVerificationNonce }

    /// - Throws: `StoreKitError.notAvailableInStorefront`.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }

    /// - Throws: `StoreKitError.notAvailableInStorefront`.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.notAvailableInStorefront }
}
