import SwiftUI
import Testing
import TipKit
import WidgetTesting

private struct Hint: Tip {
    var title: Text { Text("Tides") }
    var rules: [Rule] { [] }
}

@MainActor @Suite("A hint that nobody is shown") struct TipTests {
    @Test("says so, and is not drawn (xcode.11)") func hints() throws {
        try Tips.configure([.displayFrequency(.daily)])
        #expect(Hint().status == .pending && !Hint().shouldDisplay && Hint().id == "Hint")
        #expect(Drawn.words(TipView(Hint())).isEmpty)
    }
}
