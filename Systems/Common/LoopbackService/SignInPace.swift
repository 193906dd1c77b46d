import Foundation

/// Slows sign-in down after wrong passwords: some are free, each one after them has to wait longer for the next.
public actor SignInPace {
    /// Wrong passwords of an account that cost nothing: whoever mistypes is not kept waiting.
    public static let free = 10
    /// Seconds after the first one too many; each more doubles them.
    private static let first = 1.0
    private static let longest = 300.0
    /// Accounts that are remembered; names that nobody has are sent too.
    private static let most = 1000

    private struct Tries {
        var count = 0
        var until: ContinuousClock.Instant
    }

    private var tries: [String: Tries] = [:]
    private let now: @Sendable () -> ContinuousClock.Instant

    /// - Parameter now: real time; a sample's clock may run at any speed.
    public init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// Signs in, unless it is too early for that; success forgets what went before.
    /// - Throws: `ServiceRefusal.tooManySignIns`, and what `signIn` throws.
    public func run<Account: Sendable>(_ name: String, _ signIn: @Sendable () async throws -> Account) async throws -> Account {
        let name = String(name.lowercased().prefix(200)), moment = now()
        var known = tries[name] ?? Tries(until: moment)
        guard known.until <= moment else {
            let left = Double((known.until - moment).components.seconds + 1)
            throw ServiceRefusal.tooManySignIns(seconds: Int(left))
        }
        // Counted before it is known: of many at once each counts.
        known.count += 1
        if known.count > Self.free {
            let seconds = min(Self.longest, Self.first * pow(2, Double(min(known.count - Self.free - 1, 20))))
            known.until = moment + .seconds(seconds)
        }
        if tries.count >= Self.most, tries[name] == nil { tries = tries.filter { $0.value.until > moment } }
        tries[name] = known
        let account = try await signIn()
        tries[name] = nil
        return account
    }
}
