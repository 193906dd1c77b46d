import Foundation
import Synchronization
import Testing

@testable import HomeScreen

/// What the page reads: its files, the state, the gallery, pictures, events.
@Suite struct ReadingTests {
    @Test(arguments: [
        ("/", "text/html; charset=utf-8"), ("/page.css", "text/css; charset=utf-8"), ("/page.js", "text/javascript; charset=utf-8"),
        ("/lanes.js", "text/javascript; charset=utf-8"),
    ])
    func servesThePagesOwnFiles(path: String, type: String) async throws {
        try await withServedPage { page, _ in
            let answer = try await page.get(path)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == type)
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            let policy = answer.headers["content-security-policy"] ?? ""
            #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
            #expect(!policy.contains("unsafe"))
            #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
            #expect(answer.body.count > 1000)
        }
    }

    @Test func thePagesFilesNameNoForeignAddress() throws {
        let files = try PageFiles()
        for data in ([files.html] + files.parts).map(\.data) {
            // The namespace of SVG is a name, not an address.
            let text = String(decoding: data, as: UTF8.self).replacing("http://www.w3.org/2000/svg", with: "")
            #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("@import") && !text.contains("\"//"))
        }
    }

    @Test(arguments: ["/nothing", "/page.html", "/../Package.swift", "/%2e%2e/page.css", "/tiles", "/tiles/tile-1"])
    func answersNothingElse(path: String) async throws {
        try await withServedPage { page, _ in
            let answer = try await page.get(path)
            #expect(answer.status == 404)
        }
    }

    @Test("an icon is a PNG by its app's identifier; another name is not found (sdk.2)") func icon() async throws {
        try await withServedPage { page, _ in
            let answer = try await page.get("/icons/com.example.app.png?appearance=dark")
            #expect(answer.status == 200 && answer.headers["content-type"] == "image/png")
            #expect([UInt8](answer.body) == FakePictures.picture)
            for path in ["/icons/com.example.other.png", "/icons/com.example.app"] { #expect(try await page.get(path).status == 404) }
            #expect(try await page.get("/icons/com.example.app.png?appearance=loud").status == 400)
        }
    }

    @Test func stateHasThePagesTerms() async throws {
        try await withServedPage { page, _ in
            let answer = try await page.get("/state")
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "application/json")
            #expect(answer.headers["cache-control"] == "no-store")
            let state = answer.object
            #expect(state["timeZone"] as? String == "Europe/Zurich")
            #expect((state["clock"] as? [String: Double]) == ["now": 1_788_000_000_000, "rate": 60])
            let screen = try #require(state["screen"] as? [String: Any])
            #expect(screen["name"] as? String == "iPhone 15")
            #expect(screen["width"] as? Double == 393)
            #expect(screen["height"] as? Double == 852)
            let process = try #require((state["processes"] as? [[String: Any]])?.first)
            #expect(process["role"] as? String == "extension")
            #expect(process["pid"] as? Int == 42)
            #expect(process["app"] as? String == "com.example.app")
            let line = try #require((state["ledger"] as? [[String: Any]])?.first)
            #expect(line["decision"] as? String == "granted")
            #expect(line["at"] as? Double == 1_788_000_000_000)
        }
    }

    @Test func aTileOfTheStateHasItsPictureTapsAndTimes() async throws {
        try await withServedPage { page, _ in
            let tile = try #require((try await page.get("/state").object["tiles"] as? [[String: Any]])?.first)
            #expect(tile["id"] as? String == FakeScene.tile)
            #expect(tile["family"] as? String == "systemSmall")
            #expect(tile["width"] as? Double == 158)
            #expect(tile["cornerRadius"] as? Double == 22)
            #expect(tile["status"] as? String == "stale")
            #expect(tile["reason"] as? String == "It crashed.")
            #expect(tile["version"] as? Int == 3)
            #expect(tile["until"] as? Double == 1_788_000_060_000)
            #expect(tile["entries"] as? [Double] == [1_788_000_000_000, 1_788_000_060_000])
            #expect(tile["widgetURL"] as? String == FakeScene.link.absoluteString)
            #expect(tile["refreshesLeft"] as? Int == 71)
            let taps = try #require(tile["taps"] as? [[String: Any]])
            #expect(taps.count == 2)
            #expect(taps[0]["label"] as? String == "Trip to <b>Zürich</b>")
            #expect(taps[0]["url"] as? String == FakeScene.link.absoluteString)
            #expect(taps[0]["height"] as? Double == 40)
            #expect(taps[1]["url"] == nil)
        }
    }

    @Test func galleryNamesWhatCanBePlaced() async throws {
        try await withServedPage { page, _ in
            let body = try await page.get("/gallery").body
            let offers = try #require(try JSONSerialization.jsonObject(with: body) as? [[String: Any]])
            #expect(offers.count == 1)
            #expect(offers[0]["kind"] as? String == "Kind")
            #expect(offers[0]["families"] as? [String] == ["systemSmall", "systemLarge"])
        }
    }

    @Test func everyChangeOfTheHostIsAnEvent() async throws {
        try await withServedPage { page, host in
            let heard = try await page.listen("/events") { text in
                // The greeting comes once the host is listened to: only then can a change be heard.
                if text.contains("data: hello") && !text.contains("data: changed") { host.scene.tell() }
                return text.contains("data: changed")
            }
            #expect(heard.hasPrefix("HTTP/1.1 200"))
            #expect(heard.lowercased().contains("content-type: text/event-stream"))
            #expect(heard.contains("data: changed"))
        }
    }

    @Test func aStreamWithoutNewsStillBeats() async throws {
        try await withServedPage(heartbeat: .milliseconds(20)) { page, _ in
            let heard = try await page.listen("/events") { $0.components(separatedBy: ": still here").count > 3 }
            #expect(!heard.contains("data: changed"))
        }
    }

    @Test func aChangeIsNotLostBetweenBeats() async throws {
        try await withServedPage(heartbeat: .milliseconds(1)) { page, host in
            let told = Mutex(false)
            let heard = try await page.listen("/events") { text in
                if text.contains(": still here") {
                    told.withLock {
                        if !$0 { host.scene.tell() }; $0 = true
                    }
                }
                return text.contains("data: changed")
            }
            #expect(heard.components(separatedBy: "data: changed").count == 2)
        }
    }

    @Test func aPictureIsKeptForeverUnderItsVersion() async throws {
        try await withServedPage { page, host in
            let answer = try await page.get("/tiles/tile-1/3.png?scheme=dark&scale=3")
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "image/png")
            #expect(answer.headers["cache-control"] == "private, max-age=31536000, immutable")
            #expect([UInt8](answer.body) == FakePictures.picture)
            _ = try await page.get("/tiles/tile-1/3.png")
            #expect(host.asked == ["picture tile-1 dark 3.0", "picture tile-1 any 2.0"])
        }
    }

    @Test(arguments: [
        ("3.png?scheme=sepia", 400), ("3.png?scale=0.4", 400), ("3.png?scale=4.1", 400), ("3.png?scale=nan", 400), ("3.png?scale=inf", 400),
        ("3.png?scale=1e999", 400), ("3.png?scale=-2", 400), ("3.png?scale=x", 400), ("3.jpg", 404), (".png", 404), ("three.png", 404),
        ("3.png.exe", 404), ("99999999999999999999999.png", 404),
    ])
    func aPictureAskedForWronglyIsNotDrawn(name: String, status: Int) async throws {
        try await withServedPage { page, host in
            let answer = try await page.get("/tiles/tile-1/\(name)")
            #expect(answer.status == status)
            #expect(answer.sentence.hasSuffix("."))
            #expect(host.asked.isEmpty)
        }
    }

    @Test(arguments: ["tile-9", "..%2F..%2Fetc", "%00"])
    func aPictureOfAnUnknownTileIsNotFound(tile: String) async throws {
        try await withServedPage { page, _ in
            let answer = try await page.get("/tiles/\(tile)/3.png")
            #expect(answer.status == 404)
            #expect(answer.headers["cache-control"]?.contains("immutable") != true)
        }
    }
}
