import AppGroup
import Foundation
import ScriptBridge
import ScriptModules
import Testing
import TripsCore

/// Notes what was stored when the timelines were asked for anew.
final class RecordingTimelines: WidgetReloading, @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [String?] = []
    private let storage: any GroupStore

    init(_ storage: any GroupStore) { self.storage = storage }

    var stored: [String?] { lock.withLock { seen } }

    func reloadAllTimelines() {
        let text = storage.string(forKey: AppGroup.bookingKey)
        lock.withLock { seen.append(text) }
    }

    func reloadTimelines(ofKind kind: String) {}
    func currentConfigurations() async throws -> [[String: String]] { [] }
}

/// The writing half of the bookings' repository, as it reaches the widget.
@Suite(.timeLimit(.minutes(1))) struct BookingsWriterTests {
    @Test("R1.25, R1.5, R1.30, G1.8: one text is written first, then all timelines are asked for")
    func saves() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        await fixture.account().signIn(email: "a@b", password: "right")
        let text = try #require(fixture.storage.string(forKey: AppGroup.bookingKey))
        #expect(fixture.timelines.stored == [text])
        #expect(try JSONDecoder().decode([WidgetBookingJson].self, from: Data(text.utf8)).count == 3)
    }

    @Test("R1.26: clearing removes first, then asks")
    func clears() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        await account.signOut()
        #expect(fixture.timelines.stored.count == 2 && fixture.timelines.stored[1] == nil)
        #expect(fixture.storage.string(forKey: AppGroup.bookingKey) == nil)
    }

    @Test("R1.31: without the entitlement saving fails and is said, and nothing is asked for")
    func noStore() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account(storage: nil)
        await account.signIn(email: "a@b", password: "right")
        #expect(try await account.state.notice?.text.contains("App Group") == true)
        #expect(fixture.timelines.stored.isEmpty)
    }

    @Test("G1.1: what the writer writes the reader reads, in the same unit")
    func roundTrip() async throws {
        let text = try #require(try await TestScript.written([BookingSample.package()], at: 0))
        let bookings = try await reader(text, CountingPictures()).get()
        #expect(bookings.map(\.endDate) == [.unix(2000), .unix(3000), .unix(4000)])
        #expect(bookings[0].flight?.direction == .outbound && bookings[2].flight?.direction == .inbound)
        #expect(bookings[0].flight?.stopsText == "Direct" && bookings[2].flight?.stopsText == "1 stop")
        #expect(bookings[1].hotel?.image != nil && bookings[1].hotel?.reviewScore == "8.7")
    }
}
