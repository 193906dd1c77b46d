@_spi(Vitrine) import SwiftUI
import Testing

@MainActor @Suite("Names of the newer systems") struct NewerNamesTests {
    @Test("xcode.12: ordinary source with newer names compiles and shows its words") func shown() {
        let words = Drawn.words(NewerNamesSource().frame(width: 380, height: 1400))
        let wanted = [
            "drawn", "scaled", "sized", "written", "resolved 17", "in a group", "Line", "labelled", "pressed", "Close", "glass", "gestures",
            "mirrored", "transition", "spoken", "rotors",
        ]
        #expect(wanted.filter { !words.contains($0) } == [])
        #expect(!words.contains("hidden"))
    }

    @Test("xcode.12: an animation of one's own is what it was made of") func animation() {
        let animation = Animation(NewerNamesSource.Slow())
        #expect(animation.base is NewerNamesSource.Slow && !(Animation.default.base is NewerNamesSource.Slow))
        #expect(animation != .default && animation == Animation(NewerNamesSource.Slow()))
    }
}

@MainActor @Suite("Names that a widget shares with its app") struct AppNamesTests {
    @Test("xcode.12: source of an app compiles, and shows what a picture shows of it") func shown() {
        let rendered = Drawn.rendered(AppNamesSource(), 300, 500)
        #expect(rendered.nodes.compactMap(\.text) == ["the list", "first tab", "plain", "scrolled", "sheet"])
        for name in ["searchable", "alert", "confirmationDialog", "toolbar", "sheet", "fileImporter"] {
            #expect(rendered.diagnostics.contains("\(name) is declared and not drawn"))
        }
    }
}
