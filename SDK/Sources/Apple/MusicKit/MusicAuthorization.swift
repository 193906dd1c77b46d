import Foundation

/// Whether people allow to see and play their music. Nobody has here.
public enum MusicAuthorization: Sendable {
    /// Whether people do.
    public enum Status: String, CaseIterable, Hashable, Sendable { case notDetermined, denied, restricted, authorized }

    public static var currentStatus: Status { .denied }
    /// Returns `denied`: nobody is asked here.
    public static func request() async -> Status { .denied }
}

/// An error that tells why music is not found.
public enum MusicTokenRequestError: String, Error, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired, userNotSignedIn, userTokenRevoked, developerTokenRequestFailed,
        userTokenRequestFailed
}

/// A subscription to Apple Music. Nobody subscribes here.
public struct MusicSubscription: Hashable, Sendable {
    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    public let hasCloudLibraryEnabled: Bool

    /// - Throws: `MusicTokenRequestError.permissionDenied`.
    public static var current: MusicSubscription {
        get async throws { throw MusicTokenRequestError.permissionDenied }
    }
}
