import BenchFigures
import Foundation
import SalonScenes
import SystemProcesses
import VitrineWidgetArchive
import WidgetHost

extension SystemFigures {
    /// The figures while signed in, on a Friday with four appointments to come: the day to its end in a large tile, then four tiles that
    /// ask at once.
    static let salon = SystemFigures(
        name: "salon", product: "SalonWidgets", seed: "mara",
        // 12 June 2026, 11:18 UTC.
        now: Date(timeIntervalSince1970: 1_781_263_080),
        prepare: { environment in
            let tile = try await environment.host.place(kind: "SalonWidget", family: .accessoryInline)
            await environment.host.settle()
            try await environment.host.remove(tile: tile)
        },
        steps: [
            { _ = try await $0.host.place(kind: "SalonWidget", family: .systemLarge) },
            { environment in
                for tile in await environment.host.state().tiles { try await environment.host.reload(tile: tile.id) }
                for family in [WidgetFamilyName.systemMedium, .systemSmall, .accessoryRectangular] {
                    _ = try await environment.host.place(kind: "SalonWidget", family: family)
                }
            },
        ],
        check: { environment in
            let state = await environment.host.state()
            guard state.tiles.count == 4, state.tiles.allSatisfy({ $0.label.contains("Chiara M.") && $0.entries.count > 10 }) else {
                throw BenchFailure("A tile of Salon has no day: \(state.ledger.prefix(3).map(\.reason))")
            }
        },
        more: { _ in try await SalonFigure.day() })
}

/// Figures of Salon alone.
enum SalonFigure {
    /// The large tile's day as a home screen asks for it, light and dark, without a process: the extension's part of the work, and the bytes.
    static func day() async throws -> [Figure] {
        let day = await SalonDay()
        var times: [Double] = [], bytes = 0
        // The first one fills the caches of fonts and texts, as in a process that has drawn before.
        for round in 0..<8 {
            let start = ProcessorTime.ofProcess
            bytes = await day.payload(.systemLarge).count
            if round > 0 { times.append(ProcessorTime.ofProcess - start) }
        }
        // A fifth of the 1,716 KB that they had before they shared anything.
        return [Figure("salon.day", middle(times)).atMost(150), Figure("salon.day.size", Double(bytes) / 1000, "KB").atMost(343)]
    }
}
