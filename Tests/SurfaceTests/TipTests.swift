import SwiftUI
import Testing
import TipKit
import WidgetTesting

private struct Hint: Tip {
    var title: Text { Text("Tides") }
    var rules: [Rule] { [] }
}

private struct RuledHint: Tip {
    struct Depth: Codable, Sendable { let metres: Int }

    @Parameter static var isHigh: Bool = false
    @Parameter(.transient) static var height: Int = 0
    static let opened: Event = Event(id: "opened")
    static let sounded = Event<Depth>(id: "sounded")

    var isLong = true
    var title: Text { Text("Tides") }
    var actions: [Action] {
        Action(id: "more", title: "More")
        if isLong { Action(title: "Never") {} }
    }
    var rules: [Rule] {
        #Rule(Self.$isHigh) { $0 == true }
        // Two of one event.
        #Rule(Self.opened) { $0.donations.donatedWithin(.week).count < 3 }
        #Rule(Self.sounded) { event in
            event.donations.filter { $0.metres > 2 }.count >= 1
        }
    }
    var options: [any TipOption] { [MaxDisplayCount(2), Tip.IgnoresDisplayFrequency(true)] }
}

@MainActor @Suite("A hint that nobody is shown") struct TipTests {
    @Test("says so, and is not drawn (xcode.11)") func hints() throws {
        try Tips.configure([.displayFrequency(.daily)])
        #expect(Hint().status == .pending && !Hint().shouldDisplay && Hint().id == "Hint")
        #expect(Drawn.words(TipView(Hint())).isEmpty)
    }

    @Test("has rules, buttons and options one after the other or in a list; what rules ask for is kept (xcode.10)") func rules() async {
        let hint = RuledHint()
        #expect(hint.rules.count == 3 && hint.options.count == 2 && hint.actions.map(\.id).first == "more" && hint.actions.count == 2)
        #expect(RuledHint(isLong: false).actions.count == 1)
        RuledHint.isHigh = true
        RuledHint.height += 2
        #expect(RuledHint.$isHigh.wrappedValue && RuledHint.$height.wrappedValue == 2)
        await RuledHint.opened.donate()
        await RuledHint.sounded.donate(RuledHint.Depth(metres: 3))
        #expect(RuledHint.opened.donations.isEmpty && RuledHint.opened.id == "opened")
    }
}
