import AppGroup
import Credentials
import Foundation
import SalonCore

/// The one of the three strategies that a process uses to share the session.
public enum AuthKind: String, CaseIterable, Sendable {
    case keychain
    case sharedCookies = "shared-cookies"
    case archivedCookies = "archived-cookies"

    /// The environment variable and the Info.plist's key that choose one; the keychain where neither does.
    public static let variable = "SALON_SESSION"
    public static let key = "SalonSession"

    public static var current: AuthKind {
        let named = ProcessInfo.processInfo.environment[variable] ?? Bundle.main.object(forInfoDictionaryKey: key) as? String
        return named.flatMap(AuthKind.init) ?? .keychain
    }

    /// The strategy with this device's keychain and this process's groups.
    ///
    /// Where the process may not use them, it says so when it is asked for a session: that is not the same as being signed out.
    public func strategy(endpoint: SessionEndpoint = SessionEndpoint(), now: @escaping @Sendable () -> Date = { Date() })
        -> any AuthStrategy
    {
        do {
            switch self {
            case .keychain:
                let keychain = try DeviceKeychain.open(service: KeychainStrategy.service)
                return KeychainStrategy(keychain: keychain, group: SalonGroup.keychain, endpoint: endpoint, now: now)
            case .sharedCookies: return CookieStrategy(try Self.groupCookies(), endpoint: endpoint, now: now)
            case .archivedCookies:
                let cookies = try ArchivedCookies(try AppGroup(SalonGroup.name).defaults(), group: SalonGroup.name)
                return CookieStrategy(cookies, endpoint: endpoint, now: now)
            }
        } catch {
            return NoStrategy(reason: "\(error)")
        }
    }

    private static func groupCookies() throws -> GroupCookies {
        try GroupCookies(group: SalonGroup.name, container: try AppGroup(SalonGroup.name).containerURL())
    }

    /// Signs out of all three, whichever was used: nothing stays that a widget could be let in with.
    public static func signOutOfAll(endpoint: SessionEndpoint = SessionEndpoint()) async throws(CalendarProblem) {
        var problem: CalendarProblem?
        for kind in allCases {
            do throws(CalendarProblem) {
                try await kind.strategy(endpoint: endpoint).signOut()
            } catch {
                problem = problem ?? error
            }
        }
        if let problem { throw problem }
    }
}

/// A placeholder for a strategy that cannot be used here.
private struct NoStrategy: AuthStrategy {
    let reason: String

    func session() async throws(CalendarProblem) -> SharedSession { throw .sessionUnavailable(reason) }
    func session(afterRejected session: SharedSession) async throws(CalendarProblem) -> SharedSession { throw .sessionUnavailable(reason) }
    func signIn(email: String, password: String) async throws(CalendarProblem) -> SalonAccount { throw .sessionUnavailable(reason) }
    func signOut() async throws(CalendarProblem) { throw .sessionUnavailable(reason) }
}
