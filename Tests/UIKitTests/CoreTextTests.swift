import CoreText
import SwiftUI
import Testing
import UIKit

@Suite("A font of Core Text's") struct CoreTextTests {
    private func glyphs(_ text: String, _ font: CTFont) -> [CGGlyph] {
        let characters = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 99, count: characters.count)
        CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count)
        return glyphs
    }

    @Test("tells its figures, and UIKit's fonts are such fonts (xcode.11)") func figures() throws {
        let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)
        #expect(CTFontGetSize(font) == 20 && CTFontCopyPostScriptName(font) == "Helvetica" as CFString)
        #expect(CTFontGetSize(CTFontCreateWithName("Helvetica" as CFString, 0, nil)) == 12)
        let system = UIFont.systemFont(ofSize: 17, weight: .semibold)
        #expect(CTFontGetAscent(system) == system.ascender && CTFontGetDescent(system) == -system.descender)
        #expect(CTFontGetCapHeight(system) == system.capHeight && CTFontGetXHeight(system) == system.xHeight)
        #expect(system.fontName == ".SFUI-Semibold" && UIFont.systemFont(ofSize: 1, weight: .ultraLight).fontName == ".SFUI-Ultralight")
        #expect(Font(system as CTFont) == Font(system) && Font(font) == Font.custom("Helvetica", fixedSize: 20))
        #expect(CTFontCreateUIFontForLanguage(.emphasizedSystem, 17, nil) == UIFont.boldSystemFont(ofSize: 17) as CTFont)
    }

    @Test("has boxes of letters from the baseline up, as high as its capitals (xcode.11)") func boxes() {
        let font: CTFont = UIFont.systemFont(ofSize: 100)
        let letters = glyphs("Hg ", font)
        var boxes = [CGRect](repeating: .null, count: 3)
        let all = CTFontGetBoundingRectsForGlyphs(font, .default, letters, &boxes, 3)
        #expect(abs(boxes[0].minY) < 0.2 && abs(boxes[0].maxY - CTFontGetCapHeight(font)) < 0.2)
        #expect(boxes[1].minY < -15 && boxes[2] == .zero && all == boxes[0].union(boxes[1]))
        let path = CTFontCreatePathForGlyph(font, letters[0], nil)
        #expect(path?.boundingBoxOfPath == boxes[0] && CTFontCreatePathForGlyph(font, letters[2], nil) == nil)
        // A font's matrix is its letters'.
        var leaning = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        let wide = CTFontCreateWithName(".SFUI-Regular" as CFString, 100, &leaning)
        #expect(CTFontGetBoundingRectsForGlyphs(wide, .default, letters, nil, 1).width == boxes[0].width * 2)
    }

    @Test("measures words as they are drawn, but for what SF tracks (xcode.11)") func advances() {
        let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        let letters = glyphs("Tide", font)
        var advances = [CGSize](repeating: .zero, count: 4)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, letters, &advances, 4)
        // Each letter of JetBrains Mono is 600 of 1,000 units wide.
        #expect(advances == [CGSize](repeating: CGSize(width: 12, height: 0), count: 4) && sum == 48)
    }

    @Test("has a glyph for each character it knows, one for a pair of surrogates, and none for the rest (xcode.11)") func characters() {
        let font: CTFont = UIFont.systemFont(ofSize: 12)
        let known = glyphs("A\u{10FFFD}a", font)
        #expect(known.count == 4 && known[0] != 0 && known[1] == 0 && known[2] == 0 && known[3] != 0 && known[0] != known[3])
        var units: [UniChar] = [0xD83D, 0x41, 0xDE00], found: [CGGlyph] = [9, 9, 9]
        #expect(!CTFontGetGlyphsForCharacters(font, &units, &found, 3))
        #expect(found[0] == 0 && found[1] == known[0] && found[2] == 0)
        #expect(CTFontGetGlyphsForCharacters(font, [0x41], &found, 1) && !CTFontGetGlyphsForCharacters(font, [0x05D0], &found, 1))
        // A number that is no glyph's has no box and takes no room.
        #expect(CTFontGetBoundingRectsForGlyphs(font, .default, [65_000], nil, 1) == .zero)
        #expect(CTFontGetAdvancesForGlyphs(font, .default, [65_000], nil, 1) == 0)
        #expect(CTFontGetAdvancesForGlyphs(font, .default, [], nil, 0) == 0)
    }
}
