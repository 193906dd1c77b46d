import Foundation
import Testing

@testable import HomeScreen
@testable import WidgetHost

/// What the page may order, and what becomes of orders that are wrong.
@Suite struct OrderTests {
    @Test(arguments: [
        ("/clock", #"{"now":1788000000500,"rate":60}"#, "clock now 1788000000.5 rate 60.0"), ("/clock", #"{"rate":0}"#, "clock rate 0.0"),
        ("/tap", #"{"tile":"tile-1","x":10.5,"y":20}"#, "tap tile-1 10.5 20.0"),
        ("/place", #"{"kind":"Kind","family":"systemLarge"}"#, "place Kind systemLarge"),
        ("/remove", #"{"tile":"tile-1"}"#, "remove tile-1"),
        ("/reload", #"{"tile":"tile-1"}"#, "reload tile-1"),
        ("/resize", #"{"tile":"tile-1","family":"systemLarge"}"#, "resize tile-1 systemLarge"),
        ("/open", #"{"url":"vitrine-trips:///trip/7"}"#, "open vitrine-trips:///trip/7"),
        ("/front", #"{"app":"com.example.app"}"#, "front com.example.app"),
    ])
    func anOrderReachesTheHost(path: String, body: String, asked: String) async throws {
        try await withServedPage { page, host in
            let answer = try await page.post(path, body)
            #expect(answer.status == 200)
            #expect(host.asked == [asked])
        }
    }

    @Test func aTapSaysWhatItOpened() async throws {
        try await withServedPage { page, _ in
            let hit = try await page.post("/tap", #"{"tile":"tile-1","x":1,"y":1}"#)
            #expect(hit.object["url"] as? String == FakeScene.link.absoluteString)
            let miss = try await page.post("/tap", #"{"tile":"tile-1","x":150,"y":1}"#)
            #expect(miss.status == 200 && miss.object["url"] == nil)
        }
    }

    @Test func placingAnswersTheNewTile() async throws {
        try await withServedPage { page, _ in
            let answer = try await page.post("/place", #"{"kind":"Kind","family":"systemSmall"}"#)
            #expect(answer.object["tile"] as? String == "tile-2")
        }
    }

    @Test(arguments: [
        ("/clock", "", 400), ("/clock", "{", 400), ("/clock", "[]", 400), ("/clock", #"{"rate":"fast"}"#, 400),
        ("/clock", #"{"now":1e999}"#, 400),
        ("/tap", #"{"tile":"tile-1","x":1}"#, 400), ("/tap", #"{"tile":1,"x":1,"y":1}"#, 400), ("/tap", #"{"tile":null,"x":1,"y":1}"#, 400),
        ("/place", #"{"kind":"Kind","family":"systemHuge"}"#, 400), ("/place", #"{"family":"systemSmall"}"#, 400), ("/remove", "{}", 400),
        ("/reload", "null", 400), ("/resize", #"{"tile":"tile-1","family":"systemHuge"}"#, 400), ("/resize", #"{"tile":"tile-1"}"#, 400),
        ("/open", #"{"url":"no scheme"}"#, 400), ("/open", #"{"url":""}"#, 400), ("/open", "\u{FF}", 400),
        ("/front", "{}", 400), ("/front", #"{"app":1}"#, 400),
    ])
    func aBodyThatIsWrongIsRefusedInASentence(path: String, body: String, status: Int) async throws {
        try await withServedPage { page, host in
            let answer = try await page.post(path, body)
            #expect(answer.status == status)
            #expect(answer.sentence.hasSuffix("."))
            #expect(host.asked.isEmpty)
        }
    }

    @Test func aRefusalNamesTheFieldThatIsMissingOrWrong() async throws {
        try await withServedPage { page, _ in
            let lacking = try await page.post("/tap", #"{"tile":"tile-1","x":1}"#)
            #expect(lacking.sentence == "The body lacks “y”.")
            let wrong = try await page.post("/clock", #"{"rate":"fast"}"#)
            #expect(wrong.sentence == "“rate” is not what it should be.")
            let unknown = try await page.post("/environment", #"{"screen":"fridge"}"#)
            #expect(unknown.status == 400 && unknown.sentence == "screen is “fridge”; it has to be one of home, lock, standby.")
        }
    }

    @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
    func onlyJSONIsTaken(type: String) async throws {
        try await withServedPage { page, host in
            let answer = try await page.post("/remove", #"{"tile":"tile-1"}"#, headers: ["Content-Type": type])
            #expect(answer.status == 415)
            #expect(host.asked.isEmpty)
        }
    }

    @Test func aBodyUpToTheLimitIsTakenAndOneByteMoreIsNot() async throws {
        try await withServedPage { page, host in
            let order = #"{"tile":"tile-1"}"#
            let full = order + String(repeating: " ", count: HomeScreenServer.largestBody - order.utf8.count)
            let taken = try await page.post("/reload", full)
            #expect(taken.status == 200)
            let tooLong = try await page.post("/reload", full + " ")
            #expect(tooLong.status == 413)
            #expect(host.asked.count == 1)
        }
    }

    @Test(arguments: ["/tap", "/remove", "/reload", "/resize"])
    func anOrderForAnUnknownTileIsNotFound(path: String) async throws {
        try await withServedPage { page, _ in
            let answer = try await page.post(path, #"{"tile":"tile-9","x":1,"y":1,"family":"systemSmall"}"#)
            #expect(answer.status == 404)
            #expect(answer.sentence == "There is no tile “tile-9”.")
        }
    }

    @Test(arguments: [
        HostError.unknownKind("Kind", known: ["Other"]), .unsupportedFamily(.systemSmall, kind: "Kind", supported: [.systemLarge]),
        .silentExtension("Trips", reason: "It crashed."),
    ])
    func whatTheHostRefusesComesBackAsItsSentence(error: HostError) async throws {
        try await withServedPage { page, host in
            host.refuse(error)
            let answer = try await page.post("/place", #"{"kind":"Kind","family":"systemSmall"}"#)
            #expect(answer.status == 422)
            #expect(answer.sentence == error.description)
        }
    }

    @Test func aLinkNoAppClaimsComesBackAsASentence() async throws {
        try await withServedPage { page, host in
            let error = HostError.noAppFor(url: "other:///", schemes: ["vitrine-trips"])
            host.refuse(error)
            let answer = try await page.post("/open", #"{"url":"other:///"}"#)
            #expect(answer.status == 422)
            #expect(answer.sentence == error.description)
        }
    }

    @Test(arguments: ["/clock", "/tap", "/place", "/remove", "/reload", "/resize", "/open", "/front"])
    func nothingIsOrderedByReading(path: String) async throws {
        try await withServedPage { page, host in
            let answer = try await page.get(path)
            #expect(answer.status == 404)
            #expect(host.asked.isEmpty)
        }
    }
}
