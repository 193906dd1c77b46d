import Foundation
import RunningService
import Testing
import TripsCore

@testable import TripsAppCore

struct TripsPageServerTests {
    /// The page of an account of its own while `body` runs.
    private func withPage(
        _ fixture: AccountFixture, _ body: @Sendable (URL, TripsScript) async throws -> Void
    ) async throws {
        defer { fixture.remove() }
        let account = fixture.account()
        let server = TripsPageServer(script: account, page: try TripsPage())
        try await withRunning({ try await server.run(port: $0, listening: $1) }) { url in
            try await body(url.appendingPathComponent(""), account)
        }
    }

    private func form(_ url: URL) -> [String: String] {
        ["Origin": String(url.absoluteString.dropLast()), "Content-Type": "application/x-www-form-urlencoded"]
    }

    @Test("one signs in, sees the bookings, and logs out")
    func signInAndOut() async throws {
        try await withPage(AccountFixture()) { url, account in
            #expect(try await ask("GET", url, "").text.contains("Or as a sample customer"))
            let answer = try await ask("POST", url, "sign-in", headers: form(url), body: "email=a%40b&password=right")
            #expect(answer.status == 303 && answer.headers["location"] == "/")
            let page = try await ask("GET", url, "").text
            #expect(page.contains("My bookings") && page.contains("AZ 792") && page.contains("Shiodome"))
            #expect(page.contains("€1,710.00"))
            _ = try await ask("POST", url, "sign-out", headers: form(url))
            #expect(try await ask("GET", url, "").text.contains("Or as a sample customer"))
        }
    }

    @Test("names are escaped")
    func escaped() async throws {
        try await withPage(AccountFixture()) { url, account in
            await account.signIn(email: "a@b\"><script>", password: "right")
            let page = try await ask("GET", url, "").text
            #expect(page.contains("&lt;b&gt;Eve &amp; Co&lt;/b&gt;"))
            #expect(!page.contains("<b>Eve") && !page.contains("\"><script>"))
        }
    }

    @Test("a form of another site changes nothing", arguments: ["http://evil.example", "null", "http://localhost:1", "", nil])
    func crossSite(_ origin: String?) async throws {
        try await withPage(AccountFixture()) { url, account in
            var headers = form(url)
            headers["Origin"] = origin
            for path in ["sign-in", "sign-out", "sync", "bookings", "bookings/p/cancel"] {
                let answer = try await ask("POST", url, path, headers: headers, body: "email=a%40b&password=right")
                #expect(answer.status == 403)
            }
            #expect(try await account.state.account == nil)
        }
    }

    @Test("the page loads nothing from elsewhere and runs no script but its own")
    func policy() async throws {
        try await withPage(AccountFixture()) { url, _ async throws in
            let answer = try await ask("GET", url, "")
            #expect(answer.headers["content-security-policy"]?.contains("script-src 'self'") == true)
            // fence.10: home screens of this machine may frame it, and nobody else.
            #expect(
                answer.headers["content-security-policy"]?.hasSuffix("frame-ancestors http://127.0.0.1:* http://localhost:*") == true)
            #expect(!answer.text.contains("style=") && !answer.text.contains("<script>"))
            #expect(try await ask("GET", url, "page.css").headers["content-type"] == "text/css; charset=utf-8")
            #expect(try await ask("GET", url, "page.js").status == 200)
        }
    }

    @Test("R1.51, R1.55: where a link led is what the page shows, until one goes on")
    func links() async throws {
        try await withPage(AccountFixture()) { url, account in
            await account.signIn(email: "a@b", password: "right")
            _ = await account.open(BookingLinkGenerator().generateSearchFor(product: .hotel))
            let search = try await ask("GET", url, "").text
            #expect(search.contains("value=\"hotel\" checked") && !search.contains("value=\"flight\" checked"))
            _ = await account.open(BookingLinkGenerator().generateFor(product: .flight))
            #expect(try await ask("GET", url, "").text.contains("booking highlighted"))
            _ = try await ask("GET", url, "bookings")
            #expect(try await ask("GET", url, "").text.contains("booking highlighted") == false)
        }
    }

    @Test(
        "true.9, R1.51: a call to action leads to a search that has searched: what the product needs, its price, and a way back",
        arguments: [(Product.flight, true, false), (.dp, true, true), (.hotel, false, true)])
    func search(_ product: Product, _ flies: Bool, _ stays: Bool) async throws {
        let fixture = AccountFixture()
        try await withPage(fixture) { url, account in
            await account.signIn(email: "a@b", password: "right")
            #expect(await account.open(BookingLinkGenerator().generateSearchFor(product: product)))
            let page = try await ask("GET", url, "").text
            #expect(page.contains("value=\"\(product.rawValue)\" checked"))
            #expect(page.contains("class=\"price\">€999.50<") && page.contains("href=\"/bookings\">‹ My bookings"))
            #expect(page.contains("AZ 792") == flies && page.contains("Shiodome") == stays)
            let word = product == .dp ? "package" : product.rawValue
            #expect(page.contains("name=\"product\" value=\"\(word)\"") && page.contains("name=\"destination\" value=\"tokyo\""))
            // The page asks for itself again when the app has changed: it is still the search then.
            await account.sync()
            #expect(try await ask("GET", url, "").text.contains("class=\"price\""))
            #expect(
                await fixture.service.searches.allSatisfy {
                    $0 == "product=\(product == .dp ? "package" : product.rawValue)&departure=1970-01-15&nights=4"
                })
            #expect(try await ask("GET", url, "bookings").text.contains("class=\"price\"") == false)
            #expect(try await ask("GET", url, "").text.contains("My bookings</h1>"))
        }
    }

    @Test("true.9: a search is what the form asks for, and what was filled in stays; a failure says so beside it")
    func searchForm() async throws {
        let fixture = AccountFixture()
        try await withPage(fixture) { url, account in
            await account.signIn(email: "a@b", password: "right")
            let query = "search?product=hotel&destination=tokyo&departure=2026-07-01&nights=3"
            var page = try await ask("GET", url, query).text
            #expect(await fixture.service.searches == ["product=hotel&departure=2026-07-01&nights=3&destination=tokyo"])
            for part in ["value=\"tokyo\" selected", "value=\"2026-07-01\"", "name=\"nights\" min=\"1\" max=\"30\" value=\"3\""] {
                #expect(page.contains(part), "\(part)")
            }
            await fixture.service.set(failure: .refused(code: "bad_value", message: "departure is in the past <b>"))
            page = try await ask("GET", url, query).text
            #expect(page.contains("Departure is in the past &lt;b&gt;") && page.contains("value=\"2026-07-01\""))
            #expect(!page.contains("class=\"price\""))
        }
    }

    @Test("true.9: somebody signed out may search, and signs in to book")
    func searchSignedOut() async throws {
        try await withPage(AccountFixture()) { url, account in
            #expect(await account.open(BookingLinkGenerator().generateSearchFor(product: .hotel)))
            let page = try await ask("GET", url, "").text
            #expect(page.contains("class=\"price\"") && page.contains("Sign in to book") && !page.contains("action=\"/bookings\""))
            #expect(try await ask("GET", url, "bookings").text.contains("Or as a sample customer"))
        }
    }

    @Test("true.9, R1.55: the link of a shown trip leads to that trip alone; of one that is gone it says so")
    func shownTrip() async throws {
        let fixture = AccountFixture([BookingSample.package("one"), BookingSample.package("two", shift: 90_000)])
        try await withPage(fixture) { url, account in
            await account.signIn(email: "a@b", password: "right")
            #expect(await account.open(BookingLinkGenerator().generateFor(product: .flight, trip: "two")))
            let page = try await ask("GET", url, "").text
            #expect(
                page.components(separatedBy: "booking highlighted").count == 2 && page.components(separatedBy: " autofocus>").count == 2)
            let found = try #require(page.range(of: "autofocus>"))
            #expect(
                page[found.upperBound...].contains("/bookings/two/cancel") && !page[found.upperBound...].contains("/bookings/one/cancel"))
            #expect(await account.open(BookingLinkGenerator().generateFor(product: .flight, trip: "gone")))
            let gone = try await ask("GET", url, "").text
            #expect(gone.contains("no longer among your bookings") && !gone.contains("booking highlighted"))
        }
    }

    @Test("booking and cancelling by form")
    func bookAndCancel() async throws {
        try await withPage(AccountFixture([])) { url, account async throws in
            await account.signIn(email: "a@b", password: "right")
            #expect(try await ask("GET", url, "").text.contains("Where to next?"))
            let order = "product=flight&destination=tokyo&departure=2026-07-01&nights=3"
            #expect(try await ask("POST", url, "bookings", headers: form(url), body: order).status == 303)
            #expect(try await ask("GET", url, "").text.contains("Your trip is booked."))
            #expect(try await ask("GET", url, "").text.contains("Your trip is booked.") == false)
            #expect(try await ask("POST", url, "bookings/added-to-tokyo/cancel", headers: form(url)).status == 303)
            #expect(try await account.state.account?.bookings.isEmpty == true)
        }
    }

    @Test("incomplete and oversized forms are refused")
    func badForms() async throws {
        try await withPage(AccountFixture()) { url, _ async throws in
            #expect(try await ask("POST", url, "sign-in", headers: form(url), body: "email=a").status == 422)
            #expect(try await ask("POST", url, "bookings", headers: form(url), body: "nights=many").status == 422)
            let long = String(repeating: "x", count: 10_000)
            #expect(try await ask("POST", url, "sign-in", headers: form(url), body: "email=a&password=\(long)").status == 413)
        }
    }

    @Test("a service that is down is said on the page, with the bookings as they were")
    func serviceDown() async throws {
        let fixture = AccountFixture()
        try await withPage(fixture) { url, account in
            await account.signIn(email: "a@b", password: "right")
            await fixture.service.set(failure: .unreachable)
            _ = try await ask("POST", url, "sync", headers: form(url))
            let page = try await ask("GET", url, "").text
            #expect(page.contains("The service cannot be reached.") && page.contains("AZ 792"))
            #expect(fixture.widgetHasBookings)
        }
    }
}
