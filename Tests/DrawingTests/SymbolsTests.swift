import Foundation
import SeededGenerators
import Testing

@testable import VitrineDrawing

@Suite struct SymbolsTests {
    @Test func `every name in the map has an icon`() {
        #expect(Symbols.names.count > 1500)
        for name in Symbols.names { #expect(Symbols.outline(named: name)?.path.isEmpty == false, "\(name)") }
        // A name is found by halving the table, which has to be in order.
        let bytes = Symbols.names.map { Array($0.utf8) }
        for (one, next) in zip(bytes, bytes.dropFirst()) { #expect(one.lexicographicallyPrecedes(next)) }
    }

    @Test func `names are put together from what is known (picture.12)`() throws {
        for name in [
            "bolt.square.fill", "leaf.circle.fill", "tray.slash", "folder.fill.badge.gearshape", "12.circle", "b.square.fill",
            "50.circle.fill",
            "house.badge.clock", "car.badge.xmark", "doc.badge.clock.fill", "drop.hexagon.fill", "star.rectangle.fill", "flag.circle",
        ] { #expect(Symbols.outline(named: name) != nil, "\(name)") }
        for name in ["nonsense.circle.fill", "xyz.slash", "tray.badge.nonsense", ".", "..", "fill", "circle..fill", "badge.plus"] {
            #expect(Symbols.outline(named: name) == nil, "\(name)")
        }
        // A mark is cut out of a filled shape: its middle is empty, the rest is not.
        let filled = try #require(Symbols.outline(named: "flag.circle.fill")), ring = try #require(Symbols.outline(named: "flag.circle"))
        #expect(abs(filled.width - ring.width) < 0.01)
        let edge = CGPoint(x: filled.width / 2, y: filled.height - 0.09), rim = CGPoint(x: filled.width / 2, y: filled.height - 0.18)
        #expect(filled.path.contains(edge) && filled.path.contains(rim))
        #expect(ring.path.contains(edge) && !ring.path.contains(rim))
        // A line through it does not change where it stands, but for its ends.
        let slashed = try #require(Symbols.outline(named: "tray.slash"))
        #expect(abs(slashed.height - (try #require(Symbols.outline(named: "tray")).height)) < 0.5)
    }

    @Test func `a mark in a circle keeps its form, and an older name of a half is that half`() throws {
        let heart = try #require(Symbols.outline(named: "heart.circle"))
        let mark = try #require(heart.path.subpaths.map(\.asPath.boundingRect).min { $0.width < $1.width })
        #expect(mark.width / mark.height > 0.95)
        let half = try #require(Symbols.outline(named: "square.lefthalf.fill")), middle = half.height / 2
        #expect(half.path.contains(CGPoint(x: half.ink.midX - 0.2, y: middle)))
        #expect(!half.path.contains(CGPoint(x: half.ink.midX + 0.2, y: middle)))
    }

    @Test(arguments: [("right", 1.0, 0.0), ("left", 0, 0), ("up", 0, 0), ("down", 0, 1)])
    func `an arrow to a line ends at it`(way: String, x: Double, y: Double) throws {
        let outline = try #require(Symbols.outline(named: "arrow.\(way).to.line"))
        // The line runs through the corner of the ink that the arrow points to, where its shaft is not.
        let ink = outline.ink.insetBy(dx: 0.04, dy: 0.08), far = outline.ink.insetBy(dx: 0.08, dy: 0.04)
        let box = ["left", "right"].contains(way) ? ink : far
        #expect(outline.path.contains(CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)))
        #expect(!outline.path.contains(CGPoint(x: box.minX + (1 - x) * box.width, y: box.minY + (1 - y) * box.height)))
    }

    @Test(arguments: [
        ("powerplug", 1.217, 0.764), ("cable.connector.horizontal", 1.208, 0.347), ("flipphone", 0.682, 1.0), ("apps.iphone", 0.634, 1.043),
        ("shield.checkered", 0.818, 0.985), ("square.stack.3d.down.forward", 0.96, 1.11), ("speaker.2.fill", 1.09, 0.861),
    ])
    func `a symbol's ink fills the box that it has in Apple's pictures`(name: String, width: Double, height: Double) throws {
        let ink = try #require(Symbols.outline(named: name)).path.boundingRect
        #expect(abs(ink.width - width) < 0.02 && abs(ink.height - height) < 0.02, "\(ink)")
    }

    @Test func `a loudspeaker that is struck through has a line from corner to corner, and none beside it`() throws {
        let struck = try #require(Symbols.outline(named: "speaker.slash.fill")), ink = struck.path.boundingRect
        #expect(struck.path.contains(CGPoint(x: ink.minX + 0.06, y: ink.minY + 0.06)))
        #expect(struck.path.contains(CGPoint(x: ink.maxX - 0.06, y: ink.maxY - 0.06)))
        // Where a cross would stand.
        #expect(!struck.path.contains(CGPoint(x: ink.maxX - 0.06, y: ink.midY - 0.1)))
        // In a frame of 18 points it is 16 high, as the gap beside its line counts.
        #expect(abs(18 / struck.stretched.height * struck.ink.height - 16) < 0.4)
        let plus = try #require(Symbols.outline(named: "plus"))
        #expect(plus.stretched == plus.ink)
    }

    @Test func `of a name without an icon the longest known part is drawn (picture.12)`() throws {
        for (name, part) in [
            ("plus.circle.nonsense", "plus.circle"), ("waveform.nonsense.circle.fill", "waveform.circle.fill"),
            ("arrow.down.forward.dotted", "arrow.down.right"), ("document.nonsense", "doc"),
            ("nonsense.lightbulb.fill", "lightbulb.fill"),
        ] { #expect(Symbols.nearest(to: name)?.name == part, "\(name)") }
        // A shape alone says nothing of a name, and a company's sign means the company.
        for name in [
            "nonsense.circle.fill", "xyz.slash", "no.such.symbol", "nonsense.line", "nonsense.2.path", "", ".", "..", "../../../etc/passwd",
        ] {
            #expect(Symbols.nearest(to: name) == nil, "\(name)")
        }
        #expect(Symbols.nearest(to: String(repeating: "bolt.", count: 300)) == nil)
        // The nearest part is drawn in its own box where the whole name has none.
        let near = try #require(Symbols.nearest(to: "plus.circle.nonsense")).outline
        #expect(near == Symbols.outline(named: "plus.circle"))
    }

    @Test func `where another thing stands for a symbol that is known (picture.12)`() {
        for name in ["cat", "cat.circle.fill", "skis.fill", "telescope"] { #expect(Symbols.isStandIn(name), "\(name)") }
        for name in ["tortoise", "hare.fill", "brain", "washer", "star", "star.circle", "no.such.symbol", ""] {
            #expect(!Symbols.isStandIn(name), "\(name)")
        }
    }

    @Test(arguments: [
        ("washer", "dryer"), ("dryer", "dishwasher"), ("wave.3.left", "wave.3.right"), ("laurel.leading", "laurel.trailing"),
        ("testtube", "testtube.2"), ("sun.haze", "sun.dust"), ("tortoise", "hare"), ("exclamationmark.icloud", "icloud.slash"),
        ("battery.100percent", "battery.100percent.bolt"), ("battery.50percent.bolt", "battery.100percent.bolt"),
        ("wifi.exclamationmark", "wifi.slash"), ("arrow.uturn.backward", "arrow.uturn.forward"), ("hand.tap", "hand.point.up"),
        ("arrow.uturn.left", "arrow.turn.down.left"), ("arrow.up.and.down", "arrow.up.arrow.down"), ("list.dash", "line.3.horizontal"),
        ("stethoscope", "cross.case.fill"), ("square.on.square", "square.filled.on.square"), ("sensor", "dot.radiowaves.left.and.right"),
    ])
    func `symbols that differ are told apart (picture.12)`(one: String, other: String) throws {
        let first = try #require(Symbols.outline(named: one)), second = try #require(Symbols.outline(named: other))
        #expect(first.path != second.path)
    }

    @Test(arguments: [
        "app.badge", "book.closed", "books.vertical", "brain", "dishwasher", "hand.tap", "sensor", "exclamationmark.icloud", "hands.clap",
        "hare", "moon.zzz",
        "square.and.arrow.down",
        "square.and.arrow.up", "sun.haze", "syringe", "tortoise", "tshirt", "washer",
    ])
    func `what is filled has more ink (picture.12)`(name: String) throws {
        func ink(_ name: String) throws -> Int {
            let symbol = try #require(Symbols.outline(named: name)), box = symbol.ink
            return (0..<2500).count { place in
                symbol.path.contains(
                    CGPoint(
                        x: box.minX + (Double(place % 50) + 0.5) / 50 * box.width,
                        y: box.minY + (Double(place / 50) + 0.5) / 50 * box.height))
            }
        }
        #expect(try Double(ink(name)) * 1.15 < Double(ink("\(name).fill")))
    }

    @Test func `batteries are as full as they say, rings as broken, arrows have their seconds (picture.12)`() throws {
        let levels = try ["0", "25", "50", "75", "100"].map { level in
            let old = try #require(Symbols.outline(named: "battery.\(level)"))
            #expect(try #require(Symbols.outline(named: "battery.\(level)percent")) == old)
            return try leftShare("battery.\(level)")
        }
        // Ink gathers at the left until it is half full, and is nearly even in a full one.
        #expect(levels[0] < levels[1] && levels[1] < levels[2] && levels[2] > levels[3] && levels[3] > levels[4])
        for name in ["circle.dashed", "circle.dotted", "square.dashed"] {
            let whole = try #require(Symbols.outline(named: String(name.prefix { $0 != "." }))),
                parts = try #require(Symbols.outline(named: name))
            #expect(parts.areas.count >= 8 && whole.areas.count == 1, "\(name)")
        }
        #expect(Symbols.outline(named: "goforward.15") != Symbols.outline(named: "goforward"))
        #expect(Symbols.outline(named: "goforward.15") != Symbols.outline(named: "goforward.30"))
    }

    @Test func `lines are as wide as Apple's, and wider in bold where they leave room (picture.12)`() throws {
        // Down the middle of a plus, of a minus and of an arrow's shaft, in ems.
        func width(_ name: String, _ weight: FontWeight, at place: Double) throws -> Double {
            let symbol = try #require(Symbols.outline(named: name, weight: weight)), ink = symbol.ink
            let row = ink.minY + ink.height * place, steps = 2000
            let inside = (0..<steps).count { step in
                symbol.path.contains(CGPoint(x: ink.minX + ink.width * (Double(step) + 0.5) / Double(steps), y: row))
            }
            return ink.width * Double(inside) / Double(steps)
        }
        #expect(try abs(width("plus", .regular, at: 0.2) - 0.085) < 0.01)
        #expect(try abs(width("arrow.up", .bold, at: 0.8) - 0.145) < 0.015)
        #expect(try width("plus", .black, at: 0.2) > width("plus", .bold, at: 0.2))
        // The long arm of a tick, which leans: a bold one is 0.155 across in a picture of iOS 26 (home-assistant/iOS).
        #expect(try abs(width("checkmark", .regular, at: 0.3) - 0.103) < 0.012)
        #expect(try abs(width("checkmark", .bold, at: 0.3) - 0.184) < 0.02)
        // What has its own colours is told apart by its areas, which are as heavy as the whole and no more of them than without lines.
        let cloud = try #require(Symbols.outline(named: "cloud.rain"))
        #expect(cloud.areas.count >= 3 && cloud.areas.count <= 8)
    }

    @Test func `gauges point where they say, and to the same place by their older names (picture.12)`() throws {
        for (old, new) in [("low", "33"), ("medium", "50"), ("high", "67")] {
            #expect(try leftShare("gauge.\(old)") == leftShare("gauge.with.dots.needle.\(new)percent"))
        }
        let low = try leftShare("gauge.low"), middle = try leftShare("gauge.medium"), high = try leftShare("gauge.high")
        #expect(low > middle && middle > high && abs(middle - 0.5) < 0.01)
        #expect(try leftShare("gauge.with.dots.needle.bottom.100percent") < leftShare("gauge.with.dots.needle.bottom.50percent"))
        // A fuller name than any there is has no needle.
        #expect(Symbols.outline(named: "gauge.with.dots.needle.500percent") == nil)
    }

    /// The share of a symbol's ink that lies left of its middle.
    private func leftShare(_ name: String) throws -> Double {
        let path = try #require(Symbols.outline(named: name)).path, box = path.boundingRect
        var counts = [0, 0]
        for row in 0..<40 {
            for column in 0..<40 {
                let x = (Double(column) + 0.5) / 40, y = (Double(row) + 0.5) / 40
                let point = CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
                if path.contains(point) { counts[x < 0.5 ? 0 : 1] += 1 }
            }
        }
        return Double(counts[0]) / Double(counts[0] + counts[1])
    }

    @Test func `halves and phases of the moon are filled on their side (picture.12)`() throws {
        for name in ["circle.lefthalf.filled", "square.lefthalf.filled", "shield.lefthalf.filled", "moonphase.first.quarter"] {
            #expect(try leftShare(name) > 0.7, "\(name)")
        }
        for name in ["circle.righthalf.filled", "hexagon.righthalf.filled", "moonphase.last.quarter", "moonphase.waning.gibbous"] {
            #expect(try leftShare(name) < 0.35, "\(name)")
        }
        let crescent = try leftShare("moonphase.waxing.crescent"), inverse = try leftShare("moonphase.waxing.crescent.inverse")
        #expect(crescent > 0.55 && inverse < 0.4)
    }

    @Test func `a filled icon is drawn as a line where its name is not filled (picture.12)`() throws {
        for name in ["flame", "leaf", "person.3", "hand.raised", "rectangle.portrait", "rectangle", "dollarsign.circle"] {
            func isInked(_ name: String) throws -> Int {
                let path = try #require(Symbols.outline(named: name)).path, box = path.boundingRect
                return (0..<1600).count { place in
                    path.contains(
                        CGPoint(
                            x: box.minX + (Double(place % 40) + 0.5) / 40 * box.width,
                            y: box.minY + (Double(place / 40) + 0.5) / 40 * box.height))
                }
            }
            #expect(try Double(isInked(name)) < 0.85 * Double(isInked("\(name).fill")), "\(name)")
        }
        // Money is its own sign.
        for name in ["tengesign", "bahtsign.circle", "polishzlotysign.square.fill"] {
            #expect(Symbols.outline(named: name) != nil, "\(name)")
        }
    }

    @Test func `a name without an icon is known to have none`() {
        #expect(Symbols.outline(named: "no.such.symbol") == nil)
        #expect(Symbols.outline(named: "../../../etc/passwd") == nil)
        #expect(Symbols.outline(named: "") == nil)
        #expect(!Symbols.fallback.path.isEmpty)
    }

    @Test func `names outside the map are tried with dashes for dots`() {
        #expect(Symbols.outline(named: "alarm.fill") != nil)
    }

    @Test func `a full circle is one em across, and the box has SF's margins`() throws {
        let circle = try #require(Symbols.outline(named: "circle.fill"))
        #expect(abs(circle.path.boundingRect.width - 0.996) < 0.001)
        #expect(abs(circle.width - 1.17) < 0.001 && abs(circle.height - (0.996 + 2.0 / 17)) < 0.001)
    }

    @Test func `a bolder weight is a thicker line of the same area`() throws {
        let plain = try #require(Symbols.outline(named: "chevron.right")),
            bold = try #require(Symbols.outline(named: "chevron.right", weight: .bold))
        #expect(bold.width > plain.width)
    }

    @Test func `symbols look as they should`() throws {
        var items: [DisplayItem] = []
        let names = [
            "airplane", "bed.double.fill", "checkmark", "chevron.right", "arrow.triangle.2.circlepath", "doc.text", "info.circle",
            "suitcase.fill",
        ]
        for (row, weight) in [FontWeight.regular, .semibold, .bold].enumerated() {
            for (column, name) in names.enumerated() {
                let symbol = Symbols.outline(named: name, weight: weight) ?? Symbols.fallback
                let place = CGAffineTransform(a: 16, b: 0, c: 0, d: 16, tx: Double(column) * 22 + 2, ty: Double(row) * 22 + 2)
                items.append(.fill(symbol.path.applying(place), .color(.black), .nonZero))
            }
        }
        try PictureReference.expect(Rasterizer.forTests().draw(.page(180, 68, items), scale: 2), matches: "symbols")
    }

    @Test func `composed symbols look as they should (picture.12)`() throws {
        let names = [
            "bolt.square.fill", "leaf.circle.fill", "flag.circle", "tray.slash", "bell.slash.fill", "folder.badge.plus",
            "house.badge.clock",
            "app.badge", "12.circle", "b.square.fill", "drop.hexagon.fill", "star.triangle.fill", "tray.full.circle.fill",
            "car.badge.xmark",
            "eye.slash.circle.fill", "phone.badge.checkmark",
        ]
        var items: [DisplayItem] = []
        for (index, name) in names.enumerated() {
            let symbol = Symbols.outline(named: name) ?? Symbols.fallback
            let place = CGAffineTransform(a: 24, b: 0, c: 0, d: 24, tx: Double(index % 8) * 36 + 2, ty: Double(index / 8) * 34 + 2)
            items.append(.fill(symbol.path.applying(place), .color(.black), .nonZero))
        }
        try PictureReference.expect(Rasterizer.forTests().draw(.page(290, 70, items), scale: 2), matches: "composed-symbols")
    }

    @Test func `SVG's path commands are all understood`() {
        let path = SVGPathParser.path("m1 1h2v2H1zM5,5l1-1.5.5.5 1e0 0c1 0 1 1 2 1s1 1 2 1q1 1 2 0t2 0a1 1 0 01.5.5z")
        #expect(path.boundingRect.minX == 1)
        #expect(path.elements.filter { if case .curve = $0 { true } else { false } }.count >= 3)
        #expect(path.elements.last == .closeSubpath)
    }

    @Test func `broken paths keep what came before the mistake`() {
        #expect(SVGPathParser.path("M0 0L5 5Lx").elements == [.move(to: .zero), .line(to: CGPoint(x: 5, y: 5))])
        for text in ["", "L5 5", "M", "M1e999 0", "M0 0A", "M0 0A1 1 0 2 0 5 5", "M0 0zzz9", "\u{0}", "M0 0A0 0 0 0 0 5 5", "M1--1"] {
            _ = SVGPathParser.path(text)
        }
        var random = SeededGenerator(seed: 5)
        let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+e, ".utf8)
        for _ in 0..<500 {
            let bytes = (0..<40).map { _ in letters[Int(random.next() % UInt64(letters.count))] }
            _ = SVGPathParser.path(String(decoding: bytes, as: UTF8.self)).boundingRect
        }
    }
}
