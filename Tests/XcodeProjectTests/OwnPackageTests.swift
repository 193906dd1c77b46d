import Foundation
import Testing

@testable import XcodeProject

/// A widget's package that depends on Vitrine's, and those, by the names of their folders.
private struct Manifests: PackageManifests {
    func manifest(of folder: URL) throws -> Data {
        let text =
            switch folder.lastPathComponent {
            case "Tide":
                """
                { "name": "Tide", "toolsVersion": { "_version": "6.2.0" }, "products": [],
                  "dependencies": [{ "fileSystem": [{ "identity": "vitrine", "path": "../vitrine" }] },
                                   { "fileSystem": [{ "identity": "sdk", "path": "../vitrine/SDK" }] }],
                  "targets": [{ "name": "TideWidget", "type": "executable", "dependencies": [
                    { "product": ["VitrineSDK", "vitrine", null, null] }, { "product": ["Vitrine", "SDK", null, null] },
                    { "product": ["SharedStore", "vitrine", null, null] }] }] }
                """
            case "vitrine":
                """
                { "name": "vitrine", "toolsVersion": { "_version": "6.2.0" },
                  "dependencies": [{ "fileSystem": [{ "identity": "sdk", "path": "SDK" }] }],
                  "products": [{ "name": "VitrineSDK", "targets": ["FoundationOnLinux"] },
                               { "name": "SharedStore", "targets": ["SharedStore"] }],
                  "targets": [
                    { "name": "FoundationOnLinux", "type": "regular", "dependencies": [{ "product": ["Vitrine", "SDK", null, null] }] },
                    { "name": "SharedStore", "type": "regular", "dependencies": [
                      { "byName": ["CEpoll", { "platformNames": ["linux"] }] }, { "byName": ["Other", { "platformNames": ["ios"] }] }] },
                    { "name": "CEpoll", "type": "system" }, { "name": "Other", "type": "regular" }] }
                """
            default:
                """
                { "name": "SDK", "toolsVersion": { "_version": "6.2.0" }, "dependencies": [],
                  "products": [{ "name": "Vitrine", "targets": ["VitrineSwiftUI", "AppGroup"] }],
                  "targets": [{ "name": "VitrineSwiftUI", "type": "regular" }, { "name": "AppGroup", "type": "regular" }] }
                """
            }
        return Data(text.utf8)
    }
}

@Suite("Vitrine’s packages under a widget’s own") struct OwnPackageTests {
    @Test("are not compiled again, and what is not here yet is compiled for this machine (xcode.3, sdk.3)")
    func brought() throws {
        let scratch = try Scratch([
            "Tide/Package.swift": "", "Tide/Sources/TideWidget/W.swift": "import WidgetKit\n@main struct W: Widget {}\n",
            "vitrine/Package.swift": "", "vitrine/Sources/SharedStore/Store.swift": "import CEpoll\n",
            "vitrine/Sources/CEpoll/module.modulemap": "module CEpoll {}\n", "vitrine/SDK/Package.swift": "",
            "vitrine/SDK/widget-source.flags": "-DX\n", "vitrine/SDK/Sources/AppGroup/AppGroup.swift": "public let x = 1\n",
            "vitrine/SDK/Sources/VitrineSwiftUI/View.swift": "public let x = 1\n",
        ])
        defer { scratch.remove() }
        func described() throws -> WidgetTarget {
            try #require(try ProjectFinder(manifests: Manifests()).describe(scratch.folder.appendingPathComponent("Tide")).targets.first)
        }
        let target = try described()
        #expect(target.modules.map(\.module) == ["CEpoll", "SharedStore"] && target.packages.isEmpty && target.notes.isEmpty)
        #expect(target.modules.map(\.isForeign) == [true, true])
        // Anybody's packages of the same names are what they are.
        try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("vitrine/SDK/widget-source.flags"))
        let other = try described()
        let names = Set(other.modules.map(\.module))
        #expect(names == ["AppGroup", "FoundationOnLinux", "Other", "SharedStore", "VitrineSwiftUI"])
        #expect(!other.modules.map(\.isForeign).contains(true))
    }
}
