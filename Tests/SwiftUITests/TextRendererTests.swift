import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("TextRenderer") struct TextRendererTests {
    private struct Raised: TextAttribute { var by: CGFloat }

    /// Each letter a little fainter; marked runs higher.
    private struct Fading: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    var context = context
                    context.translateBy(x: 0, y: -(run[Raised.self]?.by ?? 0))
                    for (index, slice) in run.enumerated() {
                        context.opacity = 1 / Double(index + 1)
                        context.draw(slice)
                    }
                }
            }
        }
    }

    private struct Plain: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) { layout.forEach { context.draw($0) } }
    }

    @Test("draws every letter where the engine sets it, and as it likes")
    func letters() {
        let text = Text("Up ") + Text("high").customAttribute(Raised(by: 9))
        let faded = Render.tile(text.textRenderer(Fading()))
        #expect(faded.content != Render.tile(text).content)
        #expect(faded.frame("Text") == Render.tile(text).frame("Text"))
        guard case .layer(let layer)? = faded.content.items.first else {
            Issue.record("nothing drawn")
            return
        }
        // "Up" and "high", and what stands between them.
        #expect(layer.items.count >= 6)
        let moved = layer.items.filter { item in
            var item = item
            while case .layer(let layer) = item, let first = layer.items.first {
                if layer.transform.ty == -9 { return true }
                item = first
            }
            return false
        }
        #expect(moved.count == 4)
    }

    @Test("knows lines, runs and their boxes")
    func layout() {
        final class Seen: @unchecked Sendable { var layout: Text.Layout? }
        struct Spy: TextRenderer {
            let seen: Seen
            func draw(layout: Text.Layout, in context: inout GraphicsContext) { seen.layout = layout }
        }
        let seen = Seen()
        _ = Render.tile(Text(verbatim: "One line of words and another").textRenderer(Spy(seen: seen)), 120, 100)
        let layout = seen.layout
        #expect(layout?.count == 3)
        #expect(layout?.isTruncated == false)
        let first = layout?.first?.typographicBounds
        #expect((first?.width ?? 0) > 60 && (first?.width ?? 0) <= 120)
        #expect(abs((first?.ascent ?? 0) - 17 * 1950 / 2048) < 0.01)
        #expect((layout?.last?.origin.y ?? 0) - (first?.origin.y ?? 0) > 20)
        #expect(layout?.first?.first?.first?.typographicBounds.width ?? 0 > 5)
    }

    @Test("lines drawn as they are look like the text")
    func plain() {
        let text = Text(verbatim: "As it is").underline()
        guard case .layer(let layer)? = Render.tile(text.textRenderer(Plain())).content.items.first else {
            Issue.record("nothing drawn")
            return
        }
        #expect(layer.items.count == Render.tile(text).content.items.count)
    }
}
