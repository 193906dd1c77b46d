import Foundation
import SystemProcesses
import Testing
import VitrineWidgetArchive
import WidgetHost

/// What the extension's process holds, looked at all the time, against what the system would give it.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct SalonMemoryTests {
    private static let limit = 30.0
    /// The most megabytes written by one timeline after the other; four at once would take half as much again.
    private static let mostWritten = 13.0

    @Test("four tiles that ask at once, for the first time and again, take less private memory than the system gives")
    func fourTiles() async throws {
        try await SalonEnvironment.run { environment in
            // Starts the extension, and is over.
            try await environment.host.remove(tile: try await environment.place(.accessoryInline))
            var tiles: [String] = []
            let first = try await environment.peak {
                for family in [WidgetFamilyName.systemLarge, .systemMedium, .systemSmall, .accessoryRectangular] {
                    tiles.append(try await environment.host.place(kind: "SalonWidget", family: family))
                }
                await environment.host.settle()
            }
            let pid = try await environment.pid(.extension)
            let again = try await environment.peak {
                for _ in 0..<3 {
                    for tile in tiles { try await environment.host.reload(tile: tile) }
                    await environment.host.settle()
                }
            }
            print("Four tiles at once: \(first), again \(again).")
            for tile in tiles { #expect(await environment.words(tile).contains("Chiara M.")) }
            #expect(try await environment.pid(.extension) == pid)
            for peak in [first, again] {
                #expect(peak.own > 1 && peak.own < Self.limit, "\(peak.own) MB")
                #expect(peak.written > 1 && peak.written < Self.mostWritten, "\(peak.written) MB")
            }
        }
    }
}
