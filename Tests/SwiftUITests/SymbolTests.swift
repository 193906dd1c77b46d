import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Symbols") struct SymbolTests {
    private func fills<V: View>(_ view: V) -> [(path: Path, color: RGBA)] {
        Render.fitting(view).content.items.compactMap {
            if case .fill(let path, .color(let color), _) = $0 { (path, color) } else { nil }
        }
    }

    private func list<V: View>(_ view: V) -> DisplayList { Render.fitting(view).content }

    @Test("a variant draws the symbol of the fuller name, and leaves a symbol without it alone")
    func variants() {
        let heart = Image(systemName: "heart")
        #expect(list(heart.symbolVariant(.fill)) == list(Image(systemName: "heart.fill")))
        #expect(list(heart) != list(Image(systemName: "heart.fill")))
        #expect(list(Image(systemName: "checkmark").symbolVariant(.circle.fill)) == list(Image(systemName: "checkmark.circle.fill")))
        #expect(
            list(Image(systemName: "checkmark").symbolVariant(.circle).symbolVariant(.fill))
                == list(Image(systemName: "checkmark.circle.fill")))
        #expect(list(heart.symbolVariant(.none).symbolVariant(.fill)) == list(heart))
        #expect(Render.fitting(Image(systemName: "chevron.right").symbolVariant(.rectangle.fill)).diagnostics.isEmpty)
    }

    @Test("names of variants are in Apple's order")
    func variantNames() {
        #expect(SymbolVariants.slash.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.fill))
        #expect(SymbolVariants.circle.contains(.none))
    }

    @Test("the mark of a filled enclosure is told apart from it")
    func renderingModes() {
        let seal = Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .black)
        #expect(fills(seal).map(\.color) == [.white])
        #expect(fills(seal.symbolRenderingMode(.palette)).map(\.color) == [.black, .white])
        let hierarchical = fills(Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.black))
        #expect(hierarchical.map(\.color) == [RGBA(0, 0, 0, 0.25), .black])
        #expect(fills(Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.multicolor)).map(\.color).last == .white)
        #expect(fills(seal.symbolRenderingMode(.palette).symbolRenderingMode(.monochrome)).count == 2)
        // Without a style the shades are the label's own, black, not its greys; a number in a frame comes before the frame.
        for (name, shade) in [("2.circle.fill", Float(0.25)), ("3.square", 0.5), ("checkmark.circle", 0.5)] {
            let parts = fills(Image(systemName: name).symbolRenderingMode(.hierarchical))
            #expect(parts.map(\.color) == [RGBA(0, 0, 0, shade), .black], "\(name)")
        }
        let single = Render.fitting(Image(systemName: "heart").symbolRenderingMode(.palette))
        #expect(single.diagnostics.count == 1)
    }

    @Test(
        "picture.12: weather symbols have layers: cloud, sky and what falls",
        arguments: [
            ("cloud.sun.fill", [UIColor.white, .systemYellow]), ("cloud.rain.fill", [.white, .systemCyan]),
            ("cloud.sun.rain.fill", [.white, .systemYellow, .systemCyan]), ("cloud.moon.rain.fill", [.white, .systemIndigo, .systemCyan]),
            ("cloud.bolt.rain.fill", [.white, .systemCyan, .systemYellow]), ("cloud.bolt.fill", [.white, .systemYellow]),
            ("cloud.fog.fill", [.white, .systemGray]), ("cloud.sun", [.black, .systemYellow]),
        ] as [(String, [UIColor])])
    func weather(name: String, colors: [UIColor]) {
        let drawn = Render.fitting(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.black))
        #expect(drawn.diagnostics.isEmpty)
        let expected = colors.map { fills(Rectangle().fill(Color(uiColor: $0)).frame(width: 1, height: 1))[0].color }
        #expect(fills(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.black)).map(\.color) == expected)
        // Together the layers are the symbol.
        let whole = fills(Image(systemName: name))[0].path.boundingRect
        let parts = drawn.content.items.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
        let together = parts.reduce(CGRect.null) { $0.union($1) }
        for (one, other) in [
            (whole.minX, together.minX), (whole.minY, together.minY), (whole.maxX, together.maxX), (whole.maxY, together.maxY),
        ] { #expect(abs(one - other) < 0.05) }
    }

    @Test("picture.12: rain falls under the sun, which is above the cloud")
    func sunAndRain() {
        let boxes = fills(Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)).map(\.path.boundingRect)
        #expect(boxes.count == 3 && boxes[1].midY < boxes[0].midY && boxes[2].minY > boxes[0].maxY)
    }

    @Test(
        "picture.12: the first style is for what a symbol adds or does, the second for what it is on",
        arguments: [
            "folder.badge.plus", "bell.badge.fill", "externaldrive.badge.minus", "square.and.arrow.up", "square.and.pencil",
            "speaker.wave.2.fill", "person.2.fill", "battery.50", "cloud.rain",
        ])
    func palette(name: String) {
        let drawn = Render.fitting(Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(.black, .white))
        #expect(drawn.diagnostics.isEmpty)
        let colors = fills(Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(.black, .white)).map(\.color)
        #expect(Set(colors) == [.black, .white] && colors.count == 2)
        let shades = fills(Image(systemName: name).symbolRenderingMode(.hierarchical).foregroundStyle(.black)).map(\.color.alpha)
        #expect(shades.sorted() == [0.5, 1])
    }

    @Test("picture.12: three people in a row, and layers in a stack, take three styles in their order")
    func orders() {
        func places(_ name: String) -> [(CGRect, RGBA)] {
            fills(Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(.black, .white, .clear))
                .map { ($0.path.boundingRect, $0.color) }
        }
        let people = places("person.3.sequence.fill"), layers = places("square.stack.3d.up.fill")
        #expect(people.map(\.1) == [.black, .white, .clear] && people[0].0.midX < people[1].0.midX && people[1].0.midX < people[2].0.midX)
        #expect(layers[0].1 == .black && layers[0].0.midY < layers[1].0.midY)
    }

    @Test("picture.12: a badge has its colour, a battery what is in it")
    func multicolorParts() {
        func colors(_ name: String) -> [RGBA] {
            fills(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.black)).map(\.color)
        }
        func system(_ color: UIColor) -> RGBA { fills(Rectangle().fill(Color(uiColor: color)).frame(width: 1, height: 1))[0].color }
        #expect(colors("folder.badge.plus") == [.black, system(.systemGreen)])
        #expect(colors("bell.badge.fill") == [.black, system(.systemRed)])
        #expect(colors("battery.100") == [system(.secondaryLabel), system(.label)])
        // What it has been charged with is green, and the bolt is not.
        #expect(colors("battery.100.bolt") == [system(.secondaryLabel), system(.systemGreen), system(.label)])
        #expect(Set(colors("battery.0")) == [system(.secondaryLabel)])
        // A badge is a disc with the sign cut out of it.
        let person = fills(Image(systemName: "person.fill.badge.plus").symbolRenderingMode(.multicolor))
        #expect(person.map(\.color).last == system(.systemGreen))
        let (disc, whole) = (person[person.count - 1].path.boundingRect, person.reduce(CGRect.null) { $0.union($1.path.boundingRect) })
        #expect(abs(disc.width - disc.height) < 0.1 * disc.width && abs(disc.maxX - whole.maxX) < 0.1 && disc.midY > whole.midY)
    }

    @Test("the arrow that points up stands before the one that points down (two pictures of iOS 18.5)")
    func upAndDown() throws {
        let arrows = fills(Image(systemName: "arrow.up.arrow.down"))[0].path
        let box = arrows.boundingRect
        func width(_ part: (x: Double, y: Double)) -> Double {
            let corner = CGPoint(x: box.minX + part.x * box.width, y: box.minY + part.y * box.height)
            let strip = CGRect(origin: corner, size: CGSize(width: box.width * 0.4, height: box.height / 4))
            return arrows.intersection(Path(strip)).boundingRect.width
        }
        #expect(width((0, 0)) > width((0, 0.75)) * 2 && width((0.6, 0.75)) > width((0.6, 0)) * 2)
    }

    @Test("a variable value lights as many parts as it says")
    func variableValue() {
        func strong(_ value: Double) -> Int {
            fills(Image(systemName: "wifi", variableValue: value)).filter { $0.color.alpha == 1 }.count
        }
        let parts = fills(Image(systemName: "wifi", variableValue: 1)).count
        #expect(parts > 1)
        #expect(strong(0) == 0 && strong(0.01) == 1 && strong(1) == parts)
    }

    @Test("scale and weight change the outline, an unknown name is a square and is reported")
    func scaleAndWeight() {
        let cloud = Image(systemName: "cloud")
        let widths = [Image.Scale.small, .medium, .large].map { Render.fitting(cloud.imageScale($0)).contentSize.width }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
        #expect(list(cloud.fontWeight(.black)) != list(cloud))
        let unknown = Render.fitting(Image(systemName: "no.such.symbol"))
        #expect(unknown.diagnostics.contains { $0.contains("no.such.symbol") })
        #expect(!unknown.content.items.isEmpty)
    }
}
