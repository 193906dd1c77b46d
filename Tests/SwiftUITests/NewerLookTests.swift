import Foundation
import SwiftUI
import Testing
import UIKit
import VitrineDrawing

@MainActor @Suite("Shapes, labels, texts and colours by the newer names") struct NewerLookTests {
    private func path<V: View>(_ view: V) -> Path? {
        Render.tile(view).content.items.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }.first
    }

    private func outline(_ rect: CGRect, _ radii: (CGFloat, CGFloat, CGFloat, CGFloat)) -> Path {
        let corners = RectangleCornerRadii(topLeading: radii.0, bottomLeading: radii.2, bottomTrailing: radii.3, topTrailing: radii.1)
        return Path(roundedRect: rect, cornerRadii: corners, style: .continuous)
    }

    @Test("xcode.12: corners run alongside those of the container, or have a radius of their own")
    func concentric() {
        let inner = CGRect(x: 38, y: 38, width: 82, height: 82)
        func shown(_ shape: ConcentricRectangle, in container: some InsettableShape) -> Path? {
            path(shape.fill(.red).padding(8).frame(width: 98, height: 98).containerShape(container))
        }
        let round = RoundedRectangle(cornerRadius: 40)
        #expect(shown(ConcentricRectangle(), in: round) == outline(inner, (32, 32, 32, 32)))
        #expect(shown(ConcentricRectangle(corners: .fixed(7)), in: round) == outline(inner, (7, 7, 7, 7)))
        #expect(shown(ConcentricRectangle(corners: .concentric(minimum: 36)), in: round) == outline(inner, (36, 36, 36, 36)))
        #expect(shown(ConcentricRectangle(), in: Rectangle()) == outline(inner, (0, 0, 0, 0)))
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 30, bottomLeadingRadius: 4, bottomTrailingRadius: 20)
        #expect(shown(ConcentricRectangle(), in: uneven) == outline(inner, (22, 0, 0, 12)))
        #expect(shown(ConcentricRectangle(corners: .concentric, isUniform: true), in: uneven) == outline(inner, (22, 22, 22, 22)))
        let lower = ConcentricRectangle(uniformBottomCorners: .concentric, topLeadingCorner: 5)
        #expect(shown(lower, in: uneven) == outline(inner, (5, 0, 12, 12)))
        #expect(shown(.rect(uniformTopCorners: .concentric, uniformBottomCorners: 3), in: uneven) == outline(inner, (22, 22, 3, 3)))
    }

    @Test("xcode.12: a shape says how its corners are rounded")
    func corners() {
        #expect(Capsule().corners(in: CGSize(width: 30, height: 10))?.topLeading == .fixed(5))
        #expect(RoundedRectangle(cornerRadius: 9).corners(in: nil) == .fixed(9))
        #expect(UnevenRoundedRectangle(topTrailingRadius: 4).corners(in: nil)?[.topTrailing] == 4)
        let insets = RectangleCornerInsets(topLeading: CGSize(width: 3, height: 8), topTrailing: CGSize(width: 1, height: 9))
        #expect(EdgeInsets().inset(by: insets, edges: [.top, .leading]) == EdgeInsets(top: 9, leading: 3, bottom: 0, trailing: 0))
    }

    @Test("xcode.12: a label's title is as far from its icon as is said, and starts after a reserved width")
    func labels() {
        let label = Label("Rain", systemImage: "cloud")
        let usual = Render.fitting(label).contentSize.width
        #expect(Render.fitting(label.labelIconToTitleSpacing(20)).contentSize.width == usual + 12)
        let icon = Render.fitting(Image(systemName: "cloud")).contentSize.width
        #expect(abs(Render.fitting(label.labelReservedIconWidth(60)).contentSize.width - (usual - icon + 60)) < 0.01)
        #expect(Render.fitting(label.labelReservedIconWidth(1)).contentSize.width == usual)
    }

    @Test("xcode.12: lines are as far apart as a line height says")
    func lineHeight() {
        func height(_ lines: Int, _ lineHeight: AttributedString.LineHeight?) -> CGFloat {
            let text = Text(verbatim: Array(repeating: "line", count: lines).joined(separator: "\n")).font(.system(size: 20))
            return Render.fitting(text.lineHeight(lineHeight)).contentSize.height
        }
        #expect(height(3, .exact(points: 40)) - height(2, .exact(points: 40)) == 40)
        #expect(height(3, .multiple(factor: 2.5)) - height(2, .multiple(factor: 2.5)) == 50)
        #expect(height(3, .leading(increase: 16)) - height(2, .leading(increase: 16)) == 36)
        #expect(height(3, .variable) == height(3, nil))
        var string = AttributedString("line\nline")
        string.lineHeight = .exact(points: 40)
        #expect(Render.fitting(Text(string).font(.system(size: 20))).contentSize.height == height(2, .exact(points: 40)))
    }

    @Test("xcode.12: a font is scaled, set in points, and resolved")
    func fonts() throws {
        func size(_ font: Font) -> Double? {
            Render.fitting(Text(verbatim: "a").font(font)).content.items.compactMap {
                if case .glyphs(let run) = $0 { run.size } else { nil }
            }.first
        }
        #expect(size(.body.scaled(by: 2)) == 34)
        #expect(size(.body.pointSize(21)) == 21)
        #expect(size(.default) == 17)
        let context = Render.environment(size: .xxxLarge).fontResolutionContext
        let resolved = Font.body.scaled(by: 2).bold().italic().resolve(in: context)
        #expect(resolved.pointSize == 46 && resolved.isBold && resolved.isItalic && !resolved.isMonospaced)
        #expect(Font.body.monospaced().uppercaseSmallCaps(true).resolve(in: context).isUppercaseSmallCaps)
        let small = Font.body.smallCaps().lowercaseSmallCaps(false).resolve(in: context)
        #expect(small.isUppercaseSmallCaps && !small.isLowercaseSmallCaps && !small.isSmallCaps)
    }

    @Test("xcode.12: lines stand where a text is written from, whatever the layout's direction")
    func writingDirections() {
        func list(_ words: String, _ change: (Text) -> some View) -> DisplayList {
            Render.tile(change(Text(verbatim: words))).content
        }
        let (hebrew, english) = ("שלום עולם ועוד הרבה מילים בשורה שנייה", "some words that need a second line of the tile")
        #expect(
            list(hebrew) { $0.multilineTextAlignment(strategy: .writingDirectionBased) }
                == list(hebrew) { $0.multilineTextAlignment(.trailing) })
        #expect(list(english) { $0.multilineTextAlignment(strategy: .writingDirectionBased) } == list(english) { $0 })
        #expect(list(hebrew) { $0.multilineTextAlignment(strategy: .layoutBased) } == list(hebrew) { $0 })
        let forced = Render.tile(Text(verbatim: hebrew).writingDirection(strategy: .layoutBased))
        #expect(forced.diagnostics.contains { $0.hasPrefix("writingDirection") })
        #expect(Render.tile(Text(verbatim: english).writingDirection(strategy: .layoutBased)).diagnostics.isEmpty)
    }

    @Test("xcode.12: colours are brightened by stops and mixed in a space")
    func colors() {
        let environment = Render.environment()
        let quarter = Color(.sRGBLinear, white: 0.25)
        #expect(abs(quarter.exposureAdjust(1).resolve(in: environment).linearRed - 0.5) < 1e-4)
        #expect(quarter.exposureAdjust(9).resolve(in: environment).linearRed == 1)
        // Half the way from black to white is 0.5 in lightness, of which light is the cube.
        let grey = Color.black.mix(with: .white, by: 0.5, in: .perceptual).resolve(in: environment)
        #expect(abs(grey.linearRed - 0.125) < 2e-3 && abs(grey.linearRed - grey.linearBlue) < 2e-3)
        #expect(abs(Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment).red - 0.5) < 1e-4)
        let red = Color.red.resolve(in: environment)
        #expect(red.cgColor.components?.first == CGFloat(red.red))
        #expect(Color.red.resolveHDR(in: environment).red == red.red && Color.red.resolveHDR(in: environment).headroom == nil)
    }

    @Test("xcode.12: a gradient runs in the rectangle that it is put in")
    func anchored() {
        let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        func line(_ view: some View) -> [CGPoint] {
            for case .fill(_, .linear(_, let start, let end), _) in Render.tile(view).content.items { return [start, end] }
            return []
        }
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(line(Rectangle().fill(style.in(rect)).frame(width: 98, height: 98)) == [CGPoint(x: 55, y: 50), CGPoint(x: 55, y: 90)])
        #expect(line(Rectangle().fill(style).frame(width: 98, height: 98)) == [CGPoint(x: 79, y: 30), CGPoint(x: 79, y: 128)])
    }

    @Test("xcode.12: symbols are filled in a gradient, and drawn up to their value")
    func symbols() {
        func fills(_ view: some View) -> [Paint] {
            Render.tile(view).content.items.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
        }
        let plain = Image(systemName: "heart.fill")
        #expect(fills(plain).allSatisfy { if case .color = $0 { true } else { false } } && !fills(plain).isEmpty)
        #expect(fills(plain.symbolColorRenderingMode(.gradient)).allSatisfy { if case .linear = $0 { true } else { false } })
        #expect(fills(VStack { plain }.symbolColorRenderingMode(.gradient)) == fills(plain.symbolColorRenderingMode(.gradient)))
        let bars = Image(systemName: "chart.bar.fill", variableValue: 0.4)
        #expect(fills(bars.symbolVariableValueMode(.draw)).count < fills(bars).count)
        #expect(fills(bars.symbolVariableValueMode(.color)) == fills(bars))
    }

    @Test("xcode.12: a flexible button takes the width it is offered")
    func buttonSizing() {
        let button = Button("Go") {}
        let usual = Render.fitting(button, 200).contentSize.width
        #expect(Render.fitting(button.buttonSizing(.flexible), 200).contentSize.width == 200)
        #expect(Render.fitting(button.buttonSizing(.fitted), 200).contentSize.width == usual && usual < 200)
    }

    @Test("xcode.12: fills and strokes of a shape lie in front of one another")
    func layered() {
        let view = FillShapeView(shape: Rectangle(), style: .red, fillStyle: FillStyle(), background: Color.blue)
        let colors = Render.tile(view).fills.map(\.color)
        let environment = Render.environment()
        #expect(
            colors
                == [Color.blue, .red].map { color in
                    let resolved = color.resolve(in: environment)
                    return RGBA(resolved.red, resolved.green, resolved.blue, resolved.opacity)
                })
    }

    @Test("xcode.12: Core Graphics' commands draw on a canvas")
    func coreGraphics() {
        let canvas = Canvas { context, _ in
            context.withCGContext { page in
                page.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                page.fill(CGRect(x: 10, y: 0, width: 10, height: 5))
            }
        }
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(
            Render.tile(canvas, 40, 40, environment: Render.environment(scale: 1)).content, scale: 1)
        #expect(bitmap[12, 2][0] == 255 && bitmap[12, 2][3] == 255 && bitmap[12, 8][3] == 0 && bitmap[5, 2][3] == 0)
    }

    @Test("xcode.12: a background for a container that a widget has not is not the tile's")
    func containerBackground() {
        #expect(Render.tile(Text("a").containerBackground(.red, for: .navigation)).background == nil)
        #expect(Render.tile(Text("a").containerBackground(for: .navigationSplitView) { Color.red }).background == nil)
    }

    @Test("xcode.12: the inverse of a matrix undoes it")
    func inverse() {
        var matrix = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 5, ty: -7))
        matrix.m13 = 0.25
        let product = matrix.concatenating(matrix.inverted())
        let parts = [
            product.m11 - 1, product.m12, product.m13, product.m21, product.m22 - 1, product.m23, product.m31, product.m32, product.m33 - 1,
        ]
        #expect(parts.allSatisfy { abs($0) < 1e-9 })
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(!flat.invert() && flat == flat.inverted())
    }

    @Test("xcode.12: traits of UIKit's are SwiftUI's, and what UIKit leaves open is nil")
    func traits() {
        #expect(ColorScheme(.dark) == .dark && ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        #expect(ColorSchemeContrast(.high) == .increased && LayoutDirection(.rightToLeft) == .rightToLeft)
        #expect(LegibilityWeight(.bold) == .bold && UserInterfaceSizeClass(.compact) == .compact)
        #expect(DynamicTypeSize(.extraExtraExtraLarge) == .xxxLarge && DynamicTypeSize(.accessibilityMedium) == .accessibility1)
        #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark && UIUserInterfaceStyle(nil as ColorScheme?) == .unspecified)
        #expect(UILegibilityWeight(LegibilityWeight.bold) == .bold && UITraitEnvironmentLayoutDirection(.rightToLeft) == .rightToLeft)
        #expect(ContentSizeCategory(.extraSmall) == .extraSmall && ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
        #expect(
            Text.LineStyle(nsUnderlineStyle: []) == nil
                && Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == .init(pattern: .dash))
    }
}
