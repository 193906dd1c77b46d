/// Finds airports by the first letters of code, city or name.
public struct AirportIndex: Sendable {
    /// Airports in one answer.
    static let most = 20
    /// Airports when nothing is asked for.
    static let usual = 30
    /// Letters of a term that count.
    static let longestTerm = 60

    private struct Entry: Sendable {
        /// From the beginning of one of its words to the end.
        var text: String
        var airport: Int32
        /// What the airport is worth when this is how it is found.
        var worth: Int32
    }

    public let airports: [Airport]
    private let byCode: [String: Int]
    /// By the first two letters: few enough to look through, and no sorting of eighty thousand words.
    private let entries: [String: [Entry]]
    /// By the first letter, the large ones only: nobody looks for a small one by one letter.
    private let first: [String: [Entry]]

    /// Twenty thousand airports.
    public init() {
        let large = LargeAirports.all
        self.init(large: large, small: SmallAirports.made(20_000 - large.count), names: CityNames.others(of:))
    }

    /// - Parameters:
    ///   - large: the larger the earlier.
    ///   - names: cities in other languages, by code.
    init(large: [Airport], small: [Airport], names: (String) -> [String]) {
        airports = large + small
        byCode = Dictionary(airports.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
        var entries: [String: [Entry]] = [:]
        for (index, airport) in airports.enumerated() {
            // From 100 for the largest down to 0 for those nobody has heard of.
            let size = index < large.count ? Int32(100 - index * 60 / max(1, large.count)) : 0
            func add(_ text: String, _ worth: Int32) {
                entries[String(text.prefix(2)), default: []].append(Entry(text: text, airport: Int32(index), worth: size + worth))
            }
            add(airport.code.lowercased(), 15)
            let city = Folding.folded(airport.city), name = Folding.folded(airport.name)
            for (number, start) in Self.words(city).enumerated() { add(start + " " + name, number == 0 ? 20 : 5) }
            for start in Self.words(name) where !city.hasPrefix(start) { add(start, 0) }
            guard size > 0 else { continue }
            if airport.name.contains("’") { add(Folding.folded(airport.name.replacing("’", with: " ")), 0) }
            for other in names(airport.code) { add(Folding.folded(other), 20) }
        }
        self.entries = entries
        let known = entries.values.joined().filter { $0.airport < large.count }
        first = Dictionary(grouping: known) { String($0.text.prefix(1)) }
    }

    public subscript(code: String) -> Airport? { byCode[code.uppercased()].map { airports[$0] } }

    /// What fits `term`, best first; the largest when there is none.
    public func airports(for term: String?) -> [Airport] {
        let words = Folding.folded(String((term ?? "").prefix(Self.longestTerm)))
        // Letters may have folded away; what remains of a term of signs alone fits nothing.
        guard !words.isEmpty else {
            return (term ?? "").allSatisfy(\.isWhitespace) ? Array(airports.prefix(Self.usual)) : []
        }
        var best: [Int32: Int32] = [:]
        let buckets = words.count > 1 ? [entries[String(words.prefix(2))] ?? []] : [first[words] ?? []]
        for bucket in buckets {
            for entry in bucket where entry.text.hasPrefix(words) {
                // The whole code, or a whole word, is what was meant rather than the beginning of a longer one.
                let isWhole = entry.text.utf8.count == words.utf8.count || entry.text.dropFirst(words.count).first == " "
                best[entry.airport] = max(best[entry.airport] ?? .min, entry.worth + (isWhole ? 40 : 0))
            }
        }
        let found = best.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        return found.prefix(Self.most).map { airports[Int($0.key)] }
    }

    /// “san sebastian”, “sebastian”.
    private static func words(_ text: String) -> [String] {
        var starts = [text]
        for index in text.indices where text[index] == " " { starts.append(String(text[text.index(after: index)...])) }
        return starts.filter { !$0.isEmpty }
    }
}
