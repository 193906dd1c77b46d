import Foundation
import Testing

@testable import WidgetHost

/// What is found in bundles that iOS would not offer, without starting anything.
@Suite("Doctor of bundles")
struct BundleDoctorTests {
    let folder = TemporaryFolder()
    private static let groups = "group.a.b"

    private func entitlements(_ groups: [String]) -> String {
        let items = groups.map { "<string>\($0)</string>" }.joined()
        return PropertyListFileTests.list("<dict>\n<key>\(BundleIdentity.groupsKey)</key><array>\(items)</array></dict>")
    }

    /// A sound app with one extension of widgets; what is given takes the place of its files, nil leaves one out.
    private func findings(
        info: String? = PropertyListFileTests.info(), app: String? = nil, appGroups: [String]? = [groups], groups: [String]? = [groups],
        executable: Bool = true, extensions: Bool = true
    ) throws -> [DoctorFinding] {
        func executableFile(_ path: String) throws {
            let file = try folder.write("#!/bin/sh\n", to: path)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let standard = PropertyListFileTests.list(
            "<dict><key>CFBundleIdentifier</key><string>a.b</string><key>CFBundleExecutable</key><string>A</string></dict>")
        try folder.write(app ?? standard, to: "A.app/Info.plist")
        try executableFile("A.app/A")
        if let appGroups { try folder.write(entitlements(appGroups), to: "A.app/\(ExtensionBundle.entitlements)") }
        if extensions {
            if let info { try folder.write(info, to: "A.app/PlugIns/W.appex/Info.plist") }
            if executable { try executableFile("A.app/PlugIns/W.appex/W") }
            if let groups { try folder.write(entitlements(groups), to: "A.app/PlugIns/W.appex/\(ExtensionBundle.entitlements)") }
        }
        return BundleDoctor(folder: folder.url.appendingPathComponent("A.app")).findings()
    }

    private func codes(_ findings: [DoctorFinding], _ severity: DoctorFinding.Severity = .error) -> [CauseCode] {
        findings.filter { $0.severity == severity }.map(\.code)
    }

    @Test("a sound app has no finding") func sound() throws { #expect(try findings() == []) }

    @Test("an identifier that does not begin with the app's is found, with its line") func prefix() throws {
        let info = PropertyListFileTests.info(identifier: "other.widgets").replacing("<dict>", with: "<dict>\n\n", maxReplacements: 1)
        let found = try #require(findings(info: info).first)
        #expect(found.code == .identifierPrefix && found.severity == .error && found.app == "a.b" && found.extension == "other.widgets")
        #expect(found.file?.hasSuffix("W.appex/Info.plist") == true && found.line == 3)
        #expect(found.href == "/causes.html#identifier-prefix")
    }

    @Test("another extension point, none, a missing key, a build setting and a broken list are told apart") func lists() throws {
        #expect(try codes(findings(info: PropertyListFileTests.info(point: "com.apple.share-services"))) == [.wrongExtensionPoint])
        let none = PropertyListFileTests.list(
            "<dict><key>CFBundleIdentifier</key><string>a.b.w</string><key>CFBundleExecutable</key><string>W</string></dict>")
        #expect(try codes(findings(info: none)) == [.missingKey])
        #expect(try codes(findings(info: PropertyListFileTests.list("<dict></dict>"))) == [.missingKey])
        // The bundle has one executable, which is meant.
        #expect(try codes(findings(info: PropertyListFileTests.info(executable: "$(EXECUTABLE_NAME)"))) == [])
        #expect(try codes(findings(info: PropertyListFileTests.info(executable: "$(MY_NAME)"))) == [.wrongValue])
        #expect(try codes(findings(info: "bplist00")) == [.unreadablePropertyList])
    }

    @Test("texts in other languages than the development language are found, with its line") func languages() throws {
        func found(_ region: String, _ languages: [String]) throws -> [DoctorFinding] {
            let plugIn = "A.app/PlugIns/W.appex"
            try? FileManager.default.removeItem(at: folder.url.appendingPathComponent(plugIn))
            for language in languages { try folder.write("\"a\" = \"b\";", to: "\(plugIn)/\(language).lproj/Localizable.strings") }
            // No texts: pictures of a language.
            try folder.write("", to: "\(plugIn)/fr.lproj/map.png")
            let key = "<dict>\n<key>CFBundleDevelopmentRegion</key><string>\(region)</string>"
            return try findings(info: PropertyListFileTests.info().replacing("<dict>", with: key, maxReplacements: 1))
        }
        let warning = try #require(found("en", ["ar", "de"]).first)
        #expect(warning.code == .noDevelopmentLanguage && warning.severity == .warning && warning.line == 2)
        #expect(warning.words.contains("ar, de and none in en"))
        #expect(try found("en", ["Base"]) == [] && found("en", []) == [])
        #expect(try found("en", ["ar", "en-GB"]) == [] && found("en_US", ["en"]) == [] && found("English", ["en"]) == [])
        #expect(try found("pt-BR", ["zh-Hans"]).map(\.code) == [.noDevelopmentLanguage])
    }

    @Test("a missing executable is found") func executable() throws {
        #expect(try codes(findings(executable: false)) == [.missingExecutable])
    }

    @Test("an app without an extension, or with one of intents alone, is found") func noExtension() throws {
        #expect(try codes(findings(extensions: false)) == [.noExtension])
        let intents = PropertyListFileTests.info(point: ExtensionBundle.intentsPoint)
        #expect(try codes(findings(info: intents)) == [.noExtension])
    }

    @Test("an App Group on one side only is an error at the other side's file, one on neither a warning") func groups() throws {
        let app = try #require(findings(appGroups: []).first)
        #expect(app.code == .appGroupMismatch && app.file?.hasSuffix("A.app/\(ExtensionBundle.entitlements)") == true && app.line == 2)
        let widgets = try #require(findings(groups: ["group.a.c"]).last)
        #expect(widgets.code == .appGroupMismatch && widgets.file?.contains("W.appex") == true)
        let neither = try findings(appGroups: [], groups: [])
        #expect(codes(neither) == [] && codes(neither, .warning) == [.noAppGroup])
    }

    @Test("missing entitlements are a warning on each side") func entitlements() throws {
        #expect(try codes(findings(appGroups: nil, groups: nil), .warning) == [.noEntitlements, .noEntitlements, .noAppGroup])
    }

    @Test(
        "an extension that needs a newer system than its app is found",
        arguments: [("17.0", "18.2", true), ("17", "17.0", false), ("18.1", "17.5", false), ("13.0", "17.0", nil)])
    func deployment(app: String, widgets: String, isFound: Bool?) throws {
        func more(_ version: String) -> String { "<key>MinimumOSVersion</key><string>\(version)</string>" }
        let list = PropertyListFileTests.list(
            "<dict><key>CFBundleIdentifier</key><string>a.b</string><key>CFBundleExecutable</key><string>A</string>\(more(app))</dict>")
        let found = try findings(info: PropertyListFileTests.info(more: more(widgets)), app: list)
        // On the system that is looked at, 18.0, the widgets of the last one are there.
        #expect(codes(found) == (isFound == true ? [.deploymentTarget] : []))
        #expect(codes(found, .warning).contains(.deploymentTarget) == (isFound == nil))
    }

    @Test("several faults are all told at once") func several() throws {
        let info = PropertyListFileTests.info(identifier: "other.widgets")
        #expect(try Set(codes(findings(info: info, groups: ["group.x"]))) == [.identifierPrefix, .appGroupMismatch])
    }
}
