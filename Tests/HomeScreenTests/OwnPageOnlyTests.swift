import Testing

@testable import HomeScreen

/// Any page in the browser can reach loopback: only the home screen's own may read or order.
@Suite struct OwnPageOnlyTests {
    static let order = #"{"tile":"tile-1"}"#

    @Test(arguments: ["/", "/state", "/gallery", "/events", "/tiles/tile-1/3.png"], ["evil.example", "127.0.0.1:1"])
    func aForeignNameReadsNothing(path: String, name: String) async throws {
        try await withServedPage { page, host in
            let answer = try await page.get(path, headers: ["Host": name])
            #expect(answer.status == 403)
            #expect(answer.sentence.contains("http://127.0.0.1:\(page.port)"))
            #expect(host.asked.isEmpty)
        }
    }

    @Test(arguments: [
        ["Host": "evil.example"], ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "http://127.0.0.1:1"],
        ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "none"],
    ])
    func aForeignPageOrdersNothing(headers: [String: String]) async throws {
        try await withServedPage { page, host in
            let answer = try await page.post("/remove", Self.order, headers: headers)
            #expect(answer.status == 403)
            #expect(host.asked.isEmpty)
        }
    }

    @Test(arguments: ["PUT", "DELETE", "PATCH", "OPTIONS"])
    func otherMethodsFromElsewhereAreRefusedAndGetNoPermission(method: String) async throws {
        try await withServedPage { page, host in
            let body = method == "OPTIONS" ? "" : Self.order
            let answer = try await page.send(method, "/remove", headers: ["Origin": "http://evil.example"], body: .init(body.utf8))
            #expect(answer.status >= 400)
            #expect(answer.headers.keys.allSatisfy { !$0.hasPrefix("access-control-") })
            #expect(host.asked.isEmpty)
        }
    }

    @Test func theOwnPageOrders() async throws {
        try await withServedPage { page, host in
            let own = ["Origin": "http://127.0.0.1:\(page.port)", "Sec-Fetch-Site": "same-origin"]
            let answer = try await page.post("/remove", Self.order, headers: own)
            #expect(answer.status == 200)
            #expect(host.asked == ["remove tile-1"])
        }
    }

    @Test func theOwnPageIsReachedAsLocalhostToo() async throws {
        try await withServedPage { page, _ in
            let answer = try await page.get("/state", headers: ["Host": "localhost:\(page.port)"])
            #expect(answer.status == 200)
        }
    }
}
