import Drawing
@_spi(Vitrine) import SwiftUI
import Testing

@MainActor @Suite("Materials") struct MaterialTests {
    private func veil(_ material: Material, _ scheme: ColorScheme) throws -> RGBA {
        let picture = Render.fitting(Rectangle().fill(material), 10, 10, environment: Render.environment(scheme: scheme))
        #expect(picture.diagnostics.count == 1)
        return try #require(picture.fills.first).color
    }

    @Test("a thicker material hides more, in light surroundings by a bright veil and in dark ones by a dark one")
    func thickness() throws {
        let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let light = try materials.map { try veil($0, .light) }, dark = try materials.map { try veil($0, .dark) }
        for veils in [light, dark] {
            #expect(zip(veils, veils.dropFirst()).allSatisfy { $0.alpha < $1.alpha })
            #expect(veils.allSatisfy { $0.alpha > 0.4 && $0.alpha < 1 })
        }
        #expect(light.allSatisfy { $0.red > 0.8 } && dark.allSatisfy { $0.red < 0.25 })
    }
}
