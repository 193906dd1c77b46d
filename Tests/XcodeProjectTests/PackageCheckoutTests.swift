import Foundation
import Testing

@testable import XcodeProject

/// Manifests by the names of their folders.
private struct WrittenManifests: PackageManifests {
    let byName: [String: String]

    func manifest(of folder: URL) throws -> Data {
        guard let text = byName[folder.lastPathComponent] else { throw ProjectError.notFound(folder.path) }
        return Data(text.utf8)
    }
}

@Suite("Packages that were fetched") struct PackageCheckoutTests {
    private static let widget = """
        import SwiftUI
        import TideKit
        import WidgetKit
        @main struct W: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }
        """
    private static let manifests = WrittenManifests(byName: [
        "Buoy": """
        { "name": "Buoy", "toolsVersion": { "_version": "6.0.0" }, "products": [],
          "dependencies": [{ "sourceControl": [{ "identity": "tide-kit",
              "location": { "remote": [{ "urlString": "https://example.com/harbour/tide-kit.git" }] } }] }],
          "targets": [{ "name": "BuoyWidget", "type": "executable",
              "dependencies": [{ "product": ["TideKit", "tide-kit", null, null] }] }] }
        """,
        "tide-kit": """
        { "name": "TideKit", "toolsVersion": { "_version": "5.9.0" }, "dependencies": [],
          "products": [{ "name": "TideKit", "targets": ["TideKit"] }], "targets": [{ "name": "TideKit", "type": "regular" }] }
        """,
    ])

    private func write(_ files: [String: String], in folder: URL) throws {
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    @Test("that lie in a folder which a project keeps in step are found by their product (xcode.3)")
    func synchronised() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("modules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        try write(
            [
                "project.yml": """
                targets:
                  Tiles: { type: app-extension, platform: iOS, sources: Tiles, dependencies: [{ package: TideKit }] }
                  App: { type: application, platform: iOS, sources: Modules }
                """,
                "Tiles/W.swift": Self.widget, "Modules/tide-kit/Package.swift": "// TideKit",
                "Modules/tide-kit/Sources/TideKit/Tide.swift": "public let tide = 1",
            ], in: scratch)
        let target = try #require(try ProjectFinder(manifests: Self.manifests).describe(scratch).targets.first)
        #expect(target.modules.map(\.module) == ["TideKit"] && target.packages.isEmpty)
    }

    @Test("that are the project's own folder are found where a clone is called otherwise (xcode.3)")
    func renamed() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("renamed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        try write(
            [
                "tide-kit/project.yml": """
                packages: { TideKit: { path: ../harbour } }
                targets:
                  Tiles: { type: app-extension, platform: iOS, sources: Tiles, dependencies: [{ package: TideKit }] }
                """,
                "tide-kit/Tiles/W.swift": Self.widget, "tide-kit/Package.swift": "// TideKit",
                "tide-kit/Sources/TideKit/Tide.swift": "public let tide = 1",
            ], in: scratch)
        let folder = scratch.appendingPathComponent("tide-kit")
        let target = try #require(try ProjectFinder(manifests: Self.manifests).describe(folder).targets.first)
        #expect(target.modules.map(\.module) == ["TideKit"] && target.packages.isEmpty)
    }

    @Test("leave out what Combine is made of here, which manifests name where they run on Linux (xcode.3)", arguments: [true, false])
    func combine(isFetched: Bool) throws {
        let manifests = WrittenManifests(
            byName: Self.manifests.byName.merging([
                "tide-kit": """
                { "name": "TideKit", "toolsVersion": { "_version": "5.9.0" },
                  "dependencies": [{ "sourceControl": [{ "identity": "opencombine",
                      "location": { "remote": [{ "urlString": "https://example.com/OpenCombine.git" }] } }] }],
                  "products": [{ "name": "TideKit", "targets": ["TideKit"] }],
                  "targets": [{ "name": "TideKit", "type": "regular",
                      "dependencies": [{ "product": ["OpenCombine", "OpenCombine", null, null] }] }] }
                """,
                "OpenCombine": """
                { "name": "OpenCombine", "toolsVersion": { "_version": "5.9.0" }, "dependencies": [],
                  "products": [{ "name": "OpenCombine", "targets": ["OpenCombine"] }],
                  "targets": [{ "name": "COpenCombineHelpers", "type": "regular" },
                      { "name": "OpenCombine", "type": "regular", "dependencies": [{ "byName": ["COpenCombineHelpers", null] }] }] }
                """,
            ]) { $1 })
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("combine-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let checkouts = "Buoy/.build/checkouts"
        try write(
            [
                "Buoy/Package.swift": "// Buoy", "Buoy/Sources/BuoyWidget/W.swift": Self.widget,
                "\(checkouts)/tide-kit/Package.swift": "// TideKit",
                "\(checkouts)/tide-kit/Sources/TideKit/Tide.swift": "public let tide = 1",
            ], in: scratch)
        if isFetched {
            try write(
                [
                    "Package.swift": "// OpenCombine", "Sources/OpenCombine/Just.swift": "public struct Just {}",
                    "Sources/COpenCombineHelpers/include/helpers.h": "", "Sources/COpenCombineHelpers/helpers.c": "",
                ], in: scratch.appendingPathComponent("\(checkouts)/OpenCombine"))
        }
        let target = try #require(
            try ProjectFinder(manifests: manifests).describe(scratch.appendingPathComponent("Buoy")).targets.first)
        #expect(target.modules.map(\.module) == ["TideKit"] && target.packages.isEmpty)
    }

    @Test("that a workspace shows beside a project are found by their product, of which the target says no more (xcode.3)")
    func workspace() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("workspace-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        try write(
            [
                "All.xcworkspace/contents.xcworkspacedata": """
                <?xml version="1.0" encoding="UTF-8"?>
                <Workspace version = "1.0">
                   <FileRef location = "group:Lighthouse/Lighthouse.xcodeproj"></FileRef>
                   <FileRef location = "group:Kit/tide-kit"></FileRef>
                </Workspace>
                """,
                "Kit/tide-kit/Package.swift": "// TideKit", "Kit/tide-kit/Sources/TideKit/Tide.swift": "public let tide = 1",
                "Kit/tide-kit/Sources/TideKit/Tides.xcdatamodeld/Tides.xcdatamodel/contents": "<model/>",
            ], in: scratch)
        let folder = scratch.appendingPathComponent("Lighthouse")
        try FileManager.default.copyItem(at: Fixture.folder.appendingPathComponent("Lighthouse"), to: folder)
        let project = folder.appendingPathComponent("Lighthouse.xcodeproj/project.pbxproj")
        var text = try String(contentsOf: project, encoding: .utf8)
        text.replace("name = LampWidgetExtension;", with: "name = LampWidgetExtension; packageProductDependencies = (BA000001, );")
        text.replace("B4500001 =", with: "BA000001 = {isa = XCSwiftPackageProductDependency; productName = TideKit; }; B4500001 =")
        try Data(text.utf8).write(to: project)
        let finder = ProjectFinder(manifests: Self.manifests)
        let target = try #require(try finder.describe(scratch).targets.first)
        #expect(target.modules.map(\.module) == ["TideKit"] && target.packages.isEmpty)
        #expect(target.modules.first?.dataModels.map(\.lastPathComponent) == ["Tides.xcdatamodeld"])
        // The project does not know of the checkout by itself.
        #expect(try finder.describe(folder).targets.first?.packages.map(\.product) == ["TideKit"])
    }

    @Test(
        "are built for the widget, from where SwiftPM or Xcode keeps them; others are named as missing (xcode.3)",
        arguments: [".build/checkouts", "SourcePackages/checkouts", "DerivedData/Buoy-abc/SourcePackages/checkouts", nil])
    func found(checkouts: String?) throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("checkouts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let folder = scratch.appendingPathComponent("Buoy")
        try write(["Package.swift": "// Buoy", "Sources/BuoyWidget/W.swift": Self.widget], in: folder)
        if let checkouts {
            try write(
                ["Package.swift": "// TideKit", "Sources/TideKit/Tide.swift": "public let tide = 1"],
                in: folder.appendingPathComponent("\(checkouts)/tide-kit"))
        }
        let target = try #require(try ProjectFinder(manifests: Self.manifests).describe(folder).targets.first)
        #expect(target.modules.map(\.module) == (checkouts == nil ? [] : ["TideKit"]))
        #expect(target.packages.map(\.repository) == (checkouts == nil ? ["https://example.com/harbour/tide-kit.git"] : []))
        #expect(target.modules.flatMap(\.sources).map(\.lastPathComponent) == (checkouts == nil ? [] : ["Tide.swift"]))
    }

    @Test("that are there and cannot be read say why they are of no use (xcode.3)") func unreadable() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("checkouts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let folder = scratch.appendingPathComponent("Buoy")
        try write(["Package.swift": "// Buoy", "Sources/BuoyWidget/W.swift": Self.widget], in: folder)
        try write(["Package.swift": "// TideKit"], in: folder.appendingPathComponent("SourcePackages/checkouts/tide-kit"))
        let manifests = WrittenManifests(byName: Self.manifests.byName.filter { $0.key == "Buoy" })
        let target = try #require(try ProjectFinder(manifests: manifests).describe(folder).targets.first)
        #expect(target.packages.map(\.product) == ["TideKit"])
        #expect(target.notes.contains { $0.description.contains("the package is there and is not built") })
    }

    @Test("have all files of their folder but the manifests where a target is the whole folder (xcode.3)")
    func whole() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("checkouts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let folder = scratch.appendingPathComponent("Buoy")
        try write(
            [
                "Package.swift": "// Buoy", "Package@swift-5.9.swift": "// older", "W.swift": Self.widget,
                "Parts/Package.swift": "// a part",
            ],
            in: folder)
        let manifests = WrittenManifests(byName: [
            "Buoy": """
            { "name": "Buoy", "toolsVersion": { "_version": "5.9.0" }, "dependencies": [], "products": [],
              "targets": [{ "name": "BuoyWidget", "type": "executable", "path": "." }] }
            """
        ])
        let target = try #require(try ProjectFinder(manifests: manifests).describe(folder).targets.first)
        #expect(target.code.sources.map(\.lastPathComponent).sorted() == ["Package.swift", "W.swift"])
    }
}
