import Foundation
import Testing

@testable import VitrineDrawing

/// SF's sizes of symbols (picture.12).
@Suite("Symbol boxes") struct SymbolBoxTests {
    /// UIKit's measures of a symbol, in points: the size of its image, and how far below its baseline it ends.
    struct Known: CustomTestStringConvertible {
        let name: String
        var size = 17.0
        var weight = FontWeight.regular
        let scale: Double
        var width: Double
        var height: Double?
        var below: Double?
        var testDescription: String { name }
    }

    /// The boxes known from `UIImage` descriptions in public logs, a saved layer tree (CAM-02 of layout-cases.json) and a question on
    /// Apple's forums.
    static let known: [Known] = [
        Known(name: "person", scale: 2, width: 19, height: 17.5, below: 2.5),
        Known(name: "play.circle.fill", scale: 2, width: 20, height: 19, below: 3.5),
        Known(name: "heart.fill", scale: 3, width: 62.0 / 3, height: 52.0 / 3),
        Known(name: "chevron.compact.down", size: 64, weight: .light, scale: 3, width: 211.0 / 3),
    ]

    @Test("picture.12: are as large as UIKit says they are", arguments: known)
    func sizes(_ known: Known) throws {
        let outline = try #require(Symbols.outline(named: known.name, weight: known.weight))
        let size = outline.size(at: known.size, scale: known.scale)
        // One pixel for a weight that is drawn wider by a median of all symbols.
        let allowed = known.weight == .regular ? 1e-9 : 1 / known.scale + 1e-9
        #expect(abs(size.width - known.width) <= allowed, "\(size.width), UIKit \(known.width)")
        if let height = known.height { #expect(abs(size.height - height) <= allowed, "\(size.height), UIKit \(height)") }
        if let below = known.below {
            let baseline = outline.baseline(at: known.size, scale: known.scale, capHeight: known.size * 1443 / 2048)
            #expect(abs(size.height - baseline - below) <= allowed, "\(size.height - baseline), UIKit \(below)")
        }
    }

    @Test("picture.12: icons fill the ink of SF's symbol, and stand where it stands on the line")
    func ink() throws {
        // Width and height of the ink, and its middle above that of a capital, in thousandths of an em.
        for (name, width, height, rise) in [
            ("arrow.up", 740.0, 923.0, 0.0), ("calendar", 973, 899, 0), ("globe", 996, 996, 0), ("arrow.clockwise", 862, 1049, 57),
            ("bolt.circle.fill", 996, 996, 0), ("heart.square", 899, 899, 0),
        ] {
            let outline = try #require(Symbols.outline(named: name)), ink = outline.path.boundingRect
            #expect(abs(ink.width * 1000 - width) < 2 && abs(ink.height * 1000 - height) < 2, "\(name): \(ink)")
            #expect(outline.rise == rise / 1000 && abs(outline.ink.midX - ink.midX) < 0.001 && abs(outline.ink.midY - ink.midY) < 0.001)
        }
    }

    @Test(
        "picture.12: the disc of a badge is round, however wide the box of its name is",
        arguments: [
            "person.badge.plus", "folder.fill.badge.plus", "cart.badge.minus", "doc.badge.plus", "phone.badge.plus",
            "person.crop.circle.badge.xmark",
        ])
    func roundBadges(_ name: String) throws {
        let areas = try #require(Symbols.outline(named: name)).areas.map(\.boundingRect)
        let disc = try #require(areas.max { $0.maxX < $1.maxX })
        #expect(disc.width > 0.4 && abs(disc.width / disc.height - 1) < 0.03, "\(disc)")
    }

    @Test("picture.12: a badge hangs over the box, which is as wide as the plain symbol's or a little less")
    func badges() throws {
        let badged = try #require(Symbols.outline(named: "calendar.badge.clock")), plain = try #require(Symbols.outline(named: "calendar"))
        #expect(badged.path.boundingRect.maxX > badged.width + 0.1)
        #expect(abs(badged.width - plain.width) < 0.08)
        // The name has no picture of its own: it is drawn as the plain calendar with a clock beside it.
        #expect(SymbolMap.icon("calendar.badge.clock") == nil)
    }

    @Test("picture.12: heavier weights are larger all around, filled ones too")
    func weights() throws {
        for name in ["heart.fill", "arrow.up"] {
            let plain = try #require(Symbols.outline(named: name)), black = try #require(Symbols.outline(named: name, weight: .black))
            let (thin, thick) = (plain.path.boundingRect, black.path.boundingRect)
            #expect(abs(thick.width - thin.width - 0.07) < 0.002 && abs(thick.height - thin.height - 0.07) < 0.002, "\(name)")
            #expect(plain.rise == black.rise)
        }
    }

    @Test("picture.12: an icon of quite another shape keeps its own, in the middle of the box")
    func stretch() throws {
        let outline = try #require(Symbols.outline(named: "shoe")), ink = outline.path.boundingRect
        #expect(outline.ink.width > 1.4 && ink.width < 1.1)
        #expect(abs(ink.midX - outline.ink.midX) < 0.001)
    }

    @Test("picture.12: an icon keeps its shape in every weight, or in none")
    func stretchOfWeights() throws {
        for name in ["suitcase.fill", "suitcase", "airplane", "bed.double.fill"] {
            let shapes = try [FontWeight.ultraLight, .regular, .bold, .black].map { weight in
                let ink = try #require(Symbols.outline(named: name, weight: weight)).path.boundingRect
                return ink.width / ink.height
            }
            for shape in shapes { #expect(abs(shape / shapes[1] - 1) < 0.1, "\(name): \(shapes)") }
        }
    }

    @Test("picture.12: the table is in order, and every line of it is read")
    func table() {
        let bytes = SymbolBox.names.map { Array($0.utf8) }
        for (one, next) in zip(bytes, bytes.dropFirst()) { #expect(one.lexicographicallyPrecedes(next)) }
        for name in SymbolBox.names {
            guard let box = SymbolBox.named(name) else {
                Issue.record("\(name) is not read")
                continue
            }
            #expect(box.width > 0.05 && box.width < 4 && box.height > 0.05 && box.height < 2.5 && abs(box.rise) < 0.6, "\(name)")
            #expect(box.left + box.width + box.right > 0.1, "\(name)")
        }
        #expect(SymbolBox.named("doc.text.fill") == SymbolBox.named("document") && SymbolBox.named("doc") != nil)
        for (older, newer) in [
            ("mic", "microphone"), ("mic.fill", "microphone.fill"), ("mic.slash.fill", "microphone.slash.fill"), ("icloud.fill", "cloud"),
            ("doc.badge.plus", "document.badge.plus"), ("doc.on.doc", "document.on.document"), ("thermometer", "thermometer.medium"),
        ] { #expect(SymbolBox.named(older) == SymbolBox.named(newer) && SymbolBox.named(older) != nil, "\(older)") }
        // At 34 points it is 64 pixels of 102 wide in a picture of iOS 26 (Dimillian/EmojiText).
        #expect(SymbolBox.named("iphone") == SymbolBox.named("lock.iphone") && SymbolBox.named("iphone")?.width == 0.628)
        #expect(SymbolBox.named("no.such.symbol") == nil && SymbolBox.named("") == nil && SymbolBox.named(".") == nil)
    }
}
