import Foundation
import SalonCore
import SalonRounds
import Testing

@testable import SalonCalendar

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a newer service sends that this version does not know.
@Suite struct UnreadEventTests {
    /// An event whose notes are of a form that comes later, in every answer of the service.
    static func newer(_ id: String, version: Int = 1, stylist: String = SampleEvents.account, hours: Double = 1) -> CalendarEvent {
        SampleEvents.event(id, version: version, stylist: stylist, customer: "Nora N.", notes: "of a newer form", hours: hours)
    }

    static let form = #"{"lines":["a",null,true],"price":48.10}"#

    static func made(newer data: Data) -> Data {
        Data(String(decoding: data, as: UTF8.self).replacing(#""notes":"of a newer form""#, with: #""notes":"# + form).utf8)
    }

    /// A widget, and the app beside it, of a service that is newer than they are.
    private struct Late {
        let fetching: Fetching
        let client: CalendarClient
        let fetch: WidgetCalendarFetch

        init() throws {
            let fetching = try Fetching(), salon = fetching.salon, transport = fetching.service.transport
            self.fetching = fetching
            client = CalendarClient(
                address: StubService.address, authentication: Fetching.Signed(),
                transport: { request in
                    let (data, response) = try await transport(request)
                    return (UnreadEventTests.made(newer: data), response)
                })
            fetch = WidgetCalendarFetch(salon: salon.widget, client: client, seal: salon.seal, now: { [clock = salon.clock] in clock.now })
        }
    }

    @Test("R3.18: a colour that is not known is shown as another, and kept as it came")
    func colour() throws {
        let known = SampleEvents.event(), json = try CalendarJSON.encoder().encode(known)
        let violet = Data(String(decoding: json, as: UTF8.self).replacing(#""colour":"pink""#, with: #""colour":"violet""#).utf8)
        let event = try CalendarJSON.decoder().decode(CalendarEvent.self, from: violet)
        #expect(event.colour == .other("violet") && event.colour.shownName == "other")
        #expect(try CalendarJSON.encoder().encode(event) == violet)
        for colour in AppointmentColour.allCases { #expect(AppointmentColour(rawValue: colour.rawValue) == colour) }
        #expect(AppointmentColour.allCases.map(\.shownName) == AppointmentColour.allCases.map(\.rawValue))
    }

    @Test("R3.18, R3.27, R3.35: a colour that is not known goes through both stores, and back to the service")
    func colourInStores() async throws {
        let fetching = try Fetching(), salon = fetching.salon
        var first = SampleEvents.event("a"), second = SampleEvents.event("b")
        (first.colour, second.colour) = (.other("violet"), .other("mint"))
        fetching.service.put(first)
        _ = try await fetching.fetch.refresh()
        try salon.calendar.put([second], account: SampleEvents.account)
        try await salon.started()
        #expect(try salon.fulls().map(\.colour) == [.other("violet"), .other("mint")])
        #expect(try salon.lights().map(\.colour) == [.other("violet"), .other("mint")])
        var changed = try #require(try salon.fulls().first)
        changed.notes = "moved"
        #expect(try await fetching.client.put(changed).colour == .other("violet"))
    }

    @Test("R3.40, G3.6: an event that cannot be read loses none of the others, and is there as it came")
    func client() async throws {
        let late = try Late()
        late.fetching.service.put(SampleEvents.event("a"), Self.newer("b"), SampleEvents.event("c"))
        late.fetching.service.remove("a")
        let page = try await late.client.events(day: try #require(SampleEvents.day))
        #expect(page.events.map(\.id) == ["c"] && page.unread.kept.map(\.light.id) == ["b"] && page.unread.lost == 0)
        let unread = try #require(page.unread.kept.first)
        #expect(unread.light.customer == "Nora N." && unread.light.colour == .pink && unread.isBooked && unread.stylist == "mara")
        let sent = Self.made(newer: try CalendarJSON.encoder().encode(Self.newer("b")))
        // The numbers are the same, however many digits they were written with.
        #expect(String(decoding: unread.json, as: UTF8.self) == String(decoding: sent, as: UTF8.self).replacing("48.10", with: "48.1"))
        let changes = try await late.client.changes(since: "0")
        #expect(changes.changes.map(\.id) == ["a", "c", "a"] && changes.changes.last?.event == nil)
        #expect(changes.unread.kept.map(\.light.id) == ["b"] && changes.cursor == "4")
        #expect("\(changes.unread)".contains("1 appointments") && "\(changes.unread)".contains("(b)"))
    }

    @Test("R3.40: what does not even say which event it is, is counted", arguments: ["7", "{}", "null", #"{"id":"x"}"#])
    func lost(_ element: String) async throws {
        let good = String(decoding: try CalendarJSON.encoder().encode(SampleEvents.event("a")), as: UTF8.self)
        let client = CalendarClient(
            address: StubService.address, authentication: Fetching.Signed(),
            transport: { request in
                let url = request.url ?? StubService.address
                let text =
                    url.path.hasSuffix("changes")
                    ? #"{"cursor":"1","changes":[{"id":"x","version":2,"event":\#(element == "null" ? "{}" : element)},"#
                        + #"{"id":"a","version":1,"event":\#(good)}]}"#
                    : #"{"cursor":"1","events":[\#(element),\#(good)]}"#
                let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
                return (Data(text.utf8), try #require(response))
            })
        let page = try await client.events(day: try #require(SampleEvents.day))
        #expect(page.events.map(\.id) == ["a"] && page.unread == UnreadEvents(lost: 1))
        let changes = try await client.changes(since: "0")
        #expect(changes.changes.map(\.id) == ["a"] && changes.unread == UnreadEvents(lost: 1))
    }

    @Test("R3.34, R3.40, G3.6: the widget shows what it can of an event that it cannot read, and keeps it in the payload")
    func widget() async throws {
        let late = try Late(), salon = late.fetching.salon, service = late.fetching.service
        service.put(SampleEvents.event("a", hours: 30), Self.newer("b", hours: 30), SampleEvents.event("c", hours: 30))
        #expect(try await late.fetch.refresh() == .fetched(stored: 2, gone: 0, unread: 1))
        #expect(try salon.lights().map(\.customer) == ["Chiara M.", "Nora N.", "Chiara M."])
        try await salon.started()
        #expect(try salon.fulls().map(\.id) == ["a", "c"])
        #expect(try salon.lights().map(\.needsSync) == [false, true, false])
        // Changes, of which one cannot be read, and a day anew, on which none is taken for gone.
        service.put(SampleEvents.event("a", version: 2, notes: "more", hours: 30), Self.newer("c", version: 2, hours: 30))
        salon.clock.now += 700
        #expect(try await late.fetch.refresh() == .fetched(stored: 1, gone: 0, unread: 1))
        salon.clock.now += 86_400
        #expect(try await late.fetch.refresh() == .fetched(stored: 0, gone: 0, unread: 2))
        #expect(try salon.lights().allSatisfy { !$0.isTombstone })
        try await salon.settle()
        #expect(try salon.fulls().map(\.version) == [2, 1])
        #expect(try salon.lights().map(\.version) == [2, 1, 2])
    }

    @Test("G3.6: a version that reads what was kept takes it over")
    func updated() async throws {
        let salon = try Salon()
        let event = SampleEvents.event("b", notes: "of a newer form"), his = SampleEvents.event("his", stylist: "ilja")
        func unread(_ event: CalendarEvent) throws -> UnreadEvent {
            UnreadEvent(
                light: LightCalendarEvent(event, account: "", receivedAt: salon.clock.now), stylist: event.stylist, isBooked: true,
                json: try CalendarJSON.encoder().encode(event))
        }
        let keeping = UnreadKeeping(salon: salon.salon, seal: salon.seal, now: { [clock = salon.clock] in clock.now })
        try keeping.keep([try unread(event), try unread(his)], account: "mara")
        try keeping.keep([try unread(event)], account: "mara")
        // Another's is kept too, and not shown.
        #expect(try salon.lights().map(\.isTombstone) == [false, true])
        try await salon.started()
        #expect(try salon.fulls() == [event, his])
        #expect(try salon.lights().map(\.id) == ["b"])
    }

    @Test("G3.4, G3.6: what cannot be read hides no newer version that can")
    func overtaken() async throws {
        let salon = try Salon()
        let keeping = UnreadKeeping(salon: salon.salon, seal: salon.seal, now: { [clock = salon.clock] in clock.now })
        for (id, stylist) in [("a", "mara"), ("b", "ilja")] {
            let event = SampleEvents.event(id, version: 2, stylist: stylist)
            let light = LightCalendarEvent(event, account: "", receivedAt: salon.clock.now)
            try keeping.keep([UnreadEvent(light: light, stylist: stylist, isBooked: true, json: Data("{}".utf8))], account: "mara")
        }
        try await salon.started()
        try salon.calendar.put([SampleEvents.event("a", version: 3), SampleEvents.event("b", version: 3)], account: "mara")
        try await salon.settle()
        #expect(try salon.lights().map { [$0.version, $0.isTombstone ? 1 : 0] } == [[3, 0], [3, 0]])
    }
}
