/// A set that counts how often it contains each element.
struct Multiset<Element: Hashable & Sendable>: Sendable {
    private(set) var counts: [Element: Int]

    init(_ elements: [Element] = []) { counts = elements.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

    subscript(_ element: Element) -> Int {
        get { counts[element] ?? 0 }
        set { counts[element] = newValue > 0 ? newValue : nil }
    }

    var isEmpty: Bool { counts.isEmpty }

    /// The elements that are here more often than in the other, with the differences as their counts.
    func subtracting(_ other: Multiset) -> Multiset {
        var rest = Multiset()
        for (element, count) in counts { rest[element] = count - other[element] }
        return rest
    }

    var elements: [Element] { counts.flatMap { Array(repeating: $0, count: $1) } }
}
