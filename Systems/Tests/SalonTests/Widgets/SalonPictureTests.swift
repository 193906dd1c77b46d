import Foundation
import SalonScenes
import Testing
import WidgetTesting

/// The widget to the pixel: R3.1, R3.11, R3.15.
@MainActor @Suite("Pictures of Salon") struct SalonPictureTests {
    private static let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../References")
        .standardizedFileURL

    @Test("looks as it did when it was looked at", arguments: Scenes.all)
    func looks(_ scene: Scene) throws {
        expectPicture(try scene.draw(on: .standard, scale: scene.referenceScale), named: scene.name, in: Self.references)
    }

    @Test("no scene leaves anything undrawn", arguments: Scenes.all)
    func drawn(_ scene: Scene) throws {
        let diagnostics = try scene.draw().view.diagnostics
        #expect(diagnostics.isEmpty, "\(diagnostics)")
    }

    @Test("there are no two scenes of one name, and no reference without a scene")
    func names() throws {
        let names = Set(Scenes.all.map(\.name))
        #expect(names.count == Scenes.all.count)
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.references.path).filter { $0.hasSuffix(".png") }
        #expect(files.allSatisfy { names.contains(String($0.dropLast(4))) })
    }
}
