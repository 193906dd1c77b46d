import Foundation
import InsightsScenes
import SwiftUI
import Testing
import VitrineWidgetArchive

/// No figure is cut, whatever the currency, however large it is, wherever it is shown. `make stress SUITE=figures` draws every one; these are
/// a spread of them.
@MainActor @Suite("Figures that do not fit", .timeLimit(.minutes(5))) struct TruncationTests {
    /// Every figure stands whole on its tile.
    private func expectWhole(_ round: FigureRound, _ location: SourceLocation = #_sourceLocation) throws {
        let reading = try round.reading()
        #expect(reading.cut == [], "\(round)", sourceLocation: location)
        #expect(reading.outside == [], "\(round)", sourceLocation: location)
        #expect(reading.smallest >= FigureRound.smallestLetters, "\(round)", sourceLocation: location)
    }

    @Test("true.19: there are the currencies of ISO 4217 and lengths up to a million millions") func all() {
        #expect(FigureRound.currencies.count > 150)
        #expect(Set(["CAD", "NOK", "XAF", "JPY", "KWD", "CHF"]).isSubset(of: FigureRound.currencies))
        #expect(FigureRound.values.map { ($0 / 8).description.prefix { $0.isNumber }.count } == Array(1...13))
    }

    @Test("true.19: a figure that is cut, leaves its tile or gets too small is seen to be", arguments: FigureRound.families)
    func seen(_ family: WidgetFamilyName) throws {
        let round = FigureRound(1, nil, "en_US", family)
        // Reads a text in the place of a figure, too long for any tile.
        func reading(_ text: some View) throws -> FigureReading {
            try round.reading(of: text.containerBackground(.white, for: .widget))
        }
        let text = Text(verbatim: String(repeating: "8,888,888,888,888.88 ", count: 8)).lineLimit(1)
        #expect(try !reading(text).cut.isEmpty && reading(text).outside.isEmpty)
        #expect(try reading(text.minimumScaleFactor(0.01)).smallest < FigureRound.smallestLetters)
        // The system lays a line out by itself.
        if family != .accessoryInline { #expect(try !reading(text.fixedSize()).outside.isEmpty) }
    }

    @Test("true.19, R4.64: no figure of any currency is cut, with either sign", arguments: FigureRound.families)
    func everyCurrency(_ family: WidgetFamilyName) throws {
        // Every currency in one language, at one length, both of which go on from one to the next.
        for (place, currency) in FigureRound.currencies.enumerated() {
            let value = FigureRound.values[(5 * place) % FigureRound.values.count]
            let locale = FigureRound.locales[(place + place / FigureRound.values.count) % FigureRound.locales.count]
            try expectWhole(FigureRound(place.isMultiple(of: 2) ? value : -value, currency, locale, family))
        }
    }

    /// The longest currencies by what is written before or behind the number: nothing shorter stands in for these.
    private nonisolated static let longest = ["CAD", "NOK", "XAF", "CHF", "KWD", "JPY", "EUR"]

    @Test("true.19, R4.64: no figure of any length is cut in any language", arguments: FigureRound.families)
    func everyLength(_ family: WidgetFamilyName) throws {
        for (turn, locale) in FigureRound.locales.enumerated() {
            for (place, value) in FigureRound.values.enumerated() {
                // One currency after the other, so that each meets each length in some language.
                try expectWhole(FigureRound(-value, Self.longest[(place + turn) % Self.longest.count], locale, family))
            }
            try expectWhole(FigureRound(8_888_888_888_888, nil, locale, family))
        }
    }

    @Test("true.19: nor alone on a tile, nor on the usual phone", arguments: FigureRound.home)
    func alone(_ family: WidgetFamilyName) throws {
        for (place, value) in FigureRound.values.enumerated() {
            var round = FigureRound(-value, Self.longest[place % Self.longest.count], "de_CH", family)
            round.isAlone = true
            try expectWhole(round)
            round.device = .standard
            try expectWhole(round)
        }
    }

    @Test(
        "true.21, true.19: whatever the text size, nothing that is shown is cut or leaves the tile",
        arguments: FigureRound.home, ["xSmall", "xLarge", "xxxLarge", "accessibility1", "accessibility3", "accessibility5"])
    func typeSizes(_ family: WidgetFamilyName, _ typeSize: String) throws {
        for locale in ["en_US", "de_DE", "fr_FR", "ja_JP"] {
            var round = FigureRound(88_888.88, "NOK", locale, family)
            round.typeSize = typeSize
            // On the phone with the narrowest tile of the family, and on the usual one.
            try expectWhole(round)
            round.device = .standard
            try expectWhole(round)
        }
    }
}
