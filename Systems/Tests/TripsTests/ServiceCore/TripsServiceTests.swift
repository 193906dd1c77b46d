import Foundation
import Hummingbird
import Passwords
import Testing
import TripsCore

@testable import LoopbackService
@testable import TripsServiceCore

/// The service over HTTP, as the app calls it and as somebody hostile does.
struct TripsServiceTests {
    private func token(_ url: URL, _ sample: String = "package") async throws -> String {
        try await TripsClient(service: url).signIn(email: "\(sample)@example.com", password: Sample.password).token
    }

    @Test("a customer signs in, sees their own bookings, and signs out")
    func session() async throws {
        try await withService { url in
            let client = TripsClient(service: url)
            let signedIn = try await client.signIn(email: "Package@Example.com", password: Sample.password)
            #expect(signedIn.customer.name == "Giulia Ferri")
            let bookings = try await client.bookings(token: signedIn.token)
            #expect(bookings.map(\.product) == [.package])
            try await client.signOut(token: signedIn.token)
            await #expect(throws: TripsClientError.notSignedIn) { try await client.bookings(token: signedIn.token) }
        }
    }

    @Test(
        "true.9, R1.51: a search has a priced offer a destination, the cheapest first; booked, it costs that", arguments: Product.allCases)
    func search(_ product: Product) async throws {
        let now = Date(timeIntervalSince1970: 1_781_074_800), ordered = product == .dp ? "package" : product.rawValue
        try await withService(now: { now }) { url in
            let client = TripsClient(service: url)
            let offers = try await client.offers(TripsClient.Search(product: product.rawValue, departure: "2026-07-01", nights: 3))
            #expect(Set(offers.map(\.destination)) == Set(TripsServiceCore.Destination.all.map(\.id)))
            #expect(offers.map(\.priceInCents) == offers.map(\.priceInCents).sorted() && offers.allSatisfy { $0.priceInCents > 0 })
            #expect(offers.allSatisfy { ($0.stay != nil) == (product != .flight) && ($0.inbound != nil) == (product != .hotel) })
            let one = try await client.offers(
                TripsClient.Search(product: product.rawValue, destination: "lisbon", departure: "2026-07-01", nights: 3))
            #expect(one == offers.filter { $0.destination == "lisbon" })
            let token = try await token(url, "none")
            try await client.add(product: ordered, destination: "lisbon", departure: "2026-07-01", nights: 3, token: token)
            #expect(try await client.bookings(token: token).map(\.priceInCents) == one.map(\.priceInCents))
        }
    }

    @Test(
        "true.9: a search that makes no sense is refused by its field",
        arguments: [
            ("", "nights"), ("product=yacht&departure=2026-07-01&nights=3", "product"), ("product=hotel&departure=x&nights=3", "departure"),
            ("product=hotel&departure=2026-07-01&nights=99", "nights"), ("product=hotel&departure=2020-07-01&nights=3", "departure"),
            ("product=hotel&departure=2026-07-01&nights=3&destination=%00", "destination"),
            ("product=hotel&nights=-&departure=1", "nights"),
        ])
    func badSearch(_ query: String, _ field: String) async throws {
        let now = Date(timeIntervalSince1970: 1_781_074_800)
        try await withService(now: { now }, seeded: false) { url in
            let answer = try await ask("GET", url, "search?" + query)
            #expect(answer.status == 422 && answer.field == field, "\(answer.text)")
        }
    }

    @Test("a wrong password and an unknown address get the same answer")
    func wrongCredentials() async throws {
        try await withService { url in
            let wrong = try await ask("POST", url, "sessions", headers: json, body: #"{"email":"package@example.com","password":"x"}"#)
            let unknown = try await ask("POST", url, "sessions", headers: json, body: #"{"email":"nobody@example.com","password":"x"}"#)
            #expect(wrong.status == 401 && unknown.status == 401)
            #expect(wrong.code == "wrong_credentials" && wrong.body == unknown.body)
        }
    }

    @Test("without a session nothing is told or changed")
    func noSession() async throws {
        try await withService { url in
            for (method, path) in [("GET", "bookings"), ("POST", "bookings"), ("DELETE", "bookings/x"), ("DELETE", "sessions")] {
                #expect(try await ask(method, url, path, headers: json, body: method == "POST" ? "{}" : nil).code == "not_signed_in")
            }
            let answer = try await ask("GET", url, "bookings", headers: ["Authorization": "Bearer " + String(repeating: "x", count: 1000)])
            #expect(answer.code == "not_signed_in")
        }
    }

    @Test("a session ends after ninety days")
    func expiry() async throws {
        let clock = MovableTime(Date(timeIntervalSince1970: 1_781_000_000))
        try await withService(now: { clock.now }) { url in
            let token = try await token(url)
            clock.now += 89 * 86_400
            #expect(try await TripsClient(service: url).bookings(token: token).count == 1)
            clock.now += 2 * 86_400
            await #expect(throws: TripsClientError.notSignedIn) { try await TripsClient(service: url).bookings(token: token) }
        }
    }

    @Test("a booking is added and cancelled by its own customer only")
    func addAndCancel() async throws {
        try await withService { url in
            let client = TripsClient(service: url)
            let mine = try await token(url, "none"), other = try await token(url, "flight")
            let day = Date().addingTimeInterval(20 * 86_400).formatted(.iso8601.year().month().day())
            try await client.add(product: "package", destination: "lisbon", departure: day, nights: 3, token: mine)
            let booking = try #require(try await client.bookings(token: mine).first)
            #expect(booking.stay?.nights == 3 && booking.outbound?.arrival.airport == "LIS")
            await #expect(throws: TripsClientError.self) { try await client.cancel(booking.id, token: other) }
            #expect(try await client.bookings(token: mine).count == 1)
            try await client.cancel(booking.id, token: mine)
            #expect(try await client.bookings(token: mine).isEmpty)
        }
    }

    @Test(
        "an order the shop cannot fill is refused by its field",
        arguments: [
            (#"{"product":"cruise","destination":"tokyo","departure":"2026-07-01","nights":3}"#, "product"),
            (#"{"product":"flight","destination":"moon","departure":"2026-07-01","nights":3}"#, "destination"),
            (#"{"product":"flight","destination":"tokyo","departure":"2026-02-30","nights":3}"#, "departure"),
            (#"{"product":"flight","destination":"tokyo","departure":"2026-6-1","nights":3}"#, "departure"),
            (#"{"product":"flight","destination":"tokyo","departure":"2020-07-01","nights":3}"#, "departure"),
            (#"{"product":"flight","destination":"tokyo","departure":"9999-07-01","nights":3}"#, "departure"),
            (#"{"product":"flight","destination":"tokyo","departure":"2026-07-01","nights":0}"#, "nights"),
            (#"{"product":"flight","destination":"tokyo","departure":"2026-07-01","nights":999999}"#, "nights"),
            (#"{"product":"flight","destination":"tokyo","departure":"2026-07-01","nights":null}"#, "nights"),
            (#"{"product":"flight","destination":"tokyo","departure":"2026-07-01","nights":"3"}"#, "nights"),
            (#"{"product":"flight","destination":"tokyo","nights":3}"#, "departure"),
        ])
    func badOrder(_ order: String, _ field: String) async throws {
        let now = Date(timeIntervalSince1970: 1_781_000_000)
        try await withService(now: { now }) { url in
            let headers = ["Authorization": "Bearer \(try await token(url, "none"))", "Content-Type": "application/json"]
            let answer = try await ask("POST", url, "bookings", headers: headers, body: order)
            #expect(answer.status == 422)
            #expect(answer.field == field)
        }
    }

    @Test("hostile bodies are refused, each with a word for it")
    func hostileBodies() async throws {
        try await withService { url in
            #expect(try await ask("POST", url, "sessions", headers: json, body: "[[[[").code == "not_json")
            let huge = #"{"email":1e999,"password":1e999}"#
            #expect(try await ask("POST", url, "sessions", headers: json, body: huge).status >= 400)
            #expect(try await ask("POST", url, "sessions", headers: json, body: "").code == "not_json")
            #expect(try await ask("POST", url, "sessions", body: "{}").code == "not_json")
            let long = try await ask("POST", url, "sessions", headers: json, body: String(repeating: " ", count: 20_000))
            #expect(long.code == "body_too_large")
            let deep = try await ask("POST", url, "sessions", headers: json, body: String(repeating: "[", count: 16_000))
            #expect(deep.code == "not_json")
            #expect(try await ask("POST", url, "sessions", headers: json, body: #"{"email":"x","password":"y"}"#).field == "email")
            #expect(try await ask("GET", url, "pictures/hotels/..%2F..%2Fetc%2Fpasswd").code == "no_such_picture")
            #expect(try await ask("GET", url, "nowhere").status == 404)
            #expect(try await ask("POST", url, "samples/nobody", headers: json, body: "{}").code == "unknown_sample")
        }
    }

    @Test("a name that is not this machine's is refused")
    func otherHost() throws {
        for authority in ["evil.example", "127.0.0.1.evil.example:80", "", "[::2]:80"] {
            #expect(!RefusalMiddleware<BasicRequestContext>.isLocal(authority))
        }
        #expect(!RefusalMiddleware<BasicRequestContext>.isLocal(nil))
        for authority in ["127.0.0.1:8080", "localhost", "[::1]:80"] {
            #expect(RefusalMiddleware<BasicRequestContext>.isLocal(authority))
        }
    }

    @Test("a sample made anew begins two days from now, and keeps its sessions")
    func seedAnew() async throws {
        let clock = MovableTime(Date(timeIntervalSince1970: 1_781_000_000))
        try await withService(now: { clock.now }) { url in
            let client = TripsClient(service: url)
            let token = try await token(url)
            let before = try #require(try await client.bookings(token: token).first?.begins)
            clock.now += 30 * 86_400
            _ = try await client.seed("package")
            let after = try #require(try await client.bookings(token: token).first?.begins)
            #expect(after - before == 30 * 86_400)
        }
    }

    @Test("a hotel's picture is a JPEG of 1200 by 800")
    func picture() async throws {
        try await withService { url in
            let answer = try await ask("GET", url, "pictures/hotels/park-hotel-shiodome.jpg")
            #expect(answer.status == 200 && answer.headers["content-type"] == "image/jpeg")
            let bytes = [UInt8](answer.body)
            #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
            let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
            #expect(Int(bytes[frame + 5]) << 8 | Int(bytes[frame + 6]) == 800)
            #expect(Int(bytes[frame + 7]) << 8 | Int(bytes[frame + 8]) == 1200)
            #expect(try await ask("GET", url, "pictures/hotels/unknown.jpg").status == 404)
        }
    }

    @Test("passwords are kept as salted digests")
    func passwords() throws {
        let one = try PasswordHash("sunny-days"), other = try PasswordHash("sunny-days")
        #expect(one.salt != other.salt && one.digest != other.digest)
        #expect(try one.matches("sunny-days"))
        #expect(try !one.matches("sunny-day"))
    }
}

/// A time that a test moves.
final class MovableTime: @unchecked Sendable {
    private let lock = NSLock()
    private var date: Date

    init(_ date: Date) { self.date = date }

    var now: Date {
        get { lock.withLock { date } }
        set { lock.withLock { date = newValue } }
    }
}
