import Compression
import Foundation
import Testing

@Suite("Compression") struct CompressionTests {
    private let text = Data(String(repeating: "The tide comes in, the tide goes out. ", count: 500).utf8)

    @Test("by zlib makes data smaller, and what it was again (xcode.11)") func data() throws {
        let small = try (text as NSData).compressed(using: .zlib)
        #expect(small.length < text.count / 20)
        #expect(try small.decompressed(using: .zlib) as Data == text)
        // As zlib of others writes it: raw deflate, here one stored block of "hi".
        #expect(try NSData(data: Data([1, 2, 0, 0xFD, 0xFF, 0x68, 0x69])).decompressed(using: .zlib) as Data == Data("hi".utf8))
    }

    @Test("of damaged or cut bytes, and by other algorithms, is an error (xcode.11)") func damaged() throws {
        let small = try (text as NSData).compressed(using: .zlib) as Data
        #expect(throws: CocoaError.self) { try (small.dropLast(4) as NSData).decompressed(using: .zlib) }
        #expect(throws: CocoaError.self) { try NSData(data: Data([0xFF, 0xFF, 1])).decompressed(using: .zlib) }
        #expect(throws: CocoaError.self) { try (text as NSData).compressed(using: .lzfse) }
        var room = [UInt8](repeating: 0, count: 100)
        #expect(compression_encode_buffer(&room, 100, Array(text), text.count, nil, COMPRESSION_LZMA) == 0)
    }

    @Test("into a buffer says how much it wrote, and 0 where there is too little room (xcode.11)") func buffers() {
        var small = [UInt8](repeating: 0, count: 4096), whole = [UInt8](repeating: 0, count: text.count)
        let written = compression_encode_buffer(&small, small.count, Array(text), text.count, nil, COMPRESSION_ZLIB)
        #expect(written > 0)
        #expect(compression_decode_buffer(&whole, whole.count, small, written, nil, COMPRESSION_ZLIB) == text.count && Data(whole) == text)
        #expect(compression_encode_buffer(&small, 3, Array(text), text.count, nil, COMPRESSION_ZLIB) == 0)
        // What fits of a longer text is given.
        #expect(compression_decode_buffer(&whole, 10, small, written, nil, COMPRESSION_ZLIB) == 10)
    }

    @Test("by filters hands on parts, in whatever parts it comes (xcode.11)", arguments: [1, 7, 65536]) func filters(size: Int) throws {
        var small = Data(), ends = 0
        let out = try OutputFilter(.compress, using: .zlib, bufferCapacity: size) { part in
            if let part { small.append(part) } else { ends += 1 }
        }
        for start in stride(from: 0, to: text.count, by: 1000) { try out.write(text[start..<min(start + 1000, text.count)]) }
        try out.finalize()
        #expect(ends == 1 && small.count < text.count / 20)
        var place = 0
        let input = try InputFilter<Data>(.decompress, using: .zlib, bufferCapacity: size) { count in
            defer { place += count }
            return place < small.count ? small[place..<min(place + count, small.count)] : nil
        }
        // Nothing waits: what it reads is there.
        let next = input.readData
        var whole = Data()
        while let part = try next(333) { whole.append(part) }
        #expect(whole == text)
    }
}
