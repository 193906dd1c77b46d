import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@MainActor @Suite("Taps and accessibility") struct TapTests {
    private let url = URL(string: "trips://hotel")!

    @Test("a link is a region with its words as the label")
    func link() {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 20)
            Link(destination: url) {
                VStack {
                    Text("Hotel")
                    Text("Two nights")
                }.frame(width: 100, height: 50)
            }
        }
        let picture = Render.tile(view, 100, 70)
        #expect(
            picture.taps == [TapRegion(frame: CGRect(x: 0, y: 20, width: 100, height: 50), action: .open(url), label: "Hotel, Two nights")])
        #expect(picture.accessibility.map(\.role) == [.link])
    }

    @Test("a link's content is tinted unless a style was set")
    func tinted() {
        let link = Link(destination: url) { Rectangle() }
        #expect(Render.tile(link.tint(.white)).fills.last?.color == .white)
        #expect(Render.tile(link.tint(.white).foregroundStyle(.black)).fills.last?.color == .black)
    }

    @Test("picture.1: a link takes the style of buttons, its own or one around it") func styled() {
        let words = Link(destination: url) { Rectangle().foregroundStyle(.primary) }.tint(.red)
        #expect(Render.tile(words).fills.last?.color == Render.tile(Rectangle().foregroundStyle(.red)).fills.last?.color)
        let plain = Render.tile(Rectangle().foregroundStyle(.primary)).fills.last?.color
        #expect(Render.tile(words.buttonStyle(.plain)).fills.last?.color == plain)
        #expect(Render.tile(VStack { words }.buttonStyle(.plain)).fills.last?.color == plain)
        struct Boxed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: 30, height: 10) }
        }
        let boxed = Render.tile(words.buttonStyle(Boxed()), 100, 100)
        #expect(boxed.taps.map(\.frame) == [CGRect(x: 35, y: 45, width: 30, height: 10)])
        #expect(boxed.taps.first?.action == .open(url) && boxed.accessibility.map(\.role) == [.link])
    }

    @Test("regions lie back to front, turn with their layer and end at a clip")
    func regions() {
        let other = URL(string: "trips://flight")!
        let view = ZStack {
            Link(destination: url) { Color.red }
            Link(destination: other) { Color.green.frame(width: 20, height: 10) }.rotationEffect(.degrees(90))
        }
        let picture = Render.tile(view, 100, 100)
        #expect(picture.taps.map(\.action) == [.open(url), .open(other)])
        let turned = picture.taps[1].frame
        #expect(abs(turned.minX - 45) < 0.001 && abs(turned.width - 10) < 0.001 && abs(turned.height - 20) < 0.001)
        let clipped = Link(destination: url) { Color.red.frame(width: 300, height: 50) }.frame(width: 100).clipped()
        #expect(Render.tile(clipped, 100, 100).taps.first?.frame == CGRect(x: 0, y: 25, width: 100, height: 50))
    }

    @Test("any action can be a region")
    func actions() {
        let action = TapRegion.Action.perform(intent: "Book", parameters: Data([1]))
        let picture = Render.tile(Text("Book")._tapRegion(action))
        #expect(picture.taps.first?.action == action)
        #expect(picture.taps.first?.label == "Book")
        #expect(picture.accessibility.first?.role == .button)
    }

    @Test("elements are read in source order, hidden ones not at all")
    func elements() {
        let view = VStack {
            Text("One")
            Image(systemName: "airplane.departure")
            Text("Two").accessibilityHidden(true)
            Text("Three").accessibilityLabel("Drei").accessibilityValue("3")
            Rectangle()
        }
        let elements = Render.tile(view).accessibility
        #expect(elements.map(\.label) == ["One", "airplane departure", "Drei"])
        #expect(elements.map(\.role) == [.text, .image, .text])
        #expect(elements.last?.value == "3")
    }

    @Test("a link with a label of its own is called by it, inside and around", arguments: [true, false])
    func labelledLink(_ isAround: Bool) throws {
        let url = try #require(URL(string: "app://search"))
        let around = Link(destination: url) { Image(systemName: "airplane") }.accessibilityLabel("Search")
        let inside = Link(destination: url) { Image(systemName: "airplane").accessibilityLabel("Search") }
        let picture = isAround ? Render.tile(around) : Render.tile(inside)
        #expect(picture.taps.map(\.label) == ["Search"])
        #expect(picture.accessibility.map(\.label) == ["Search"])
    }

    @Test("children are combined, replaced by one, or kept")
    func combining() {
        let stack = VStack {
            Text("One")
            Text("Two")
        }
        #expect(Render.tile(stack.accessibilityElement(children: .combine)).accessibility.map(\.label) == ["One, Two"])
        #expect(
            Render.tile(stack.accessibilityElement(children: .ignore).accessibilityLabel("Both")).accessibility.map(\.label) == ["Both"])
        #expect(Render.tile(stack.accessibilityElement(children: .contain)).accessibility.map(\.label) == ["One", "Two"])
        #expect(Render.tile(stack.accessibilityLabel("Both")).accessibility.map(\.label) == ["Both"])
    }
}
