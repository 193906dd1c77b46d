import Foundation
import Testing
import VitrineDeviceSituation
import VitrineWidgetArchive

@testable import WidgetHost

/// The device's place, and how it reaches the network.
@Suite("A device's place and network", .timeLimit(.minutes(3))) struct SituationTests {
    private func set(_ host: WidgetHost, _ change: (inout EnvironmentChange) -> Void) async throws {
        var wanted = EnvironmentChange()
        change(&wanted)
        _ = try await host.setEnvironment(wanted)
        await host.settle()
    }

    @Test("xcode.11: a place is elsewhere from 500 metres on, and where it may be known or no longer") func distances() throws {
        func at(_ text: String?) throws -> DeviceSituation {
            var situation = DeviceSituation()
            situation.place = try text.map { try #require(DeviceSituation.Place($0)) }
            return situation
        }
        let home = try at("48.137,11.575")
        // A degree of latitude is 111 km.
        #expect(try !at("48.141,11.575").isElsewhere(than: home) && at("48.142,11.575").isElsewhere(than: home))
        #expect(try at(nil).isElsewhere(than: home) && home.isElsewhere(than: at(nil)) && !at(nil).isElsewhere(than: at(nil)))
        let munich = try #require(home.place)
        let distance = try #require(DeviceSituation.Place("52.520008,13.404954")?.distance(to: munich))
        #expect((502_000...507_000).contains(distance))
    }

    @Test("xcode.11: place and network are kept, and read where they are missing") func coding() throws {
        var environment = HomeEnvironment()
        environment.situation.place = DeviceSituation.Place("1,2")
        (environment.situation.network, environment.situation.lowData) = (.hotspot, true)
        #expect(try JSONDecoder().decode(HomeEnvironment.self, from: JSONEncoder().encode(environment)) == environment)
        #expect(try JSONDecoder().decode(HomeEnvironment.self, from: Data("{}".utf8)).situation == DeviceSituation())
    }

    @Test("xcode.11: a widget that wants the place is asked anew where the device is elsewhere, free, and its process is told what holds")
    func told() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Whereabouts", family: .systemSmall)
            await host.settle()
            func words() async -> String? { await host.state().tile(id)?.label }
            func moves() async -> [LedgerEntry] { await host.state().ledger.filter { $0.code == LedgerCode.locationChanged.rawValue } }
            #expect(await words()?.hasPrefix("not allowed, no name") == true)
            try await set(host) { ($0.location, $0.locationName, $0.network) = ("48.137,11.575", "Munich", .cellular) }
            #expect(await words()?.hasPrefix("48.137 11.575, Munich, cellular expensive") == true)
            #expect(await moves().count == 1)
            // A street further nobody is asked, though the process is told.
            try await set(host) { ($0.location, $0.lowData, $0.network) = ("48.138,11.575", true, .wifi) }
            #expect(await moves().count == 1)
            try await set(host) { $0.location = "52.52,13.405" }
            // The same process follows: it was told before it is asked, or it is asked again.
            let told = await words()
            #expect(told?.hasPrefix("52.52 13.405, no name, wifi constrained, told ") == true)
            #expect(told?.hasSuffix("52.52") == true || told?.hasSuffix("48.138") == true)
            try await set(host) { ($0.location, $0.network) = ("denied", DeviceSituation.Network.none) }
            #expect(await words()?.hasPrefix("not allowed, no name, no network") == true)
            let all = await moves()
            #expect(all.count == 3 && all.allSatisfy { $0.cost == .free })
        }
    }

    @Test("xcode.11: a widget that does not say that it wants the place is not told, and not asked anew") func silent() async throws {
        let probe = try Probe()
        let file = probe.extensionBundle.folder.appendingPathComponent("Info.plist")
        let info = try String(contentsOf: file, encoding: .utf8)
        try info.replacingOccurrences(of: "NSWidgetWantsLocation", with: "NSWidgetWantsNothing").write(
            to: file, atomically: true, encoding: .utf8)
        try await probe.withHost { host in
            let id = try await host.place(kind: "Whereabouts", family: .systemSmall)
            await host.settle()
            try await set(host) { ($0.location, $0.locationName) = ("48.137,11.575", "Munich") }
            #expect(await host.state().ledger.allSatisfy { $0.code != LedgerCode.locationChanged.rawValue })
            #expect(DeviceSituation.current(probe.state.situation(withPlace: true))?.place?.name == "Munich")
            let told = DeviceSituation.current(probe.state.situation(withPlace: false))
            #expect(told != nil && told?.place == nil)
            try await host.reload(tile: id)
            await host.settle()
            #expect(await host.state().tile(id)?.label.hasPrefix("not allowed, no name") == true)
        }
    }

    @Test("xcode.11: calendars that may be read now are told, and every widget is asked anew for them, free") func calendars() async throws
    {
        let probe = try Probe()
        try await probe.withHost { host in
            _ = try await host.place(kind: "Whereabouts", family: .systemSmall)
            await host.settle()
            func changes() async -> [LedgerEntry] {
                await host.state().ledger.filter { $0.code == LedgerCode.calendarsChanged.rawValue }
            }
            try await set(host) { $0.calendars = .sample }
            #expect(DeviceSituation.current(probe.state.situation(withPlace: false))?.calendars == .sample)
            try await set(host) { $0.calendars = .sample }
            let asked = await changes()
            #expect(asked.count == 1 && asked.allSatisfy { $0.cost == .free })
        }
        // A device of an older version has none.
        let old = try JSONDecoder().decode(DeviceSituation.self, from: Data(#"{"network":"cellular","lowData":true}"#.utf8))
        #expect(old.calendars == .denied && old.network == .cellular && old.lowData)
    }

    @Test("xcode.11: without a network services are not reached, whatever is made to fail beside it") func network() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            #expect(await host.relayMode(app: "x").way == .normal)
            try await set(host) { $0.network = DeviceSituation.Network.none }
            #expect(await host.relayMode(app: "x").way == .offline)
            try await set(host) { $0.network = .wifi }
            #expect(await host.relayMode(app: "x").way == .normal)
        }
    }
}
