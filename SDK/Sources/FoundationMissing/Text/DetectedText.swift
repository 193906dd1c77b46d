import Foundation

/// Something that a detector found.
final class DetectedText: NSTextCheckingResult {
    // The kinds by the numbers that Linux's names for them have, not all of which are Apple's. The names themselves are deprecated here.
    static let date: UInt64 = 1 << 4
    static let address: UInt64 = 1 << 5
    static let link: UInt64 = 1 << 6
    static let phoneNumber: UInt64 = 1 << 11
    static let transit: UInt64 = 1 << 12

    let link: URL?
    let number: String?
    private let place: NSRange

    init(_ place: NSRange, link: URL? = nil, number: String? = nil) {
        self.place = place
        self.link = link
        self.number = number
        super.init()
    }

    /// Makes nothing: none is read of an archive.
    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    override var regularExpression: NSRegularExpression? { nil }
    override var resultType: CheckingType { CheckingType(rawValue: link == nil ? Self.phoneNumber : Self.link) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

// MARK: Links

extension DetectedText {
    static func links(in text: String, _ range: NSRange) -> [DetectedText] {
        addresses.matches(in: text, range: range).compactMap { match in
            let whole = (text as NSString).substring(with: match.range)
            let address = withoutPunctuation(whole)
            let isMail = match.range(withName: "mail").location != NSNotFound
            if match.range(withName: "domain").location != NSNotFound {
                let host = address.prefix { !"/?#:".contains($0) }.lowercased()
                guard let end = host.split(separator: ".").last, isTop(String(end)) || host.hasPrefix("www.") else { return nil }
            }
            let prefix = match.range(withName: "scheme").location != NSNotFound ? "" : isMail ? "mailto:" : "http://"
            guard let link = URL(string: prefix + address) else { return nil }
            return DetectedText(NSRange(location: match.range.location, length: address.utf16.count), link: link)
        }
    }

    /// The expression for what may be a link. It is a literal that compiles: see the tests.
    private static let addresses = try! NSRegularExpression(
        pattern: [
            #"(?<scheme>\b[a-z][a-z0-9+.-]*://[^\s<>"“”«»]+|\b(?:mailto|tel|sms):[^\s<>"“”«»]+)"#,
            #"(?<mail>(?<![\w.%+-])[a-z0-9._%+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?![\w-]))"#,
            #"(?<domain>(?<![\w@.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?![\w@-])(?::\d+)?(?:[/?#][^\s<>"“”«»]*)?)"#,
        ].joined(separator: "|"), options: .caseInsensitive)

    /// A sentence goes on after a link: its marks are not the link's, nor is a bracket that was opened before.
    private static func withoutPunctuation(_ address: String) -> String {
        var address = Substring(address)
        while let last = address.last {
            if let open = brackets[last] {
                guard address.count(where: { $0 == last }) > address.count(where: { $0 == open }) else { break }
            } else if !".,;:!?'’…".contains(last) {
                break
            }
            address.removeLast()
        }
        return String(address)
    }

    private static let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]

    /// Whether a domain may end so: a country, or one of the ends that most others have.
    private static func isTop(_ end: String) -> Bool {
        end.count == 2 ? end == "uk" || end == "eu" || Locale.Region(end).isISORegion : tops.contains(end)
    }

    private static let tops: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "mobi", "app", "dev", "page", "blog", "shop", "store",
        "online", "site", "website", "tech", "cloud", "xyz", "news", "live", "travel", "museum", "design", "agency", "studio", "games",
        "social", "world", "global", "email", "link", "wiki", "space", "club", "art", "fm", "tv", "pro", "jobs", "apple", "google",
    ]
}

// MARK: Phone numbers

extension DetectedText {
    static func phoneNumbers(in text: String, _ range: NSRange) -> [DetectedText] {
        numbers.matches(in: text, range: range).compactMap { match in
            let number = (text as NSString).substring(with: match.range)
            guard (7...15).contains(number.count(where: \.isNumber)), others.firstMatch(in: number, range: whole(number)) == nil else {
                return nil
            }
            return DetectedText(match.range, number: number)
        }
    }

    /// Digits with what people put between them. The expression is a literal that compiles: see the tests.
    private static let numbers = try! NSRegularExpression(
        pattern: #"(?<![\w.,:/#-])(?:\+|\(?\+?)\d(?:[ \u00A0./-]?[(]?\d[)]?){5,}(?![\w:]|[.,]\d)"#)

    /// Digits that mean something else: dates, decimal fractions, addresses of machines. The expression is a literal that compiles.
    private static let others = try! NSRegularExpression(
        pattern: #"^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{2}|\d{4})|\d+\.\d+|\d{1,3}(?:\.\d{1,3}){3})(?: \d{1,2})?$"#
    )

    private static func whole(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }
}
