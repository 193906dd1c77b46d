import Foundation
import Testing

@testable import VitrineDrawing

/// What SF's letters lose and keep of their room where they are large, and signs that stand closer in Inter.
@Suite("Optical size") struct OpticalSizeTests {
    typealias Label = LetterWidthTests.Label

    /// Lines in a picture of iOS 15, a pixel a point, from the first letter's left edge to the last one's right
    /// (doordash-oss/swiftui-preview-snapshots).
    static let lines: [Label] =
        [
            ("Lorem ipsum dolor sit amet,", 325.9), ("consectetur adipiscing elit, sed", 366.3), ("do eiusmod tempor incididunt", 354.9),
            ("ut labore et dolore magna", 300.9), ("Hello PreviewSnapshotsTests", 346.9), ("Lorem ipsum", 150.7),
        ].map { Label(words: $0.0, size: 28, weight: .regular, width: $0.1) }
        + [
            ("Lorem ipsum dolor sit", 306.1), ("amet, consectetur", 257.6), ("adipiscing elit, sed do", 307.4), ("eiusmod tempor", 233.8),
            ("incididunt ut labore et", 309.0), ("Hello!", 78.5),
        ].map { Label(words: $0.0, size: 34, weight: .regular, width: $0.1) }

    @Test("lines of 28 and 34 points are as wide as in Apple's pictures, within 0.9 points", arguments: lines)
    func setLines(_ line: Label) throws {
        try LetterWidthTests.expect(line, within: 0.9)
    }

    @Test("spaces between words of 28 and 34 points are as wide as in Apple's pictures, within 0.3 points in the mean")
    func spaces() throws {
        // The gaps between the words' ink; those after a comma apart.
        let gaps: [(words: (String, String), size: Double, gap: Double)] = [
            (("Lorem", "ipsum"), 28, 9.4), (("ipsum", "dolor"), 28, 8.9), (("dolor", "sit"), 28, 8.1), (("tempor", "incididunt"), 28, 8.2),
            (("eiusmod", "tempor"), 28, 8.3), (("labore", "et"), 28, 8.1), (("et", "dolore"), 28, 8.4), (("dolore", "magna"), 28, 8.7),
            (("Lorem", "ipsum"), 34, 11.5), (("ipsum", "dolor"), 34, 10.9), (("dolor", "sit"), 34, 9.3), (("sed", "do"), 34, 10.5),
            (("eiusmod", "tempor"), 34, 10.0), (("ut", "labore"), 34, 10.9), (("labore", "et"), 34, 10.1), (("dolore", "magna"), 34, 10.5),
        ]
        let errors = try gaps.map { gap in
            func ink(_ words: String) throws -> Double {
                try LetterWidthTests.ink(Label(words: words, size: gap.size, weight: .regular, width: 0))
            }
            return try ink("\(gap.words.0) \(gap.words.1)") - ink(gap.words.0) - ink(gap.words.1) - gap.gap
        }
        let mean = errors.reduce(0, +) / Double(errors.count)
        #expect(abs(mean) < 0.3, "\(errors)")
    }

    /// Labels of 17 points, as wide as pictures of nothing else are (adammcarter/swift-snapshot-testing-macros, iOS 26); the middle of what was
    /// rounded up to a pixel.
    static let signs: [Label] = [
        ("blue()", 45), ("clear()", 49.667), ("defaultBackgroundOverridden() (pink)", 290.333), ("defaultBackground() (clear)", 210),
        ("explicitBackgroundOverridden() (gray)", 292.333), ("explicitBackground() (gray)", 207), ("inheritedFromSuite() (gray)", 206.333),
        ("multipleInherited() (green)", 200), ("multipleTest() (purple)", 168.333), ("overridden() (orange)", 163.667),
        ("viewBackgroundColorWithTrait() (yellow)", 310.667), (".padding(.all, 20)", 129.333), (".padding()", 79), (".padding", 67),
        (".padding(30)", 99.667), (".sizes(.minimum)", 129.667), (".theme(.all)", 86), (".theme(.light)", 102.333),
        ("fileSystemNameClashing()", 202), ("Test one of many in a suite", 202), ("Test three of many in a suite", 213.333),
        ("Test two of many in a suite", 201.667), ("@SnapshotSuite", 126), ("@SnapshotTest", 119), ("TestScoping", 94.333),
        ("doubleBackground() (red)", 197.667),
    ].map { Label(words: $0.0, size: 17, weight: .regular, width: $0.1 - 1.0 / 6) }

    @Test("labels with brackets, stops and a T before an e are as wide as in Apple's pictures, within 0.8 points", arguments: signs)
    func labels(_ label: Label) {
        #expect(abs(label.error) < 0.8, "\(label.error)")
    }

    /// From the right edge of the letter or figure before a sign to the left edge of the one after it.
    static let surrounded: [(words: (String, String, String), size: Double, weight: FontWeight, gap: Double)] = [
        // airappsco/AirSettingsUI, gonzalezreal/swift-markdown-ui and home-assistant/iOS.
        (("Don", "'", "t"), 13, .regular, 5.3), (("you", "'", "d"), 16, .regular, 6.3), (("device", "'", "s"), 33, .bold, 11.37),
        (("group", "’", "s"), 16, .regular, 5.2),
        // "1,5 km" in stadiamaps/ferrostar.
        (("1", ",", "5"), 28, .regular, 11.33),
    ]

    @Test("an apostrophe or a decimal comma takes as much room as in Apple's pictures, within half a point", arguments: surrounded)
    func sign(_ known: (words: (String, String, String), size: Double, weight: FontWeight, gap: Double)) throws {
        func ink(_ words: String) throws -> Double {
            try LetterWidthTests.ink(Label(words: words, size: known.size, weight: known.weight, width: 0))
        }
        let gap = try ink(known.words.0 + known.words.1 + known.words.2) - ink(known.words.0) - ink(known.words.2)
        #expect(abs(gap - known.gap) < 0.5, "\(gap)")
    }

    @Test("a percent sign of 34 points is as wide as in Apple's pictures, within half a point, and one of 17 points as it was")
    func percent() throws {
        // meshtastic/Meshtastic-Apple, two pictures of three pixels a point.
        try LetterWidthTests.expect(Label(words: "%", size: 34, weight: .regular, width: 24.44), within: 0.5)
        try LetterWidthTests.expect(Label(words: "42%", size: 34, weight: .regular, width: 65), within: 1.2)
        #expect(SystemTracking.percentSign(size: 17, weight: .regular) == 0.17)
        #expect(SystemTracking.percentSign(size: 34, weight: .bold) == 0.17)
    }

    /// Semibold words of 26 to 40 points (gonzalezreal/swift-markdown-ui, home-assistant/iOS), from edge to edge.
    static let semibold: [Label] = [
        ("Heading", 26, 96.1), ("Heading", 32, 117.9), ("This is a heading", 32, 238.1), ("Home", 40, 103.11), ("Accessible", 40, 191.78),
    ].map { Label(words: $0.0, size: $0.1, weight: .semibold, width: $0.2) }

    @Test("large semibold words are as wide as in Apple's pictures, within 1.2 %", arguments: semibold)
    func heavier(_ label: Label) throws {
        try LetterWidthTests.expect(label, within: 0.012 * label.width)
    }

    @Test("letters change from text to display by and by, and bold ones not at all")
    func ramp() {
        func amount(_ size: Double, _ weight: FontWeight = .regular) -> Double { LetterWidths.widening(0x69, size: size, weight: weight) }
        #expect(amount(12) == amount(17) && amount(28) == amount(1300) && amount(17) < amount(22) && amount(22) < amount(28))
        #expect(amount(34, .bold) == amount(17, .bold))
    }
}
