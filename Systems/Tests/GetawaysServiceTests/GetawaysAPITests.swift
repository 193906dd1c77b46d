import Drawing
import Foundation
import Testing

@testable import GetawaysServiceCore

struct GetawaysAPITests {
    private struct Counts: Decodable {
        var requests: [String: Int]
        var notModified: [String: Int]
    }

    @Test("every topic has an ETag; who has the answer is told so without it; all is counted")
    func entityTags() async throws {
        try await withGetaways { url in
            for path in ["/v1/deals?airport=MXP&travellers=2&dates=week", "/v1/airports?term=mil", "/v1/photos/lisbon.jpg"] {
                let first = try await ask(url, path), tag = try #require(first.headers["etag"])
                #expect(first.status == 200 && !first.body.isEmpty && first.headers["cache-control"]?.contains("max-age") == true)
                let again = try await ask(url, path, headers: ["If-None-Match": "\"other\", \(tag)"])
                #expect(again.status == 304 && again.body.isEmpty && again.headers["etag"] == tag)
                #expect(try await ask(url, path, headers: ["If-None-Match": "\"other\""]).status == 200)
            }
            let counts = try await ask(url, "/v1/counters").json(Counts.self)
            #expect(counts.requests == ["/v1/deals": 3, "/v1/airports": 3, "/v1/photos/lisbon.jpg": 3])
            #expect(counts.notModified == ["/v1/deals": 1, "/v1/airports": 1, "/v1/photos/lisbon.jpg": 1])
            #expect(try await ask(url, "/v1/counters/reset", post: "{}").status == 204)
            #expect(try await ask(url, "/v1/counters").json(Counts.self).requests.isEmpty)
        }
    }

    @Test("R2.38, R2.44, R2.47: the suggester answers whatever is typed, percent-encoded")
    func suggester() async throws {
        try await withGetaways { url in
            #expect(try await ask(url, "/v1/airports").json(AirportList.self).airports.count == 30)
            for term in [
                "Donostia-San Sebastián", "a&b=c", "50%", "a+b", "#?/", "東京", "🏝️", " ", "\"'<>", String(repeating: "é", count: 80),
            ] {
                let encoded = try #require(term.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
                let answer = try await ask(url, "/v1/airports?language=en&term=\(encoded)")
                #expect(answer.status == 200, "\(term)")
                let expected = Airports.index.airports(for: term).map(\.code)
                #expect(try answer.json(AirportList.self).airports.map(\.code) == expected, "\(term)")
            }
            #expect(try await ask(url, "/v1/airports?term=a&term=b").field == "term")
            #expect(try await ask(url, "/v1/airports?region=it").json(AirportList.self).airports.first?.code == "FCO")
            #expect(try await ask(url, "/v1/airports?region=ITA").field == "region")
            #expect(try await ask(url, "/v1/airports?term=" + String(repeating: "a", count: 1_001)).field == "term")
        }
    }

    @Test("what is not there, and whoever is not here, is refused")
    func refusals() async throws {
        try await withGetaways { url in
            for path in ["/v1/photos/nowhere.jpg", "/v1/photos/lisbon.png", "/v1/photos/..%2F..%2Fetc%2Fpasswd", "/v1/nothing"] {
                let answer = try await ask(url, path)
                #expect(answer.status == 404, "\(path)")
            }
            #expect(try await ask(url, "/v1/airports", headers: ["Host": "evil.example"]).status == 403)
        }
    }

    @Test("each destination's photograph is drawn once, kept, and drawn anew when its file is damaged")
    func photographs() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photographs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let drawn = Drawn()
        let draw: @Sendable (Destination) throws -> [UInt8] = { place in
            drawn.add()
            return [0xFF, 0xD8] + Array(place.name.utf8) + [0xFF, 0xD9]
        }
        let shelf = Photographs(folder: folder, draw: draw)
        async let one = shelf.photograph(named: "lisbon"), two = shelf.photograph(named: "lisbon")
        let (first, second) = try await (one, two)
        #expect(first != nil && first?.tag == second?.tag && drawn.count == 1)
        let kept = try await Photographs(folder: folder, draw: draw).photograph(named: "lisbon")
        #expect(kept?.bytes == first?.bytes && drawn.count == 1)
        let file = try #require(FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
        try Data([0xFF, 0xD8, 1]).write(to: file)
        let anew = try await Photographs(folder: folder, draw: draw).photograph(named: "lisbon")
        #expect(anew?.bytes == first?.bytes && drawn.count == 2)
        #expect(try await shelf.photograph(named: "nowhere") == nil)
    }

    @Test("all photographs are drawn before anybody asks, those of one airport's deals first")
    func prepared() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photographs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let drawn = Drawn()
        let shelf = Photographs(folder: folder) { place in
            drawn.add(place.name)
            return [0xFF, 0xD8] + Array(place.name.utf8) + [0xFF, 0xD9]
        }
        let now = Date(timeIntervalSince1970: 1_781_074_800)
        await GetawaysAPI(airports: Airports.index, photographs: shelf, now: { now }).prepare(first: "MXP")
        let airport = try #require(Airports.index["MXP"])
        let deals = DealsBook(seed: "getaways", airports: { Airports.index[$0] }).feed(
            from: airport, travellers: 2, dates: .weekend, language: "en", now: now
        ).deals
        let wanted = Set(deals.map(\.cityCode))
        let order = drawn.names.compactMap { Destination.named($0)?.code }
        #expect(Set(order) == Set(Destination.all.map(\.code)) && order.count == Destination.all.count)
        // Several are drawn at a time: at the border the next may come before the last.
        let border = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
        #expect(Set(order.prefix(wanted.count - border)).isSubset(of: wanted), "\(order)")
    }

    @Test("a photograph is a JPEG of 1600 by 1067 as large as a camera's, and the same every time", arguments: ["lisbon", "tromso"])
    func drawn(_ name: String) throws {
        let place = try #require(Destination.named(name))
        let bytes = try PhotographPainter.jpeg(place)
        #expect((200_000...500_000).contains(bytes.count))
        let bitmap = try Bitmap(decoding: bytes)
        #expect(bitmap.width == 1_600 && bitmap.height == 1_067)
        #expect(try PhotographPainter.jpeg(place) == bytes)
    }

    @Test("no two destinations have the same picture, and each motif is drawn")
    func different() {
        #expect(Set(Destination.all.map { PhotographPainter.displayList($0).hashValue }).count == Destination.all.count)
        #expect(Set(Destination.all.map(\.motif)).count == Motif.allCases.count)
        #expect(
            Set(Destination.all.map(\.name)).count == Destination.all.count
                && Set(Destination.all.map(\.code)).count == Destination.all.count)
    }

    private final class Drawn: @unchecked Sendable {
        private let lock = NSLock()
        private var drawn: [String] = []
        var count: Int { names.count }
        var names: [String] { lock.withLock { drawn } }
        func add(_ name: String = "") { lock.withLock { drawn.append(name) } }
    }
}
