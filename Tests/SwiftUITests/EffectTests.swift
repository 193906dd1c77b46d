import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Drawing") struct EffectTests {
    private func color<V: View>(_ view: V, _ scheme: ColorScheme = .light, elevated: Bool = false) -> RGBA? {
        var environment = Render.environment(scheme: scheme)
        environment.isElevated = elevated
        return Render.tile(view, environment: environment).fills.last?.color
    }

    private func rgba(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> RGBA {
        RGBA(red / 255, green / 255, blue / 255, alpha)
    }

    @Test("system colours differ between light and dark, and on raised surfaces")
    func systemColors() {
        #expect(color(Color.red) == rgba(255, 59, 48))
        #expect(color(Color.red, .dark) == rgba(255, 69, 58))
        #expect(color(Color(.systemBackground)) == rgba(255, 255, 255))
        #expect(color(Color(.systemBackground), .dark) == rgba(0, 0, 0))
        #expect(color(Color(.systemBackground), .dark, elevated: true) == rgba(28, 28, 30))
        #expect(color(Color.secondary) == rgba(60, 60, 67, 0.6))
        #expect(color(Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }), .dark) == .white)
        #expect(color(Color.black.opacity(0.5).opacity(0.5)) == RGBA(0, 0, 0, 0.25))
        #expect(color(Color.red.environment(\.colorScheme, .dark)) == rgba(255, 69, 58))
    }

    @Test("levels are label colours by default, and fade a style that was set")
    func levels() {
        #expect(color(Rectangle().fill(.secondary)) == rgba(60, 60, 67, 0.6))
        #expect(color(Rectangle().fill(.tertiary), .dark) == rgba(235, 235, 245, 0.3))
        #expect(color(Rectangle().fill(.secondary).foregroundStyle(.black)) == RGBA(0, 0, 0, 0.5))
        #expect(color(Rectangle().foregroundStyle(.secondary).foregroundStyle(.black)) == RGBA(0, 0, 0, 0.5))
        #expect(color(Rectangle().fill(.secondary).foregroundStyle(.black, .white)) == .white)
        #expect(color(Rectangle().fill(.tint).tint(.white)) == .white)
        #expect(color(Rectangle().fill(.tint)) == rgba(0, 122, 255))
        #expect(color(Rectangle().foregroundColor(.white)) == .white)
    }

    @Test("a place's own colouring reaches every colour")
    func renderingGroup() {
        let group = RenderingGroup(color: { RGBA(1, 1, 1, $0.alpha) }, image: .desaturate(luminanceToAlpha: true))
        let view = Color.red.opacity(1)._environment { $0.renderingGroup = group }
        #expect(color(view) == .white)
    }

    @Test("effects are layers, from the inside out")
    func layers() {
        let view = Color.red.frame(width: 10, height: 10).blur(radius: 2).opacity(0.5).shadow(radius: 3, x: 1, y: 2)
        let outer = Render.fitting(view).layers[0]
        // A display list's shadow has a graphics context's blur, which is two sigmas.
        #expect(outer.shadow?.radius == 6)
        #expect(outer.shadow?.y == 2)
        guard case .layer(let middle) = outer.items[0], case .layer(let inner) = middle.items[0] else {
            Issue.record("no nested layers")
            return
        }
        #expect(middle.opacity == 0.5)
        #expect(inner.blur == 2)
    }

    @Test("turning and scaling are about the anchor and do not change the layout")
    func transforms() {
        let picture = Render.fitting(Color.red.frame(width: 20, height: 10).rotationEffect(.degrees(90), anchor: .topLeading))
        #expect(picture.contentSize == CGSize(width: 20, height: 10))
        let end = CGPoint(x: 20, y: 0).applying(picture.layers[0].transform)
        #expect(abs(end.x) < 0.001 && abs(end.y - 20) < 0.001)
        #expect(picture.frame("Color").width.rounded() == 10)
        let scaled = Render.fitting(Color.red.frame(width: 20, height: 10).scaleEffect(0.5))
        #expect(scaled.frame("Color") == CGRect(x: 5, y: 2.5, width: 10, height: 5))
    }

    @Test("clips and masks keep what is inside")
    func clips() {
        let clip = Render.fitting(Color.red.frame(width: 20, height: 10).clipShape(Rectangle().inset(by: 2))).layers[0].clip
        #expect(clip?.path.boundingRect == CGRect(x: 2, y: 2, width: 16, height: 6))
        let mask = Render.fitting(Color.red.frame(width: 20, height: 10).mask { Color.black.frame(width: 4) }).layers[0].mask
        #expect(mask.map { RenderedView.fills($0).map(\.rect) } == [CGRect(x: 8, y: 0, width: 4, height: 10)])
    }

    @Test("blend modes inside a compositing group see nothing below it")
    func compositingGroup() {
        let hole = ZStack {
            Color.red
            Color.black.blendMode(.destinationOut)
        }
        func pixel<V: View>(_ view: V) -> [UInt8] {
            let list = Render.tile(view, 4, 4).content
            return Rasterizer(fonts: { _ in nil }).draw(list, scale: 1, background: .white)[2, 2]
        }
        #expect(pixel(hole.compositingGroup()) == [255, 255, 255, 255])
        #expect(pixel(hole) != [255, 255, 255, 255])
    }

    @Test("a border runs inside the bounds")
    func border() {
        let picture = Render.fitting(Color.clear.frame(width: 20, height: 10).border(.red, width: 2))
        guard case .stroke(let path, _, let stroke) = picture.content.items.last else {
            Issue.record("no stroke")
            return
        }
        #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 18, height: 8))
        #expect(stroke.width == 2)
    }

    @Test("the container shape follows the tile's corners")
    func containerShape() {
        let inner = Render.tile(ContainerRelativeShape().fill(.red).padding(10), 100, 100, cornerRadius: 22)
        let far = Render.tile(ContainerRelativeShape().fill(.red).padding(30), 100, 100, cornerRadius: 22)
        func points(_ picture: RenderedView) -> Int {
            if case .fill(let path, _, _) = picture.content.items.first { path.elements.count } else { 0 }
        }
        #expect(points(inner) > points(far))
    }

    @Test("a placeholder masks texts and images and keeps their heights; unredacted shows again")
    func placeholder() {
        let view = VStack(alignment: .leading) {
            Text("Secret").font(.title)
            Image(systemName: "airplane")
            Color.red.frame(width: 5, height: 5)
            Text("Shown").unredacted()
        }
        let plain = Render.tile(view), masked = Render.tile(view.redacted(reason: .placeholder))
        #expect(plain.frames("Text").map(\.height) == masked.frames("Text").map(\.height))
        #expect(masked.nodes.compactMap(\.text) == ["Shown"])
        #expect(masked.accessibility.map(\.label) == ["Shown"])
        #expect(masked.fills.filter { $0.color == RGBA(0, 0, 0, 0.16) }.count == 2)
    }

    @Test("private views are masked only where the place asks for privacy")
    func privacy() {
        let view = VStack {
            Text("Name").privacySensitive()
            Text("Public")
        }
        #expect(Render.tile(view).accessibility.count == 2)
        #expect(Render.tile(view.redacted(reason: .privacy)).accessibility.map(\.label) == ["Public"])
    }

    @Test("hidden views keep their place and draw nothing")
    func hidden() {
        let picture = Render.fitting(Color.red.frame(width: 20, height: 10).hidden())
        #expect(picture.contentSize == CGSize(width: 20, height: 10))
        #expect(picture.content.items.isEmpty)
    }

    @Test("the container background is drawn over the whole tile by its own environment")
    func background() {
        let view = VStack { Color.red.containerBackground(for: ContainerBackgroundPlacement(name: "widget")) { Color(.systemBackground) } }
            .environment(\.colorScheme, .dark)
        let picture = Render.tile(view, 100, 100, margins: 16)
        #expect(picture.background.map { RenderedView.fills($0.items).map(\.rect) } == [CGRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(picture.background.map { RenderedView.fills($0.items).map(\.color) } == [.black])
        #expect(Render.tile(Color.red).background == nil)
    }

    @Test("what is not drawn is reported once, by name")
    func diagnostics() {
        let view = VStack {
            Color("Brand")
            Color("Brand")
            Image("no such picture")
            Text("a")._unsupported("glassEffect")
        }
        let reports = Render.tile(view).diagnostics
        #expect(reports.count == 3)
        #expect(reports.contains { $0.contains("\"Brand\"") })
        #expect(reports.contains { $0.contains("no such picture") })
        #expect(reports.contains { $0.hasPrefix("glassEffect") })
    }
}
