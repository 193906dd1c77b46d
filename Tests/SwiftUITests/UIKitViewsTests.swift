import Testing
import UIKit
import VitrineDrawing

import SwiftUI

/// UIKit's values in SwiftUI's views.
@MainActor @Suite("A view of UIKit's values") struct UIKitViewsTests {
    private func items(_ view: some View, dark: Bool = false, increased: Bool = false) -> [DisplayItem] {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        environment._colorSchemeContrast = increased ? .increased : .standard
        return ViewRenderer().render(view, size: CGSize(width: 100, height: 100), environment: environment).content.items
    }

    private func color(_ item: DisplayItem?) -> RGBA? {
        if case .fill(_, .color(let color), _) = item { color } else { nil }
    }

    @Test("fills with a dynamic colour as it is where it stands") func dynamicColor() {
        let color = UIColor { traits in
            traits.accessibilityContrast == .high ? .red : traits.userInterfaceStyle == .dark ? .white : .black
        }
        #expect(self.color(items(Color(color)).first) == .black)
        #expect(self.color(items(Color(color), dark: true).first) == .white)
        #expect(self.color(items(Color(color), increased: true).first) == RGBA(1, 0, 0))
        #expect(self.color(items(Color(uiColor: .systemBlue), increased: true).first) == RGBA(0, 64.0 / 255, 221.0 / 255))
    }

    @Test("draws a symbol in the colour of the words around it, unless it has its own") func symbols() throws {
        let symbol = try #require(UIImage(systemName: "heart.fill"))
        func tint(_ image: UIImage) -> RGBA? {
            guard case .image(let item) = items(Image(uiImage: image).foregroundStyle(Color(red: 0, green: 1, blue: 0))).first else {
                return nil
            }
            return item.tint
        }
        #expect(tint(symbol) == RGBA(0, 1, 0))
        #expect(tint(symbol.withTintColor(.red, renderingMode: .alwaysOriginal)) == nil)
        #expect(tint(symbol.withRenderingMode(.alwaysOriginal)) == nil)
        let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        #expect(tint(bitmap) == nil)
        #expect(tint(bitmap.withRenderingMode(.alwaysTemplate)) == RGBA(0, 1, 0))
    }

    @Test("sets words in a UIKit font") func fonts() {
        func run(_ font: UIFont) -> GlyphRun? {
            if case .glyphs(let run) = items(Text("Ab").font(Font(font))).first { run } else { nil }
        }
        let plain = run(.systemFont(ofSize: 20)), bold = run(.boldSystemFont(ofSize: 20)),
            mono = run(.monospacedSystemFont(ofSize: 20, weight: .regular))
        #expect(plain?.size == 20)
        #expect(plain?.face != bold?.face)
        #expect(plain?.face != mono?.face)
        #expect(run(.italicSystemFont(ofSize: 20)) != plain)
    }

    @Test("turns a picture as its orientation says, and keeps its size in points") func orientation() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let turned = UIImage(cgImage: try #require(picture.cgImage), scale: picture.scale, orientation: .right)
        let size = ViewRenderer().size(of: Image(uiImage: turned), proposal: .unspecified)
        #expect(size == CGSize(width: 10, height: 20))
    }
}
