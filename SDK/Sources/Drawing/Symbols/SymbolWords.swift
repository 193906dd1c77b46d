/// The words of a symbol's name, of which the first says what it shows and those behind it how.
struct SymbolWords {
    /// Names with more words are nobody's.
    private static let most = 8
    /// Words for what SF Symbols calls by an older word elsewhere.
    private static let older = [
        "document": "doc", "page": "doc", "suv": "car", "carseat": "car", "poweroutlet": "powerplug", "beats": "airpods",
        "airpod": "airpods", "airpodpro": "airpodspro",
    ]
    /// The directions of forward and backward, where languages run from left to right.
    private static let ways = ["forward": "right", "backward": "left"]
    /// Words that say how something is shown, and nothing by themselves.
    private static let forms: Set = [
        "and", "app", "badge", "circle", "dashed", "diamond", "down", "fill", "hexagon", "left", "on", "rectangle", "right", "seal",
        "shield", "slash", "square", "to", "triangle", "up",
    ]

    /// Words by which Bootstrap has the sign of a company.
    private static let brands: Set = [
        "amd", "android", "apple", "discord", "git", "google", "line", "medium", "messenger", "meta", "signal", "slack", "stack", "steam",
        "unity", "windows",
    ]

    private let words: [String]

    init(_ name: String) {
        let words = name.utf8.count < 100 ? name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) : []
        guard let first = words.first, words.count <= Self.most, !words.contains("") else {
            self.words = []
            return
        }
        let isArrow = first.hasPrefix("arrow") || first == "chevron"
        self.words = words.map { (isArrow ? Self.ways[$0] : nil) ?? Self.older[$0] ?? $0 }
    }

    /// Names of some of the words in their order, those with the most words first.
    ///
    /// The first word stays longest; of the others those at the end go first, shapes and fillings last.
    var parts: some Sequence<String> {
        let all = words.isEmpty ? [] : Array(0..<(1 << words.count) - 1)
        return all.sorted { (cost($0), $0) < (cost($1), $1) }.lazy.compactMap(part)
    }

    /// - Parameter dropped: a bit for each word that goes.
    /// - Returns: nil for what says nothing of the name, or is a company's.
    private func part(_ dropped: Int) -> String? {
        let kept = words.indices.filter { dropped & (1 << $0) == 0 }.map { words[$0] }
        let isBrand = kept.count <= (kept.last == "fill" ? 2 : 1) && Self.brands.contains(kept[0])
        // A number or a letter counts something, and shows nothing of it.
        let says = kept.contains { $0.utf8.count > 2 && !Self.forms.contains($0) }
        guard !isBrand, kept.first == words.first || says else { return nil }
        return kept.joined(separator: ".")
    }

    /// - Parameter dropped: a bit for each word that goes.
    private func cost(_ dropped: Int) -> Int {
        words.indices.reduce(0) { sum, index in
            guard dropped & (1 << index) != 0 else { return sum }
            if index == 0 { return sum + 10_000 }
            return sum + (["fill", "circle", "square"].contains(words[index]) ? 150 : 100) + (words.count - index)
        }
    }
}
