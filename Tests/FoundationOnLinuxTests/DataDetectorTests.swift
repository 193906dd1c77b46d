import Foundation
import FoundationMissing
import Testing

@Suite("NSDataDetector") struct DataDetectorTests {
    // Linux's names of the kinds are deprecated: its own Foundation does not find them.
    private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    private func found(_ text: String, _ kinds: NSTextCheckingResult.CheckingType) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: kinds.rawValue).matches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    @Test(
        "xcode.10: links are found with a scheme, by their domain and of mail, without what the sentence has after them",
        arguments: [
            ("See https://example.com/a_(b)?q=1.", ["https://example.com/a_(b)?q=1"]),
            ("(www.site.co.uk/x), then", ["http://www.site.co.uk/x"]),
            ("Write to ann@example.org!", ["mailto:ann@example.org"]), ("example.com:8080/x", ["http://example.com:8080/x"]),
            ("mailto:x@y.de", ["mailto:x@y.de"]), ("a.com and b.org", ["http://a.com", "http://b.org"]),
            ("e.g. v1.2.3 of file.swift, i.e. this", []),
        ])
    func links(text: String, links: [String]) throws {
        let found = try found(text, Self.link)
        #expect(found.compactMap(\.url?.absoluteString) == links)
        #expect(found.allSatisfy { $0.resultType == Self.link && $0.phoneNumber == nil && $0.numberOfRanges == 1 })
    }

    @Test("xcode.10: an address of mail alone is one link over all of the text") func mail() throws {
        let text = "ann@example.com"
        let match = try #require(try found(text, Self.link).first)
        #expect(match.url?.scheme == "mailto" && match.range == NSRange(text.startIndex..., in: text))
    }

    @Test(
        "xcode.10: phone numbers are found as people write them, and dates, fractions and times are none",
        arguments: [
            ("call +1 (415) 555-0123 now", ["+1 (415) 555-0123"]), ("020 7946 0958, (555) 123-4567.", ["020 7946 0958", "(555) 123-4567"]),
            ("on 2024-01-15 or 12.05.2024 at 12:34:56", []), ("3.14159265 of 192.168.100.101", []), ("#1234567 a1234567", []),
        ])
    func phoneNumbers(text: String, numbers: [String]) throws {
        let found = try found(text, Self.phoneNumber)
        #expect(found.compactMap(\.phoneNumber) == numbers)
        #expect(found.allSatisfy { $0.resultType == Self.phoneNumber && $0.url == nil })
    }

    @Test("xcode.10: digits in a link are the link’s, and all kinds come in the order of the text") func both() throws {
        let found = try found("4155550123 https://example.com/4155550123", [Self.link, Self.phoneNumber])
        #expect(found.map(\.resultType) == [Self.phoneNumber, Self.link])
    }

    @Test("xcode.10: only the part that is asked for is searched, and what is found first can be asked for alone") func parts() throws {
        let detector = try NSDataDetector(types: Self.link.rawValue), text = "a.com b.com c.com"
        let part = NSRange(location: 6, length: 5)
        #expect(detector.firstMatch(in: text, range: part)?.range == part && detector.numberOfMatches(in: text, range: part) == 1)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
        var count = 0
        detector.enumerateMatches(in: text, range: NSRange(location: 0, length: 17)) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test("xcode.10: a detector of what no detector finds is none") func kinds() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
        #expect(throws: CocoaError.self) { try NSDataDetector(types: NSTextCheckingResult.CheckingType.regularExpression.rawValue) }
    }
}
