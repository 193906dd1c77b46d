import Foundation
import GalleryScenes
import Testing
import WidgetTesting

/// Every view and modifier, light and dark, left to right and right to left.
@MainActor @Suite("Gallery") struct GalleryTests {
    private static let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("References")

    @Test("looks as it did when it was looked at", arguments: Gallery.scenes)
    func looks(_ scene: GalleryScene) throws {
        expectPicture(try scene.drawAll(), named: scene.name, in: Self.references)
    }

    @Test("names no scene twice") func namesAreDistinct() {
        let names = Gallery.scenes.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test("keeps no picture of a scene that is gone") func everyReferenceHasItsScene() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.references.path).filter { $0.hasSuffix(".png") }
        #expect(Set(files.map { String($0.dropLast(4)) }).subtracting(Gallery.scenes.map(\.name)).isEmpty)
    }
}
