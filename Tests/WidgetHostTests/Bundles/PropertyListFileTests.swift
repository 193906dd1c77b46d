import Foundation
import Testing

@testable import WidgetHost

@Suite("Bundles from hostile property lists")
struct PropertyListFileTests {
    let folder = TemporaryFolder()

    static func list(_ body: String) -> String { "<?xml version=\"1.0\"?><plist version=\"1.0\">\(body)</plist>" }

    static func info(
        identifier: String = "a.b.widgets", executable: String = "W", point: String = ExtensionBundle.point, more: String = ""
    ) -> String {
        list(
            """
            <dict><key>CFBundleIdentifier</key><string>\(identifier)</string><key>CFBundleExecutable</key><string>\(executable)</string>
            <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict>\(more)</dict>
            """)
    }

    private func bundle(_ info: String, entitlements: String? = nil) throws -> ExtensionBundle {
        try folder.write(info, to: "W.appex/Info.plist")
        let executable = try folder.write("#!/bin/sh", to: "W.appex/W")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: executable.path)
        if let entitlements { try folder.write(entitlements, to: "W.appex/\(ExtensionBundle.entitlements)") }
        return try ExtensionBundle(folder: folder.url.appendingPathComponent("W.appex"))
    }

    private func refusal(_ info: String, entitlements: String? = nil) -> String {
        do {
            _ = try bundle(info, entitlements: entitlements)
            return "accepted"
        } catch {
            return "\(error)"
        }
    }

    @Test("a good bundle is read with its groups")
    func good() throws {
        let groups = Self.list(
            "<dict><key>com.apple.security.application-groups</key><array><string>group.a.b</string><string>group.c</string></array></dict>"
        )
        let bundle = try bundle(Self.info(), entitlements: groups)
        #expect(bundle.identifier == "a.b.widgets")
        #expect(bundle.executable.lastPathComponent == "W")
        #expect(bundle.groups == ["group.a.b", "group.c"])
        #expect(try self.bundle(Self.info()).groups == ["group.a.b", "group.c"])
    }

    @Test(
        "identifiers that could become other paths are refused by key",
        arguments: ["../../etc", "a/b", "", ".", "..", "a..b", ".a", "a.", "a\u{0301}b", "$(MY_IDENTIFIER)", "a b"])
    func identifiers(text: String) {
        #expect(refusal(Self.info(identifier: text)).contains("CFBundleIdentifier"))
    }

    @Test("executables that are paths or options are refused by key", arguments: ["../W", "/bin/sh", "--", "-x", "..", ""])
    func executables(text: String) { #expect(refusal(Self.info(executable: text)).contains("CFBundleExecutable")) }

    @Test(
        "true.34: what Xcode would fill in is filled in where there is one answer",
        arguments: [
            "", "<key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>",
            "<key>CFBundleExecutable</key><string>${PRODUCT_NAME}</string><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>"
                + "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>",
        ])
    func template(keys: String) throws {
        let list = Self.list(
            """
            <dict>\(keys)<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(ExtensionBundle.point)</string></dict></dict>
            """)
        let alone = try bundle(list)
        #expect(alone.identifier == "local.W" && alone.executable.lastPathComponent == "W" && alone.displayName == "W")
        // Inside an app the identifier begins with the app's.
        let app = Self.list("<dict><key>CFBundleIdentifier</key><string>a.b</string><key>CFBundleExecutable</key><string>A</string></dict>")
        try folder.write(app, to: "A.app/Info.plist")
        let appex = folder.url.appendingPathComponent("A.app/PlugIns/W.appex")
        try FileManager.default.createDirectory(at: appex.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: folder.url.appendingPathComponent("W.appex"), to: appex)
        #expect(try ExtensionBundle(folder: appex).identifier == "a.b.W")
        // Of two programs, of which none has the bundle's name, neither is meant.
        try FileManager.default.moveItem(at: appex.appendingPathComponent("W"), to: appex.appendingPathComponent("V"))
        #expect(try ExtensionBundle(folder: appex).executable.lastPathComponent == "V")
        try FileManager.default.copyItem(at: appex.appendingPathComponent("V"), to: appex.appendingPathComponent("U"))
        #expect(throws: BundleError.self) { try ExtensionBundle(folder: appex) }
    }

    @Test("another extension point is refused by key")
    func point() {
        #expect(refusal(Self.info(point: "com.apple.share-services")).contains("NSExtension.NSExtensionPointIdentifier"))
        let none = Self.list(
            "<dict><key>CFBundleIdentifier</key><string>a</string><key>CFBundleExecutable</key><string>W</string></dict>")
        #expect(refusal(none).contains("has no NSExtension.NSExtensionPointIdentifier"))
    }

    @Test("the keychain's groups count in Apple's order: its own, the bundle's identifier, the App Groups")
    func keychainGroups() throws {
        let entitlements = Self.list(
            """
            <dict><key>keychain-access-groups</key><array><string>$(AppIdentifierPrefix)com.a.shared</string><string>com.a.b</string></array>
            <key>com.apple.security.application-groups</key><array><string>group.a.b</string></array></dict>
            """)
        let bundle = try bundle(Self.info(), entitlements: entitlements)
        #expect(bundle.keychainGroups == ["com.a.shared", "com.a.b", "a.b.widgets", "group.a.b"])
    }

    @Test("a bundle without entitlements shares nothing, and has the keychain's group of its own")
    func noEntitlements() throws {
        let bundle = try bundle(Self.info())
        #expect(bundle.groups.isEmpty)
        #expect(bundle.keychainGroups == ["a.b.widgets"])
    }

    @Test("keychain groups that are no names are refused by key", arguments: ["../x", "", "/etc", "$(Other)a", "a b", "a..b", "*"])
    func wrongKeychainGroups(text: String) {
        let list = Self.list("<dict><key>keychain-access-groups</key><array><string>\(text)</string></array></dict>")
        #expect(refusal(Self.info(), entitlements: list).contains("keychain-access-groups"))
    }

    @Test("groups that are no groups are refused by key", arguments: ["../x", "group.", "group.a/../b", "com.a", "group.a\u{0}"])
    func groups(text: String) {
        let list = Self.list(
            "<dict><key>com.apple.security.application-groups</key><array><string>\(text)</string></array></dict>")
        let refusal = refusal(Self.info(), entitlements: list)
        #expect(refusal != "accepted")
    }

    @Test(
        "values of the wrong type are refused by key",
        arguments: [
            "<key>CFBundleIdentifier</key><array/>", "<key>CFBundleIdentifier</key><integer>1</integer>",
            "<key>CFBundleIdentifier</key><dict/>", "<key>CFBundleIdentifier</key><true/>",
        ])
    func types(pair: String) {
        #expect(refusal(Self.list("<dict>\(pair)</dict>")).contains("CFBundleIdentifier"))
        #expect(refusal(Self.list("<dict><key>CFBundleIdentifier</key><string>a</string>\(pair)</dict>")) != "accepted")
    }

    @Test(
        "what is no XML property list never traps",
        arguments: [
            "", "bplist00", "{ a = b; }", "<plist", "<?xml version=\"1.0\"?>", "<plist><dict><key>a</key></dict></plist>",
            "<plist><string>x</string></plist>", "<plist></plist>", "\u{FEFF}<plist><array/></plist>",
            "<!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><plist><dict><key>x</key><string>&b;</string></dict></plist>",
            "<plist><dict><key>CFBundleIdentifier</key><integer>99999999999999999999999999</integer></dict></plist>",
            "<plist><dict><key>CFBundleIdentifier</key><date>9999999999-99-99T99:99:99Z</date></dict></plist>",
            "<plist><dict><key>CFBundleIdentifier</key><data>====</data></dict></plist>",
            "<plist><dict><key>a</key><string>x</string><key>a</key><string>y</string></dict></plist>",
        ])
    func malformed(text: String) { #expect(refusal(text) != "accepted") }

    @Test("deep nesting and great size are refused before they are parsed")
    func bounds() {
        let deep = String(repeating: "<array>", count: 100_000) + String(repeating: "</array>", count: 100_000)
        #expect(refusal(Self.list("<dict><key>a</key>\(deep)</dict>")).contains("tooDeep") == false)
        #expect(refusal(Self.list("<dict><key>a</key>\(String(repeating: "<array>", count: 100_000))")).contains("nests deeper"))
        #expect(refusal(Self.list("<!--\(String(repeating: "x", count: 1 << 20))--><dict/>")).contains("may have"))
    }

    @Test("every truncation of a good list is refused or read, and none traps")
    func truncated() throws {
        let text = Self.info()
        for length in stride(from: 0, to: text.utf8.count, by: 7) {
            let data = Data(text.utf8.prefix(length))
            #expect(throws: BundleError.self) { try PropertyListFile(data, name: "Info.plist").string("CFBundleIdentifierX") }
        }
    }
}
