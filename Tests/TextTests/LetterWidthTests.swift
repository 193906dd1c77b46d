import Foundation
import Testing

@testable import VitrineDrawing

@Suite("Letter widths") struct LetterWidthTests {
    struct Label: CustomTestStringConvertible {
        let words: String
        let size: Double
        let weight: FontWeight
        /// Points; the middle of what was rounded up to it.
        let width: Double
        var testDescription: String { words }

        /// How much wider the label is here, in points.
        var error: Double { Double(Setting.text(words, size: size, weight: weight, scale: 1000).size.width) - width }
    }

    private static func label(_ size: Double, _ weight: FontWeight, step: Double, _ widths: [(String, Double)]) -> [Label] {
        widths.map { Label(words: $0.0, size: size, weight: weight, width: $0.1 - step / 2) }
    }

    /// Frames of labels as Apple's frameworks printed them: widths of words, rounded up to a step.
    static let labels: [Label] = [
        // getsentry/sentry, a view tree of iOS 15.
        label(
            15, .regular, step: 0.5,
            [
                ("add Breadcrumb", 114.5), ("Message", 62), ("UIClick Transaction", 132.5), ("User Feedback", 103.5), ("Error", 34),
                ("NSException", 87.5), ("fatalError", 64), ("crash", 38), ("OOM crash", 78), ("async crash", 82), ("permissions", 82.5),
                ("ANR fully blocking", 125.5), ("ANR filling run loop", 131.5), ("Capture Transaction", 139), ("Lorem Ipsum", 89),
                ("Image", 42), ("Show Nib", 65.5), ("TableView", 69), ("SplitView", 63.5), ("Core Data", 69),
                ("Performance scenarios", 158.5), ("Reset DSN", 74),
            ]),
        label(17, .regular, step: 0.5, [("Flush", 41), ("Back", 38)]),
        label(17, .semibold, step: 0.5, [("Navigation Transaction", 184)]),
        // getsentry/sentry-cocoa, a view tree of iOS 26.
        label(
            13, .regular, step: 1,
            [
                ("Capture Error", 82), ("Capture NSException", 130), ("Throw FatalError", 101), ("Fatal Duplicate Key Error", 150),
                ("OOM crash", 69), ("Force unwrap optional", 135), ("DiskWriteException", 118), ("Crash the app", 86),
                ("Unhandled C++ Exception", 158),
            ]),
        label(17, .regular, step: 1.0 / 3, [("Use-after-free", 110)]),
        // XCUITest's trees in public repositories.
        label(13, .regular, step: 1.0 / 3, [("Author: Aldous huxley", 132.667), ("Published on: 1932", 115.667)]),
        label(15, .regular, step: 1.0 / 3, [("WSB Atlanta", 85.333), ("Button", 45.667)]),
        label(15, .regular, step: 0.5, [("The Detroit News", 119), ("Fox Business", 89.5), ("ShowChangeLog", 116.5)]),
        label(
            17, .regular, step: 1.0 / 3,
            [
                ("Hello, world!", 94.667), ("Tap me!", 60.667), ("Threads at once", 123.333), ("Wave Charge", 101.333),
                ("Username", 78.667), ("Password", 73.667), ("Log In", 46.667),
            ]),
        label(17, .regular, step: 0.5, [("Label", 42), ("the", 25), ("point", 39)]),
        label(
            17, .semibold, step: 1.0 / 3,
            [
                ("Log in", 47.333), ("Brave New World", 136), ("Tutunamayanlar", 128), ("Habits", 52), ("Posts", 44.667), ("General", 62),
            ]),
        label(17, .semibold, step: 0.5, [("Submit", 56)]),
        label(18, .regular, step: 1.0 / 3, [("button", 53.333)]),
        label(22, .regular, step: 1.0 / 3, [("Xiamen, Fujian", 138)]),
        label(34, .bold, step: 1.0 / 3, [("Settings", 133), ("Books", 98.333)]),
    ].flatMap { $0 }

    @Test("labels are as wide as Apple's frameworks printed them, within 0.38 points in the root mean square")
    func printed() {
        let squares = Self.labels.map { $0.error * $0.error }
        #expect((squares.reduce(0, +) / Double(squares.count)).squareRoot() < 0.38)
    }

    @Test(
        "labels of letters that are wider or narrower in Inter are within half a point",
        arguments: labels.filter { label in
            [
                "Password", "Xiamen, Fujian", "The Detroit News", "Threads at once", "async crash", "Capture Transaction",
                "ShowChangeLog", "Throw FatalError", "Force unwrap optional",
            ].contains(label.words)
        })
    func letters(_ label: Label) {
        #expect(abs(label.error) < 0.5, "\(label.error)")
    }

    /// Lines in Apple's pictures, from the first letter's left edge to the last one's right.
    static let lines: [Label] = [
        // doordash-oss/swiftui-preview-snapshots, iOS 15, a pixel a point.
        Label(words: "Hello PreviewSnapshots", size: 28, weight: .regular, width: 287.18),
        Label(words: "incididunt ut labore et", size: 34, weight: .regular, width: 308.98),
        Label(words: "dolore magna aliqua.", size: 34, weight: .regular, width: 296.4),
        // meshtastic/Meshtastic-Apple, robbiet480/Dispatch and Adyen/adyen-ios, iOS 17 to 26, three pixels a point.
        Label(words: "Development", size: 22, weight: .regular, width: 124),
        Label(words: "Repository", size: 22, weight: .regular, width: 100),
        Label(words: "Generate", size: 22, weight: .regular, width: 86.2),
        Label(words: "decentralized,", size: 20, weight: .regular, width: 121.1),
        Label(words: "affordable,", size: 20, weight: .regular, width: 91.8),
        Label(words: "address", size: 20, weight: .regular, width: 68.3),
        Label(words: "Connectivity", size: 34, weight: .bold, width: 199.5),
    ]

    @Test("words of 20 to 34 points are as narrow as in Apple's pictures, within 0.6 %", arguments: lines)
    func large(_ line: Label) throws {
        try Self.expect(line, within: 0.006 * line.width)
    }

    /// Lines in gonzalezreal/swift-markdown-ui's pictures by Apple's renderer, two pixels a point.
    static let long: [Label] = [
        Label(words: "The sky above the port was the color of", size: 16, weight: .regular, width: 285.5),
        Label(words: "television, tuned to a dead channel.", size: 16, weight: .regular, width: 255),
        Label(words: "It was a bright cold day in April, and the", size: 16, weight: .regular, width: 283),
    ]

    @Test("lines of 16 points are as wide as in Apple's pictures, within 0.25 %", arguments: long)
    func sixteen(_ line: Label) throws {
        try Self.expect(line, within: 0.0025 * line.width)
    }

    /// Seen in a picture by Apple's renderer, from edge to edge (stadiamaps/ferrostar, iOS 26).
    @Test("Arabic words are as wide as in Apple's picture, within half a point") func arabic() throws {
        try Self.expect(Label(words: "ادمج يسارًا", size: 20, weight: .regular, width: 76.33), within: 0.5)
    }

    /// Light figures in callstackincubator/voltra's pictures of iOS 26, from edge to edge.
    static let figures: [Label] = [("58", 45.38), ("62", 45.26), ("75", 43.46)].map {
        Label(words: $0.0, size: 42, weight: .light, width: $0.1)
    }

    @Test("large light figures are as wide as in Apple's pictures, within 0.6 points", arguments: figures)
    func largeFigures(_ label: Label) throws {
        try Self.expect(label, within: 0.6)
    }

    /// Bold words with figures in pictures of iOS 18 (stadiamaps/ferrostar), from edge to edge.
    static let boldFigures: [Label] = [("144h 40m", 103.67), ("882 mi", 70.67), ("400 ft", 62.33)].map {
        Label(words: $0.0, size: 22, weight: .bold, width: $0.1)
    }

    @Test("bold figures of 22 points are as wide as in Apple's pictures, within 1.2 points", arguments: boldFigures)
    func numbersInBold(_ label: Label) throws {
        try Self.expect(label, within: 1.2)
    }

    /// Times in the same pictures and in those of meshtastic/Meshtastic-Apple (iOS 18.5) and home-assistant/iOS (iOS 26).
    static let times: [Label] = [
        Label(words: "1:00\u{202F}AM", size: 22, weight: .bold, width: 80.33),
        Label(words: "12:23\u{202F}AM", size: 22, weight: .bold, width: 92.33),
        Label(words: "9:10\u{202F}AM", size: 16, weight: .regular, width: 55.33),
        Label(words: "8:00\u{202F}AM", size: 11, weight: .regular, width: 40.67),
    ]

    @Test("times with a narrow space are as wide as in Apple's pictures, within 0.6 points", arguments: times)
    func time(_ label: Label) throws {
        try Self.expect(label, within: 0.6)
    }

    /// Titles in pictures of an iPhone and of an iPad with iOS 26 (pauljohanneskraft/Acai).
    static let dashed: [Label] = [("SampleSwiftPackage — Class", 233), ("SampleSwiftPackage — Class Diagram", 303.5)].map {
        Label(words: $0.0, size: 17, weight: .semibold, width: $0.1)
    }

    @Test("words around an em dash are as far from each other as in Apple's pictures, within a point", arguments: dashed)
    func dash(_ label: Label) throws {
        try Self.expect(label, within: 1)
    }

    /// A gauge's value, which is drawn at 0.72 of its size, in three pictures of iOS 26 (home-assistant/iOS).
    static let share = Label(words: "84%", size: 34, weight: .bold, width: 72.2)

    @Test("a large percent sign is as near to figures as in Apple's pictures, within 0.7 points")
    func percent() throws {
        try Self.expect(Self.share, within: 0.7)
    }

    /// Holds a label's ink to its width in Apple's picture.
    static func expect(_ label: Label, within points: Double) throws {
        let ink = try ink(label)
        #expect(abs(ink - label.width) < points, "\(label.words): \(ink)")
    }

    /// The width from the left edge of the first letter to the right edge of the last one, points.
    static func ink(_ label: Label) throws -> Double {
        let glyphs = GlyphCache(library: FreeTypeLibrary(), file: FontCatalog.file)
        let text = Setting.text(label.words, size: label.size, weight: label.weight, scale: 1000)
        let edges = Setting.runs(text).flatMap { run in
            run.glyphs.compactMap { glyph -> (Double, Double)? in
                let box = glyphs.outline(face: run.face, glyph: glyph.id).boundingRect
                let x = Double(run.origin.x) + Double(glyph.x)
                let across = run.size * run.stretch
                return box.isEmpty ? nil : (x + Double(box.minX) * across, x + Double(box.maxX) * across)
            }
        }
        return try #require(edges.map(\.1).max()) - (try #require(edges.map(\.0).min()))
    }

    @Test(
        "a letter with a mark is as much wider as its letter, in each weight", arguments: [FontWeight.light, .regular, .semibold, .black])
    func marks(_ weight: FontWeight) {
        let families: [(String, Unicode.Scalar)] = [
            ("éèêëē", "e"), ("ÀÅ", "A"), ("ýÿ", "y"), ("øõö", "o"), ("ń", "n"), ("ł", "l"), ("ẅ", "w"),
        ]
        for (marked, letter) in families {
            for scalar in marked.unicodeScalars {
                let own = LetterWidths.widening(scalar.value, size: 22, weight: weight)
                #expect(own == LetterWidths.widening(letter.value, size: 22, weight: weight))
            }
        }
        #expect(LetterWidths.widening(0x77, size: 17, weight: weight) < -0.01)
    }

    @Test("a mark of its own stays above the middle of its letter")
    func looseMark() throws {
        func distance(_ design: FontDescription.Design) throws -> Double {
            let text = Setting.text("w\u{304}", size: 100) { $0.spans[0].font.design = design }
            let glyphs = Setting.runs(text).flatMap(\.glyphs)
            try #require(glyphs.count == 2)
            return Double(glyphs[1].x - glyphs[0].x)
        }
        #expect(abs(try distance(.default) - (try distance(.rounded))) < 0.02)
    }

    @Test("what was not measured keeps Inter's width: other scripts and other designs; figures in columns are all as wide")
    func others() {
        for scalar in "Привет αβγ（）“&".unicodeScalars {
            #expect(LetterWidths.widening(scalar.value, size: 34, weight: .bold) == 0, "\(scalar)")
        }
        func width(_ words: String, _ change: @escaping (inout FontDescription) -> Void) -> Double {
            Double(Setting.text(words, scale: 1000) { change(&$0.spans[0].font) }.size.width)
        }
        #expect(abs(width("wyx", { _ in }) - width("wyx", { $0.design = .rounded }) + 17 * 0.076) < 0.02)
        #expect(width("7777", { $0.monospacedDigits = true }) == width("1111", { $0.monospacedDigits = true }))
    }

    @Test("a word is drawn as wide as it is measured: the next letter stands where it ends")
    func drawn() throws {
        for word in ["wavy", "Axe", "50%", "mmm"] {
            let alone = Setting.text(word, scale: 1000).size.width
            let runs = Setting.runs(Setting.text(word + "H", scale: 1000))
            let last = try #require(runs.last.flatMap { run in run.glyphs.last.map { Double(run.origin.x) + Double($0.x) } })
            #expect(abs(last - Double(alone)) < 0.02, "\(word)")
        }
    }
}
