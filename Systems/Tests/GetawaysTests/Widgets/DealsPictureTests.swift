import Foundation
import GetawaysScenes
import Testing
import WidgetTesting

/// The widget to the pixel: R2.1, R2.3, R2.7, R2.8, R2.9, R2.10, R2.11.
@MainActor @Suite("Pictures of Getaways") struct DealsPictureTests {
    private static let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../References")
        .standardizedFileURL

    @Test("looks as it did when it was looked at", arguments: Scenes.all)
    func looks(_ scene: Scene) throws {
        expectPicture(try scene.draw(), named: scene.name, in: Self.references)
    }

    @Test("true.15: no scene leaves anything undrawn, and each font that is named is there", arguments: Scenes.all)
    func drawn(_ scene: Scene) throws {
        let diagnostics = try scene.draw().view.diagnostics
        #expect(diagnostics.isEmpty, "\(diagnostics)")
    }
}
