import Credentials
import Foundation
import SalonCore
import SalonRounds
import SeededGenerators
import StoreRounds
import Testing

@testable import SalonCalendar

@Suite struct PayloadTests {
    @Test("R3.18: from a payload the full event is had again with nothing lost, whatever it says", arguments: 0..<20)
    func roundTrip(seed: UInt64) throws {
        let salon = try Salon()
        var generator = SeededGenerator(seed: seed)
        for index in 0..<50 {
            let event = SampleEvents.random("event-\(index)", using: &generator)
            var light = LightCalendarEvent(event, account: "mara", receivedAt: SampleEvents.now)
            light.payload = try salon.seal.sealed(event, account: "mara")
            light.payloadVersion = PayloadSeal.version
            #expect(try salon.seal.opened(light) == event)
        }
    }

    @Test("G3.7: what a customer has told lies nowhere readable in the group's container")
    func sealed() throws {
        let salon = try Salon()
        var event = SampleEvents.event()
        event.notes = "allergic to ammonia"
        try salon.receive(event)
        let folder = salon.environment.sharedDatabase.deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var bytes = 0
        for file in files where !file.lastPathComponent.hasSuffix("-ping") {
            let data = try Data(contentsOf: file)
            bytes += data.count
            for secret in ["allergic", "555 0100", "prefers mornings"] { #expect(data.range(of: Data(secret.utf8)) == nil) }
        }
        #expect(bytes > 10_000)
        #expect(files.contains { (try? Data(contentsOf: $0).range(of: Data("Chiara M.".utf8))) != nil && !$0.path.hasSuffix("-ping") })
    }

    @Test("G3.7: a seal holds for one event of one account, and breaks with its first changed bit")
    func bound() throws {
        let salon = try Salon()
        let event = SampleEvents.event()
        let light = try SalonEnvironment.received(event, seal: salon.seal)
        var other = light
        other.account = "ilja"
        #expect(throws: PayloadProblem.damaged("its seal is broken")) { try salon.seal.opened(other) }
        other = LightCalendarEvent(
            id: "e2", account: light.account, version: 1, start: light.start, end: light.end, customer: "", treatment: "", colour: .teal,
            payload: light.payload, payloadVersion: 1, receivedAt: light.receivedAt)
        #expect(throws: PayloadProblem.damaged("its seal is broken")) { try salon.seal.opened(other) }
        for index in [0, 12, 40] {
            other = light
            other.payload?[index] ^= 1
            #expect(throws: PayloadProblem.damaged("its seal is broken")) { try salon.seal.opened(other) }
        }
        other.payload = Data()
        #expect(throws: PayloadProblem.self) { try salon.seal.opened(other) }
    }

    @Test("G3.7: both sides have one key, whoever makes it; a process outside of the keychain group has none")
    func key() throws {
        let salon = try Salon()
        let one = PayloadSeal(keychain: salon.environment.keychain()), two = PayloadSeal(keychain: salon.environment.keychain())
        let light = try SalonEnvironment.received(SampleEvents.event(), seal: one)
        #expect(try two.opened(light) == SampleEvents.event())
        let stranger = PayloadSeal(keychain: salon.environment.keychain(["com.example.stranger"]))
        #expect(throws: PayloadProblem.self) { try stranger.opened(light) }
        #expect(throws: PayloadProblem.self) { try stranger.sealed(SampleEvents.event(), account: "mara") }
    }

    @Test("G3.7: before the first unlocking of the device the key cannot be had, which is not the same as lost")
    func locked() throws {
        let salon = try Salon()
        let light = try SalonEnvironment.received(SampleEvents.event(), seal: salon.seal)
        let folders = KeychainFolders(home: salon.environment.folder.appendingPathComponent("device", isDirectory: true))
        try DeviceLock.beforeFirstUnlock.write(to: folders)
        let fresh = PayloadSeal(keychain: salon.environment.keychain())
        #expect(throws: PayloadProblem.unavailable(.interactionNotAllowed("payload-key"))) { try fresh.opened(light) }
        try DeviceLock.locked.write(to: folders)
        #expect(try fresh.opened(light) == SampleEvents.event())
    }

    @Test("G3.6: an unknown form of payload is known as such")
    func version() throws {
        let salon = try Salon()
        var light = try SalonEnvironment.received(SampleEvents.event(), seal: salon.seal)
        light.payloadVersion = 2
        #expect(throws: PayloadProblem.unknownVersion(2)) { try salon.seal.opened(light) }
        light.payloadVersion = nil
        #expect(throws: PayloadProblem.unknownVersion(nil)) { try salon.seal.opened(light) }
    }
}
