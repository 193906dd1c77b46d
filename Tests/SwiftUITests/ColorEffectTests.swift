import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Effects") struct ColorEffectTests {
    /// The colour of the middle of a tile that a view fills.
    private func pixel<V: View>(_ view: V) -> [UInt8] {
        Rasterizer(fonts: { _ in nil }).draw(Render.tile(view, 8, 8).content, scale: 1)[4, 4]
    }

    private func isNear(_ a: [UInt8], _ b: [UInt8]) -> Bool { zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 1 } }

    private let brown = Color(red: 0.6, green: 0.4, blue: 0.2)

    @Test("a colour of a colour is the same") func copied() { #expect(Color(brown) == brown) }

    @Test("colours are brightened, faded, turned and multiplied")
    func colors() {
        #expect(isNear(pixel(brown.brightness(0.2)), [204, 153, 102, 255]))
        #expect(isNear(pixel(brown.contrast(0)), [128, 128, 128, 255]))
        #expect(isNear(pixel(brown.contrast(2)), [179, 77, 0, 255]))
        let grey = pixel(brown.saturation(0))
        #expect(grey[0] == grey[1] && grey[1] == grey[2] && isNear(grey, pixel(brown.grayscale(1))))
        #expect(isNear(pixel(brown.grayscale(0)), pixel(brown)))
        #expect(isNear(pixel(brown.colorInvert()), [102, 153, 204, 255]))
        #expect(isNear(pixel(brown.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), [77, 102, 0, 255]))
        #expect(isNear(pixel(brown.hueRotation(.degrees(360))), pixel(brown)))
        #expect(!isNear(pixel(brown.hueRotation(.degrees(180))), pixel(brown)))
        #expect(pixel(Color.white.luminanceToAlpha())[3] == 255 && pixel(Color.black.luminanceToAlpha())[3] == 0)
    }

    @Test("a turn in space is seen from straight ahead")
    func rotation3D() {
        let view = Color.red.frame(width: 20, height: 10)
        let layer = Render.fitting(view.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))).layers[0].transform
        #expect(abs(layer.a - 0.5) < 0.001 && layer.d == 1 && layer.b == 0)
        let flat = Render.fitting(view.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)))
        let turned = Render.fitting(view.rotationEffect(.degrees(90)))
        #expect(zip(flat.content.size.width.description, turned.content.size.width.description).allSatisfy { $0 == $1 })
        #expect(flat.diagnostics.isEmpty)
    }

    @Test("picture.14: a turn in space has perspective: its eye is as far away as the view is long", arguments: [false, true])
    func perspective(isRightToLeft: Bool) throws {
        let view = Color.red.frame(width: 100, height: 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        let layer = Render.fitting(view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)).layers[0]
        let projection = try #require(layer.projection)
        // 50 points from the axis: 25 across, and 43.3 away from 100.
        let far = try #require(projection.seen(CGPoint(x: isRightToLeft ? 0 : 100, y: 0)))
        #expect(abs(abs(far.x - 50) - 25 / 1.433) < 0.01 && abs(far.y - (20 - 20 / 1.433)) < 0.01)
        let near = try #require(projection.seen(CGPoint(x: isRightToLeft ? 100 : 0, y: 0)))
        #expect(abs(abs(near.x - 50) - 25 / 0.567) < 0.05 && abs(near.y - (20 - 20 / 0.567)) < 0.05)
        let none = Color.red.frame(width: 100, height: 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        #expect(Render.fitting(none).layers[0].projection == nil)
    }

    @Test("a projection is drawn in perspective, and near its middle as a plain transform")
    func projection() {
        var transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))
        #expect(transform.isAffine)
        let view = Color.red.frame(width: 20, height: 10)
        #expect(Render.fitting(view.projectionEffect(transform)).layers[0].transform.a == 2)
        transform.m13 = 0.01
        let seen = Render.fitting(view.projectionEffect(transform))
        #expect(seen.diagnostics.isEmpty)
        #expect(seen.layers[0].projection?.seen(CGPoint(x: 20, y: 0)) == CGPoint(x: 40 / 1.2, y: 0))
        let twice = ProjectionTransform(CGAffineTransform(translationX: 3, y: 0)).concatenating(
            ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
        #expect(twice.m31 == 6 && twice.m11 == 2)
    }

    @Test("a visual effect knows where its view is and does not change the layout")
    func visualEffect() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 20, height: 10).visualEffect { content, proxy in
                content.offset(x: proxy.size.width).opacity(proxy.frame(in: .global).minX / 40).blur(radius: 2)
            }
        }
        let picture = Render.fitting(view)
        #expect(picture.contentSize == CGSize(width: 40, height: 10))
        guard case .layer(let faded) = picture.layers[0].items[0], case .layer(let moved) = faded.items[0] else {
            Issue.record("no nested layers")
            return
        }
        #expect(picture.layers[0].blur == 2 && faded.opacity == 0.5 && moved.transform.tx == 20)
    }

    @Test("glass is a veil, reported as such; its identity is nothing")
    func glass() {
        let plain = Render.fitting(Text("A"))
        let glass = Render.fitting(Text("A").glassEffect())
        #expect(glass.content != plain.content && glass.diagnostics.contains { $0.hasPrefix("glassEffect") })
        #expect(Render.fitting(Text("A").glassEffect(.identity)).content == plain.content)
        #expect(Render.fitting(Text("A").glassEffect(.regular.tint(.red), in: .rect)).content != glass.content)
    }

    @Test("each effect is seen in the list", arguments: 0..<14)
    func differs(_ index: Int) {
        let view = Color.red.frame(width: 20, height: 10)
        let views: [AnyView] = [
            AnyView(view.brightness(0.1)), AnyView(view.contrast(0.5)), AnyView(view.saturation(0.5)), AnyView(view.grayscale(0.5)),
            AnyView(view.hueRotation(.degrees(10))), AnyView(view.colorInvert()), AnyView(view.colorMultiply(.blue)),
            AnyView(view.luminanceToAlpha()), AnyView(view.blur(radius: 1)), AnyView(view.blendMode(.multiply)),
            AnyView(view.compositingGroup()), AnyView(view.drawingGroup()), AnyView(view.clipped()), AnyView(view.cornerRadius(3)),
        ]
        #expect(Render.fitting(views[index]).content != Render.fitting(view).content)
    }
}

@Suite("A colour's description") struct ColorDescriptionTests {
    /// What Apple's SwiftUI answers, from a compatibility test that ran against it (OpenSwiftUI, ColorResolvedCompatibilityTests).
    @Test(
        "picture.9: is Apple's, to the digit",
        arguments: [
            ([0, 0, 0, 0], "#00000000"), ([0.01, 0.02, 0.03, 0.04], "#0205080A"), ([0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
            ([0.412, 0.508, 0.690, 0.748], "#6382B4BF"), ([0.6, 0.6, 0.6, 0.6], "#99999999"), ([1, 1, 1, 1], "#FFFFFFFF"),
        ] as [([Float], String)])
    func displayP3(parts: [Float], expected: String) {
        let color = Color.Resolved(colorSpace: .displayP3, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        #expect(color.description == expected)
    }
}
