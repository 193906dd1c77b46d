import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("What a device is set to")
struct EnvironmentChangeTests {
    @Test("what is no device, colour, text size, locale or time zone is refused by its field, and changes nothing")
    func refusals() {
        func field(_ set: (inout EnvironmentChange) -> Void) -> String? {
            var change = EnvironmentChange()
            set(&change)
            do throws(EnvironmentChange.Refusal) {
                _ = try change.applied(to: HomeEnvironment())
                return nil
            } catch {
                return error.field
            }
        }
        #expect(field { $0.device = "Nokia 3310" } == "device")
        for tint in ["", "red", "#12345", "#12345g", "#+12345", "#1234567"] { #expect(field { $0.tint = tint } == "tint") }
        #expect(field { $0.typeSize = "huge" } == "typeSize")
        for locale in ["", "e", "en_GB; rm -rf", "xx_YY", "en_YY", "qqq", String(repeating: "a", count: 500)] {
            #expect(field { $0.locale = locale } == "locale")
        }
        #expect(field { $0.timeZone = "Mars/Olympus" } == "timeZone")
        #expect(field { ($0.device, $0.screen) = ("iPad 10", .lock) } == "screen")
        #expect(field { ($0.device, $0.screen) = ("iPad 10", .home) } == nil)
        #expect(field { $0.tint = "#a0B1c2" } == nil)
    }

    @Test("a word that is none of a field's is refused with those that are; capitals do not matter")
    func words() throws {
        func read(_ text: String) throws -> EnvironmentChange { try JSONDecoder().decode(EnvironmentChange.self, from: Data(text.utf8)) }
        #expect(try read(#"{"screen":"StandBy","rendering":"fullcolor","network":"none","locked":true}"#).screen == .standby)
        for (text, words) in [
            (#"{"screen":"fridge"}"#, "screen is “fridge”; it has to be one of home, lock, standby."),
            (#"{"appearance":"blue"}"#, "appearance is “blue”; it has to be one of light, dark, auto."),
            (#"{"rendering":""}"#, "rendering is “”; it has to be one of fullColor, tinted, clear."),
            (#"{"luminance":"2"}"#, "luminance is “2”; it has to be one of full, reduced."),
            (#"{"network":"5g"}"#, "network is “5g”; it has to be one of wifi, cellular, hotspot, none."),
        ] {
            let refusal = #expect(throws: EnvironmentChange.Refusal.self) { try read(text) }
            #expect(refusal?.description == words)
        }
        #expect(throws: DecodingError.self) { try read(#"{"screen":7}"#) }
        var change = EnvironmentChange()
        (change.screen, change.network, change.lowData, change.tint) = (.lock, .hotspot, true, "#a0b1c2")
        #expect(try JSONDecoder().decode(EnvironmentChange.self, from: JSONEncoder().encode(change)) == change)
    }

    @Test("a device of another name with the same screen is that device") func alias() throws {
        var change = EnvironmentChange()
        change.device = "iphone 16e"
        #expect(try change.applied(to: HomeEnvironment()).device.name == "iPhone 14")
    }

    @Test("auto is light by day and dark by night, of the device's own time zone") func auto() {
        var environment = HomeEnvironment()
        (environment.appearance, environment.timeZone) = (.auto, "Asia/Tokyo")
        // 00:00 in Greenwich is 9 in the morning in Tokyo.
        #expect(environment.scheme(at: midnight) == .light)
        #expect(environment.scheme(at: minutes(10 * 60)) == .dark)
        #expect(environment.nextScheme(after: midnight) == minutes(10 * 60))
        #expect(environment.nextScheme(after: minutes(10 * 60)) == minutes(22 * 60))
    }

    @Test("it is kept, and read even where a field is missing or no longer known") func coding() throws {
        var environment = HomeEnvironment()
        (environment.rendering, environment.boldText, environment.locale) = (.tinted, true, "it_IT")
        let data = try JSONEncoder().encode(environment)
        #expect(try JSONDecoder().decode(HomeEnvironment.self, from: data) == environment)
        let odd = Data(#"{"device":"iPhone 99","screen":"fridge","boldText":true}"#.utf8)
        let read = try JSONDecoder().decode(HomeEnvironment.self, from: odd)
        #expect(read.device == .standard && read.screen == .home && read.boldText)
    }
}

@Suite("A device that is set otherwise, with real processes", .serialized, .timeLimit(.minutes(3)))
struct EnvironmentTests {
    private func set(_ host: WidgetHost, _ change: (inout EnvironmentChange) -> Void) async throws {
        var wanted = EnvironmentChange()
        change(&wanted)
        _ = try await host.setEnvironment(wanted)
        await host.settle()
    }

    private func asked(_ host: WidgetHost) async -> Int { await host.state().lines(.granted).count }

    @Test("dark comes out of the archive: another picture, another version, and nobody is asked") func dark() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Surroundings", family: .systemSmall)
            await host.settle()
            let before = await host.state(), light = try await host.picture(of: id, PictureRequest(scale: 1))
            try await set(host) { $0.appearance = .dark }
            let after = await host.state()
            #expect(try await host.picture(of: id, PictureRequest(scale: 1)) != light)
            #expect(try await host.picture(of: id, PictureRequest(scheme: .light, scale: 1)) == light)
            #expect(after.tile(id)?.version != before.tile(id)?.version && after.tile(id)?.label.contains("dark") == true)
            #expect(after.lines(.granted).count == before.lines(.granted).count)
        }
    }

    @Test("tinted is asked for the first time, for free, and is there from then on") func tinted() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Surroundings", family: .systemSmall)
            await host.settle()
            try await set(host) { ($0.rendering, $0.tint) = (.tinted, "#ff0000") }
            let state = await host.state()
            #expect(state.lines(.granted).first?.reason == "free, because this look was not drawn yet")
            #expect(state.tile(id)?.label.hasPrefix("accented") == true)
            let red = try await host.picture(of: id, PictureRequest(scale: 1))
            let count = await asked(host)
            try await set(host) { $0.tint = "#00ff00" }
            #expect(try await host.picture(of: id, PictureRequest(scale: 1)) != red)
            try await set(host) { $0.rendering = .clear }
            try await set(host) { $0.rendering = .fullColor }
            try await set(host) { $0.rendering = .tinted }
            #expect(await asked(host) == count)
        }
    }

    @Test("a locked device hides what is private, and its words, without asking anybody") func locked() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Surroundings", family: .systemSmall)
            await host.settle()
            #expect(await host.state().tile(id)?.label.contains("secret") == true)
            let count = await asked(host), open = try await host.picture(of: id, PictureRequest(scale: 1))
            try await set(host) { $0.locked = true }
            #expect(await host.state().tile(id)?.label.contains("secret") == false)
            #expect(try await host.picture(of: id, PictureRequest(scale: 1)) != open)
            #expect(probe.state.lock == .locked)
            try await set(host) { $0.locked = false }
            #expect(try await host.picture(of: id, PictureRequest(scale: 1)) == open && probe.state.lock == .unlocked)
            #expect(await asked(host) == count)
        }
    }

    @Test("a widget whose data a lock closes shows its placeholder, and is asked when the device is unlocked") func closed() async throws {
        let probe = try Probe(protection: "NSFileProtectionComplete")
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            let open = try await host.picture(of: id, PictureRequest(scale: 1)), count = await asked(host)
            try await set(host) { $0.locked = true }
            let covered = try await host.picture(of: id, PictureRequest(scale: 1))
            let before = try await host.picture(of: id, PictureRequest(scale: 1, at: midnight))
            #expect(covered != open && before != open)
            #expect(await host.state().tile(id)?.label.contains("fine") == false)
            try await host.setClock(now: minutes(40), rate: nil)
            try await host.reload(tile: id)
            await host.settle()
            #expect(await asked(host) == count)
            #expect(await host.state().lines(.deferred).first?.code == "closed-by-lock")
            try await set(host) { $0.locked = false }
            #expect(await asked(host) > count)
            #expect(await host.state().tile(id)?.label.hasPrefix("fine at \(Int(minutes(40).timeIntervalSince1970))") == true)
        }
    }

    @Test("bold text and the direction of writing reach the views") func writing() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Surroundings", family: .systemSmall)
            await host.settle()
            try await set(host) { ($0.boldText, $0.rightToLeft) = (true, true) }
            #expect(await host.state().tile(id)?.label.contains("bold right to left") == true)
            try await set(host) { $0.timeZone = "Asia/Tokyo" }
            #expect(await host.state().lines(.granted).first?.by == "Time zone changed")
        }
    }

    @Test("a change of zone gives up what is on its way: the process is started anew, and no tile has failed") func givenUp() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Silent", family: .systemSmall)
            #expect(await eventually { await host.state().process(.extension)?.pid != nil })
            let first = await host.state().process(.extension)?.pid
            var change = EnvironmentChange()
            change.timeZone = "Asia/Tokyo"
            _ = try await host.setEnvironment(change)
            #expect(
                await eventually {
                    await host.state().process(.extension).map { $0.pid != nil && $0.pid != first } ?? false
                })
            let state = await host.state()
            #expect(state.lines(.failed).isEmpty && state.tile(id)?.status != .live, "\(state.lines(.failed))")
            #expect(state.lines(.granted).first?.by == "Time zone changed")
        }
    }

    @Test("another device: other sizes, other places, and families it does not have are not shown") func device() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let home = try await host.place(kind: "Surroundings", family: .systemMedium)
            let lock = try await host.place(kind: "Surroundings", family: .accessoryCircular)
            await host.settle()
            try await set(host) { $0.device = "iPad 10" }
            let state = await host.state()
            #expect(state.tile(home)?.size == PointSize(width: 342, height: 155))
            #expect(state.tile(home)?.frame.width == 300 && state.tile(home)?.status == .live)
            #expect(state.tile(lock)?.place != nil || state.tile(lock)?.size.width == 0)
            try await set(host) { $0.device = "iPhone 15" }
            #expect(await host.state().tile(lock)?.status == .live)
        }
    }

    @Test("the lock screen and StandBy take their own families, in their own look") func screens() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let circle = try await host.place(kind: "Surroundings", family: .accessoryCircular)
            let stand = try await host.place(PlacementRequest(kind: "Surroundings", family: .systemSmall, screen: .standby))
            await host.settle()
            let state = await host.state()
            #expect(state.tile(circle)?.screen == .lock && state.tile(circle)?.label.hasPrefix("vibrant") == true)
            #expect(state.tile(circle)?.place == ScreenPlace(page: 0, column: 0, row: 1))
            #expect(state.tile(stand)?.label.contains("without background") == true)
            try await set(host) { $0.luminance = .reduced }
            #expect(await host.state().tile(circle)?.label.contains("dimmed") == true)
            await #expect(throws: HostError.notOnScreen(.systemMedium, .standby, device: "iPhone 15")) {
                _ = try await host.place(PlacementRequest(kind: "Surroundings", family: .systemMedium, screen: .standby))
            }
        }
    }

    @Test("places and settings outlive the host") func kept() async throws {
        var probe = try Probe()
        probe.configuration.keepsEnvironment = true
        var id = ""
        try await probe.withHost { host in
            _ = try await host.place(kind: "Surroundings", family: .systemSmall)
            id = try await host.place(kind: "Surroundings", family: .systemSmall)
            await host.settle()
            let moved = try await host.move(tile: id, to: nil, ScreenPlace(page: 0, column: 0, row: 0))
            #expect(moved.map(\.id).first == id && moved.count == 2)
            try await set(host) { ($0.appearance, $0.locale) = (.dark, "de_CH") }
        }
        try await probe.withHost { host in
            let state = await host.state()
            #expect(state.tile(id)?.place == ScreenPlace(page: 0, column: 0, row: 0))
            #expect(state.environment.appearance == .dark && state.environment.locale == "de_CH")
            #expect(Set(state.tiles.compactMap(\.place)).count == 2)
        }
        probe.configuration.said.locale = "fr_FR"
        try await probe.withHost { host in #expect(await host.state().environment.locale == "fr_FR") }
    }
}
