import Foundation

/// A comparator that orders words for people, where Foundation's own has no name for that on Linux.
public struct _LocalizedComparator: Hashable, Sendable {
    fileprivate let ordersNumbers: Bool

    /// Words are ordered as lists of files are: numbers by their value, letters whatever their case.
    public static let localizedStandard = _LocalizedComparator(ordersNumbers: true)
    /// Words are ordered as the language orders letters.
    public static let localized = _LocalizedComparator(ordersNumbers: false)

    fileprivate func compare(_ one: String, _ other: String) -> ComparisonResult {
        let options: String.CompareOptions = ordersNumbers ? [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering] : []
        return one.compare(other, options: options, locale: .current)
    }
}

/// A text in the order of a comparator.
private struct OrderedWords: Comparable {
    let words: String
    let comparator: _LocalizedComparator

    static func < (one: Self, other: Self) -> Bool { one.comparator.compare(one.words, other.words) == .orderedAscending }
    static func == (one: Self, other: Self) -> Bool { one.comparator.compare(one.words, other.words) == .orderedSame }
}

extension String {
    fileprivate subscript(ordered comparator: _LocalizedComparator) -> OrderedWords { OrderedWords(words: self, comparator: comparator) }
}

extension String? {
    fileprivate subscript(ordered comparator: _LocalizedComparator) -> OrderedWords? { self?[ordered: comparator] }
}

extension SortDescriptor {
    // A path that is made of two which may go to other threads may too, and does not say so.
    private typealias SendableKey<Value> = KeyPath<Compared, Value> & Sendable

    /// The order of a text for people.
    public init(_ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedComparator, order: SortOrder = .forward) {
        self.init(unsafeBitCast(keyPath.appending(path: \String[ordered: comparator]), to: SendableKey<OrderedWords>.self), order: order)
    }

    /// The order of a text for people; one that is missing comes first.
    public init(_ keyPath: KeyPath<Compared, String?> & Sendable, comparator: _LocalizedComparator, order: SortOrder = .forward) {
        self.init(unsafeBitCast(keyPath.appending(path: \String?[ordered: comparator]), to: SendableKey<OrderedWords?>.self), order: order)
    }
}
