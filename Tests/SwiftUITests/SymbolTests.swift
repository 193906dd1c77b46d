import Drawing
import Foundation
@_spi(Vitrine) import SwiftUI
import Testing

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
        let single = Render.fitting(Image(systemName: "heart").symbolRenderingMode(.palette))
        #expect(single.diagnostics.count == 1)
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
