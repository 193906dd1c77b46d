import Foundation
import Testing

@testable import VitrineDrawing

/// Symbols of which pictures of iOS 18.5 are known (meshtastic/Meshtastic-Apple): measured in ems, from the left and the top of their ink.
@Suite("Symbols that warn") struct WarningSymbolTests {
    /// Whether there is ink at a place of a symbol.
    private static func ink(_ outline: SymbolOutline, _ x: Double, _ y: Double) -> Bool {
        let box = outline.path.boundingRect
        return outline.path.contains(CGPoint(x: box.minX + x, y: box.minY + y))
    }

    @Test("a lock with a warning keeps its place in the row; the triangle hangs over at the left, a gap before the lock")
    func lock() throws {
        let outline = try #require(Symbols.outline(named: "lock.open.trianglebadge.exclamationmark.fill"))
        let plain = try #require(Symbols.outline(named: "lock.open.fill"))
        // 36 × 29.67 points at 28; the row leaves it the lock's own room.
        let box = outline.path.boundingRect
        #expect(abs(box.width - 1.287) < 0.01 && abs(box.height - 1.06) < 0.01)
        #expect(abs(outline.width - plain.width) < 0.03)
        // The triangle's foot and its mark, the gap, and the lock beside it at 23 points from the picture's top, 19 below the ink's.
        #expect(Self.ink(outline, 0.06, 1.03) && Self.ink(outline, 0.5, 1.03) && !Self.ink(outline, 0.56, 1.03))
        #expect(!Self.ink(outline, 0.273, 0.75) && Self.ink(outline, 0.2, 0.75))
        #expect(Self.ink(outline, 0.36, 0.68) && !Self.ink(outline, 0.425, 0.68) && Self.ink(outline, 0.5, 0.68))
    }

    @Test("bad air is nineteen dots in a hexagon, larger in its middle the worse it is, and then a warning's triangle")
    func air() throws {
        func dots(_ name: String) throws -> [CGRect] {
            try #require(Symbols.outline(named: name)).path.areas.map(\.boundingRect).sorted { $0.midX < $1.midX }
        }
        let low = try dots("aqi.low"), medium = try dots("aqi.medium"), high = try dots("aqi.high")
        #expect(low.count == 19 && medium.count == 19)
        #expect(low.allSatisfy { abs($0.width - 0.086) < 0.01 })
        // Seven of them are larger, half as wide again.
        #expect(medium.filter { $0.width > 0.14 }.count == 7 && medium.filter { abs($0.width - 0.11) < 0.01 }.count == 12)
        #expect(low.filter { abs($0.midX - low[0].midX) < 0.01 }.count == 3 && low.filter { abs($0.midX - low[9].midX) < 0.01 }.count == 5)
        // The triangle is the widest part, at the lower right.
        let triangle = try #require(high.max { $0.width < $1.width })
        #expect(abs(triangle.width - 0.547) < 0.02 && triangle.maxX == high.map(\.maxX).max() && triangle.maxY == high.map(\.maxY).max())
    }

    @Test("the stroke through a key is as wide as the symbol, and ends before the key's top and foot")
    func key() throws {
        for name in ["key.slash", "key.slash.fill"] {
            let outline = try #require(Symbols.outline(named: name)), box = outline.path.boundingRect
            let known = try #require(SymbolBox.named(name))
            #expect(abs(box.width - known.width) < 0.01 && abs(box.height - known.height) < 0.01)
            // It begins 5.3 points below the top of 34 and ends 1.3 above the foot, at 28 points: half an em left and right of the middle.
            #expect(Self.ink(outline, 0.03, box.height / 2 - box.width / 2 + 0.03), "\(name)")
            #expect(Self.ink(outline, box.width - 0.03, box.height / 2 + box.width / 2 - 0.03), "\(name)")
            #expect(!Self.ink(outline, 0.03, 0.03) && !Self.ink(outline, box.width - 0.03, box.height - 0.03))
        }
    }
}
