import Foundation
import Testing
import TripsScenes
import WidgetTesting

/// The widget to the pixel: R1.49, R1.50, R1.52, R1.53, R1.54, R1.56, R1.57.
@MainActor @Suite("Pictures of Trips") struct TripsPictureTests {
    private static let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../References")
        .standardizedFileURL

    @Test("looks as it did when it was looked at", arguments: Scenes.all)
    func looks(_ scene: Scene) throws {
        expectPicture(try scene.draw(), named: scene.name, in: Self.references)
    }

    @Test("no scene leaves anything undrawn", arguments: Scenes.all)
    func drawn(_ scene: Scene) throws {
        #expect(try scene.draw().view.diagnostics.isEmpty)
    }
}
