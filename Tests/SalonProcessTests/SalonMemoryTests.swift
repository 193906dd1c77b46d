import Foundation
import SystemProcesses
import Testing
import WidgetArchive
import WidgetHost

/// What the extension's process holds, looked at all the time, against what the system would give it.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct SalonMemoryTests {
    private static let limit = 30.0
    /// Of one timeline after the other; four at once would take half as much again.
    private static let mostWritten = 13.0

    @Test("four tiles that ask at once, for the first time and again, take less private memory than the system gives")
    func fourTiles() async throws {
        try await SalonEnvironment.run { house in
            // Starts the extension, and is over.
            try await house.host.remove(tile: try await house.place(.accessoryInline))
            var tiles: [String] = []
            let first = try await house.peak {
                for family in [WidgetFamilyName.systemLarge, .systemMedium, .systemSmall, .accessoryRectangular] {
                    tiles.append(try await house.host.place(kind: "SalonWidget", family: family))
                }
                await house.host.settle()
            }
            let pid = try await house.pid(.extension)
            let again = try await house.peak {
                for _ in 0..<3 {
                    for tile in tiles { try await house.host.reload(tile: tile) }
                    await house.host.settle()
                }
            }
            print("Four tiles at once: \(first), again \(again).")
            for tile in tiles { #expect(await house.words(tile).contains("Chiara M.")) }
            #expect(try await house.pid(.extension) == pid)
            for peak in [first, again] {
                #expect(peak.own > 1 && peak.own < Self.limit, "\(peak.own) MB")
                #expect(peak.written > 1 && peak.written < Self.mostWritten, "\(peak.written) MB")
            }
        }
    }
}
