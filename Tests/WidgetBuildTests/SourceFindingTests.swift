import Foundation
import Testing

@testable import WidgetBuild

@Suite("What source says that goes wrong on a home screen") struct SourceFindingTests {
    private func found(_ source: String, groups: [String]? = nil) throws -> [String] {
        let scratch = try Scratch(["A.swift": source])
        defer { scratch.remove() }
        return SourceFinding.all(in: [scratch.folder.appendingPathComponent("A.swift")], groups: groups).map { finding in
            let name =
                switch finding.cause {
                case .dateInView: "date"
                case .ownDefaults: "defaults"
                case .keychainWhileLocked: "keychain"
                case .group(let group): group
                }
            return "\(finding.line) \(name)"
        }
    }

    @Test("a view that asks what time it is; a provider may, and a timer from now on too (xcode.9)")
    func dates() throws {
        let source = """
            struct Tile: View {
                let entry: Entry
                var body: some View {
                    // Date()
                    Text(Date(), style: .time)
                    Text("\\(entry.date < Date.now ? "past" : "Date()")")
                    Text(timerInterval: Date()...entry.date)
                    part
                }
                func part(_ day: Date) -> some View { Text(Date(timeIntervalSinceNow: 60), style: .relative) }
                var isOver: Bool { entry.date < Date() }
                var whole: some View { Text(Date(timeIntervalSinceReferenceDate: 0), style: .date) }
            }
            struct Provider { func entry() -> Entry { Entry(date: Date()) } }
            struct Tile_Previews: PreviewProvider { static var previews: some View { Tile(entry: Entry(date: Date())) } }
            """
        #expect(try found(source) == ["5 date", "6 date", "10 date"])
    }

    @Test("defaults of the process alone (xcode.9)")
    func defaults() throws {
        #expect(try found("let a = UserDefaults.standard.string(forKey: \"a\")\nlet b = UserDefaults(suiteName: \"x\")") == ["1 defaults"])
        #expect(try found("struct A { @AppStorage(\"a\") var a = 1\n@AppStorage(\"b\", store: shared) var b = 2 }") == ["1 defaults"])
        #expect(try found("let v = Tile().defaultAppStorage(shared)\nstruct A { @AppStorage(\"a\") var a = 1 }") == [])
        #expect(try found("// UserDefaults.standard\nlet a = \"UserDefaults.standard\"") == [])
    }

    @Test("secrets that a locked device does not give, said or left out (xcode.9)")
    func secrets() throws {
        #expect(try found("let a = [kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked]\nSecItemAdd(a, nil)") == ["1 keychain"])
        #expect(try found("\nSecItemAdd(query, nil)") == ["2 keychain"])
        #expect(try found("let a = [kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock]\nSecItemAdd(a, nil)") == [])
    }

    @Test("an App Group that the entitlements do not name, letter for letter (xcode.9)")
    func groups() throws {
        let source =
            "let own = \"group.org.example.tide\"\nlet other = \"group.org.example.Tide\" // \"group.org.example.no\"\nlet key = \"group.name\""
        #expect(try found(source, groups: ["group.org.example.tide"]) == ["2 group.org.example.Tide"])
        #expect(try found(source) == [])
        #expect(try found("let a = \"group.\\(team).tide\"", groups: []) == [])
    }
}
