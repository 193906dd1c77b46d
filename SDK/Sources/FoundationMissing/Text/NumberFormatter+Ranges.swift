import Foundation

extension NumberFormatter {
    /// The number that a text begins with, from the range's start on.
    /// - Parameters:
    ///   - obj: set to the number.
    ///   - rangep: what of the text to read, in UTF-16 units; set to what of it was the number. Nil for all of it.
    /// - Throws: `CocoaError` where no number stands there.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let units = string.utf16
        let range = rangep?.pointee ?? NSRange(location: 0, length: units.count)
        guard range.location >= 0, range.length >= 0, range.location <= units.count, range.length <= units.count - range.location else {
            throw CocoaError(.formatting)
        }
        let letters = Array(units)[range.location..<range.location + min(range.length, Self.longestNumber)]
        func number(_ length: Int) -> NSNumber? { String(letters.prefix(length)).flatMap(self.number) }
        guard let longest = (1...max(1, letters.count)).last(where: { $0 <= letters.count && number($0) != nil }),
            let value = number(longest)
        else { throw CocoaError(.formatting) }
        // What stands behind a number is passed over; zeros at its end make no difference, and are of it all the same.
        var length = (1...longest).first { number($0) == value } ?? longest
        func isDigit(_ place: Int) -> Bool {
            place < letters.count && Unicode.Scalar(letters[letters.startIndex + place])?.properties.numericType == .decimal
        }
        while isDigit(length)
            || length + 1 < letters.count && isDigit(length + 1) && number(length + 2) == value && !isSpace(letters, length)
        {
            length += 1
        }
        obj?.pointee = value
        rangep?.pointee = NSRange(location: range.location, length: length)
    }

    /// UTF-16 units: no number has more than a decimal's digits with its signs and groups.
    private static let longestNumber = 128

    private func isSpace(_ letters: ArraySlice<UInt16>, _ place: Int) -> Bool {
        Unicode.Scalar(letters[letters.startIndex + place])?.properties.isWhitespace ?? false
    }
}

extension String {
    /// Makes a text of its units; nil where they are none.
    fileprivate init?(_ units: ArraySlice<UInt16>) {
        guard let text = String(validating: units, as: UTF16.self) else { return nil }
        self = text
    }
}
