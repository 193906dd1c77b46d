import Foundation
import Testing

@testable import HomeScreen

/// Only who has the token reads or orders anything.
@Suite struct AccessTests {
    private static let others = ["", "Bearer ", "Bearer x", "Basic \(AccessToken().text)", "Bearer \(AccessToken().text)"]

    @Test(arguments: ["/", "/state", "/page.js", "/gallery", "/events", "/tiles/tile-1/3.png", "/ledger.json", "/nothing"], others)
    func withoutTheTokenNothingIsRead(path: String, authorization: String) async throws {
        try await withServedPage { page, host in
            let answer = try await page.get(path, headers: ["Authorization": authorization])
            #expect(answer.status == 401)
            #expect(answer.headers["www-authenticate"]?.hasPrefix("Bearer") == true)
            #expect(answer.sentence.contains("vitrine run"))
            #expect(host.asked.isEmpty)
        }
    }

    @Test(arguments: ["/remove", "/clock", "/place", "/tap", "/open", "/configure"])
    func withoutTheTokenNothingIsOrdered(path: String) async throws {
        try await withServedPage { page, host in
            let answer = try await page.post(path, #"{"tile":"tile-1"}"#, headers: ["Authorization": ""])
            #expect(answer.status == 401)
            #expect(host.asked.isEmpty)
        }
    }

    @Test func thePrintedAddressGivesABrowserACookieAndLeavesTheHistory() async throws {
        try await withServedPage { page, _ in
            let first = try await page.get("/?token=\(page.token)&appearance=dark&x=%26", headers: ["Authorization": ""])
            #expect(first.status == 303)
            let location = (first.headers["location"] ?? "").split(separator: "#").map(String.init)
            #expect(["/?appearance=dark&x=%26", "/?x=%26&appearance=dark"].contains(location.first ?? ""))
            let key = try #require(location.last?.split(separator: "=").last.map(String.init))
            let cookie = try #require(first.headers["set-cookie"])
            for part in ["HttpOnly", "SameSite=Strict", "Path=/"] { #expect(cookie.contains(part)) }
            let pair = try #require(cookie.split(separator: ";").first)
            let page1 = try await page.get("/", headers: ["Authorization": "", "Cookie": "other=1; \(pair)"])
            #expect(page1.status == 200 && page1.text.contains("<html"))
            let all: [String: String] = ["Authorization": "", "Cookie": String(pair), "Vitrine-Key": key]
            let order = try await page.post("/reload", #"{"tile":"tile-1"}"#, headers: all)
            #expect(order.status == 200)
            let spoilt: [String: String] = ["Authorization": "", "Cookie": pair + "x", "Vitrine-Key": key]
            let wrong = try await page.get("/state", headers: spoilt)
            #expect(wrong.status == 401)
        }
    }

    @Test("fence.1: a cookie alone reads and orders nothing, and the token cannot be had from it")
    func cookieAlone() async throws {
        try await withServedPage { page, host in
            let first = try await page.get("/?token=\(page.token)", headers: ["Authorization": ""])
            let pair = String(try #require(first.headers["set-cookie"]?.split(separator: ";").first))
            let value = try #require(pair.split(separator: "=").last.map(String.init))
            #expect(!pair.contains(page.token))
            let stolen: [String: String] = ["Authorization": "", "Cookie": pair]
            for path in ["/state", "/gallery", "/events", "/ledger.json", "/tiles/tile-1/3.png", "/state?key=", "/state?key=\(value)"] {
                #expect(try await page.get(path, headers: stolen).status == 401, "\(path)")
            }
            let extras: [[String: String]] = [
                [:], ["Vitrine-Key": value], ["Vitrine-Key": page.token], ["Authorization": "Bearer \(value)"],
            ]
            for extra in extras {
                let answer = try await page.post("/remove", #"{"tile":"tile-1"}"#, headers: stolen.merging(extra) { $1 })
                #expect(answer.status == 401)
            }
            #expect(try await page.get("/?token=\(value)", headers: stolen).status == 401)
            // The second secret opens pictures by the query, but orders by the header only.
            let key = try #require(first.headers["location"]?.split(separator: "=").last.map(String.init))
            #expect(try await page.get("/state?key=\(key)", headers: stolen).status == 200)
            #expect(try await page.get("/state?key=\(key)", headers: ["Authorization": ""]).status == 401)
            #expect(try await page.post("/remove?key=\(key)", #"{"tile":"tile-1"}"#, headers: stolen).status == 401)
            #expect(!host.asked.contains { $0.contains("remove") })
        }
    }

    @Test("fence.10: a request that names two hosts is refused") func twoHosts() async throws {
        try await withServedPage { page, _ in
            let answer = try await page.get("/state", headers: ["host": "evil.example"])
            #expect(answer.status == 400)
        }
    }

    @Test("fence.10: a connection on which no whole request comes is closed, whatever part of one came") func halfSent() async throws {
        try await withServedPage(patience: LocalPage.Patience(longestSilence: .milliseconds(200))) { page, _ in
            for part in ["", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\nX: "] {
                let left = try await page.left(of: part)
                #expect(left.isEmpty || left.hasPrefix("HTTP/1.1 4"), "\(part): \(left)")
            }
            #expect(try await page.get("/state").status == 200)
        }
    }

    @Test("fence.10: so many connections and no more; the next waits until one of them has ended") func connections() async throws {
        let patience = LocalPage.Patience(mostConnections: 3, longestSilence: .milliseconds(400))
        try await withServedPage(patience: patience) { page, _ in
            // Each holds its connection until the server has had enough of it.
            async let first = page.left(of: "GET"), second = page.left(of: "GET"), third = page.left(of: "GET")
            #expect(try await page.get("/state").status == 200)
            _ = try await (first, second, third)
        }
    }

    @Test func aWrongTokenInTheAddressIsRefusedInWordsForPeople() async throws {
        try await withServedPage { page, _ in
            let answer = try await page.get("/?token=\(AccessToken().text)", headers: ["Authorization": "", "Accept": "text/html,*/*"])
            #expect(answer.status == 401 && answer.headers["set-cookie"] == nil)
            #expect(answer.headers["content-type"] == "text/html; charset=utf-8" && answer.text.contains("asks for its token"))
        }
    }

    @Test func everyAnswerTellsTheBrowserToRunNothingElse() async throws {
        try await withServedPage { page, _ in
            for (path, headers) in [("/", [:]), ("/nothing", [:]), ("/state", ["Authorization": ""]), ("/state", ["Host": "evil.example"])]
            {
                let answer = try await page.get(path, headers: headers)
                let policy = answer.headers["content-security-policy"] ?? ""
                #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self'") && !policy.contains("unsafe"))
                #expect(policy.contains("frame-src http://*.localhost:*;") && policy.contains("frame-ancestors 'none'"))
                #expect(answer.headers["x-content-type-options"] == "nosniff", "\(path) \(headers)")
                #expect(answer.headers["referrer-policy"] == "no-referrer")
            }
        }
    }

    @Test func thePageHasNoInlineScriptOrStyle() throws {
        let html = String(decoding: try PageFiles().html.data, as: UTF8.self)
        #expect(html.matches(of: /<script(?![^>]*\bsrc=)/).isEmpty && !html.contains("<style"))
        #expect(html.matches(of: /\son[a-z]+\s*=/).isEmpty && !html.contains("javascript:"))
    }
}

/// The file in which a state keeps its token.
@Suite struct AccessTokenTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("token-tests-\(UUID().uuidString)")

    private func withFile(_ test: (URL) throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try test(folder.appendingPathComponent("token"))
    }

    @Test func itIsMadeOnceAndItsOwnersAlone() throws {
        try withFile { file in
            let first = try AccessToken.kept(in: file)
            #expect(try AccessToken.kept(in: file) == first && AccessToken.read(file) == first)
            #expect(first.text.utf8.count == 43 && AccessToken() != first)
            #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["token"])
        }
    }

    @Test func oneThatOthersMayReadOrThatIsNoneIsReplaced() throws {
        try withFile { file in
            let first = try AccessToken.kept(in: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
            #expect(AccessToken.read(file) == nil)
            let second = try AccessToken.kept(in: file)
            #expect(second != first)
            for junk in ["", "short", String(repeating: "x", count: 44), String(repeating: "/", count: 43)] {
                try Data(junk.utf8).write(to: file)
                #expect(AccessToken.read(file) == nil, "\(junk)")
            }
            #expect(try AccessToken.kept(in: file) != second)
        }
    }

    @Test func aLinkToAnotherFileIsNotFollowed() throws {
        try withFile { file in
            let other = folder.appendingPathComponent("other")
            _ = try AccessToken.kept(in: other)
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
            #expect(AccessToken.read(file) == nil)
            #expect(try AccessToken.kept(in: file) != AccessToken.read(other))
        }
    }

    @Test func aFolderThatCannotBeWrittenIsSaid() {
        #expect(throws: AccessToken.Unusable.self) { try AccessToken.kept(in: URL(fileURLWithPath: "/proc/nowhere/token")) }
    }

    @Test func onlyTheWholeTokenMatches() {
        let token = AccessToken()
        #expect(
            token.matches(token.text) && !token.matches(token.text.dropLast()) && !token.matches("") && !token.matches(token.text + "x"))
        #expect(!token.matches(String(token.text.dropLast()) + (token.text.hasSuffix("A") ? "B" : "A")))
    }

    @Test(arguments: [
        ("0.0.0.0", "192.168.1.7:8080", true), ("0.0.0.0", "evil.example:8080", false), ("0.0.0.0", "127.0.0.1:8080", true),
        ("192.168.1.7", "192.168.1.7:8080", true), ("192.168.1.7", "192.168.1.8:8080", false), ("192.168.1.7", "192.168.1.7:80", false),
        ("127.0.0.1", "192.168.1.7:8080", false),
    ])
    func anotherAddressIsNamedAsItWasAskedFor(address: String, host: String, isAccepted: Bool) {
        #expect(LoopbackRule(port: 8080, address: address).accepts(host: host) == isAccepted)
    }
}
