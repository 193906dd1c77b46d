import Foundation
import Testing

@testable import WidgetHost

@Suite("An app's name") struct DisplayNameTests {
    @Test(
        "is that of its InfoPlist.strings in the reader's language, else the Info.plist's",
        arguments: [("de_DE", "Reisen"), ("it_IT", "Trips"), ("en_GB", "Trips"), ("ja_JP", "Trips")])
    func name(locale: String, expected: String) throws {
        var bundle = try Probe().bundle
        #expect(bundle.displayName(locale: locale) == "Probe")
        let folder = bundle.folder.appendingPathComponent("vitrine_host-child.resources")
        for (language, text) in [("en", "Trips"), ("de", "Reisen")] {
            let project = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
            try "CFBundleDisplayName = \"\(text)\";".write(
                to: project.appendingPathComponent("InfoPlist.strings"), atomically: true, encoding: .utf8)
        }
        // Read once: another copy has another place.
        let other = bundle.folder.deletingLastPathComponent().appendingPathComponent("Other.app")
        try FileManager.default.copyItem(at: bundle.folder, to: other)
        bundle.folder = other
        #expect(bundle.displayName(locale: locale) == expected)
    }
}
