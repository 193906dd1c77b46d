import SwiftUI
import Testing

@MainActor @Suite("Typical widget source") struct TypicalWidgetTests {
    @Test("renders as a whole, light and dark, small and large", arguments: [ColorScheme.light, .dark], [158.0, 338.0])
    func renders(scheme: ColorScheme, width: Double) {
        let picture = Render.tile(TypicalWidgetView(), CGFloat(width), 354, environment: Render.environment(scheme: scheme))
        #expect(picture.taps.count == 2)
        #expect(picture.accessibility.map(\.label) == ["Deal for Reykjavík"])
        #expect(picture.nodes.contains { $0.text == "2 LEGS" })
        #expect(picture.nodes.contains { $0.text == "289.50" })
        #expect(picture.content.items.isEmpty == false)
        #expect(picture.frames("LegRow").isEmpty)
    }
}
