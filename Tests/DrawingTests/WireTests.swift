import Foundation
import SeededGenerators
import Testing

@testable import VitrineDrawing

@Suite struct WireTests {
    @Test func `a display list comes back as it went`() throws {
        let list = Sample.everything
        #expect(try DisplayList(wireBytes: list.wireBytes()) == list)
    }

    @Test func `equal lists have equal bytes`() {
        #expect(Sample.everything.wireBytes() == Sample.everything.wireBytes())
    }

    @Test(arguments: [0, 1, -1, 63, -64, 64, 300, -300, Int.max, Int.min]) func `whole numbers come back`(number: Int) throws {
        #expect(try Int(wireBytes: number.wireBytes()) == number)
    }

    @Test func `a message that is cut off names the field it ends in`() throws {
        let bytes = Sample.everything.wireBytes()
        for count in stride(from: 0, to: bytes.count, by: 37) {
            #expect(throws: WireError.self) { try DisplayList(wireBytes: Array(bytes[..<count])) }
        }
        #expect(throws: WireError.endsEarly(field: "message.size.width")) { try DisplayList(wireBytes: [1, 2, 3]) }
    }

    @Test func `a count that the bytes cannot hold is refused before anything is allocated`() {
        var writer = WireWriter()
        writer.writeVariable(UInt64.max)
        #expect(throws: WireError.countTooLarge(field: "message", count: .max)) { try [UInt8](wireBytes: writer.bytes) }
    }

    @Test func `layers inside layers beyond all need are refused`() {
        var item = DisplayItem.fill(Path(), .color(.black), .nonZero)
        for _ in 0..<500 { item = .layer(Layer(items: [item])) }
        let bytes = DisplayList(size: CGSize(width: 1, height: 1), items: [item]).wireBytes()
        #expect(throws: WireError.self) { try DisplayList(wireBytes: bytes) }
        // Taken apart level by level: so many nested values would be freed by as many nested calls.
        while case .layer(let layer) = item, let inner = layer.items.first { item = inner }
    }

    @Test func `bytes left over are an error`() {
        #expect(throws: WireError.bytesLeft(count: 1)) { try Bool(wireBytes: [1, 0]) }
    }

    @Test func `a thousand damaged messages neither trap nor draw out of bounds`() {
        let sound = Sample.everything.wireBytes()
        var random = SeededGenerator(seed: 7)
        let rasterizer = Rasterizer.forTests()
        var drawn = 0
        for _ in 0..<1000 {
            var bytes = sound
            for _ in 0...Int(random.next() % 4) {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 4 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes[place] ^= 1 << UInt8(random.next() % 8)
                case 2: bytes.remove(at: place)
                default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
                }
            }
            guard var list = try? DisplayList(wireBytes: bytes) else { continue }
            list.size = CGSize(width: min(120, abs(list.size.width)), height: min(60, abs(list.size.height)))
            guard drawn < 120 else { continue }
            _ = rasterizer.draw(list, scale: 0.5)
            drawn += 1
        }
        #expect(drawn == 120)
    }
}
