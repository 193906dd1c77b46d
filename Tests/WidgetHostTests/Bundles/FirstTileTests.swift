import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("What an app wants on new screens") struct FirstTileTests {
    private func first(_ body: String) throws -> FirstTile {
        let list = PropertyListFileTests.list("<dict><key>VitrineFirstTile</key><dict>\(body)</dict></dict>")
        return try FirstTile(PropertyListFile(Data(list.utf8), name: "Info.plist"))
    }

    private func array(_ key: String, _ texts: String...) -> String {
        "<key>\(key)</key><array>\(texts.map { "<string>\($0)</string>" }.joined())</array>"
    }

    @Test("families are read with what is set of them, in their order") func reads() throws {
        let tile = try first(
            array("LockScreen", "accessoryInline", "accessoryCircular, metrics=orders, range=today") + array("StandBy", "systemSmall"))
        #expect(
            tile.lockScreen == [
                .init(family: .accessoryInline),
                .init(
                    family: .accessoryCircular,
                    settings: [Setting(name: "metrics", words: "orders"), Setting(name: "range", words: "today")]),
            ])
        #expect(tile.standBy == [.init(family: .systemSmall)] && tile.family == nil && tile.position == .max)
        let plain = try first("")
        #expect(plain.lockScreen.isEmpty && plain.standBy.isEmpty)
    }

    @Test("what no such screen takes is refused by its key") func refuses() {
        for (key, text) in [
            ("LockScreen", "systemSmall"), ("LockScreen", "accessoryRound"), ("LockScreen", ""), ("LockScreen", "accessoryInline, orders"),
            ("StandBy", "systemMedium"), ("StandBy", "accessoryCircular"),
        ] {
            #expect { try first(array(key, text)) } throws: { "\($0)".contains("VitrineFirstTile.\(key)") }
        }
        #expect(throws: BundleError.self) {
            try first("<key>StandBy</key><array>\(String(repeating: "<string>systemSmall</string>", count: 6))</array>")
        }
        #expect(throws: BundleError.self) { try first("<key>LockScreen</key><string>accessoryInline</string>") }
    }
}
