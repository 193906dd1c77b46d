import AppGroup
import DeepLinks
import Foundation
import OwnThreads
import Testing

@Suite("Sharing between app and widget", .ownThreads)
struct SharingTests {
    enum Screen: Equatable, Sendable {
        case booking(id: Int, section: String?)
        case search(String)
    }

    private var router: DeepLinkRouter<Screen> {
        var router = DeepLinkRouter<Screen>(scheme: "vitrine-trips")
        router.add("bookings/:id") { values throws(DeepLinkError) in
            .booking(id: try values.required("id", as: Int.self), section: values["section"])
        }
        router.add("search/:what") { values throws(DeepLinkError) in .search(try values.required("what")) }
        return router
    }

    @Test("R1.4 a group that the entitlements do not name is an error, not an empty store")
    func notEntitled() {
        #expect(throws: AppGroupError.notEntitled("group.a")) { try AppGroup("group.a").store() }
        #expect(throws: AppGroupError.notEntitled("group.a")) { try AppGroup("group.a").containerURL() }
    }

    @Test("the store in memory keeps and removes text")
    func memory() {
        let store = MemoryStore(["a": "1"])
        store.set("2", forKey: "b")
        store.remove("a")
        #expect(store.string(forKey: "a") == nil)
        #expect(store.string(forKey: "b") == "2")
    }

    @Test("a link leads to the screen with its values")
    func routes() throws {
        #expect(try router.route("vitrine-trips://bookings/7?section=hotel") == .booking(id: 7, section: "hotel"))
        #expect(try router.route("VITRINE-TRIPS://bookings/7/") == .booking(id: 7, section: nil))
        #expect(try router.route("vitrine-trips://search/caff%C3%A8%20bar") == .search("caffè bar"))
    }

    @Test("a link built from values leads back to them", arguments: ["plain", "a b&c=d?e#f%", "日本", "../..", "+"])
    func roundTrip(text: String) throws {
        let link = try router.link("bookings/:id", ["id": "7"], query: ["section": text])
        #expect(try router.route(link) == .booking(id: 7, section: text))
    }

    @Test(
        "a hostile link gives an error and nothing else",
        arguments: [
            ("https://bookings/7", DeepLinkError.foreignScheme(expected: "vitrine-trips")), ("vitrine-trips", .notALink),
            ("vitrine-trips:bookings/7", .notALink), ("", .notALink), ("vitrine-trips://", .unknownPath),
            ("vitrine-trips://bookings/7/8", .unknownPath), ("vitrine-trips://bookings/x", .invalidValue("id")),
            ("vitrine-trips://bookings/99999999999999999999", .invalidValue("id")), ("vitrine-trips://search/%FF", .malformedEncoding),
            ("vitrine-trips://search/a%2Fb", .malformedEncoding), ("vitrine-trips://search/%2e%2e", .malformedEncoding),
            ("vitrine-trips://search/%00", .malformedEncoding), ("vitrine-trips://search/%", .malformedEncoding),
            ("vitrine-trips://bookings/7?section=a&section=b", .repeatedValue("section")),
            ("vitrine-trips://search/" + String(repeating: "a", count: 5000), .tooLong(bytes: 5023)),
        ])
    func hostile(link: String, error: DeepLinkError) {
        #expect(throws: error) { try router.route(link) }
    }

    @Test("a value is decoded once, never twice")
    func decodedOnce() throws {
        #expect(try router.route("vitrine-trips://search/%2541") == .search("%41"))
    }

    @Test("a link lacking a value, or with a slash in one, is not built")
    func incomplete() {
        #expect(throws: DeepLinkError.missingValue("id")) { try router.link("bookings/:id") }
        #expect(throws: DeepLinkError.invalidValue("id")) { try router.link("bookings/:id", ["id": "1/2"]) }
    }
}
