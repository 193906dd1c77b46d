import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("A PDF or SVG in an asset catalogue", .ownThreads) struct VectorPicturesTests {
    /// Ten points by twenty, the lower half red.
    private static let pdf = """
        %PDF-1.4
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 10 20] /Contents 4 0 R>> endobj
        4 0 obj <</Length 24>> stream
        1 0 0 rg 0 0 10 10 re f

        endstream endobj
        trailer <</Root 1 0 R>>

        """

    /// Twelve points by six.
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="12pt" height="6pt" viewBox="0 0 12 6"><defs><linearGradient id="a">
        <stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs><path fill="url(#a)" d="M0 0h12v6z"/></svg>
        """

    private static func contents(_ file: String, isPreserved: Bool = false) -> String {
        """
        {"images": [{"idiom": "universal", "filename": "\(file)"}], "properties": {"preserves-vector-representation": \(isPreserved)}}
        """
    }

    private func target(in scratch: Scratch) -> WidgetTarget {
        let catalog = scratch.folder.appendingPathComponent("Assets.xcassets", isDirectory: true)
        let code = SourceModule(module: "W", sources: [], resources: [.init(file: catalog)])
        return WidgetTarget(name: "W", productName: "W", origin: scratch.folder, code: code, info: .dictionary([:]))
    }

    private func pictures(_ scratch: Scratch) async throws -> VectorPictures {
        try await VectorPictures(of: target(in: scratch), cache: scratch.cache, slots: CompilerSlots(2))
    }

    /// Pixels, of a PNG's first chunk.
    private func size(_ picture: URL?) throws -> [Int] {
        let bytes = [UInt8](try Data(contentsOf: try #require(picture)))
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        try #require(bytes.count > 24)
        return [number(16), number(20)]
    }

    private func scratch() throws -> Scratch {
        try Scratch([
            "Assets.xcassets/Boat.imageset/boat.pdf": Self.pdf, "Assets.xcassets/Boat.imageset/Contents.json": Self.contents("boat.pdf"),
            "Assets.xcassets/In/Sail.imageset/sail.pdf": Self.pdf + "%",
            "Assets.xcassets/In/Sail.imageset/Contents.json": Self.contents("sail.pdf", isPreserved: true),
            "Assets.xcassets/Plain.imageset/plain.svg": "<svg width=\"9\" height=\"9\"><path d=\"M0 0h9v9z\"/></svg>",
            "Assets.xcassets/Plain.imageset/Contents.json": Self.contents("plain.svg"),
            "Assets.xcassets/Sun.imageset/sun.svg": Self.svg, "Assets.xcassets/Sun.imageset/Contents.json": Self.contents("sun.svg"),
            "Assets.xcassets/Torn.imageset/torn.pdf": "%PDF-1.4 torn",
            "Assets.xcassets/Torn.imageset/Contents.json": Self.contents("torn.pdf"),
        ])
    }

    @Test("has pictures at two and three pixels a point, and a finer one where its vector data is to be preserved (xcode.2)")
    func made() async throws {
        let scratch = try scratch()
        defer { scratch.remove() }
        let files = try await pictures(scratch).files
        let catalog = scratch.folder.appendingPathComponent("Assets.xcassets", isDirectory: true)
        let boat = files[catalog.appendingPathComponent("Boat.imageset/boat.pdf")] ?? [:]
        #expect(boat.keys.sorted() == ["@2x.png", "@3x.png"])
        #expect(try size(boat["@2x.png"]) == [20, 40] && size(boat["@3x.png"]) == [30, 60])
        let sail = files[catalog.appendingPathComponent("In/Sail.imageset/sail.pdf")] ?? [:]
        #expect(sail.keys.sorted() == ["@2x.png", "@3x.png", "@8x.png"])
        #expect(try size(sail["@8x.png"]) == [80, 160])
        // A picture that cannot be read does not stop the build.
        #expect(files[catalog.appendingPathComponent("Torn.imageset/torn.pdf")] == [:])
        // What is drawn as shapes has none.
        #expect(files[catalog.appendingPathComponent("Plain.imageset/plain.svg")] == [:])
        let sun = files[catalog.appendingPathComponent("Sun.imageset/sun.svg")] ?? [:]
        #expect(sun.keys.sorted() == ["@2x.png", "@3x.png"])
        #expect(try size(sun["@3x.png"]) == [36, 18])
        // What has not changed is drawn once, and looked at once where it is not drawn.
        let again = try await pictures(scratch).files
        #expect(again == files)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.cache.folder.path + "/vector-pictures").count == 5)
    }

    @Test("lies in the bundle with its pictures beside it (xcode.2)")
    func staged() async throws {
        let scratch = try scratch()
        defer { scratch.remove() }
        try scratch.write("#!/bin/sh\n", "program")
        let staging = ExtensionStaging(
            target: target(in: scratch), program: scratch.folder.appendingPathComponent("program"), libraries: [],
            pictures: try await pictures(scratch), stamp: "one")
        let bundle = try staging.stage(in: scratch.folder.appendingPathComponent("out", isDirectory: true))
        let set = bundle.appendingPathComponent("Assets.xcassets/Boat.imageset")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: set.path).sorted() == [
                "Contents.json", "boat.pdf", "boat.pdf@2x.png", "boat.pdf@3x.png",
            ])
    }
}
