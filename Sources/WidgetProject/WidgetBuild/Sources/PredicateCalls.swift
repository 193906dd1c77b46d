import XcodeProject

/// Calls of other predicates within `#Predicate`, which Foundation's macro on Linux does not know: `other.evaluate(trip)`.
///
/// It knows `contains`, a word of as many letters, which predicates have here for that.
struct PredicateCalls {
    /// The word that takes the place of `evaluate`.
    static let word = Array("contains".utf8)

    /// The places of the word `evaluate`.
    let places: [Int]

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        guard code.hold("#Predicate"), code.hold(".evaluate(") else {
            places = []
            return
        }
        let macro = Array("#Predicate".utf8), call = Array(".evaluate(".utf8)
        var places: [Int] = [], index = 0
        while let start = Self.next(macro, code, from: index, to: code.count) {
            index = start + macro.count
            guard let open = code[index...].firstIndex(of: UInt8(ascii: "{")), let end = Self.closing(open, code) else { continue }
            var inner = open
            while let place = Self.next(call, code, from: inner, to: end) {
                places.append(place + 1)
                inner = place + call.count
            }
            index = end
        }
        self.places = places
    }

    private static func next(_ wanted: [UInt8], _ code: [UInt8], from start: Int, to end: Int) -> Int? {
        guard start + wanted.count <= end else { return nil }
        return (start...end - wanted.count).first { code[$0] == wanted[0] && code[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }

    private static func closing(_ open: Int, _ code: [UInt8]) -> Int? {
        var depth = 0
        return (open..<code.count).first { index in
            if code[index] == UInt8(ascii: "{") { depth += 1 }
            if code[index] == UInt8(ascii: "}") { depth -= 1 }
            return depth == 0
        }
    }
}
