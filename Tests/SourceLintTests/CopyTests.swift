import Foundation
import Testing

@Suite("Copies of Apple's classes") struct CopyTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What a class says of itself that matters to its copies.
    private struct Described {
        var parent: String?
        /// The properties that anybody may set.
        var variables: [String]
        /// Whether its copy is the object itself; nil where it says nothing of copies.
        var isOwnCopy: Bool?
    }

    /// The classes of a source that others see, by how far their lines stand in.
    private func classes(in text: String) -> [(name: String, Described)] {
        var found: [(name: String, Described)] = [], open: [(indent: Int, name: String, described: Described)] = []
        for line in text.split(separator: "\n") {
            let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count, words = line.dropFirst(indent)
            if words.hasPrefix("}"), let last = open.last, last.indent == indent {
                found.append((last.name, last.described))
                open.removeLast()
            }
            guard words.hasPrefix("public ") || words.hasPrefix("open ") || words.hasPrefix("final ") else { continue }
            // A regular expression takes long to find that it does not fit.
            if words.contains(" class "),
                let match = words.firstMatch(of: /^(?:(?:public|open|final) )+class (\w+)(?:<[^>]*>)?(?:: (\w+))?/)
            {
                // Members of the class have such words before `class` too.
                guard !["func", "var", "subscript"].contains(match.1), !words.hasSuffix("}") else { continue }
                open.append((indent, String(match.1), Described(parent: match.2.map(String.init), variables: [])))
            } else if let last = open.last, last.indent + 4 == indent {
                if words.contains("func copy(with") {
                    open[open.count - 1].described.isOwnCopy = words.hasSuffix("-> Any { self }")
                } else if words.contains(" var "),
                    let match = words.firstMatch(of: /^(?:(?:public|open|override) )+var (\w+)([^{]*)(\{ (?:didSet|willSet))?/),
                    !words.contains("{") || match.3 != nil
                {
                    open[open.count - 1].described.variables.append(String(match.1))
                }
            }
        }
        return found
    }

    @Test("what can be changed is never its own copy") func changeable() throws {
        var known: [String: Described] = [:]
        for folder in ["SDK/Sources", "Sources/Apple"] {
            let files = try #require(
                FileManager.default.enumerator(at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil))
            while let file = files.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                for (name, described) in classes(in: try String(contentsOf: file, encoding: .utf8)) { known[name] = described }
            }
        }
        #expect(known.count > 300 && known.values.contains { $0.isOwnCopy == true })
        let wrong = known.filter { name, described in
            guard !described.variables.isEmpty else { return false }
            var next: String? = name
            while let name = next, let described = known[name] {
                if let isOwn = described.isOwnCopy { return isOwn }
                next = described.parent
            }
            return false
        }
        #expect(wrong.map { "\($0.key): \($0.value.variables.joined(separator: ", "))" }.sorted() == [])
    }

    @Test("a class whose copy is itself is found by what it can have set, its parent's copy too") func rule() throws {
        let text = """
            public class A: NSObject {
                public let one = 1
                public func copy(with zone: NSZone? = nil) -> Any { self }
                public class func make() -> A { A() }
            }
            open class B: A {
                open var two = 2
                public var three: Int { 3 }
                public var four = 4 { didSet { print(four) } }
            }

            """
        let found = classes(in: text)
        #expect(found.map(\.name) == ["A", "B"])
        #expect(found[0].1.variables == [] && found[0].1.isOwnCopy == true)
        #expect(found[1].1.variables == ["two", "four"] && found[1].1.isOwnCopy == nil && found[1].1.parent == "A")
    }
}
