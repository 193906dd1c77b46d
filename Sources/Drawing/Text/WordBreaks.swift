internal import _FoundationICU

/// Words in the scripts that are written without spaces (Thai, Lao, Khmer, Burmese): by the dictionaries of the Unicode library that
/// Foundation brings, so that they are the same wherever the same Swift is.
enum WordBreaks {
    /// Longer stretches are looked up in pieces, cut anywhere.
    private static let longest = 2000

    static func add(to chances: inout [LineBreaks.Chance], _ characters: [Character], _ classes: [LineBreakClass]) {
        var start = 0
        while start < classes.count {
            guard classes[start] == .complex else {
                start += 1
                continue
            }
            var end = start
            while end < classes.count, classes[end] == .complex, end - start < longest { end += 1 }
            for place in starts(characters[start..<end]) { chances[place - 1] = .allowed }
            start = end
        }
    }

    /// The places of the characters that begin a word, the first one left out.
    private static func starts(_ characters: ArraySlice<Character>) -> [Int] {
        var units: [UInt16] = []
        var placeOf: [Int: Int] = [:]
        for (place, character) in zip(characters.indices, characters) {
            placeOf[units.count] = place
            units.append(contentsOf: character.utf16)
        }
        return units.withUnsafeBufferPointer { text in
            var status = U_ZERO_ERROR
            // The breaks of a stretch do not depend on a language: a script has one dictionary.
            guard let iterator = swift_ubrk_open(UBRK_LINE, "th", text.baseAddress, Int32(text.count), &status) else { return [] }
            defer { swift_ubrk_close(iterator) }
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
            var places: [Int] = []
            while true {
                let next = swift_ubrk_next(iterator)
                // −1 says that there are no more.
                guard next >= 0 else { return places }
                // A break inside a character is none.
                if let place = placeOf[Int(next)] { places.append(place) }
            }
        }
    }
}
