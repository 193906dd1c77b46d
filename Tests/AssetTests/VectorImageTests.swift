import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("An SVG of an image set") @MainActor struct VectorImageTests {
    private func written(_ shapes: String, properties: String = #"{"preserves-vector-representation": true}"#) throws -> WrittenBundle {
        let entry = #"{"idiom": "universal", "filename": "a.svg"}"#
        return try WrittenBundle([
            "Assets.xcassets/V.imageset/Contents.json": .images(entry, properties: properties),
            "Assets.xcassets/V.imageset/a.svg":
                #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 20 20">\#(shapes)</svg>"#,
        ])
    }

    /// Shapes, and what is drawn in the middle.
    nonisolated static let shapes: [(String, String)] = [
        (##"<rect width="20" height="20" fill="#f00"/>"##, "#FF0000FF"),
        (#"<rect width="20" height="20" style="fill: rgb(0, 128, 0)"/>"#, "#008000FF"),
        (#"<g fill="blue"><circle cx="10" cy="10" r="9"/></g>"#, "#0000FFFF"),
        (#"<path d="M0 0h20v20H0z" fill="lime" opacity=".5"/>"#, "#00800080"),
        (##"<polygon points="0,0 20,0 20,20 0,20" fill="#0000ff80"/>"##, "#00008080"),
        (#"<line x1="0" y1="10" x2="20" y2="10" stroke="red" stroke-width="12"/>"#, "#FF0000FF"),
        (#"<ellipse cx="10" cy="10" rx="9" ry="9" fill="none" stroke="red"/>"#, "#00000000"),
        (#"<g transform="translate(10 0) scale(2)"><rect x="-5" width="10" height="10" fill="red"/></g>"#, "#FF0000FF"),
        (#"<path d="M0 0h20v20H0z M5 5h10v10H5z" fill="red" fill-rule="evenodd"/>"#, "#00000000"),
        (#"<rect width="20" height="20" fill="red" display="none"/>"#, "#00000000"),
        (#"<title>x</title><rect width="20" height="20"/>"#, "#000000FF"),
    ]

    @Test("draws plain shapes", arguments: shapes)
    func shapes(shapes: String, drawn: String) throws {
        let written = try written(shapes)
        let picture = Picture(Image("V", bundle: written.bundle))
        #expect(picture.middle == drawn)
        #expect(picture.diagnostics == [])
        #expect(picture.rendered.contentSize == CGSize(width: 10, height: 10))
    }

    @Test("is as sharp at any size, if it keeps its shapes") func sharp() throws {
        let half = #"<rect width="10" height="20" fill="red"/>"#
        for (properties, isSharp) in [(#"{"preserves-vector-representation": true}"#, true), ("{}", false)] {
            let written = try written(half, properties: properties)
            let picture = Picture(Image("V", bundle: written.bundle).resizable().frame(width: 200, height: 20), width: 200)
            let colors = Set((80..<120).map { picture[$0, 10] })
            #expect((colors == ["#FF0000FF", "#00000000"]) == isSharp)
        }
    }

    @Test("as a template has the colour of the words around it") func template() throws {
        let written = try written(#"<rect width="20" height="20"/>"#, properties: #"{"template-rendering-intent": "template"}"#)
        #expect(Picture(Image("V", bundle: written.bundle).foregroundStyle(Color(red: 0, green: 0, blue: 1))).middle == "#0000FFFF")
    }

    /// Contents of SVG files that are refused, and the reason that is given for each.
    nonisolated static let refused: [(String, String)] = [
        (
            #"<defs><linearGradient id="g"/></defs>"#,
            "the SVG has a definition “linearGradient”, which is not drawn; shapes with plain colours are"
        ),
        (
            #"<rect fill="url(#g)" width="1" height="1"/>"#,
            "the SVG has a gradient or pattern, which is not drawn; shapes with plain colours are"
        ),
        (#"<text>x</text>"#, "the SVG has “text”, which is not drawn; shapes with plain colours are"),
        (#"<g filter="url(#f)"/>"#, "the SVG has “filter”, which is not drawn; shapes with plain colours are"),
        (#"<rect fill="chartreuse-ish"/>"#, "the SVG's fill is “chartreuse-ish”, which cannot be read"),
        (#"<g transform="twist(4)"/>"#, "the SVG's transform is “twist(4)”, which cannot be read"),
        (String(repeating: "<g>", count: 100), "the SVG has too many groups inside one another"),
        ("<rect", "the file is no SVG with a size"),
        ("<image href=\"/etc/passwd\"/>", "the SVG has “image”, which is not drawn; shapes with plain colours are"),
    ]

    @Test("with more than that is named, and nothing is drawn", arguments: refused)
    func refused(shapes: String, sentence: String) throws {
        let written = try written(shapes)
        let picture = Picture(Image("V", bundle: written.bundle))
        #expect(picture.middle == "#00000000")
        #expect(picture.diagnostics == ["Image(\"V\"): V: a.svg: \(sentence); nothing is drawn"])
    }
}
