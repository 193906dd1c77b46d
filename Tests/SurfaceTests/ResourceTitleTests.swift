import SwiftUI
import Testing

@MainActor @Suite("Titles that are looked up where they are shown") struct ResourceTitleTests {
    private let words: LocalizedStringResource = "Low water"

    @Test("views and controls take them, beside texts of the source (xcode.12)") func titles() {
        let drawn = Drawn.words(
            VStack {
                Label(words, systemImage: "star")
                Button(words) {}
                Link(words, destination: URL(string: "https://example.com")!)
                Toggle(words, isOn: .constant(true))
                Text("x").accessibilityLabel(words)
                // Both could be meant: it is a key as ever.
                Button("Key") {}
            })
        #expect(drawn.filter { $0 == "Low water" }.count == 4)
        #expect(drawn.contains("Key"))
    }
}
