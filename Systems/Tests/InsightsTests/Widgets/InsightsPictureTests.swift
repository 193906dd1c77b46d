import Foundation
import InsightsScenes
import Testing
import WidgetTesting

/// The widget to the pixel: R4.49–R4.56, R4.58, R4.62–R4.64, R4.66, R4.74, R4.86, R4.87, R4.106, R4.111, G4.6, G4.7, G4.12.
@MainActor @Suite("Pictures of Insights") struct InsightsPictureTests {
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

    @Test("there are no two scenes of one name")
    func names() { #expect(Set(Scenes.all.map(\.name)).count == Scenes.all.count) }
}
