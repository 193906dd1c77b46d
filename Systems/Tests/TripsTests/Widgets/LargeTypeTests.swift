import Foundation
import Testing
import TripsScenes
import VitrineDrawing
import VitrineWidgetArchive
import WidgetTesting

@testable import TripsCore

/// Every text size, in every family: nothing is cut, and what is most important is always there.
@MainActor @Suite("Large type in Trips") struct LargeTypeTests {
    nonisolated static let sizes = [
        "xSmall", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]
    nonisolated static let families: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]
    /// What a tile can be about, and what it says of that at any size.
    static let states: [(name: String, booking: WidgetBooking?, always: [String])] = [
        ("outbound", SampleTrip.booking(flight: SampleTrip.outbound), ["LIN", "HND", "07:15"]),
        ("inbound", SampleTrip.booking(flight: SampleTrip.inbound, current: 2), ["HND", "LIN", "11:40"]),
        ("hotel", SampleTrip.booking(hotel: SampleTrip.hotel(), current: 1), ["Park Hotel Shiodome", "5 nights"]),
        (
            "hotel without a picture", SampleTrip.booking(hotel: SampleTrip.hotel(photo: false), current: 1),
            ["Park Hotel Shiodome", "5 nights"]
        ),
        ("both", SampleTrip.booking(flight: SampleTrip.outbound, hotel: SampleTrip.hotel()), ["LIN", "HND", "07:15"]),
        ("no trip", nil, ["Where to next?"]),
    ]

    private func view(_ booking: WidgetBooking?, _ family: WidgetFamilyName, _ size: String, _ locale: String = "en_GB") throws
        -> ArchivedView
    {
        var device = Device.standard
        device.scale = 2
        var settings = PictureSettings(family: family, device: device, locale: locale, typeSize: size)
        settings.contentMarginsDisabled = true
        return try render(MyTripsView(entry: BookingEntry(date: .distantPast, data: booking)), settings).view
    }

    @Test("true.11: nothing is cut, broken or outside, and the most important is there", arguments: sizes, families)
    func whole(_ size: String, _ family: WidgetFamilyName) throws {
        for (name, booking, always) in Self.states {
            let view = try view(booking, family, size)
            let words = view.nodes.compactMap(\.text)
            for word in always { #expect(words.contains { $0.contains(word) }, "\(name), \(family), \(size): no “\(word)” in \(words)") }
            #expect(Lettering(view).faults == [], "\(name), \(family), \(size)")
        }
    }

    @Test("true.11: other languages are not cut either", arguments: ["it_IT", "de_DE", "ja_JP"], families)
    func languages(_ locale: String, _ family: WidgetFamilyName) throws {
        for size in ["large", "xxLarge", "accessibility2", "accessibility5"] {
            for booking in [
                nil, SampleTrip.booking(flight: SampleTrip.outbound), SampleTrip.booking(hotel: SampleTrip.hotel(), current: 1),
            ] {
                #expect(try Lettering(view(booking, family, size, locale)).faults == [], "\(locale), \(family), \(size)")
            }
        }
    }

    @Test("true.11: text grows as far as the tile allows: no larger size has smaller letters", arguments: families)
    func grows(_ family: WidgetFamilyName) throws {
        for (word, booking) in [("LIN", SampleTrip.booking(flight: SampleTrip.outbound)), ("Where to next?", nil)] {
            let sizes = ["large", "xLarge", "xxLarge", "accessibility1", "accessibility3", "accessibility5"]
            let letters = try sizes.map { try Lettering(view(booking, family, $0)).size(of: word.prefix(3)) }
            #expect(letters == letters.sorted() && letters[5] > 1.25 * letters[0], "\(word), \(family): \(letters)")
        }
    }
}

/// What the letters of a tile say of its texts.
@MainActor private struct Lettering {
    /// Texts that are cut, words that are broken, letters outside of the tile.
    private(set) var faults: [String] = []
    private var sizes: [(words: String, points: Double)] = []

    /// Points per em of the letters that begin so.
    func size(of start: Substring) -> Double { sizes.first { $0.words.hasPrefix(start) }?.points ?? 0 }

    init(_ view: ArchivedView) {
        var runs: [(text: String, baseline: Double)] = []
        var sizes: [(String, Double)] = []
        func collect(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .glyphs(let run):
                    runs.append((run.text, run.origin.y))
                    sizes.append((run.text, run.size))
                case .layer(let layer): collect(layer.items)
                default: break
                }
            }
        }
        collect(view.content.items)
        self.sizes = sizes
        faults += runs.map(\.text).filter { $0.contains("…") }.map { "cut: \($0)" }
        // Large figures are runs of their own, in the same line as what they belong to.
        var drawn = "", last = Double.nan
        for run in runs {
            drawn += run.baseline == last ? run.text : " " + run.text
            last = run.baseline
        }
        let tile = CGRect(origin: .zero, size: view.content.size)
        for node in view.nodes {
            guard let text = node.text else { continue }
            for word in text.split(separator: " ") where !drawn.contains(word) && word.unicodeScalars.allSatisfy({ $0.value < 0x3000 }) {
                faults.append("broken: \(word) of \(text)")
            }
            if !tile.insetBy(dx: 4, dy: 4).contains(node.frame), node.frame.height > 0 {
                faults.append("outside: \(text) at \(node.frame)")
            }
        }
    }
}
