@_exported import Foundation
@_exported import VitrineManagedSettings
import VitrineCombine

/// Whether an app may limit what is done with a device.
public enum AuthorizationStatus: Int, CustomStringConvertible, Sendable {
    case notDetermined, denied, approved

    public var description: String {
        switch self {
        case .notDetermined: "Not Determined"
        case .denied: "Denied"
        case .approved: "Approved"
        }
    }
}

/// The person whose device is limited.
public enum FamilyControlsMember: Int, Sendable { case child, individual }

/// An error that tells why an app may not limit what is done with a device.
public enum FamilyControlsError: Int, Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError
    case authenticationMethodUnavailable
}

/// Asks for the permission. There is no Screen Time here, so that asking fails with `FamilyControlsError.unavailable`.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()

    // The status of the authorisation: not determined, as nobody is ever asked here.
    @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

    /// - Throws: `FamilyControlsError.unavailable`, always.
    public func requestAuthorization(for member: FamilyControlsMember) async throws { throw FamilyControlsError.unavailable }
    /// Hands over `FamilyControlsError.unavailable`, always.
    public func requestAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
    /// Hands over `FamilyControlsError.unavailable`, always.
    public func revokeAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
}

/// Apps, categories and sites that somebody chose.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    /// A category stands for all that is in it too.
    public let includeEntireCategory: Bool

    public init() { self.init(includeEntireCategory: false) }
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

    public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init(token:))) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }
}
