import Foundation
import Testing

@testable import XcodeProject

@Suite("A property list") struct PropertyListTests {
    private func read(_ text: String) throws(ProjectError) -> PropertyList {
        try PropertyList(data: Data(text.utf8), file: URL(fileURLWithPath: "/list"))
    }

    @Test("of the old style is read with its comments, quotes, escapes and data (xcode.2)")
    func oldStyle() throws {
        let list = try read(
            """
            // !$*UTF8*$!
            { /* a project */
              name = "Boats, \\"Tides\\" 🚤"; path = ../a.b/c-d_e$f;
              'single' = (one, "two three", {four = 4;}, ); tail = (x)
              ; umlaut = "\\U00fc\\U1F6A4"; octal = "\\101"; bytes = <0fbd 77>; pair = "\\Ud83d\\Udea4"; last = end }
            """)
        #expect(list["name"] == .string("Boats, \"Tides\" 🚤"))
        #expect(list["path"] == .string("../a.b/c-d_e$f"))
        #expect(list["single"] == .array([.string("one"), .string("two three"), .dictionary(["four": .string("4")])]))
        #expect(list["umlaut"] == .string("ü\u{1F6A}4"))
        #expect(list["octal"] == .string("A"))
        #expect(list["bytes"] == .data(Data([0x0F, 0xBD, 0x77])))
        #expect(list["pair"] == .string("🚤"))
        #expect(list["last"] == .string("end"))
    }

    @Test(
        "that is malformed is refused with the line (xcode.2)",
        arguments: [
            ("{ a = 1;\n b = ; }", 2), ("{ a = (1, 2;\n }", 1), ("{\n\n a = \"never ends; }", 3), ("{ a = 1; } more", 1), ("", 1),
            ("{ a 1; }", 1), ("/* open", 1), ("{ d = <0fb>; }", 1),
        ])
    func malformed(text: String, line: Int) {
        #expect { try read(text) } throws: { error in
            guard case .malformed(_, line, _)? = error as? ProjectError else { return false }
            return true
        }
    }

    @Test("that nests without end is refused, in both styles (xcode.2)")
    func deep() {
        let old = String(repeating: "(", count: 100_000)
        let new = "<?xml version=\"1.0\"?><plist>" + String(repeating: "<array>", count: 100_000)
        for text in [old, new] {
            #expect { try read(text) } throws: { error in
                guard case .tooDeep? = error as? ProjectError else { return false }
                return true
            }
        }
    }

    @Test("written as XML is read as it was (xcode.2)")
    func written() throws {
        let list = PropertyList.dictionary([
            "text": .string("a < b & c\n“d”"), "yes": .bool(true), "one": .integer(1), "half": .real(0.5),
            "bytes": .data(Data([0, 1, 2, 255])), "items": .array([.string(""), .dictionary([:])]),
        ])
        #expect(try PropertyList(data: list.xml(), file: URL(fileURLWithPath: "/list")) == list)
    }
}
