import BenchFigures
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// A day of real systems with their apps, services and extensions, each placed ten times.
struct SystemsDay {
    let systems: InstalledSystems
    /// The number of times that each is placed.
    let times: Int

    func figures() async throws -> [Figure] { try await systems.run { try await day($0) } }

    private func day(_ host: WidgetHost) async throws -> [Figure] {
        let begin = InstalledSystems.begin
        for widget in await host.offered() where !widget.families.filter({ !$0.isAccessory }).isEmpty {
            let placed = await host.state().tiles.filter { $0.app == widget.app }.count
            let family = widget.families.contains(.systemMedium) ? WidgetFamilyName.systemMedium : .systemSmall
            guard placed == 0, widget.families.contains(family) else { continue }
            for _ in 0..<times {
                _ = try await host.place(
                    PlacementRequest(kind: widget.kind, family: family, recommendation: widget.recommendations.first))
            }
        }
        await host.settle()
        let tiles = await host.state().tiles.count
        let start = ContinuousClock.now
        try await host.setClock(now: begin.addingTimeInterval(86_400), rate: nil)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let live = await host.state().tiles.filter { $0.status == .live }.count
        let megabytes = ProcessFigures.of(getpid())?.privateMegabytes ?? 0
        let lines = try await host.ledger(LedgerFilter(from: begin))
        return try await accentedFigures(host) + [
            Figure("host.systems", seconds, "s"), Figure("host.systems.tiles", Double(tiles), "tiles"),
            Figure("host.systems.live", Double(live), "tiles"),
            Figure("host.systems.requests", Double(lines.count { $0.decision == .granted }), "requests"),
            // Ten tiles of one extension that ask in the same minute wait for each other: on a busy machine some wait in vain.
            Figure("host.systems.failures", Double(lines.count { $0.decision == .failed }), "failures"),
            Figure("host.systems.memory", megabytes, "MB"),
        ]
    }

    /// What the look of a tinted or clear home screen adds to the archives, by system: bytes of each, and the extension's time for one.
    private func accentedFigures(_ host: WidgetHost) async throws -> [Figure] {
        let plain = try await archives(host)
        var change = EnvironmentChange()
        change.rendering = .tinted
        _ = try await host.setEnvironment(change)
        await host.settle()
        let accented = try await archives(host)
        var figures: [Figure] = []
        for (app, without) in plain.sorted(by: { $0.key < $1.key }) {
            guard let with = accented[app] else { continue }
            let name = "host.accented." + (app.split(separator: ".").last.map(String.init) ?? app)
            figures.append(Figure(name + ".bytes", with.bytes, "bytes", ratio: with.bytes / without.bytes, against: "without"))
            figures.append(Figure(name, with.milliseconds, ratio: with.milliseconds / without.milliseconds, against: "without"))
        }
        return figures
    }

    /// Asks for one tile of each app three times, one after the other, and takes the middle of the answers.
    private func archives(_ host: WidgetHost) async throws -> [String: (bytes: Double, milliseconds: Double)] {
        let now = await host.state().clock.now
        var lines: [LedgerEntry] = []
        var seen: Set<String> = []
        for tile in await host.state().tiles where seen.insert(tile.app).inserted {
            for _ in 0..<3 {
                try await host.reload(tile: tile.id)
                await host.settle()
                if let line = try await host.ledger(LedgerFilter(tile: tile.id, from: now)).first(where: { $0.bytes != nil }) {
                    lines.append(line)
                }
            }
        }
        return Dictionary(grouping: lines) { $0.app ?? "" }.mapValues { lines in
            (quantile(0.5, of: lines.compactMap { $0.bytes.map(Double.init) }), quantile(0.5, of: lines.compactMap(\.milliseconds)))
        }
    }
}
