import FetchCache
import Foundation
import FoundationNetworking
import Testing
import VitrineDrawing

@testable import GetawaysServiceCore

/// Tests how the service misbehaves, as the transport of widgets meets it.
@Suite(.timeLimit(.minutes(2)))
struct ModeTests {
    private static let paths = [
        "deals": "/v1/deals?airport=MXP&travellers=2&dates=week", "airports": "/v1/airports?term=mil", "photos": "/v1/photos/lisbon.jpg",
    ]
    private let transport = URLSessionTransport(limit: 4_000_000, timeout: 10)

    private func fetch(_ url: URL, _ topic: String) async throws -> (Data, HTTPURLResponse) {
        try await transport(URLRequest(url: URL(string: url.absoluteString + Self.paths[topic]!)!))
    }

    @Test("modes hold for what they name, until they are taken back")
    func board() async throws {
        try await withGetaways { url in
            #expect(try await ask(url, "/v1/modes", post: #"{"photos":"failing"}"#).status == 200)
            #expect(try await fetch(url, "photos").1.statusCode == 500)
            #expect(try await fetch(url, "deals").1.statusCode == 200)
            let modes = try await ask(url, "/v1/modes", post: #"{"all":"missing","deals":"normal"}"#).json([String: String].self)
            #expect(modes == ["deals": "normal", "airports": "missing", "photos": "missing"])
            #expect(try await fetch(url, "airports").1.statusCode == 404)
            #expect(try await ask(url, "/v1/modes", post: #"{"deals":"failing","photos":"odd"}"#).field == "photos")
            #expect(try await ask(url, "/v1/modes", post: #"{"hotels":"slow"}"#).field == "hotels")
            #expect(try await ask(url, "/v1/modes", post: "[").status == 415)
            #expect(try await fetch(url, "deals").1.statusCode == 200, "nothing of a refused change holds")
            _ = try await ask(url, "/v1/modes", post: #"{"all":"normal"}"#)
            #expect(try await fetch(url, "photos").1.statusCode == 200)
        }
    }

    @Test(
        "a dropped connection, an endless body and a page in place of data reach the widget as what they are",
        arguments: ["deals", "airports", "photos"])
    func transport(_ topic: String) async throws {
        try await withGetaways { url in
            _ = try await ask(url, "/v1/modes", post: #"{"all":"dropping"}"#)
            let dropped = await #expect(throws: FetchError.self) { try await fetch(url, topic) }
            guard case .unreachable = dropped else {
                Issue.record("\(String(describing: dropped))")
                return
            }
            _ = try await ask(url, "/v1/modes", post: #"{"all":"endless"}"#)
            await #expect(throws: FetchError.tooLarge(limit: 4_000_000)) { try await fetch(url, topic) }
            _ = try await ask(url, "/v1/modes", post: #"{"all":"html"}"#)
            let (page, response) = try await fetch(url, topic)
            #expect(response.statusCode == 200 && page.starts(with: Data("<!DOCTYPE".utf8)))
            #expect(throws: (any Error).self) { try JSONDecoder().decode(AirportList.self, from: page) }
        }
    }

    @Test("broken and deep JSON is no list")
    func json() async throws {
        try await withGetaways { url in
            for mode in ["truncated", "bomb"] {
                _ = try await ask(url, "/v1/modes", post: #"{"all":"\#(mode)"}"#)
                let (data, _) = try await fetch(url, "airports")
                #expect(throws: (any Error).self) { try JSONDecoder().decode(AirportList.self, from: data) }
            }
            _ = try await ask(url, "/v1/modes", post: #"{"all":"huge"}"#)
            #expect(try await ask(url, "/v1/deals?airport=MXP&travellers=2&dates=week").json(DealsFeed.self).deals.count == 10_000)
        }
    }

    @Test("hostile images are what they say: each is refused by its size or its damage, never decoded")
    func images() async throws {
        try await withGetaways { url in
            func bytes(_ mode: String) async throws -> [UInt8] {
                _ = try await ask(url, "/v1/modes", post: #"{"photos":"\#(mode)"}"#)
                return Array(try await fetch(url, "photos").0)
            }
            let huge = try await bytes("huge"), bomb = try await bytes("bomb"), cut = try await bytes("truncated"),
                page = try await bytes("html")
            #expect(huge.count < 3_000_000 && bomb.count < 300_000)
            #expect(throws: ImageError.tooLarge(width: 12_000, height: 12_000)) { try Bitmap(decoding: huge) }
            #expect(throws: ImageError.tooLarge(width: 28_000, height: 28_000)) { try Bitmap(decoding: bomb) }
            #expect(throws: ImageError.damaged(.jpeg)) { try Bitmap(decoding: cut) }
            #expect(throws: ImageError.unknownFormat) { try Bitmap(decoding: page) }
        }
    }

    @Test("the huge JPEG is a whole one: its first rows decode to grey")
    func hugeIsWhole() throws {
        var bytes = try HostileImage.huge()
        // The same with 160 × 160 pixels said and as many blocks kept must be a grey picture.
        let frame = try #require(bytes.indices.dropLast(9).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        #expect(Int(bytes[frame + 5]) << 8 + Int(bytes[frame + 6]) == 12_000)
        (bytes[frame + 5], bytes[frame + 6], bytes[frame + 7], bytes[frame + 8]) = (0, 160, 0, 160)
        let blocks = 750 * 750 * 4
        bytes = Array(bytes.prefix(bytes.count - 2 - blocks + 100 * 4)) + [0xFF, 0xD9]
        let bitmap = try Bitmap(decoding: bytes)
        #expect(bitmap.width == 160 && Set(bitmap.pixels).isSubset(of: [127, 128, 129, 255]))
    }
}
