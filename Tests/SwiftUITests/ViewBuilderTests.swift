import SwiftUI
import Testing

@MainActor @Suite("View builders") struct ViewBuilderTests {
    private struct Choice: View {
        let isOn: Bool
        let number: Int?
        var body: some View {
            VStack {
                if isOn { Color.red } else { Rectangle() }
                if let number { Circle().frame(width: CGFloat(number)) }
                switch number {
                case 1: Capsule()
                case nil: EmptyView()
                default: Ellipse()
                }
                if #available(iOS 17, *) { Divider() }
            }
        }
    }

    @Test("if, else, switch and availability choose views", arguments: [(true, 1), (true, nil), (false, 2)] as [(Bool, Int?)])
    func conditions(isOn: Bool, number: Int?) {
        let picture = Render.tile(Choice(isOn: isOn, number: number))
        #expect(picture.frames("Color").count == (isOn ? 1 : 0))
        #expect(picture.frames("Rectangle").count == (isOn ? 0 : 1))
        #expect(picture.frames("Circle").count == (number == nil ? 0 : 1))
        #expect(picture.frames("Capsule").count == (number == 1 ? 1 : 0))
        #expect(picture.frames("Ellipse").count == (number == 2 ? 1 : 0))
        #expect(picture.frames("Divider").count == 1)
    }

    @Test("more than ten views stand in one block")
    func manyViews() {
        let view = VStack(spacing: 0) {
            Color.red
            Color.red
            Color.red
            Color.red
            Color.red
            Color.red
            Color.red
            Color.red
            Color.red
            Color.red
            Color.red
            Color.red
        }
        #expect(Render.tile(view, 120, 120).frames("Color").map(\.height) == Array(repeating: 10, count: 12))
    }

    @Test("a modifier of a group goes to each of its views")
    func groups() {
        let view = HStack(spacing: 0) {
            Group {
                Color.red
                Color.green
            }.frame(width: 20)
        }
        #expect(Render.fitting(view, 100, 10).contentSize.width == 40)
    }

    private struct Row: Identifiable {
        let id: String
        let width: CGFloat
    }

    @Test("ForEach makes a view for each element, by range, identity or key path")
    func forEach() {
        let rows = [Row(id: "a", width: 10), Row(id: "b", width: 20)]
        let view = HStack(spacing: 0) {
            ForEach(rows) { Color.red.frame(width: $0.width) }
            ForEach(0..<3) { _ in Color.green.frame(width: 5) }
            ForEach([1, 2], id: \.self) { Color.blue.frame(width: CGFloat($0)) }
        }
        #expect(Render.fitting(view, 100, 10).frames("Color").map(\.width) == [10, 20, 5, 5, 5, 1, 2])
    }

    @Test("an identity that occurs twice is reported once")
    func repeatedIdentity() {
        let view = VStack { ForEach([1, 1, 1], id: \.self) { _ in Color.red } }
        let reports = Render.tile(view).diagnostics
        #expect(reports.count == 1)
        #expect(reports.first?.contains("ID 1") == true)
    }

    @Test("an empty view takes no place in a stack")
    func emptyViews() {
        let view = VStack(spacing: 10) {
            Color.red.frame(height: 10)
            EmptyView()
            Color.red.frame(height: 10)
        }
        #expect(Render.fitting(view, 10, nil).contentSize.height == 30)
    }

    @Test("AnyView is what it holds")
    func erased() {
        let view = HStack(spacing: 0) {
            AnyView(
                Group {
                    Color.red; Color.green
                })
        }
        #expect(Render.fitting(view, 100, 10).frames("Color").map(\.width) == [50, 50])
    }

    private struct Framed: ViewModifier {
        @Environment(\.layoutDirection) private var direction
        let width: CGFloat
        func body(content: Content) -> some View {
            content.frame(width: direction == .leftToRight ? width : 1).background(Color.black)
        }
    }

    @Test("a modifier of one's own changes its content and reads the environment")
    func modifiers() {
        let view = Color.red.modifier(Framed(width: 30).concat(Framed(width: 50)))
        #expect(Render.fitting(view, 100, 10).contentSize.width == 50)
        #expect(Render.fitting(view, 100, 10).frame("Color").width == 30)
    }

    private struct Named: View {
        var name: String?

        var body: some View { if let name { Text(name) } }
    }

    @Test("at the root the frame and the background of a view that is not there are drawn, in a stack they are not")
    func nothing() {
        let framed = Named().frame(width: 100, height: 50).background(Color.red)
        #expect(Render.tile(framed, 100, 108).fills.map(\.rect) == [CGRect(x: 0, y: 29, width: 100, height: 50)])
        let stack = VStack(spacing: 0) {
            Color.green.frame(height: 10)
            framed
        }
        #expect(Render.fitting(stack, 100, nil).contentSize.height == 10)
        #expect(Render.tile(Named(), 100, 100).content.items.isEmpty)
    }

    @Test("several views at the root are an implicit stack")
    func root() {
        let view = Group {
            Color.red
            Color.green
        }
        #expect(Render.tile(view, 100, 108).frames("Color").map(\.height) == [50, 50])
    }
}
