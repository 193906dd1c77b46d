import Foundation
import Testing

@testable import FoundationOnLinux

@Suite("A value's bytes") struct PropertyListBytesTests {
    @Test(
        "script.3: a text is written as Core Foundation writes it, to the byte",
        arguments: [0, 1, 14, 15, 16, 255, 256, 65_535, 65_536, 300_000], ["a", "é", "×–", "日本", "🏝️", "a\u{0}b"])
    func text(length: Int, piece: String) throws {
        let text = String(repeating: piece, count: length)
        let wanted = try PropertyListSerialization.data(fromPropertyList: text, format: .binary, options: 0)
        #expect(PropertyListBytes.from(text) == wanted)
    }
}
