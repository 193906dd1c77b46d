import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("A colour set") @MainActor struct ColorSetTests {
    /// One component as red, and what is drawn of it.
    nonisolated static let components: [(String, String)] = [
        ("\"1.000\"", "FF"), ("\"0.500\"", "80"), ("\"0.0\"", "00"), ("\"128\"", "80"), ("\"255\"", "FF"), ("\"1\"", "01"),
        ("\"0x80\"", "80"), ("\"0xFF\"", "FF"), ("\"0X3c\"", "3C"), ("0.5", "80"), ("128", "80"), ("1", "FF"), ("\" 0x80 \"", "80"),
        ("\"1.25\"", "FF"), ("\"-0.5\"", "00"),
    ]

    @Test("reads shares, bytes and hexadecimal bytes", arguments: components)
    func component(written: String, drawn: String) throws {
        let json = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": \(written), "green": "0.000", "blue": "0", "alpha": "1.000"}}}]}
            """
        let written = try WrittenBundle(["Assets.xcassets/C.colorset/Contents.json": json])
        #expect(Picture(Color("C", bundle: written.bundle)).middle == "#\(drawn)0000FF")
    }

    /// A space with its components, and what is drawn in sRGB.
    nonisolated static let spaces: [(String, String, String)] = [
        ("srgb", #""red": "0.2", "green": "0.4", "blue": "0.6""#, "#336699FF"),
        ("extended-srgb", #""red": "1.2", "green": "0.4", "blue": "-0.1""#, "#FF6600FF"),
        ("display-p3", #""red": "1.0", "green": "0.0", "blue": "0.0""#, "#FF0000FF"),
        ("display-p3", #""red": "0.5", "green": "0.5", "blue": "0.5""#, "#808080FF"),
        ("display-p3", #""red": "0.2", "green": "0.4", "blue": "0.6""#, "#1B689DFF"),
        ("extended-linear-srgb", #""red": "0.5", "green": "0.0", "blue": "1.0""#, "#BC00FFFF"),
        ("gray-gamma-22", #""white": "0.500""#, "#808080FF"),
        ("extended-gray", #""white": "1.000""#, "#FFFFFFFF"),
    ]

    @Test("reads every colour space", arguments: spaces)
    func space(name: String, components: String, drawn: String) throws {
        let json =
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "\#(name)", "components": {\#(components), "alpha": "1"}}}]}"#
        let written = try WrittenBundle(["Assets.xcassets/C.colorset/Contents.json": json])
        #expect(Picture(Color("C", bundle: written.bundle)).middle == drawn)
    }

    nonisolated static let appearances: [(ColorScheme, ColorSchemeContrast, String)] = [
        (.light, .standard, "#FF0000FF"), (.dark, .standard, "#00FF00FF"), (.light, .increased, "#0000FFFF"),
        (.dark, .increased, "#FFFF00FF"),
    ]

    @Test("is another one in the dark and with more contrast, as it is drawn", arguments: appearances)
    func appearance(scheme: ColorScheme, contrast: ColorSchemeContrast, drawn: String) throws {
        let written = try WrittenBundle([
            "Assets.xcassets/C.colorset/Contents.json": .colors(
                .color("1.0", "0.0", "0.0"), .color("0.0", "1.0", "0.0", .dark), .color("0.0", "0.0", "1.0", .contrast),
                .color("1.0", "1.0", "0.0", .darkContrast))
        ])
        #expect(Picture(Color("C", bundle: written.bundle), scheme: scheme, contrast: contrast).middle == drawn)
        let ui = try #require(UIColor(named: "C", in: written.bundle, compatibleWith: nil))
        #expect(Picture(Color(uiColor: ui), scheme: scheme, contrast: contrast).middle == drawn)
    }

    @Test("without an entry of its own takes that of its luminosity, then the plain one") func fallBack() throws {
        let written = try WrittenBundle([
            "Assets.xcassets/Dark.colorset/Contents.json": .colors(
                .color("1.0", "0.0", "0.0"), .color("0.0", "1.0", "0.0", .dark), .color("0.0", "0.0", "1.0", .contrast)),
            "Assets.xcassets/Plain.colorset/Contents.json": .colors(.color("1.0", "0.0", "0.0")),
            "Assets.xcassets/Three.colorset/Contents.json": .colors(
                .color("1.0", "0.0", "0.0"), .color("1.0", "1.0", "1.0", .light), .color("0.0", "0.0", "0.0", .dark)),
            "Assets.xcassets/OnlyDark.colorset/Contents.json": .colors(.color("0.0", "1.0", "0.0", .dark)),
        ])
        #expect(Picture(Color("Dark", bundle: written.bundle), scheme: .dark, contrast: .increased).middle == "#00FF00FF")
        #expect(Picture(Color("Plain", bundle: written.bundle), scheme: .dark, contrast: .increased).middle == "#FF0000FF")
        #expect(Picture(Color("Three", bundle: written.bundle)).middle == "#FFFFFFFF")
        let nothing = Picture(Color("OnlyDark", bundle: written.bundle))
        #expect(nothing.middle == "#00000000")
        #expect(nothing.diagnostics == ["Color(\"OnlyDark\"): OnlyDark has nothing for this device and appearance; drawn clear"])
    }

    @Test("for a phone goes before the universal one, and a tablet's is left alone") func idiom() throws {
        func entry(_ idiom: String, _ red: String) -> String {
            #"{"idiom": "\#(idiom)", "color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1"}}}"#
        }
        let written = try WrittenBundle([
            "Assets.xcassets/C.colorset/Contents.json": .colors(entry("ipad", "0x11"), entry("universal", "0x22"), entry("iphone", "0x33"))
        ])
        #expect(Picture(Color("C", bundle: written.bundle)).middle == "#330000FF")
        let pad = UITraitCollection(userInterfaceIdiom: .pad)
        let color = try #require(UIColor(named: "C", in: written.bundle, compatibleWith: pad))
        var red: CGFloat = 0
        color.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(abs(red - 17.0 / 255) < 1e-6)
    }

    @Test("may refer to a colour of the system") func reference() throws {
        let json = #"{"colors": [{"idiom": "universal", "color": {"platform": "universal", "reference": "systemRedColor"}}]}"#
        let other = #"{"colors": [{"idiom": "universal", "color": {"platform": "osx", "reference": "alternateRowColor"}}]}"#
        let written = try WrittenBundle([
            "Assets.xcassets/C.colorset/Contents.json": json, "Assets.xcassets/D.colorset/Contents.json": other,
        ])
        #expect(Picture(Color("C", bundle: written.bundle)).middle == "#FF3B30FF")
        #expect(Picture(Color("C", bundle: written.bundle), scheme: .dark).middle == "#FF453AFF")
        let unknown = Picture(Color("D", bundle: written.bundle))
        #expect(
            unknown.diagnostics == ["Color(\"D\"): D: \"alternateRowColor\" is no colour of the system that is known here; drawn clear"])
    }

    @Test("in a folder that gives a namespace is found by both names, in another folder by its own") func namespaces() throws {
        let written = try WrittenBundle([
            "Assets.xcassets/Contents.json": #"{"info": {"version": 1}}"#,
            "Assets.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Assets.xcassets/Brand/Deep/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Assets.xcassets/Brand/Deep/Ink.colorset/Contents.json": .colors(.color("1.0", "0.0", "0.0")),
            "Assets.xcassets/Plain/Paper.colorset/Contents.json": .colors(.color("0.0", "1.0", "0.0")),
            "More.xcassets/Other.colorset/Contents.json": .colors(.color("0.0", "0.0", "1.0")),
        ])
        #expect(Picture(Color("Brand/Deep/Ink", bundle: written.bundle)).middle == "#FF0000FF")
        #expect(Picture(Color("Paper", bundle: written.bundle)).middle == "#00FF00FF")
        #expect(Picture(Color("Other", bundle: written.bundle)).middle == "#0000FFFF")
        let name = written.bundle.bundleURL.lastPathComponent
        #expect(
            Picture(Color("Ink", bundle: written.bundle)).diagnostics
                == ["Color(\"Ink\"): no colour named \"Ink\" in the asset catalogues of \(name); drawn clear"])
    }

    @Test("is faded, mixed and asked for by its resource as any colour") func uses() throws {
        let written = try WrittenBundle(["Assets.xcassets/C.colorset/Contents.json": .colors(.color("1.0", "0.0", "0.0", alpha: "0.5"))])
        let color = Color("C", bundle: written.bundle)
        #expect(Picture(color).middle == "#80000080")
        #expect(Picture(color.opacity(0.5)).middle == "#40000040")
        let resource = ColorResource(name: "C", bundle: written.bundle)
        #expect(Color(resource) == color)
        #expect(Picture(Color(resource)).middle == "#80000080")
        #expect(Picture(Color(UIColor(resource: resource))).middle == "#80000080")
        #expect(Picture(Rectangle().fill(Color("C", bundle: written.bundle))).middle == "#80000080")
    }

    @Test("that UIKit does not find is nil, and the next picture says so") func unfound() throws {
        let written = try WrittenBundle()
        #expect(UIColor(named: "Nowhere", in: written.bundle, compatibleWith: nil) == nil)
        let name = written.bundle.bundleURL.lastPathComponent
        #expect(
            Picture(Color.red).diagnostics.contains(
                "UIColor(named: \"Nowhere\"): no colour named \"Nowhere\" in the asset catalogues of \(name)"))
    }

    /// Contents of Contents.json, and what the diagnostics say of each.
    nonisolated static let broken: [(String, String)] = [
        ("{", "Assets.xcassets/C.colorset/Contents.json: JSON expected at the top"),
        ("[]", "Assets.xcassets/C.colorset/Contents.json: Dictionary<String, Any> expected at the top"),
        (#"{"colors": 5}"#, "Assets.xcassets/C.colorset/Contents.json: Array<Any> expected at colors"),
        (#"{"colors": [{"color": 5}]}"#, "Assets.xcassets/C.colorset/Contents.json: Dictionary<String, Any> expected at colors.0.color"),
        (#"{"colors": [{"scale": "nonsense"}]}"#, "Assets.xcassets/C.colorset/Contents.json: 1x, 2x or 3x expected at colors.0.scale"),
        (#"{"colors": []}"#, "C has nothing for this device and appearance"),
        (
            #"{"colors": [{"color": {"color-space": "lab", "components": {}}}]}"#,
            "C: the colour space \"lab\" is not known"
        ),
        (
            #"{"colors": [{"color": {"components": {"red": "nan", "green": "0", "blue": "0"}}}]}"#,
            "C: red is \"nan\", which is neither 0…1 with a point, nor 0…255, nor 0x00…0xFF"
        ),
        (
            #"{"colors": [{"color": {"components": {"red": "1e300", "green": "0", "blue": "0"}}}]}"#,
            "C: red is \"1e300\", which is neither 0…1 with a point, nor 0…255, nor 0x00…0xFF"
        ),
        (
            #"{"colors": [{"color": {"components": {"red": "0x100", "green": "0", "blue": "0"}}}]}"#,
            "C: red is \"0x100\", which is neither 0…1 with a point, nor 0…255, nor 0x00…0xFF"
        ),
    ]

    @Test("that is broken is drawn clear, and the diagnostics say where", arguments: broken)
    func broken(contents: String, sentence: String) throws {
        let written = try WrittenBundle(["Assets.xcassets/C.colorset/Contents.json": contents])
        let picture = Picture(Color("C", bundle: written.bundle))
        #expect(picture.middle == "#00000000")
        #expect(picture.diagnostics == ["Color(\"C\"): \(sentence); drawn clear"])
    }
}
