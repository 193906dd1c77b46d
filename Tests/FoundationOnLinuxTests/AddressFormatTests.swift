import Foundation
import FoundationMissing
import Testing

@Suite("Addresses as people read them") struct AddressFormatTests {
    private let address = URL(string: "https://ann:pass@www.mobile.example.com:8080/a%20b/c?q=1#top")!

    @Test("shown are scheme, host and path, of what is not the web the port too") func usual() throws {
        #expect(address.formatted() == "https://www.mobile.example.com/a%20b/c")
        #expect(address.formatted(.url) == address.formatted())
        #expect(try #require(URL(string: "ftp://example.com:21/x?y")).formatted() == "ftp://example.com:21/x")
        #expect(try #require(URL(string: "mailto:ann@example.com")).formatted() == "mailto:ann@example.com")
        #expect(URL(fileURLWithPath: "/tmp/a").formatted() == "file:///tmp/a")
    }

    @Test("each part is shown as it is asked for") func parts() {
        let all = URL.FormatStyle.url.user().password().port().query().fragment()
        #expect(address.formatted(all) == address.absoluteString)
        #expect(address.formatted(.url.scheme(.never).path(.never)) == "www.mobile.example.com")
        #expect(address.formatted(.url.scheme(.omitIfHTTPFamily).host(.never)) == "/a%20b/c")
        #expect(address.formatted(.url.path(.displayWhen(.host, matches: ["example.com"]))) == "https://www.mobile.example.com")
        #expect(address.formatted(.url.scheme(.omitWhen(.port, matches: ["8080"])).path(.never)) == "www.mobile.example.com")
    }

    @Test("first words of a host are left out where that is asked for") func hosts() throws {
        let style = URL.FormatStyle(
            scheme: .never, host: .omitSpecificSubdomains(["www", "m"], includeMultiLevelSubdomains: true), path: .never)
        #expect(address.formatted(style) == "mobile.example.com")
        #expect(try #require(URL(string: "https://m.example.com")).formatted(style) == "example.com")
        #expect(try #require(URL(string: "https://a.b.c.example.com")).formatted(style) == "c.example.com")
        #expect(try #require(URL(string: "https://192.168.0.1")).formatted(style) == "192.168.0.1")
        let web = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(["www"], when: .scheme, matches: ["https"])
        #expect(address.formatted(.url.host(web).path(.never)) == "https://mobile.example.com")
        #expect(try #require(URL(string: "http://www.example.com")).formatted(.url.host(web)) == "http://www.example.com")
    }
}
