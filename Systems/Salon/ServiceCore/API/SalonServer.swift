import Foundation
import LoopbackService
import RotatingTokens
import ServiceStorage

/// The service on a loopback port, with its state in a folder.
public struct SalonServer: Sendable {
    private let api: SalonAPI
    private let filling: DiaryFilling
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - folder: made for its owner only.
    ///   - seed: makes other appointments.
    public init(folder: URL, seed: String, tokens: TokenOptions = TokenOptions(), now: @escaping @Sendable () -> Date) throws {
        let database = try ServiceDatabase.salon.open(in: folder)
        let diary = Diary(database: database, now: now)
        filling = DiaryFilling(seed: seed, diary: diary)
        api = SalonAPI(
            tokens: TokenStore(database: database, options: tokens, now: now), cookies: CookieSessions(database: database, now: now),
            diary: diary, filling: filling, now: now)
        self.now = now
    }

    /// Serves until the task is cancelled. `port` 0 takes a free one; `listening` is told which.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        // What is asked for first is there before anybody can ask.
        try await filling.fill(around: now())
        try await LoopbackServer(name: "SalonService", router: { api.router() }).run(port: port, listening: listening)
    }
}
