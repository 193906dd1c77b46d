import Foundation
import OwnThreads
import Testing

@testable import WidgetBuild

@Suite("A package of one’s own", .ownThreads, .serialized, .timeLimit(.minutes(8))) struct PackageRecipeTests {
    /// The files of the guide, by the comments before its blocks.
    private func files() throws -> [String: String] {
        let guide = try String(contentsOf: Places.checkout.appendingPathComponent("Documentation.docc/AsAPackage.md"), encoding: .utf8)
        return Dictionary(
            uniqueKeysWithValues: guide.matches(of: /<!-- file: (\S+) -->\n```\w+\n((?s).*?)\n```\n/).map {
                (String($0.output.1), String($0.output.2) + "\n")
            })
    }

    private func run(_ words: [String], environment: [String: String] = [:]) async throws -> Tool.Outcome {
        try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run(environment.map { "\($0.key)=\($0.value)" } + words)
    }

    @Test("builds, tests its pictures and is drawn, as the guide says (sdk.3)")
    func recipe() async throws {
        let files = try files()
        #expect(files.count == 5)
        let scratch = try Scratch()
        defer {
            scratch.remove()
            for product in ["WeatherWidgets", "WeatherPackageTests.xctest"] {
                try? FileManager.default.removeItem(at: Places.build.appendingPathComponent(product))
            }
        }
        let package = scratch.folder.appendingPathComponent("Weather", isDirectory: true)
        for (path, text) in files {
            let file = package.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Beside it, as a path of its own: a package’s folder is not to be told by a link.
            let vitrine = String(repeating: "../", count: package.pathComponents.count - 1) + Places.checkout.path.dropFirst()
            try text.replacingOccurrences(of: "\"../vitrine\"", with: "\"\(vitrine)\"").write(to: file, atomically: true, encoding: .utf8)
        }
        // The versions that are here; nothing is asked of a network.
        try FileManager.default.copyItem(
            at: Places.checkout.appendingPathComponent("Package.resolved"), to: package.appendingPathComponent("Package.resolved"))
        let folder = Places.checkout.appendingPathComponent(".build")
        // As everything there was built: with other options all of it would be compiled anew.
        let kept = try? String(contentsOf: folder.appendingPathComponent("options-debug.txt"), encoding: .utf8)
        let options = (kept ?? "").split(separator: "\n").map(String.init)
        if options.contains("--disable-index-store") {
            try FileManager.default.copyItem(
                at: Places.checkout.appendingPathComponent("Tests/XCTMain.swift"),
                to: package.appendingPathComponent("Tests/XCTMain.swift"))
        }
        let built = try await run(
            ["swift", "build", "--build-tests", "--package-path", package.path, "--scratch-path", folder.path]
                + ["--disable-automatic-resolution"] + options)
        try #require(built.status == 0, "\(built.output)")
        let tests = [Places.build.appendingPathComponent("WeatherPackageTests.xctest").path, "--testing-library", "swift-testing"]
        // What is not recorded fails; then it is, and holds.
        let first = try await run(tests)
        #expect(first.status != 0)
        let recorded = try await run(tests, environment: ["VITRINE_RECORD": "1"])
        let picture = package.appendingPathComponent("Tests/WeatherTests/References/forecast.png")
        #expect(FileManager.default.fileExists(atPath: picture.path), "\(recorded.output)")
        let again = try await run(tests)
        #expect(again.status == 0, "\(again.output)")
        let pictures = scratch.folder.appendingPathComponent("pictures")
        let drawn = try await run(
            [Places.build.appendingPathComponent("vitrine").path, "render", package.path, "--family", "all", "--out", pictures.path],
            environment: ["VITRINE_CACHE": scratch.cache.folder.path])
        #expect(drawn.status == 0, "\(drawn.output)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: pictures.path).filter { $0.hasSuffix(".png") }.count == 6)
        try await check(package, of: scratch)
    }

    /// A manifest may name Vitrine's products without a platform, as those of its own systems do: none of them is compiled again.
    private func check(_ package: URL, of scratch: Scratch) async throws {
        let file = package.appendingPathComponent("Package.swift")
        let manifest = try String(contentsOf: file, encoding: .utf8)
        try manifest.replacingOccurrences(of: ", condition: .when(platforms: [.linux])", with: "")
            .write(to: file, atomically: true, encoding: .utf8)
        try Data("import AppGroup\n\nlet shared = try? AppGroup(\"group.com.example.weather\")\n".utf8)
            .write(to: package.appendingPathComponent("Sources/WeatherWidgets/Shared.swift"))
        let checked = try await run(
            [Places.build.appendingPathComponent("vitrine").path, "check", package.path],
            environment: ["VITRINE_CACHE": scratch.cache.folder.path])
        #expect(checked.status == 0 && checked.output.contains("compiles, 3 of 3 files are clean"), "\(checked.output)")
    }
}

@Suite("Vitrine’s own modules, as SwiftPM left them") struct BuildFolderTests {
    @Test("are those of the sources that there are now, not of what was renamed since (true.3)")
    func objects() throws {
        let scratch = try Scratch([
            "SwiftUI.build/output-file-map.json": "", "SwiftUI.build/Old.swift.o": "", "SwiftUI.build/New.swift.o": "",
            "CPixels.build/pixels.c.o": "",
        ])
        defer { scratch.remove() }
        let new = scratch.folder.appendingPathComponent("SwiftUI.build/New.swift.o").path
        try scratch.write(
            #"{"": {"swift-dependencies": "x"}, "New.swift": {"object": "\#(new)"}, "Gone.swift": {"object": "\#(new)x"}}"#,
            "SwiftUI.build/output-file-map.json")
        let sdk = BuildFolderSDK(build: scratch.folder, root: scratch.folder, compiler: URL(fileURLWithPath: "/usr/bin/true"))
        #expect(sdk.objects("SwiftUI").map(\.path) == [new])
        #expect(sdk.objects("CPixels").map(\.lastPathComponent) == ["pixels.c.o"])
    }
}
