import BenchFigures
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// Measures the wait before a screen of the four systems, all processes real: for a week to pass on six tiles, and for the last
/// picture of ten after a change of the device.
struct ScreenFigures {
    private typealias Placement = (kind: String, family: WidgetFamilyName)

    private static let six: [Placement] = [
        ("TripsWidget", .systemMedium), ("DealsWidget", .systemSmall), ("InsightsWidget", .systemMedium),
        ("InsightsAppIntentWidget", .systemSmall), ("SalonWidget", .systemLarge), ("SalonWidget", .systemMedium),
    ]
    private static let four: [Placement] = [
        ("TripsWidget", .systemLarge), ("DealsWidget", .systemMedium), ("InsightsWidget", .systemSmall), ("SalonWidget", .systemSmall),
    ]
    /// The tiles of these devices have different sizes.
    private static let devices = ["iPhone 15 Pro Max", "iPhone 15"]
    private static let rounds = 5
    /// The scale in pixels per point.
    private static let scale = 3.0

    let systems: InstalledSystems

    private struct Wrong: Error, CustomStringConvertible {
        let description: String
    }

    func figures() async throws -> [Figure] {
        try await systems.run { host in
            try await place(Self.six, on: host)
            let matrix = try await matrix(host)
            let week = try await week(host)
            try await place(Self.four, on: host)
            var devices: [Double] = [], schemes: [Double] = []
            for _ in 0..<Self.rounds {
                for device in Self.devices { devices.append(try await change(host) { $0.device = device }) }
                for scheme in [HomeEnvironment.Appearance.dark, .light] {
                    schemes.append(try await change(host) { $0.appearance = scheme })
                }
            }
            // Once: from then on archives have what a tinted screen needs.
            let tinted = try await change(host) { $0.rendering = .tinted }
            return week + [
                matrix, Figure("screen.device", quantile(0.5, of: devices)).atMost(1000),
                Figure("screen.device.slowest", devices.max() ?? .nan).atMost(1000),
                Figure("screen.scheme", quantile(0.5, of: schemes)).atMost(1000), Figure("screen.tinted", tinted).atMost(1000),
            ]
        }
    }

    private func place(_ placements: [Placement], on host: WidgetHost) async throws {
        let offered = await host.offered()
        for (kind, family) in placements {
            let recommendation = offered.first { $0.kind == kind }?.recommendations.first
            _ = try await host.place(PlacementRequest(kind: kind, family: family, recommendation: recommendation))
        }
        await host.settle()
        try await check(host)
    }

    /// `vitrine step --by 7d`, without the command.
    private func week(_ host: WidgetHost) async throws -> [Figure] {
        let begin = InstalledSystems.begin, before = try await granted(host, from: begin)
        let start = ContinuousClock.now
        try await host.setClock(now: begin.addingTimeInterval(7 * 86_400), rate: nil)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        try await check(host)
        let requests = try await granted(host, from: begin) - before
        guard requests > 7 * 72 else { throw Wrong(description: "Only \(requests) requests were granted in a week.") }
        return [
            Figure("screen.week", seconds, "s").atMost(5), Figure("screen.week.requests", Double(requests), "requests"),
            Figure("screen.week.request", seconds * 1000 / Double(requests)),
        ]
    }

    /// Twenty-four pictures of one widget, through its extension, as the page's matrix asks for them: the middle of five, after one that
    /// starts the process.
    private func matrix(_ host: WidgetHost) async throws -> Figure {
        guard let tile = await host.state().tiles.first else { throw Wrong(description: "There is no tile.") }
        var times: [Double] = []
        for round in 0..<6 {
            let start = ContinuousClock.now
            let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for typeSize in ["xSmall", "medium", "xLarge", "accessibility1"] {
                    for mode in [PictureRequest.Mode.fullColor, .tinted, .clear] {
                        for scheme in [RenderEnvironment.Scheme.light, .dark] {
                            // No picture is one that the host has drawn before.
                            var order = VariantRequest(scale: Self.scale - Double(round) / 100)
                            (order.typeSize, order.mode, order.scheme) = (typeSize, mode, scheme)
                            group.addTask { [order] in try await host.variant(of: tile.id, order) }
                        }
                    }
                }
                return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
            }
            if round > 0 { times.append((ContinuousClock.now - start) / .milliseconds(1)) }
            // The clear look is the same in both schemes for some; sizes and modes are not.
            guard pictures.count >= 12 else { throw Wrong(description: "Only \(pictures.count) pictures of 24 are different ones.") }
        }
        return Figure("screen.matrix", quantile(0.5, of: times)).atMost(120)
    }

    private func granted(_ host: WidgetHost, from date: Date) async throws -> Int {
        try await host.ledger(LedgerFilter(from: date)).count { $0.decision == .granted }
    }

    /// Milliseconds until the last tile's picture is as was set.
    private func change(_ host: WidgetHost, _ body: (inout EnvironmentChange) -> Void) async throws -> Double {
        var change = EnvironmentChange()
        body(&change)
        let start = ContinuousClock.now
        let device = try await host.setEnvironment(change).device
        try await withThrowingTaskGroup(of: Void.self) { group in
            for tile in await host.state().tiles {
                group.addTask {
                    await host.settle(tile: tile.id)
                    let picture = try await host.picture(of: tile.id, PictureRequest(scale: Self.scale))
                    let width = picture[16..<20].reduce(0) { $0 << 8 | Int($1) }
                    guard Double(width) == (device.size(of: tile.family)?.width ?? 0) * Self.scale else {
                        throw Wrong(description: "The picture of \(tile.kind) is \(width) pixels wide on the \(device.name).")
                    }
                }
            }
            try await group.waitForAll()
        }
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        try await check(host)
        return milliseconds
    }

    /// Checks that all tiles are live: dead ones would be quick for no reason.
    private func check(_ host: WidgetHost) async throws {
        if let tile = await host.state().tiles.first(where: { $0.status != .live || $0.entries.isEmpty }) {
            throw Wrong(description: "\(tile.kind) (\(tile.family.rawValue)) is \(tile.status): \(tile.cause?.words ?? "no cause")")
        }
    }
}
