import Foundation
import FoundationNetworking
import Testing

@testable import FetchCache

struct FetchKeyTests {
    private func name(
        _ url: String, method: String = "GET", headers: [String: String] = [:], body: String? = nil,
        varyingBy: [String] = ["Accept-Language"],
        partition: String = ""
    ) throws -> String {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return try FetchKey(request, varyingBy: varyingBy, partition: partition).name
    }

    @Test(
        "one address in several spellings is one key",
        arguments: ["HTTPS://Example.com/a%7eb/%c3%a9?q=1", "https://example.com:443/a~b/%C3%A9?q=1#part"])
    func spellings(_ url: String) throws {
        #expect(try name(url) == name("https://example.com/a~b/%C3%A9?q=1"))
        #expect(try name("https://example.com") == name("https://example.com/"))
    }

    @Test("what may have another answer has another key: R4.32 language, R4.35 order, account, body, method")
    func different() throws {
        let url = "https://example.com/a?x=1&y=2"
        let all = [
            try name(url), try name("https://example.com/a?y=2&x=1"), try name("http://example.com/a?x=1&y=2"),
            try name("https://example.com:444/a?x=1&y=2"), try name("https://example.com/A?x=1&y=2"),
            try name("https://example.com/a?x=1%26y=2"),
            try name(url, headers: ["Accept-Language": "it"]), try name(url, headers: ["Accept-Language": "en"]),
            try name(url, partition: "account 7"), try name(url, method: "POST"), try name(url, method: "POST", body: "{}"),
            try name(url, method: "HEAD"),
        ]
        #expect(Set(all).count == all.count)
    }

    @Test("headers count only when they are chosen, whatever their case; R4.36 equal questions are one")
    func chosen() throws {
        let url = "https://example.com/"
        #expect(try name(url, headers: ["X-Trace": "1"]) == name(url, headers: ["X-Trace": "2"]))
        #expect(
            try name(url, headers: ["accept-language": "it"], varyingBy: ["ACCEPT-LANGUAGE", "accept-language"])
                == name(url, headers: ["Accept-Language": "it"]))
        #expect(try !name(url, headers: ["Accept-Language": "secret"]).contains("secret"))
    }

    @Test("parts never run into each other")
    func boundaries() throws {
        let url = "https://example.com/"
        #expect(
            try name(url, headers: ["A": "xB"], varyingBy: ["A", "B"]) != name(url, headers: ["A": "x", "B": ""], varyingBy: ["A", "B"]))
        #expect(try name(url, method: "POST", body: "ab", partition: "c") != name(url, method: "POST", body: "b", partition: "ca"))
    }

    @Test("what changes something, streams or asks for a part is refused")
    func refused() throws {
        for method in ["PUT", "DELETE", "PATCH"] {
            #expect(throws: FetchError.notCacheable("\(method) changes something")) { try name("https://example.com/", method: method) }
        }
        #expect(throws: FetchError.self) { try name("https://example.com/", headers: ["Range": "bytes=0-1"]) }
        #expect(throws: FetchError.self) { try name("mailto:somebody") }
        #expect(throws: FetchError.self) { try name("relative/path") }
    }

    @Test(
        "SHA-256 as FIPS 180-4 has it",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (String(repeating: "a", count: 1_000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
        ])
    func digest(_ text: String, _ hex: String) {
        #expect(SHA256.digest(of: Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hex)
    }
}
