import Testing

@testable import HomeScreen

@Suite struct LoopbackRuleTests {
    let rule = LoopbackRule(port: 8080)

    @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LocalHost:8080"])
    func acceptsItsOwnNames(host: String) {
        #expect(rule.accepts(host: host))
        #expect(rule.accepts(origin: "http://\(host)", fetchSite: "same-origin", host: host))
    }

    @Test(arguments: [
        nil, "", "127.0.0.1", "127.0.0.1:8081", "localhost", "evil.example:8080", "127.0.0.1.evil.example:8080",
        "localhost:8080.evil.example",
        "0.0.0.0:8080", "[::1]:8080", "evil.example@127.0.0.1:8080", " 127.0.0.1:8080",
    ])
    func refusesEveryOtherName(host: String?) {
        #expect(!rule.accepts(host: host))
        #expect(!rule.accepts(origin: nil, fetchSite: nil, host: host))
    }

    @Test(arguments: [
        "null", "http://127.0.0.1:8081", "https://127.0.0.1:8080", "http://localhost:8080", "http://evil.example",
        "http://127.0.0.1:8080.evil.example",
        "",
    ])
    func refusesEveryOtherOrigin(origin: String) {
        #expect(!rule.accepts(origin: origin, fetchSite: "same-origin", host: "127.0.0.1:8080"))
    }

    @Test(arguments: ["cross-site", "same-site", "none", ""])
    func refusesWhatTheBrowserSaysComesFromElsewhere(site: String) {
        #expect(!rule.accepts(origin: nil, fetchSite: site, host: "127.0.0.1:8080"))
    }

    @Test func acceptsAProgramThatIsNoBrowser() {
        #expect(rule.accepts(origin: nil, fetchSite: nil, host: "127.0.0.1:8080"))
    }
}
