import SwiftUI
import Testing

@MainActor @Suite("Containers by the names of SwiftUI's interface") struct VariadicViewTests {
    private struct Wide: _ViewTraitKey { static let defaultValue = false }

    /// Lines between the rows, as containers of iOS 13 to 17 draw them.
    private struct Divided: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child.padding(.leading, child[Wide.self] ? 5 : 0)
                if child.id != last { Color.red.frame(width: 1, height: 10) }
            }
        }
    }

    private struct Counted: _VariadicView.UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            Text("\(children.count)")
            Text(children.compactMap { $0.id(as: String.self) }.joined())
        }
    }

    private func box(_ width: CGFloat) -> some View { Color.blue.frame(width: width, height: 10) }

    @Test("xcode.12: each view of a root of several is one for the stack around, with what it said of itself")
    func several() {
        let view = HStack(spacing: 0) {
            _VariadicView.Tree(Divided()) {
                box(10)
                Group {
                    box(20)._trait(Wide.self, true)
                    box(30)
                }
            }
        }
        #expect(Render.fitting(view).frames("Color").map(\.minX) == [0, 10, 16, 36, 37])
        #expect(Render.fitting(view).frames("Color").map(\.width) == [10, 1, 20, 1, 30])
    }

    @Test("xcode.12: the views of a root of one stand below each other, as one for the stack around")
    func one() {
        let view = HStack(spacing: 0) {
            box(10)
            _VariadicView.Tree(Counted()) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        }
        let drawn = Render.fitting(view)
        #expect(drawn.nodes.compactMap(\.text) == ["2", "ab"])
        let texts = drawn.frames("Text")
        #expect(texts.count == 2 && texts[0].midX == texts[1].midX && texts[0].maxY <= texts[1].minY)
    }
}
