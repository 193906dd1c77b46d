import Foundation
import FoundationMissing
import Testing

@Suite("Text that comes as bytes, one after the other") struct TextSequenceTests {
    /// Bytes that come one by one, as of a connection.
    private func bytes(_ bytes: [UInt8]) -> AsyncStream<UInt8> {
        AsyncStream { stream in
            for byte in bytes { stream.yield(byte) }
            stream.finish()
        }
    }
    private func bytes(_ text: String) -> AsyncStream<UInt8> { bytes(Array(text.utf8)) }

    @Test("xcode.11: lines end with whatever Unicode ends them with, and empty ones are left out") func lines() async {
        var lines: [String] = []
        for await line in bytes("one\n\ntwo\r\nthr\u{E9}e\u{2028}four\u{0B}\rfive").lines { lines.append(line) }
        #expect(lines == ["one", "two", "thr\u{E9}e", "four", "five"])
        for await line in bytes("").lines { Issue.record("\(line) was not there") }
    }

    @Test("xcode.11: letters of several scalars are whole, and broken bytes are replaced, none swallowed") func letters() async {
        var letters: [Character] = []
        for await letter in bytes("a\u{1F469}\u{200D}\u{1F680}e\u{301}\u{1F1F3}\u{1F1F4}").characters { letters.append(letter) }
        #expect(letters == ["a", "\u{1F469}\u{200D}\u{1F680}", "e\u{301}", "\u{1F1F3}\u{1F1F4}"])
        var scalars: [UnicodeScalar] = []
        for await scalar in bytes([0xE2, 0x82, 0x41, 0xFF, 0xC3, 0xA9, 0xF0, 0x9F]).unicodeScalars { scalars.append(scalar) }
        #expect(scalars == ["\u{FFFD}", "A", "\u{FFFD}", "\u{E9}", "\u{FFFD}"])
    }

    @Test("xcode.11: a file's lines come out of more than one read, from where its handle stands; a file that is not there is none")
    func files() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
        try Data(String(repeating: "twelve lines\n", count: 3000).utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var count = 0
        for try await line in file.lines where line == "twelve lines" { count += 1 }
        #expect(count == 3000)
        let handle = try FileHandle(forReadingFrom: file)
        try handle.seek(toOffset: 38_995)
        var rest = Data()
        for try await byte in handle.bytes { rest.append(byte) }
        #expect(rest == Data("ines\n".utf8))
        let missing = file.appendingPathExtension("none")
        await #expect(throws: CocoaError.self) { for try await _ in missing.resourceBytes {} }
    }

    @Test("xcode.11: what is written into a pipe is had before the pipe is closed") func pipe() async throws {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data("first\nsecond".utf8))
        var lines = pipe.fileHandleForReading.bytes.lines.makeAsyncIterator()
        #expect(try await lines.next() == "first")
        try pipe.fileHandleForWriting.close()
        #expect(try await lines.next() == "second")
        #expect(try await lines.next() == nil)
    }

    @Test("xcode.11: a value is put into an archive and had back by its type, any other is none") func archive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        try archiver.encodeEncodable(["nights": 3], forKey: NSKeyedArchiveRootObjectKey)
        try archiver.encodeEncodable(UUID?.none, forKey: "none")
        try archiver.encodeEncodable("word", forKey: "text")
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(unarchiver.decodeDecodable([String: Int].self, forKey: NSKeyedArchiveRootObjectKey) == ["nights": 3])
        #expect(unarchiver.decodeDecodable(String.self, forKey: "text") == "word")
        #expect(unarchiver.decodeDecodable(Int.self, forKey: "text") == nil && unarchiver.decodeDecodable(Int.self, forKey: "other") == nil)
        #expect(throws: DecodingError.self) { try unarchiver.decodeTopLevelDecodable(Int.self, forKey: "text") }
    }

    @Test("xcode.11: the limits of integers have their names of C") func limits() {
        #expect(UINT64_MAX == .max && INT64_MAX == .max && INT64_MIN == .min && UINT_MAX == 4_294_967_295 && ULONG_MAX == .max)
        #expect(INT_MIN == -2_147_483_648 && INT32_MIN == .min && LONG_MIN == .min && UINTMAX_MAX == .max)
    }
}
