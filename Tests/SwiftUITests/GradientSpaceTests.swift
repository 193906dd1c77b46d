import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Where the colours of a gradient are mixed") struct GradientSpaceTests {
    private static let ends = [
        Color(red: 155 / 255, green: 56 / 255, blue: 251 / 255), Color(red: 252 / 255, green: 101 / 255, blue: 43 / 255),
    ]

    /// The colour half the way of what a style paints, in 255ths of a channel.
    private func middle(_ style: some ShapeStyle, version: Int = 18) -> [Float] {
        let drawn = Render.tile(Rectangle().fill(style), environment: Render.environment(version: version)).content.items
        guard let stops = Self.stops(drawn).first, let after = stops.firstIndex(where: { $0.location >= 0.5 }), after > 0 else { return [] }
        let (a, b) = (stops[after - 1], stops[after])
        let part = Float((0.5 - a.location) / (b.location - a.location)), opacity = a.color.alpha + (b.color.alpha - a.color.alpha) * part
        func mix(_ channel: KeyPath<RGBA, Float>) -> Float {
            let (from, to) = (a.color[keyPath: channel] * a.color.alpha, b.color[keyPath: channel] * b.color.alpha)
            return (from + (to - from) * part) / opacity * 255
        }
        return [mix(\.red), mix(\.green), mix(\.blue)]
    }

    private static func stops(_ items: [DisplayItem]) -> [[GradientStop]] {
        items.flatMap { item -> [[GradientStop]] in
            switch item {
            case .fill(_, .linear(let stops, _, _), _): [stops]
            case .layer(let layer): stops(layer.items)
            default: []
            }
        }
    }

    private func isNear(_ color: [Float], _ levels: [Float]) -> Bool { zip(color, levels).allSatisfy { abs($0 - $1) <= 1.5 } }

    @Test("as the eye sees them from iOS 16 on, by sRGB's numbers before", arguments: [15, 16, 18, 26])
    func release(version: Int) {
        let color = middle(Gradient(colors: Self.ends), version: version)
        #expect(isNear(color, version < 16 ? [204, 79, 147] : [199, 97, 169]), "\(color)")
    }

    @Test("as the gradient itself says, in every release") func said() {
        let gradient = Gradient(colors: Self.ends)
        #expect(isNear(middle(gradient.colorSpace(.device), version: 26), [204, 79, 147]))
        #expect(isNear(middle(AnyGradient(gradient).colorSpace(.perceptual), version: 15), [199, 97, 169]))
    }

    @Test("a colour that fades keeps its hue") func fading() {
        let color = middle(Gradient(colors: [.blue, .clear]))
        let blue = Color.blue.resolve(in: Render.environment())
        #expect(isNear(color, [blue.red * 255, blue.green * 255, blue.blue * 255]), "\(color)")
    }

    @Test("a stop whose place is before the one above it counts as at its place") func order() {
        let stops = [(Color.red, 0.0), (.blue, 0.8), (.green, 0.5), (.yellow, 1)].map { Gradient.Stop(color: $0.0, location: $0.1) }
        let drawn = Self.stops(Render.tile(Rectangle().fill(Gradient(stops: stops))).content.items)[0].map(\.location)
        #expect(drawn.filter { $0 > 0.5 && $0 < 0.8 }.count == 5 && drawn.filter { $0 > 0.8 }.count == 16, "\(drawn)")
    }

    @Test("a mixture of two colours is perceptual where no space is named") func mixture() {
        let environment = EnvironmentValues()
        #expect(
            Color.red.mix(with: .blue, by: 0.5).resolve(in: environment)
                == Color.red.mix(with: .blue, by: 0.5, in: .perceptual).resolve(in: environment))
    }
}
