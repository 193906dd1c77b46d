import Foundation
import SalonCore
import SalonRounds
import SeededGenerators
import SharedStore
import StoreRounds
import Testing

@testable import SalonCalendar

/// Edits on both sides for an hour of the virtual clock.
@Suite(.timeLimit(.minutes(20))) struct TwoWayTests {
    /// What the service has: it gives the versions, wherever an edit comes from.
    private struct Service {
        var events: [String: CalendarEvent] = [:]
        var versions: [String: Int] = [:]
        var generator: SeededGenerator

        mutating func edit(at now: Date) -> (id: String, event: CalendarEvent?, version: Int) {
            let id = "e\(Int.random(in: 0..<60, using: &generator))"
            let version = (versions[id] ?? 0) + 1
            versions[id] = version
            guard let old = events[id] else {
                let hours = Double(Int.random(in: 0...40, using: &generator))
                events[id] = SampleEvents.event(id, version: version, hours: hours, updated: now)
                return (id, events[id], version)
            }
            var event = old
            event.version = version
            event.updatedAt = now.inMilliseconds
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                events[id] = nil
                return (id, nil, version)
            case 1: event.status = event.status == .booked ? .cancelled : .booked
            case 2: event.stylist = event.stylist == "mara" ? "ilja" : "mara"
            case 3: event.notes += "."
            default: event.customer.name = "Customer \(Int.random(in: 0..<1_000, using: &generator))"
            }
            events[id] = event
            return (id, event, version)
        }
    }

    @Test("R3.38: an hour of edits on both sides: the stores are equal at the end, and writes grow with edits", arguments: [1, 2, 3])
    func hour(seed: UInt64) async throws {
        let salon = try Salon()
        try await salon.started()
        var service = Service(generator: SeededGenerator(seed: seed)), generator = SeededGenerator(seed: seed &+ 100), edits = 0
        while salon.clock.now < SampleEvents.now + 3_600 {
            salon.clock.now += Double.random(in: 0.1...15, using: &generator)
            let edit = service.edit(at: salon.clock.now)
            edits += 1
            if Bool.random(using: &generator) {
                // The app is told.
                if let event = edit.event {
                    try salon.calendar.put([event], account: "mara")
                } else {
                    try salon.calendar.remove(edit.id, account: "mara", throughVersion: edit.version)
                }
            } else if let event = edit.event {
                // The widget is told.
                try salon.receive(event)
            } else if var light = try salon.widget.event(edit.id, account: "mara") {
                (light.isTombstone, light.needsSync, light.payload, light.payloadVersion) = (true, true, nil, nil)
                (light.version, light.receivedAt) = (edit.version, salon.clock.now.inMilliseconds)
                try salon.widget.upsert([light])
            } else {
                try salon.calendar.remove(edit.id, account: "mara", throughVersion: edit.version)
            }
            // Now and then both sides come to rest, at other times edits overtake one another.
            if Int.random(in: 0..<4, using: &generator) == 0 { try await salon.settle() }
        }
        try await salon.settle()
        let wanted = service.events.values.sorted { $0.id < $1.id }
        #expect(try salon.fulls() == wanted)
        let visible = wanted.filter { $0.stylist == "mara" && $0.status == .booked }
        let lights = try salon.lights()
        #expect(lights.map(\.id) == visible.map(\.id))
        for (light, event) in zip(lights, visible) {
            #expect(light.looksLike(LightCalendarEvent(event, account: "mara", receivedAt: light.receivedAt)))
            #expect(!light.needsSync && light.payload == nil)
        }
        #expect(salon.reported.all.isEmpty)
        // An edit of the app: its own row and one light row. One of the widget: a light row, the app's row, the flag.
        let written = try salon.salon.shared.written() + salon.calendar.shared.written()
        #expect(edits > 400)
        #expect(written <= edits * 3, "\(written) rows written for \(edits) edits")
    }

    @Test("R3.38: twice as many edits are twice as many writes", arguments: [UInt64(7)])
    func linear(seed: UInt64) async throws {
        var written: [Int] = []
        for count in [100, 200] {
            let salon = try Salon()
            try await salon.started()
            for number in 0..<count {
                let event = SampleEvents.event("e\(number % 10)", version: number + 1, customer: "Customer \(number)")
                if number % 2 == 0 { try salon.calendar.put([event], account: "mara") } else { try salon.receive(event) }
                try await salon.settle()
            }
            written.append(try salon.salon.shared.written() + salon.calendar.shared.written())
        }
        #expect(written[0] == 250)
        #expect(written[1] == 500)
    }
}
