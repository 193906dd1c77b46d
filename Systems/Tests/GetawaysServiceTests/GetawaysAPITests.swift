import Foundation
import Testing
import VitrineDrawing

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

    @Test("each destination has a photograph of its own, a JPEG of 1600 by 1067")
    func photographs() throws {
        var tags: Set<String> = []
        for place in Destination.all {
            let photograph = try #require(try Photographs.photograph(named: place.name))
            let bitmap = try Bitmap(decoding: Array(photograph.bytes))
            #expect(bitmap.width == 1_600 && bitmap.height == 1_067, "\(place.name)")
            tags.insert(photograph.tag)
        }
        #expect(tags.count == Destination.all.count)
        #expect(try Photographs.photograph(named: "nowhere") == nil)
    }

    @Test("no two destinations have the same name or code")
    func different() {
        #expect(
            Set(Destination.all.map(\.name)).count == Destination.all.count
                && Set(Destination.all.map(\.code)).count == Destination.all.count)
    }
}
