import Foundation

/// Finds airports by the first letters of their words: those of code and city before those of the name, in each the large before the small.
public struct AirportIndex: Sendable {
    /// Airports in one answer.
    static let most = 20
    /// Airports when nothing is asked for.
    static let usual = 30
    /// The region's own airports among them, at most.
    static let usualOfRegion = 12
    /// Letters of a term that count.
    static let longestTerm = 60

    private struct Entry: Sendable {
        /// The name from the beginning of one of its words to the end.
        var text: String
        var airport: Int32
        /// The rank of the airport when it is found by this text.
        var worth: Int32
        /// Whether the text is a code, not a word of a name.
        var isCode = false
    }

    /// The largest first.
    let records: [AirportRecord]
    private let byCode: [String: Int]
    /// The entries by their first two letters: few enough to look through, and no sorting of forty thousand words.
    private let entries: [String: [Entry]]
    /// The entries by their first letter, the large airports only: nobody looks for a small one by one letter.
    private let first: [String: [Entry]]
    /// All words of each airport, with a blank before every one.
    private let words: [String]

    /// The airports of the world.
    /// - Throws: when the table of them cannot be read.
    public init() throws { self.init(try WorldAirports.all(), names: CityNames.others(of:)) }

    /// - Parameters:
    ///   - records: the larger the earlier.
    ///   - names: cities in other languages, by code.
    init(_ records: [AirportRecord], names: (String) -> [String]) {
        self.records = records
        byCode = Dictionary(records.enumerated().map { ($1.airport.code, $0) }, uniquingKeysWith: { first, _ in first })
        var entries: [String: [Entry]] = [:]
        var all: [String] = []
        all.reserveCapacity(records.count)
        for (index, record) in records.enumerated() {
            let airport = record.airport, size = Self.size(of: record, at: index)
            var words = ""
            func add(_ text: String, _ worth: Int32, of: Int32, isCode: Bool = false) {
                words += " " + text
                let entry = Entry(text: text, airport: Int32(index), worth: size + worth + of, isCode: isCode)
                entries[String(text.prefix(2)), default: []].append(entry)
            }
            add(airport.code.lowercased(), 15, of: Self.ofPlace, isCode: true)
            if !record.group.isEmpty { add(record.group.lowercased(), 15, of: Self.ofPlace, isCode: true) }
            let city = Folding.folded(airport.city), name = Folding.folded(airport.name)
            for (number, start) in Self.words(city).enumerated() { add(start + " " + name, number == 0 ? 20 : 5, of: Self.ofPlace) }
            for start in Self.words(name) where !city.hasPrefix(start) { add(start, 0, of: 0) }
            if airport.name.contains("’") { add(Folding.folded(airport.name.replacing("’", with: " ")), 0, of: 0) }
            for other in names(airport.code) { add(Folding.folded(other), 20, of: Self.ofPlace) }
            all.append(words)
        }
        self.entries = entries
        words = all
        let known = entries.values.joined().filter { records[Int($0.airport)].size == .large }
        first = Dictionary(grouping: known) { String($0.text.prefix(1)) }
    }

    /// The worth of a city, more than any size: who types one means it, and not an airport that has the word in its name.
    private static let ofPlace: Int32 = 1_000
    /// The worth of a code, more than any place: who types a whole one means it.
    private static let ofCode: Int32 = 10_000

    /// The size from 100 for the largest down to 0 for those without flights.
    private static func size(of record: AirportRecord, at index: Int) -> Int32 {
        // Half of it by the letter in the table, half by the place in the order.
        let letter: Int32 =
            switch record.size {
            case .large: 50
            case .medium: 30
            case .small: 15
            case .none: 0
            }
        return letter + Int32(max(0, 50 - index / 20))
    }

    public subscript(code: String) -> AirportRecord? { byCode[code.uppercased()].map { records[$0] } }

    /// Returns the airports that fit `term`, best first; without one the largest, those of the region before the others.
    /// - Parameter region: ISO 3166, two letters; nil, or one without airports, has none of its own.
    public func airports(for term: String?, in region: String? = nil) -> [Airport] {
        let typed = String((term ?? "").prefix(Self.longestTerm))
        let words = Folding.folded(typed)
        // Letters may have folded away; what remains of a term of signs alone fits nothing.
        guard !words.isEmpty else { return (term ?? "").allSatisfy(\.isWhitespace) ? usual(in: region) : [] }
        // “mün” is not Maturín's code.
        let mayBeCode = typed.utf8.allSatisfy { $0 < 128 }
        var best = found(words, codes: mayBeCode)
        if best.isEmpty { best = inAnyOrder(words, codes: mayBeCode) }
        if let code = byCode[typed.trimmingCharacters(in: .whitespaces).uppercased()] { best[Int32(code)] = Self.ofCode }
        let sorted = best.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        return sorted.prefix(Self.most).map { records[Int($0.key)].airport }
    }

    private func usual(in region: String?) -> [Airport] {
        let region = region?.uppercased()
        let own = records.lazy.filter { $0.airport.country == region && $0.hasFlights }.prefix(Self.usualOfRegion).map(\.airport)
        let others = records.prefix(Self.usual).map(\.airport).filter { airport in !own.contains { $0.code == airport.code } }
        return Array((Array(own) + others).prefix(Self.usual))
    }

    /// The worth of each airport that has the words, one after the other.
    private func found(_ words: String, codes: Bool) -> [Int32: Int32] {
        var best: [Int32: Int32] = [:]
        for entry in (words.count > 1 ? entries[String(words.prefix(2))] : first[words]) ?? [] where codes || !entry.isCode {
            guard entry.text.hasPrefix(words) else { continue }
            // A whole word is what was meant rather than the beginning of a longer one.
            let isWhole = entry.text.utf8.count == words.utf8.count || entry.text.dropFirst(words.count).first == " "
            best[entry.airport] = max(best[entry.airport] ?? .min, entry.worth + (isWhole ? 40 : 0))
        }
        return best
    }

    /// Finds as ``found(_:codes:)`` does, for words that stand elsewhere in an airport's names: “heathrow london”.
    private func inAnyOrder(_ words: String, codes: Bool) -> [Int32: Int32] {
        let parts = words.split(separator: " ")
        guard parts.count > 1 else { return [:] }
        return found(String(parts[0]), codes: codes).filter { airport, _ in
            parts.dropFirst().allSatisfy { self.words[Int(airport)].contains(" " + $0) }
        }
    }

    /// “san sebastian”, “sebastian”.
    private static func words(_ text: String) -> [String] {
        var starts = [text]
        for index in text.indices where text[index] == " " { starts.append(String(text[text.index(after: index)...])) }
        return starts.filter { !$0.isEmpty }
    }
}
