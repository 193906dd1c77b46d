import Foundation

/// How much wider each letter of SF Pro is than Inter's, by drawn size, beyond ``SystemTracking``: words of narrow letters and
/// words of wide ones are then both as wide as Apple's. Half of it stands before the letter.
///
/// Fitted, with a ridge towards nothing, to the edges of the letters in 1,850 words of 10 to 34 points, regular to bold, in pictures of iOS
/// 14 to 26 (cashapp/AccessibilitySnapshot, home-assistant/iOS, Adyen/adyen-ios, meshtastic/Meshtastic-Apple, davidsansome/tsurukame,
/// callstackincubator/voltra, robbiet480/Dispatch, doordash-oss/swiftui-preview-snapshots,
/// Code-For-Community-Organization/SMHS-School-App), and to 84 labels' widths as Apple's frameworks printed them (layout-cases.json, view
/// trees of getsentry, XCUITest's trees). In the words of each source that was left out of its fit, the error of a width fell from 0.46
/// points to 0.30 (root mean square), and those wrong by more than half a point from 17 % to 7.
enum LetterWidths {
    private struct Amount {
        /// The amount of the regular weight, in em.
        let regular: Double
        /// The width that bold adds to regular, in em.
        let bolder: Double
    }

    /// The amounts in thousandths of an em: regular, and what bold has more.
    private static let fitted: [Character: (regular: Double, bolder: Double)] = [
        "A": (-11, -4), "B": (16, 15), "C": (2, 4), "D": (10, -12), "E": (0, -11), "F": (-1, 9), "G": (0, -1), "H": (0, 0),
        "I": (2, 12), "J": (-8, -4), "K": (15, 8), "L": (-4, 0), "M": (-8, -7),
        "N": (-7, 21), "O": (11, -9), "P": (7, 5), "Q": (10, 2), "R": (11, 8), "S": (8, 0), "T": (-2, -7), "U": (0, 7), "V": (6, -9),
        "W": (18, -25), "X": (24, -8), "Y": (-5, -1), "Z": (-12, -1),
        "a": (-10, 8), "b": (-6, 11), "c": (1, -4), "d": (-8, 0), "e": (-8, -2), "f": (-4, 14), "g": (2, 1), "h": (-1, 4),
        "i": (1, -11), "j": (-7, -5), "k": (-8, -11), "l": (6, -9), "m": (9, -5),
        "n": (2, -4), "o": (-3, -3), "p": (2, 2), "q": (-4, -11), "r": (4, -2), "s": (-5, -4), "t": (-10, 10), "u": (7, -20),
        "v": (-16, 11), "w": (-32, 16), "x": (-23, 0), "y": (-21, 14), "z": (-9, 0),
        "0": (9, -26), "1": (-2, 0), "2": (2, -3), "3": (-3, -1), "4": (5, -13), "5": (10, -9), "6": (11, 0), "7": (17, 7),
        "8": (11, 7), "9": (2, -5),
        ",": (6, 0), ".": (-3, -12), ":": (19, -16), "-": (8, 11), "/": (-55, 0), "%": (-52, 56), "+": (-15, -4),
    ]

    /// The narrow space before the AM of a time, 11 and 16 points regular and 22 bold in eleven pictures of iOS 18 to 26 (home-assistant/iOS,
    /// meshtastic/Meshtastic-Apple, stadiamaps/ferrostar); the colon's amount in bold is from seven of these.
    private static let narrowSpace: (scalar: UInt32, amount: Double) = (0x202F, -0.038)

    /// Letters that are written as another one with a stroke, or without its dot.
    private static let alike: [Unicode.Scalar: Unicode.Scalar] = [
        "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ı": "i", "ł": "l", "Ł": "L", "ŧ": "t", "Ŧ": "T",
    ]

    /// The amounts by the codes of ASCII.
    private static let amounts: [Amount?] = {
        var amounts = [Amount?](repeating: nil, count: 128)
        for (letter, amount) in fitted {
            guard let code = letter.asciiValue else { continue }
            amounts[Int(code)] = Amount(regular: amount.regular / 1000, bolder: amount.bolder / 1000)
        }
        return amounts
    }()

    /// The letter that one of Europe's languages is written with, without its marks and strokes.
    private static func base(_ scalar: UInt32) -> UInt32 {
        guard (0xC0...0x24F).contains(scalar) || (0x1E00...0x1EFF).contains(scalar), let letter = Unicode.Scalar(scalar) else {
            return scalar
        }
        let first = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? letter
        return (alike[first] ?? first).value
    }

    /// How much wider a character is than Inter's, in em; 0 for all but the letters, figures and signs that were measured.
    /// - Parameter scalar: the character's first; marks above it make no difference.
    static func widening(_ scalar: UInt32, weight: FontWeight) -> Double {
        if scalar == narrowSpace.scalar { return narrowSpace.amount }
        let code = scalar < 0x80 ? scalar : base(scalar)
        guard code < 0x80, let amount = amounts[Int(code)] else { return 0 }
        return amount.regular + amount.bolder * min(max(Double(weight.rawValue - 400) / 300, 0), 1)
    }

    /// Whether a scalar is one of 0 to 9, which are all as wide as each other where they stand in columns.
    static func isFigure(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
}
