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
///
/// Brackets, the full stop and the at sign were fitted to the widths of 40 labels of 17 points (adammcarter/swift-snapshot-testing-macros, iOS
/// 26), which were up to 1.5 points too narrow. A straight apostrophe takes 0.9 points more of 13, 1.0 of 16, 1.5 of 17 and 3.2 of 33 in bold
/// (airappsco/AirSettingsUI, gonzalezreal/swift-markdown-ui, home-assistant/iOS), a curly one before an s 2.0 of 16 (swift-markdown-ui).
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
        ",": (6, 0), ".": (4, -19), ":": (19, -16), "-": (8, 11), "/": (-55, 0), "%": (-52, 56), "+": (-15, -4),
        "(": (16, 0), ")": (16, 0), "@": (8, 0), "'": (70, 25),
    ]

    /// What a letter takes more from 28 points on, and half of it at 24, in thousandths of an em: SF's narrow letters keep their room where
    /// its round ones, its comma and its space lose theirs. Fitted, with a ridge towards nothing, to the edges of 44 words in 14 lines of 28 and
    /// 34 points (doordash-oss/swiftui-preview-snapshots, iOS 15): the error of an edge fell from 1.6 points to 0.2. Twenty bold words of 33
    /// and 34 points and ten semibold ones ask for none of it.
    private static let large: [Character: Double] = [
        "a": 5, "c": -2, "d": -4, "e": -4, "h": 4, "i": 16, "l": 11, "m": -7, "n": 2, "o": -13, "p": -3, "q": -6, "r": -12, "s": 7,
        "t": -4, "u": -1, "v": 4, "w": 4, "H": 5, "S": 4, "P": 7, ",": -70, ".": -9, "!": 60, " ": -17,
    ]

    /// The curly apostrophe, regular, and how much farther from it than Inter's kerning has it an s stands, in em.
    private static let apostrophe: (scalar: UInt32, amount: Double, beforeS: Double) = (0x2019, 0.045, 0.077)
    /// How much closer than in Inter an e stands to a T before it, in em: at 17 points in six labels and from 28 points on in one.
    private static let capitalT = (small: -0.030, large: -0.057)

    /// The narrow space before the AM of a time, 11 and 16 points regular and 22 bold in eleven pictures of iOS 18 to 26 (home-assistant/iOS,
    /// meshtastic/Meshtastic-Apple, stadiamaps/ferrostar); the colon's amount in bold is from seven of these.
    private static let narrowSpace: (scalar: UInt32, amount: Double) = (0x202F, -0.038)

    /// The em dash, which Inter has a sixth longer: between semibold words of 17 points it takes 2.3 points less in two pictures of iOS 26
    /// (pauljohanneskraft/Acai), of an iPhone and of an iPad.
    private static let emDash: (scalar: UInt32, amount: Double) = (0x2014, -0.137)

    /// How much farther from a full stop than in Inter a 1 stands, and how much nearer to a 2 a full stop, in em: versions and addresses of 11
    /// and 17 points in nine pictures of iOS 18 and 26 (home-assistant/iOS, WezSieTato/ScanNow).
    private static let fullStop = (beforeOne: 0.068, afterTwo: -0.035)

    /// How much farther from figures at both sides a large comma stands than one between words does: "1,5 km" of 28 points on iOS 18
    /// (stadiamaps/ferrostar) is 2.5 points wider.
    private static let decimalComma = (scalar: UInt32(0x2C), before: 0.028, after: 0.061)

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

    /// What letters take more where they are large, by the codes of ASCII.
    private static let largeAmounts: [Double] = {
        var amounts = [Double](repeating: 0, count: 128)
        for (letter, amount) in large {
            guard let code = letter.asciiValue else { continue }
            amounts[Int(code)] = amount / 1000
        }
        return amounts
    }()

    /// How much wider a character is than Inter's, in em; 0 for all but the letters, figures and signs that were measured.
    /// - Parameters:
    ///   - scalar: the character's first; marks above it make no difference.
    ///   - size: points per em.
    static func widening(_ scalar: UInt32, size: Double, weight: FontWeight) -> Double {
        switch scalar {
        case narrowSpace.scalar: return narrowSpace.amount
        case apostrophe.scalar: return apostrophe.amount
        case emDash.scalar: return emDash.amount
        default: break
        }
        let code = scalar < 0x80 ? scalar : base(scalar)
        guard code < 0x80 else { return 0 }
        let grown = largeAmounts[Int(code)] * display(size) * regularity(weight)
        guard let amount = amounts[Int(code)] else { return grown }
        return amount.regular + amount.bolder * min(max(Double(weight.rawValue - 400) / 300, 0), 1) + grown
    }

    /// How much farther from the next letter one stands than Inter's kerning has it, in em.
    /// - Parameter third: what comes after the next letter.
    static func kerning(_ first: UInt32, _ second: UInt32, before third: UInt32, size: Double, weight: FontWeight) -> Double {
        switch (first, second) {
        case (apostrophe.scalar, 0x73): apostrophe.beforeS
        case (0x54, 0x65): (capitalT.small + (capitalT.large - capitalT.small) * display(size)) * regularity(weight)
        case (0x2E, 0x31): fullStop.beforeOne * regularity(weight)
        case (0x32, 0x2E): fullStop.afterTwo * regularity(weight)
        case (_, decimalComma.scalar) where isFigure(first) && isFigure(third): decimalComma.before * display(size) * regularity(weight)
        case (decimalComma.scalar, _) where isFigure(second): decimalComma.after * display(size) * regularity(weight)
        default: 0
        }
    }

    /// How much farther from a bold em dash of the rounded design than in Inter the next letter stands, in em: four dashes of 20 and 22 points
    /// in two pictures of iOS 26 (home-assistant/iOS).
    static func afterRounded(_ scalar: UInt32, weight: FontWeight) -> Double {
        scalar == emDash.scalar ? 0.072 * (1 - regularity(weight)) : 0
    }

    /// How much closer a percent sign stands to a figure before it where both are large and bold, in em: "84%" of 34 points is 1.5 points
    /// narrower in three pictures of iOS 26 (home-assistant/iOS), and its sign as wide.
    static func beforePercent(size: Double, weight: FontWeight) -> Double { 0.041 * display(size) * (1 - regularity(weight)) }

    /// How far a size is on the way from SF's letters for text, up to 20 points, to those for display, from 28 points on: its optical size.
    private static func display(_ size: Double) -> Double { min(max((size - 20) / 8, 0), 1) }
    /// How near a weight is to regular: 1 up to it, 0 from semibold on.
    static func regularity(_ weight: FontWeight) -> Double { 1 - min(max(Double(weight.rawValue - 400) / 200, 0), 1) }

    /// Whether a scalar is one of 0 to 9, which are all as wide as each other where they stand in columns.
    static func isFigure(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
}
