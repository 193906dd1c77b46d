import Testing

import SwiftUI

@MainActor @Suite("Views without measure") struct HostileFrameTests {
    @Test("are laid out, drawn and read without a trap", arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300, 1e-300])
    func numbers(_ number: CGFloat) {
        // A URL of ASCII letters can always be made.
        let link = Link(destination: URL(string: "app://x")!) { Text("Go") }
        let view = VStack(spacing: number) {
            link.frame(width: number, height: number).clipped()
            link.padding(number).scaleEffect(number)
            Circle().frame(width: 10).offset(x: number, y: number).clipShape(Circle()).accessibilityLabel("A circle")
            Text("Words").rotationEffect(.radians(number)).redacted(reason: .placeholder)
            Image(systemName: "star").resizable().frame(width: number).accessibilitySortPriority(number)
        }
        let rendered = ViewRenderer().render(view, size: CGSize(width: 100, height: 100))
        #expect(rendered.accessibility.contains { $0.label == "A circle" })
    }
}
