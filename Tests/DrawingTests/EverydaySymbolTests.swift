import Foundation
import Testing

@testable import VitrineDrawing

/// The symbols that sources use most, in the shapes that they have in Apple's pictures.
@Suite struct EverydaySymbolTests {
    /// A symbol's ink, by places across it (0 at its left, 1 at its right) and down it.
    private struct Ink {
        let path: Path
        let box: CGRect

        init(_ name: String) throws {
            path = try #require(Symbols.outline(named: name), "\(name)").path
            box = path.boundingRect
        }

        func covers(_ x: Double, _ y: Double) -> Bool {
            path.contains(CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height))
        }

        /// How often a line down the ink enters it.
        func runs(down x: Double, to end: Double = 1) -> Int { entered((0..<360).map { covers(x, (Double($0) + 0.5) / 360 * end) }, false) }

        /// How often a line across the ink enters it.
        func runs(across y: Double) -> Int { entered((0..<360).map { covers((Double($0) + 0.5) / 360, y) }, false) }

        /// How often a circle about the middle enters it.
        func runs(around radius: Double) -> Int {
            let places = (0..<720).map { step -> Bool in
                let angle = Double(step) * .pi / 360
                return covers(0.5 + radius * cos(angle), 0.5 + radius * sin(angle))
            }
            return entered(places, places[719])
        }

        private func entered(_ places: [Bool], _ before: Bool) -> Int { zip([before] + places, places).count { !$0 && $1 } }

        /// The covered places of 2,500.
        var share: Int { (0..<2500).count { covers((Double($0 % 50) + 0.5) / 50, (Double($0 / 50) + 0.5) / 50) } }
    }

    @Test(arguments: [
        ("arrow.clockwise", 0.862, 1.049), ("calendar", 0.973, 0.899), ("iphone", 0.627, 1.035), ("trash", 0.945, 1.087),
        ("pencil", 0.788, 0.783), ("gear", 1.079, 1.068), ("ellipsis", 0.911, 0.185), ("document", 0.821, 1.047),
        ("document.on.document", 0.998, 1.228), ("list.bullet.clipboard", 0.821, 1.182), ("folder", 1.108, 0.894), ("timer", 0.996, 0.996),
        ("tray.full", 1.151, 0.834), ("book.fill", 1.124, 0.895), ("server.rack", 1.151, 0.899), ("tag", 1.109, 1.109),
        ("hammer.fill", 1.205, 1.152), ("hurricane", 0.622, 1.018), ("humidity", 1.055, 0.854), ("ruler", 1.194, 0.529),
        ("signature", 1.467, 1.075), ("mappin.and.ellipse", 0.927, 1.072), ("wifi", 1.128, 0.812), ("eye", 1.334, 0.837),
        ("eye.slash", 1.334, 0.899), ("shield.slash.fill", 0.994, 0.994), ("thermometer.medium", 0.635, 1.084),
    ])
    func `an everyday symbol's ink fills the box that it has in SF, its lines as wide across as down`(
        name: String, width: Double, height: Double
    ) throws {
        let ink = try #require(Symbols.outline(named: name)).path.boundingRect
        #expect(abs(ink.width - width) < 0.02 && abs(ink.height - height) < 0.02, "\(ink)")
        // What is drawn for the box is not stretched by more than a thirtieth in one direction.
        guard let icon = SymbolMap.icon(name), icon.first == "=" else { return }
        let drawn = try #require(OutlinedIcon.named(icon.dropFirst())).boundingRect
        #expect(abs(drawn.width / width / (drawn.height / height) - 1) < 1.0 / 30, "\(drawn)")
    }

    @Test func `a gear has eighteen fine teeth and three spokes, as in a picture of iOS 26`() throws {
        #expect(try Ink("gear").runs(around: 0.475) == 18)
        #expect(try Ink("gear").runs(around: 0.25) == 3)
        // `gearshape` keeps its eight.
        #expect(try Ink("gearshape").runs(around: 0.475) == 8)
    }

    @Test func `three dots are round, and stand in a circle as they do alone`() throws {
        let dots = try #require(Symbols.outline(named: "ellipsis")).path.subpaths.map(\.asPath.boundingRect)
        #expect(dots.count == 3 && dots.allSatisfy { abs($0.width - $0.height) < 0.005 && abs($0.width - 0.185) < 0.01 }, "\(dots)")
    }

    @Test func `waves of a network are two, and thick, over a wedge, as in a picture of iOS 26`() throws {
        let waves = try Ink("wifi")
        #expect(try waves.runs(down: 0.5) == 3 && Ink("wifi.exclamationmark").runs(down: 0.5) == 3)
        // A variable value dims each of them for itself.
        #expect(try #require(Symbols.outline(named: "wifi")).areas.count == 3)
        // In their middle the waves are 9 of 47 pixels thick.
        let thick = (0..<470).prefix { waves.covers(0.5, (Double($0) + 0.5) / 470) }.count
        #expect((80...105).contains(thick), "\(thick)")
    }

    @Test func `a server's rack has three units with lamps at their right, a filled house a door and a gap beneath its roof`() throws {
        let rack = try Ink("server.rack"), house = try Ink("house.fill")
        for y in [0.2, 0.5, 0.8] { #expect(rack.covers(0.773, y) && !rack.covers(1 - 0.773, y)) }
        #expect(rack.runs(down: 0.4) == 4)
        #expect(!house.covers(0.5, 0.8) && house.covers(0.3, 0.8) && house.covers(0.5, 0.5))
        #expect(house.runs(down: 0.25) == 2)
    }

    @Test func `a bin has one line as a lid, a folder an edge within it, a tag its hole at the upper right`() throws {
        let bin = try Ink("trash"), folder = try Ink("folder"), tag = try Ink("tag"), filled = try Ink("tag.fill")
        #expect(bin.covers(0.03, 0.207) && bin.covers(0.97, 0.207) && !bin.covers(0.03, 0.35))
        #expect(bin.runs(across: 0.6) == 5 && bin.runs(down: 0.5, to: 0.3) == 2)
        #expect(folder.covers(0.5, 0.315) && !folder.covers(0.1, 0.315) && !folder.covers(0.5, 0.6))
        #expect(tag.covers(0.7, 0.3) && !tag.covers(0.7, 0.45) && !filled.covers(0.7, 0.3) && filled.covers(0.7, 0.45))
    }

    @Test func `a timer is open before its top, a location's sides meet in a right angle, a tray holds sheets`() throws {
        let timer = try Ink("timer"), arrow = try Ink("location.fill")
        let ring = [2, 90, 300, 330].map { timer.covers(0.5 + 0.456 * sin($0 * .pi / 180), 0.5 - 0.456 * cos($0 * .pi / 180)) }
        #expect(ring == [true, true, true, false])
        #expect(arrow.covers(0.52, 0.5) && arrow.covers(0.52, 0.9) && !arrow.covers(0.4, 0.56))
        #expect(try Ink("tray.full").runs(down: 0.5) == 5)
    }

    @Test(arguments: [
        ("folder.badge.plus", true), ("cart.badge.plus", true), ("calendar.badge.plus", false), ("person.badge.plus", false),
    ])
    func `a badge stands where SF's symbol reaches further than the plain one`(name: String, isAbove: Bool) throws {
        // The disc's rim is the ink's right edge.
        let ink = try Ink(name)
        #expect(ink.covers(0.985, 0.27) == isAbove && ink.covers(0.985, 0.73) == !isAbove)
    }

    @Test func `a line through a wide symbol falls by 45 degrees, and what it crosses is filled as it is alone`() throws {
        let eye = try Ink("eye.slash"), filled = try Ink("eye.slash.fill"), aside = eye.box.height / eye.box.width * 0.44
        #expect(eye.covers(0.5 - aside, 0.06) && eye.covers(0.5 + aside, 0.94))
        // The white of the eye, the pupil, and the gap beside the line.
        #expect(filled.runs(across: 0.5) >= 4)
    }

    @Test func `an arrow that turns has a head of two lines at its top, and ends at its side, as in a picture of iOS 26`() throws {
        let ring = try Ink("arrow.clockwise"), mirrored = try Ink("arrow.counterclockwise")
        let inked = [(0.73, 0.225), (0.5, 0.05), (0.5, 0.41), (0.95, 0.6)], clear = [(0.5, 0.33), (0.9, 0.42)]
        for (x, y, isInked) in inked.map({ ($0.0, $0.1, true) }) + clear.map({ ($0.0, $0.1, false) }) {
            #expect(ring.covers(x, y) == isInked && mirrored.covers(1 - x, y) == isInked, "\(x), \(y)")
        }
    }

    @Test func `a calendar has a head over ten days, as at 32 points in a picture of iOS 26`() throws {
        let sheet = try Ink("calendar")
        // A quarter of the height is the head: 22 of 87 pixels.
        let head = (0..<870).prefix { sheet.covers(0.5, (Double($0) + 0.5) / 870) }.count
        #expect((205...235).contains(head), "\(head)")
        #expect([36.2, 52.2, 68.2].map { sheet.runs(across: $0 / 89.9) } == [5, 6, 5])
    }

    @Test func `a letter i stands upright on a foot`() throws {
        let letter = try Ink("info.circle")
        #expect(letter.covers(0.6, 0.735) && letter.covers(0.5, 0.6) && !letter.covers(0.6, 0.6))
    }

    @Test(arguments: [
        "book", "doc", "doc.text", "drop", "eye", "folder", "hammer", "house", "humidity", "ruler", "tag", "trash", "tray.full",
    ])
    func `a filled everyday symbol has more ink`(name: String) throws {
        #expect(try Double(Ink(name).share) * 1.15 < Double(Ink("\(name).fill").share))
    }
}
