import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("An image set") @MainActor struct ImageSetTests {
    private func written(_ contents: String, _ pictures: [(String, Int, UIColor)]) throws -> WrittenBundle {
        let written = try WrittenBundle(["Assets.xcassets/P.imageset/Contents.json": contents])
        for (name, side, color) in pictures { try written.writePicture("Assets.xcassets/P.imageset/\(name)", side, side, color) }
        return written
    }

    private nonisolated static func entry(_ file: String, _ more: String = "\"scale\": \"1x\"") -> String {
        #"{"idiom": "universal", "filename": "\#(file)", \#(more)}"#
    }

    private static let three: [(String, Int, UIColor)] = [("a.png", 4, .red), ("b.png", 8, .green), ("c.png", 12, .blue)]

    nonisolated static let scales: [(CGFloat, String)] = [(1, "#FF0000FF"), (2, "#00FF00FF"), (3, "#0000FFFF")]

    @Test("gives the file of the screen's scale, at one size in points", arguments: scales)
    func scale(scale: CGFloat, drawn: String) throws {
        let written = try written(
            .images(
                Self.entry("a.png"), Self.entry("b.png", #""scale": "2x""#), Self.entry("c.png", #""scale": "3x""#)), Self.three)
        let picture = Picture(Image("P", bundle: written.bundle), scale: scale)
        #expect(picture.middle == drawn)
        #expect(picture.rendered.contentSize == CGSize(width: 4, height: 4))
        let image = try #require(
            UIImage(named: "P", in: written.bundle, compatibleWith: UITraitCollection(displayScale: scale)))
        #expect(image.scale == scale)
        #expect(image.size == CGSize(width: 4, height: 4))
    }

    @Test("without the screen's scale gives the next finer file, else the finest") func otherScale() throws {
        let coarse = try written(.images(Self.entry("a.png"), Self.entry("b.png", #""scale": "2x""#)), Self.three)
        #expect(Picture(Image("P", bundle: coarse.bundle), scale: 3).middle == "#00FF00FF")
        let fine = try written(.images(Self.entry("a.png"), Self.entry("c.png", #""scale": "3x""#)), Self.three)
        #expect(Picture(Image("P", bundle: fine.bundle), scale: 2).middle == "#0000FFFF")
        let one = try written(
            .images(#"{"idiom": "universal", "filename": "a.png"}"#, #"{"idiom": "universal", "scale": "2x"}"#), Self.three)
        #expect(Picture(Image("P", bundle: one.bundle), scale: 3).middle == "#FF0000FF")
    }

    @Test("is another one in the dark") func dark() throws {
        let written = try written(.images(Self.entry("a.png"), Self.entry("b.png", #""scale": "1x", \#(String.dark)"#)), Self.three)
        #expect(Picture(Image("P", bundle: written.bundle)).middle == "#FF0000FF")
        #expect(Picture(Image("P", bundle: written.bundle), scheme: .dark).middle == "#00FF00FF")
        #expect(Picture(Image(ImageResource(name: "P", bundle: written.bundle)), scheme: .dark).middle == "#00FF00FF")
    }

    nonisolated static let intents: [(String, Image.TemplateRenderingMode?, String)] = [
        ("{}", nil, "#FF0000FF"), (#"{"template-rendering-intent": "template"}"#, nil, "#0000FFFF"),
        (#"{"template-rendering-intent": "template"}"#, .original, "#FF0000FF"),
        (#"{"template-rendering-intent": "original"}"#, nil, "#FF0000FF"), ("{}", .template, "#0000FFFF"),
    ]

    @Test("is a template where it says so and the view does not say otherwise", arguments: intents)
    func template(properties: String, mode: Image.TemplateRenderingMode?, drawn: String) throws {
        let written = try written(.images(Self.entry("a.png"), properties: properties), Self.three)
        let image = Image("P", bundle: written.bundle)
        let view = (mode == nil ? image : image.renderingMode(mode)).foregroundStyle(Color(red: 0, green: 0, blue: 1))
        #expect(Picture(view).middle == drawn)
    }

    @Test("keeps its caps when it is stretched, and shows of its middle what it says") func slices() throws {
        let contents = String.images(
            #"""
            {"idiom": "universal", "filename": "a.png", "scale": "2x", "resizing": {"mode": "3-part-horizontal",
            "center": {"mode": "stretch", "width": 2, "height": 4}, "cap-insets": {"left": 4, "right": 6}}}
            """#)
        let written = try WrittenBundle(["Assets.xcassets/P.imageset/Contents.json": contents])
        // Four pixels of red, two of green, four of yellow that are not shown, six of blue.
        let columns = WrittenBundle.picture(16, 4) { $0 < 4 ? .red : $0 < 6 ? .green : $0 < 10 ? .yellow : .blue }
        try written.write(columns, to: "Assets.xcassets/P.imageset/a.png")
        let own = Picture(Image("P", bundle: written.bundle), scale: 2)
        #expect(own.rendered.contentSize == CGSize(width: 8, height: 2))
        let picture = Picture(Image("P", bundle: written.bundle).resizable().frame(width: 20, height: 4), height: 4, scale: 2)
        #expect((0..<40).map { picture[$0, 4] } == (0..<40).map { $0 < 4 ? "#FF0000FF" : $0 < 34 ? "#00FF00FF" : "#0000FFFF" })
        let mine = Image("P", bundle: written.bundle).resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
        let given = Picture(mine.frame(width: 20, height: 4), height: 4, scale: 2)
        #expect((0..<40).map { given[$0, 4] }.contains("#FFFF00FF"))
        let ui = try #require(UIImage(named: "P", in: written.bundle, compatibleWith: nil))
        #expect(ui.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3))
        #expect(ui.resizingMode == .stretch)
    }

    @Test("for one direction of reading is mirrored in the other") func direction() throws {
        let contents = String.images(#"{"idiom": "universal", "filename": "a.png", "scale": "1x", "language-direction": "left-to-right"}"#)
        let written = try WrittenBundle(["Assets.xcassets/P.imageset/Contents.json": contents])
        try written.write(WrittenBundle.picture(4, 4) { $0 < 2 ? .red : .blue }, to: "Assets.xcassets/P.imageset/a.png")
        #expect(Picture(Image("P", bundle: written.bundle), width: 4, height: 4)[0, 0] == "#FF0000FF")
        #expect(Picture(Image("P", bundle: written.bundle), width: 4, height: 4, direction: .rightToLeft)[0, 0] == "#0000FFFF")
    }

    @Test("of a PDF is the picture that a build made of it, for the screen's scale, or the finest where it is to be preserved (xcode.2)")
    func pdf() throws {
        let colors: [String: UIColor] = ["a.pdf@2x.png": .red, "a.pdf@3x.png": .green, "a.pdf@8x.png": .blue]
        for (isPreserved, scale, color) in [(false, 3.0, "#00FF00FF"), (false, 2.0, "#FF0000FF"), (true, 3, "#0000FFFF")] {
            let properties = #"{"preserves-vector-representation": \#(isPreserved)}"#
            let written = try WrittenBundle([
                "Assets.xcassets/P.imageset/Contents.json": .images(Self.entry("a.pdf"), properties: properties)
            ])
            try written.write(Data("%PDF".utf8), to: "Assets.xcassets/P.imageset/a.pdf")
            for (name, color) in colors {
                try written.write(WrittenBundle.picture(12, 12) { _ in color }, to: "Assets.xcassets/P.imageset/\(name)")
            }
            let picture = Picture(Image("P", bundle: written.bundle), scale: scale)
            #expect(picture.middle == color, "\(isPreserved) \(scale)")
            let side = 12 / (isPreserved ? 8 : scale)
            #expect(picture.rendered.contentSize == CGSize(width: side, height: side))
        }
    }

    /// Contents, and what the diagnostics say.
    nonisolated static let broken: [(String, String)] = [
        ("{", "Assets.xcassets/P.imageset/Contents.json: JSON expected at the top"),
        (.images(entry("gone.png")), "P: the file gone.png is not in the set"),
        (.images(entry("../../a.png")), "P: \"../../a.png\" is no name of a file in the set"),
        (.images(), "P has nothing for this device and appearance"),
        (.images(entry("text.png")), "P: text.png is no PNG, JPEG or WebP that can be read"),
        (.images(entry("a.pdf")), "P: a.pdf is a PDF without pictures beside it; `vitrine` makes them of a project's by poppler-utils"),
    ]

    @Test("that is broken draws nothing, and the diagnostics say where", arguments: broken)
    func broken(contents: String, sentence: String) throws {
        let written = try written(contents, Self.three)
        try written.write(Data("no picture".utf8), to: "Assets.xcassets/P.imageset/text.png")
        try written.write(Data("%PDF".utf8), to: "Assets.xcassets/P.imageset/a.pdf")
        let picture = Picture(Image("P", bundle: written.bundle))
        #expect(picture.middle == "#00000000")
        #expect(picture.diagnostics == ["Image(\"P\"): \(sentence); nothing is drawn"])
        #expect(UIImage(named: "P", in: written.bundle, compatibleWith: nil) == nil)
        #expect(Picture(Color.red).diagnostics == ["UIImage(named: \"P\"): \(sentence)"])
    }

    @Test("of symbols is drawn like a letter in the style around it, at the font's size (picture.12)") func symbols() throws {
        let template = """
            <svg width="3300" height="2200"><g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/></g><g id="Symbols">
            <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)"><path d="M0 0h80v-70h-80z"/></g></g></svg>
            """
        let written = try WrittenBundle([
            "Assets.xcassets/S.symbolset/Contents.json": "{ \"symbols\": [{ \"filename\": \"s.svg\", \"idiom\": \"universal\" }] }",
            "Assets.xcassets/S.symbolset/s.svg": template,
        ])
        let image = Image("S", bundle: written.bundle)
        let small = Picture(image.font(.system(size: 10)).foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        #expect(small.middle == "#FF0000FF" && small[3, 10] == "#00000000" && small.diagnostics == [])
        // The symbol grows with the font, and stretches where it is resizable.
        #expect(Picture(image.font(.system(size: 20)).foregroundStyle(.black))[3, 10] == "#000000FF")
        #expect(Picture(image.resizable().foregroundStyle(.black))[1, 10] == "#000000FF")
    }

    @Test("of symbols is drawn in the layers that its file notes, in the catalogue's colours too (picture.12)") func symbolLayers() throws {
        let template = """
            <svg width="3300" height="2200"><style>.multicolor-1:Brand {fill:#0000FF}
            .hierarchical-1:secondary {-sfsymbols-variable-threshold:0.5}</style><g id="Symbols">
            <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)">
            <path class="multicolor-0:tintColor hierarchical-0:primary" d="M0 0 L35 0 L35-70 L0-70 Z"/>
            <path class="multicolor-1:Brand hierarchical-1:secondary" d="M35 0 L70 0 L70-70 L35-70 Z"/></g></g></svg>
            """
        let color = """
            { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
              "components": { "red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000" } } }] }
            """
        let written = try WrittenBundle([
            "Assets.xcassets/S.symbolset/Contents.json": "{ \"symbols\": [{ \"filename\": \"s.svg\", \"idiom\": \"universal\" }] }",
            "Assets.xcassets/S.symbolset/s.svg": template, "Assets.xcassets/Brand.colorset/Contents.json": color,
        ])
        let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
        func halves<V: View>(_ view: V) -> [String] {
            let picture = Picture(view)
            #expect(picture.diagnostics == [])
            return [picture[5, 10], picture[15, 10]]
        }
        let image = Image("S", bundle: written.bundle).resizable()
        #expect(halves(image.foregroundStyle(red)) == ["#FF0000FF", "#FF0000FF"])
        #expect(halves(image.symbolRenderingMode(.multicolor).foregroundStyle(red)) == ["#FF0000FF", "#00FF00FF"])
        #expect(halves(image.symbolRenderingMode(.palette).foregroundStyle(red, blue)) == ["#FF0000FF", "#0000FFFF"])
        #expect(halves(image.symbolRenderingMode(.hierarchical).foregroundStyle(red)) == ["#FF0000FF", "#80000080"])
        let value = Image("S", variableValue: 0.4, bundle: written.bundle).resizable().symbolRenderingMode(.palette)
        #expect(halves(value.symbolVariableValueMode(.color).foregroundStyle(red, blue)) == ["#FF0000FF", "#00004040"])
    }

    @Test("of symbols without a template is a plain square, and one that is nowhere nothing; both are named; G2.8") func notDrawn() throws {
        let written = try WrittenBundle(["Assets.xcassets/S.symbolset/Contents.json": "{}"])
        #expect(
            Picture(Image("S", bundle: written.bundle)).diagnostics
                == ["Image(\"S\"): S has nothing for this device and appearance; a plain square is drawn"])
        let name = written.bundle.bundleURL.lastPathComponent
        #expect(
            Picture(Image("Gone", bundle: written.bundle)).diagnostics
                == ["Image(\"Gone\"): no image named \"Gone\" in the asset catalogues of \(name); nothing is drawn"])
        // Upper and lower case count, on a device as well (twostraws/HackingWithSwift#80): what was meant is said.
        #expect(
            Picture(Image("s", bundle: written.bundle)).diagnostics
                == ["Image(\"s\"): no image named \"s\" in the asset catalogues of \(name), which have \"S\"; nothing is drawn"])
    }

    @Test("goes before a loose file of its name, which is still found without one") func looseFiles() throws {
        let written = try written(.images(Self.entry("a.png")), Self.three)
        try written.writePicture("P.png", 4, 4, .green)
        try written.writePicture("Q@2x.png", 8, 8, .green)
        #expect(Picture(Image("P", bundle: written.bundle)).middle == "#FF0000FF")
        let loose = Picture(Image("Q", bundle: written.bundle))
        #expect(loose.middle == "#00FF00FF")
        #expect(loose.rendered.contentSize == CGSize(width: 4, height: 4))
    }
}

@Suite("A data set") struct DataSetTests {
    @Test("gives its bytes, and nothing of a file elsewhere") @MainActor func bytes() throws {
        let contents = #"{"data": [{"idiom": "universal", "filename": "routes.json"}], "info": {"version": 1}}"#
        let away = #"{"data": [{"idiom": "universal", "filename": "../routes.json"}]}"#
        let written = try WrittenBundle([
            "Assets.xcassets/Routes.dataset/Contents.json": contents, "Assets.xcassets/Routes.dataset/routes.json": "[1]",
            "Assets.xcassets/Away.dataset/Contents.json": away, "Assets.xcassets/routes.json": "[2]",
        ])
        #expect(NSDataAsset(name: "Routes", bundle: written.bundle)?.data == Data("[1]".utf8))
        #expect(NSDataAsset(name: "Away", bundle: written.bundle) == nil)
        #expect(Picture(Color.red).diagnostics == ["NSDataAsset(name: \"Away\"): Away: \"../routes.json\" is no name of a file in the set"])
    }
}
