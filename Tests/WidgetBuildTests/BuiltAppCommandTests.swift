import Foundation
import OwnThreads
import Testing

@testable import WidgetBuild

@Suite("A command on a built app", .ownThreads, .serialized) struct BuiltAppCommandTests {
    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>CFBundleExecutable</key><string>Sea</string><key>CFBundleIdentifier</key><string>com.example.Sea</string>
        </dict></plist>
        """

    @Test("asks all of the widget extensions in it, or the one that is named (xcode.1)")
    func all() async throws {
        func target(_ name: String) -> String {
            "  \(name): { type: app-extension, platform: iOS, sources: \(name), settings: { PRODUCT_BUNDLE_IDENTIFIER: com.example.Sea.\(name) } }"
        }
        let scratch = try Scratch([
            "project.yml": "name: Sea\ntargets:\n\(target("Ebb"))\n\(target("Tide"))\n",
            "Ebb/Ebb.swift": WidgetBuilderTests.widget("x"),
            "Tide/Tide.swift": WidgetBuilderTests.widget("x"),
            "built/Sea.app/Info.plist": Self.plist,
            "built/Sea.app/Sea": "#!/bin/sh\n",
        ])
        defer { scratch.remove() }
        let built = scratch.folder.appendingPathComponent("built")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: built.appendingPathComponent("Sea.app/Sea").path)
        // The app is named as one would in its folder, where a name without a slash might also be a product's.
        func vitrine(_ arguments: String...) async throws -> Tool.Outcome {
            try await Tool(url: Places.build.appendingPathComponent("vitrine")).run(
                arguments, in: built, environment: ["VITRINE_CACHE": scratch.cache.folder.path])
        }
        let build = try await vitrine("build", scratch.folder.path, "--out", "Sea.app/PlugIns")
        #expect(build.status == 0, "\(build.output)")
        let drawn = try await vitrine("render", "Sea.app", "--family", "systemSmall", "--out", "out")
        #expect(drawn.status == 0 && drawn.output.contains("2 pictures in"), "\(drawn.output)")
        let shown = try await vitrine("preview", "Sea.app", "--out", "shown", "--target", "Tide")
        #expect(shown.status == 0 && shown.output.contains("pictures in"), "\(shown.output)")
        let tested = try await vitrine("test", "Sea.app", "--family", "systemSmall", "--scheme", "light", "--record")
        #expect(tested.status == 0 && tested.output.contains("2 recorded"), "\(tested.output)")
        let offered = try await vitrine("doctor", "Sea.app", "--target", "Tide")
        #expect(offered.output.components(separatedBy: "W: offered").count == 2, "\(offered.output)")
        let several = try await vitrine("timeline", "Sea.app", "--from", "2026-06-10", "--to", "2026-06-11")
        #expect(several.status != 0 && several.output.contains("There are several widget extensions: Ebb, Tide."), "\(several.output)")
        let played = try await vitrine("timeline", "Sea.app", "--target", "Ebb", "--from", "2026-06-10", "--to", "2026-06-11")
        #expect(played.status == 0, "\(played.output)")
        let none = try await vitrine("render", "Sea.app", "--target", "Flood")
        #expect(none.status != 0 && none.output.contains("no widget extension “Flood”. It has: Ebb, Tide."), "\(none.output)")
    }
}
