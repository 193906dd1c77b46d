import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Materials") struct MaterialTests {
    private func veil(_ material: Material, _ scheme: ColorScheme) throws -> RGBA {
        let picture = Render.fitting(Rectangle().fill(material), 10, 10, environment: Render.environment(scheme: scheme))
        #expect(picture.diagnostics.isEmpty)
        return try #require(picture.content.items.lazy.compactMap(Self.backdrop).first).veil
    }

    private static func backdrop(_ item: DisplayItem) -> Backdrop? {
        switch item {
        case .fill(_, .backdrop(let backdrop), _): backdrop
        case .layer(let layer): layer.items.lazy.compactMap(backdrop).first
        default: nil
        }
    }

    @Test("picture.14: a material and glass blur what lies under them, half as much of it at half the opacity")
    func blur() throws {
        func backdrop(_ view: some View) -> Backdrop? {
            Render.fitting(view, 10, 10).content.items.lazy.compactMap(Self.backdrop).first
        }
        let material = try #require(backdrop(Rectangle().fill(.regularMaterial)))
        #expect(material.blur == 20 && material.opacity == 1)
        let half = try #require(backdrop(Rectangle().fill(.regularMaterial.opacity(0.5))))
        #expect(half.opacity == 0.5 && half.veil == material.veil)
        let glass = try #require(backdrop(Color.clear.glassEffect(.clear, in: .rect)))
        let tinted = try #require(backdrop(Color.clear.glassEffect(.regular.tint(.red), in: .rect)))
        #expect(glass.blur > 0 && glass.blur < tinted.blur && tinted.veil.red > tinted.veil.blue)
    }

    @Test("a thicker material hides more, in light surroundings by a bright veil and in dark ones by a dark one")
    func thickness() throws {
        let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let light = try materials.map { try veil($0, .light) }, dark = try materials.map { try veil($0, .dark) }
        for veils in [light, dark] {
            #expect(zip(veils, veils.dropFirst()).allSatisfy { $0.alpha < $1.alpha })
            #expect(veils.allSatisfy { $0.alpha > 0.4 && $0.alpha < 1 })
        }
        #expect(light.allSatisfy { $0.red > 0.8 } && dark.allSatisfy { $0.red < 0.3 })
    }
}
