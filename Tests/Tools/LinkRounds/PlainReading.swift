import Foundation

/// Reads a link with Foundation, to compare with.
struct PlainReading {
    private var query: [String: [String]]
    private var path: [String]

    /// Reads a link; nil for a text that Foundation takes for no URL.
    static func values(_ text: String) -> PlainReading? {
        guard let parts = URLComponents(string: text, encodingInvalidCharacters: false) else { return nil }
        var query: [String: [String]] = [:]
        for item in parts.percentEncodedQueryItems ?? [] {
            func plain(_ text: String) -> String? { text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding }
            guard let name = plain(item.name), let value = plain(item.value ?? "") else { return nil }
            query[name, default: []].append(value)
        }
        return PlainReading(query: query, path: parts.percentEncodedPath.split(separator: "/").compactMap { $0.removingPercentEncoding })
    }

    /// Each value is said once, and is what was found.
    func agrees(with found: LinkValues) -> Bool {
        // Foundation's decoding loses a mark for the order of bytes where a text begins with one.
        let city = found.city.unicodeScalars.first == "\u{FEFF}" ? String(found.city.unicodeScalars.dropFirst()) : found.city
        return query["city"] == [city] && query["type"] == [found.type] && query["travellers"] == ["\(found.travellers)"]
            && query["dates"] == [found.dates] && path.suffix(2) == [found.airport, found.destination]
    }
}
