import Foundation
import LoopbackService
import RunningService

@testable import GetawaysServiceCore

/// The service on a port of its own while `body` runs. Photographs are small ones, unless they are to be the real ones.
func withGetaways<Result: Sendable>(
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_781_074_800) },
    draw: @escaping @Sendable (Destination) throws -> [UInt8] = { [0xFF, 0xD8] + Array($0.name.utf8) + [0xFF, 0xD9] },
    _ body: @Sendable (URL) async throws -> Result
) async throws -> Result {
    let folder = temporaryFolder("getaways")
    defer { try? FileManager.default.removeItem(at: folder) }
    let api = GetawaysAPI(airports: Airports.index, photographs: Photographs(folder: folder, draw: draw), now: now)
    let server = LoopbackServer(name: "GetawaysService", router: { api.router() })
    return try await withRunning(server.run, body)
}

enum Airports {
    /// Made once for all tests.
    // The service's own table: without it nothing here could be tested.
    static let index = try! AirportIndex()
}

func ask(_ url: URL, _ path: String, headers: [String: String] = [:], post: String? = nil) async throws -> Answer {
    try await ServiceCaller(url).ask(path, headers: headers, body: post.map { Data($0.utf8) })
}

extension HostilePhotographTests {
    /// Lisbon's, drawn once for all modes.
    static let photograph: [UInt8] = (try? PhotographPainter.jpeg(Destination.all[0])) ?? []
}
