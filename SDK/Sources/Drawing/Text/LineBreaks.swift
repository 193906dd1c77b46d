internal import _FoundationICU

/// Finds where a line may end: by the rules and dictionaries of the Unicode library that Foundation brings, which is Apple's own edition.
/// They are Unicode Standard Annex 14, and words for the scripts written without spaces (Thai, Lao, Khmer, Burmese).
///
/// One of TextKit's habits goes beyond: the words of Korean stay whole (`hangulWordPriority` of its standard strategy). Not for two threads
/// at a time.
final class LineBreaks {
    enum Opportunity: UInt8 { case none, allowed, mandatory }

    /// Strict: no line begins with a small kana or a prolonged sound mark.
    private static let rules = "en@lb=strict"
    private let iterator: OpaquePointer?

    init() {
        var status = U_ZERO_ERROR
        let made = swift_ubrk_open(UBRK_LINE, Self.rules, nil, 0, &status)
        // Below zero it only says which rules it took.
        iterator = status.rawValue <= U_ZERO_ERROR.rawValue ? made : nil
    }

    deinit { if let iterator { swift_ubrk_close(iterator) } }

    /// Tells of each character whether a line may end after it.
    func after(_ characters: [Character], _ classes: [LineBreakClass]) -> [Opportunity] {
        var opportunities = [Opportunity](repeating: .none, count: characters.count)
        var units: [UInt16] = []
        units.reserveCapacity(characters.count)
        // The first unit of each character; a break inside a character is none.
        var starts: [Int] = []
        starts.reserveCapacity(characters.count)
        for character in characters {
            starts.append(units.count)
            units.append(contentsOf: character.utf16)
        }
        var place = 0
        breaks(units) { unit in
            while place < starts.count, starts[place] < unit { place += 1 }
            if place < starts.count, place > 0, starts[place] == unit { opportunities[place - 1] = .allowed }
        }
        for index in classes.indices {
            if classes[index] == .mandatory {
                opportunities[index] = .mandatory
            } else if classes[index] == .hangul, index + 1 < classes.count, classes[index + 1] == .hangul {
                opportunities[index] = .none
            }
        }
        return opportunities
    }

    /// Calls `body` with every break, in units from the start; without rules, with every end of spaces.
    private func breaks(_ units: [UInt16], _ body: (Int) -> Void) {
        guard let iterator else {
            for index in units.indices.dropFirst() where units[index - 1] == 0x20 && units[index] != 0x20 { body(index) }
            return
        }
        units.withUnsafeBufferPointer { text in
            var status = U_ZERO_ERROR
            swift_ubrk_setText(iterator, text.baseAddress, Int32(clamping: text.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
            // −1 says that there are no more.
            while case let next = swift_ubrk_next(iterator), next >= 0 { body(Int(next)) }
        }
    }
}
