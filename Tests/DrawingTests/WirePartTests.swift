import Foundation
import SeededGenerators
import Testing

@testable import VitrineDrawing

@Suite struct WirePartTests {
    /// A table of `parts`, each written by hand, and a list of items that names some of them.
    private func message(_ parts: [(inout WireWriter) -> Void], items: [Int]) -> [UInt8] {
        var writer = WireWriter()
        writer.writeCount(parts.count)
        for part in parts { part(&writer) }
        writer.writeCount(items.count)
        for item in items { writer.writeCount(item) }
        return writer.bytes
    }

    private func items(_ bytes: [UInt8], most: Int = 10_000_000) throws -> [DisplayItem] {
        var reader = WireReader(bytes)
        try reader.readTable(of: DrawingParts.types, most: most)
        return try reader.read("items")
    }

    /// A layer of parts, as `DisplayItem` writes one.
    private func layer(of places: [Int]) -> (inout WireWriter) -> Void {
        { writer in
            writer.writeFixed(DisplayItem.partKind)
            writer.writeFixed(UInt8(4))
            writer.writeCount(places.count)
            for place in places { writer.writeCount(place) }
            var rest = WireWriter()
            Layer(items: []).write(to: &rest)
            for byte in rest.bytes.dropFirst() { writer.writeFixed(byte) }
        }
    }

    private func path(_ writer: inout WireWriter) {
        writer.writeFixed(Path.partKind)
        writer.writeCount(0)
    }

    private func paint(_ writer: inout WireWriter) {
        writer.writeFixed(Paint.partKind)
        Paint.color(.black).writeBody(to: &writer)
    }

    private func fill(_ writer: inout WireWriter) {
        writer.writeFixed(DisplayItem.partKind)
        writer.writeFixed(UInt8(0))
        writer.writeCount(0)
        writer.writeCount(1)
        writer.writeEnum(FillRule.nonZero)
    }

    @Test func `true.25 a list comes back from its parts as it went, each of them written once`() throws {
        var writer = WireWriter(sharesParts: true)
        let list = Sample.everything
        writer.write(list)
        let once = writer.bytes.count
        writer.write(list)
        #expect(writer.bytes.count < once * 2 + 1)
        var message = WireWriter()
        message.writeTable(of: writer)
        let table = message.bytes
        var reader = WireReader(table + writer.bytes)
        try reader.readTable(of: DrawingParts.types, most: 10_000_000)
        #expect(try DisplayList(from: &reader) == list)
        #expect(try DisplayList(from: &reader) == list)
        #expect(reader.remaining == 0)
        #expect(reader.fullSize - table.count == writer.fullSize)
        // As large as it would be without a table, and what names the parts.
        #expect(writer.fullSize >= list.wireBytes().count * 2 && writer.fullSize < list.wireBytes().count * 3)
    }

    @Test func `true.25 a layer that doubles forty times is refused, and its time does not double`() throws {
        let doubling = (2..<42).map { layer(of: [$0, $0]) }
        let bytes = message([path, paint, fill] + doubling, items: [42])
        #expect(bytes.count < 4_000)
        let time = ContinuousClock().measure {
            #expect { try items(bytes) } throws: { if case WireError.expandsTooFar = $0 { true } else { false } }
        }
        #expect(time < .seconds(1))
        // A few levels are a picture like any other.
        #expect(try items(message([path, paint, fill] + doubling.prefix(3), items: [5])).count == 1)
    }

    @Test func `true.25 parts inside parts beyond all need are refused`() throws {
        let chain = (2..<600).map { layer(of: [$0]) }
        #expect { try items(message([path, paint, fill] + chain, items: [600])) } throws: {
            if case WireError.tooDeep = $0 { true } else { false }
        }
        // No deeper than where they stand without a table.
        #expect(throws: Never.self) { try items(message([path, paint, fill] + chain.prefix(100), items: [102])) }
    }

    @Test func `true.25 a part names no part behind it, not itself, none that is not there and none of another kind`() throws {
        for places in [[3], [4], [1 << 40], [0]] {
            #expect(throws: WireError.self) { try items(message([path, paint, fill, layer(of: places)], items: [3])) }
        }
        for item in [0, 1, 9] { #expect(throws: WireError.self) { try items(message([path, paint, fill], items: [item])) } }
        #expect(throws: WireError.self) { try items(message([{ $0.writeFixed(UInt8(200)) }], items: [])) }
    }

    @Test func `true.25 a table of more parts than the bytes hold is refused before anything is allocated`() {
        var writer = WireWriter()
        writer.writeVariable(1 << 40)
        #expect(throws: WireError.countTooLarge(field: "parts", count: 1 << 40)) { try items(writer.bytes) }
    }

    @Test func `true.25 a thousand damaged tables neither trap nor stand for more than is allowed`() throws {
        var writer = WireWriter(sharesParts: true)
        writer.write(Sample.everything)
        var message = WireWriter()
        message.writeTable(of: writer)
        let sound = message.bytes + writer.bytes
        var random = SeededGenerator(seed: 25)
        for _ in 0..<1000 {
            var bytes = sound
            for _ in 0...Int(random.next() % 4) {
                let place = Int(random.next() % UInt64(bytes.count))
                if random.next() % 2 == 0 { bytes[place] = UInt8(truncatingIfNeeded: random.next()) } else { bytes.remove(at: place) }
            }
            var reader = WireReader(bytes)
            do {
                try reader.readTable(of: DrawingParts.types, most: 100_000)
                _ = try DisplayList(from: &reader)
            } catch is WireError {} catch is FontError {}
        }
    }

    @Test func `true.25 a table that grows finds every part again`() {
        var writer = WireWriter(sharesParts: true)
        for round in 0..<2 {
            for number in 0..<3_000 {
                let before = writer.bytes.count
                writer.write("part \(number)")
                var place = WireWriter()
                place.writeCount(number)
                #expect(Array(writer.bytes[before...]) == place.bytes, "round \(round)")
            }
        }
    }
}
