import Foundation
import FoundationMissing
import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@MainActor @Suite("Controls") struct ControlTests {
    private let intent = TapRegion.Action.perform(intent: "Drink", parameters: Data([1]))

    private func list<V: View>(_ view: V) -> DisplayList { Render.tile(view).content }

    @Test("each style of button is drawn in its own way")
    func buttonStyles() {
        let button = Button("Go") {}
        let lists = [
            list(button.buttonStyle(.bordered)), list(button.buttonStyle(.borderedProminent)), list(button.buttonStyle(.borderless)),
            list(button.buttonStyle(.plain)),
        ]
        #expect(Set(lists).count == 4)
        #expect(list(button) == lists[0])
        #expect(list(button.buttonStyle(.automatic)) == lists[0])
    }

    @Test("a button without a style has no border on an app's screen")
    func buttonInApp() {
        var values = Render.environment()
        values.isInApp = true
        let button = Button("Go") {}
        #expect(Render.fitting(button, environment: values).contentSize == Render.fitting(Text("Go")).contentSize)
        #expect(Render.fitting(button, environment: values).content == Render.fitting(button.buttonStyle(.borderless)).content)
        #expect(Render.fitting(button.buttonStyle(.bordered), environment: values).content == Render.fitting(button).content)
    }

    @Test("a button with a border has 12 and 7 points around its words, and sizes and shapes of its own")
    func borderedButton() {
        let words = Render.fitting(Text("Go")).contentSize
        let button = Button("Go") {}
        #expect(Render.fitting(button).contentSize == CGSize(width: words.width + 24, height: words.height + 14))
        #expect(Render.fitting(button.controlSize(.large)).contentSize.height == words.height + 30)
        #expect(Render.fitting(button.controlSize(.small)).contentSize.height == 28)
        let circle = Render.fitting(button.buttonBorderShape(.circle)).contentSize
        #expect(circle.width == circle.height)
        #expect(list(button.buttonBorderShape(.capsule)) != list(button))
        #expect(list(button.buttonBorderShape(.roundedRectangle(radius: 3))) != list(button))
    }

    @Test("picture.6: from iOS 26 on a bordered button is a capsule where no shape is said, and a switch wider and lower")
    func newerLooks() {
        func size<V: View>(_ view: V, _ major: Int) -> CGSize {
            Render.fitting(view.environment(\.systemVersion, _SystemVersion(major))).contentSize
        }
        let toggle = Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden()
        #expect(size(toggle, 18) == CGSize(width: 49, height: 31) && size(toggle, 26) == CGSize(width: 63, height: 28))
        // Of iOS 18's 49 points of frame the switch, 51 wide, begins at the first where it stands alone, and overhangs both ends in a row.
        func track<V: View>(_ view: V) -> CGFloat? {
            func fills(_ items: [DisplayItem]) -> [CGRect] {
                items.flatMap { item -> [CGRect] in
                    switch item {
                    case .fill(let path, _, _): [path.boundingRect]
                    case .layer(let layer): fills(layer.items)
                    default: []
                    }
                }
            }
            let placed = view.environment(\.systemVersion, _SystemVersion(18)).frame(width: 100, height: 40, alignment: .leading)
            return fills(Render.fitting(placed).content.items).first { $0.width == 51 }?.minX
        }
        #expect(track(toggle) == 0)
        #expect(track(Toggle(isOn: .constant(true)) { EmptyView() }) == 50)
        for button in [Button("Go") {}.controlSize(.regular), Button("Go") {}.controlSize(.large)] {
            func drawn<V: View>(_ view: V, _ major: Int) -> DisplayList { list(view.environment(\.systemVersion, _SystemVersion(major))) }
            #expect(drawn(button, 26) == drawn(button.buttonBorderShape(.capsule), 18) && drawn(button, 25) == drawn(button, 18))
            #expect(drawn(button, 26) != drawn(button, 18) && size(button, 26) == size(button, 18))
            let rectangle = button.buttonBorderShape(.roundedRectangle)
            #expect(drawn(rectangle, 26) == drawn(rectangle, 18))
        }
    }

    @Test("tint, role and being disabled change the looks")
    func buttonLooks() {
        let button = Button("Go") {}
        #expect(list(button.tint(.red)) != list(button))
        #expect(list(Button("Go", role: .destructive) {}) != list(button))
        #expect(list(button.disabled(true)) != list(button))
        #expect(list(button.buttonStyle(.plain).disabled(true)) != list(button.buttonStyle(.plain)))
        #expect(list(Button("Go", systemImage: "star") {}) != list(button))
    }

    @Test("several views in a button stand side by side")
    func severalViews() {
        let button = Button {
        } label: {
            Color.red.frame(width: 5, height: 5)
            Color.red.frame(width: 5, height: 5)
        }
        #expect(Render.fitting(button.buttonStyle(.plain)).contentSize == CGSize(width: 18, height: 5))
    }

    @Test("a button that carries an intent can be tapped where it is; one with a closure cannot, and says so")
    func tapping() {
        let carried = Render.fitting(Button(region: intent) { Text("Drink") })
        #expect(carried.taps.map(\.action) == [intent])
        #expect(carried.taps.map(\.label) == ["Drink"])
        #expect(carried.accessibility.map(\.role) == [.button])
        #expect(carried.diagnostics.isEmpty)
        #expect(Render.fitting(Button(region: intent) { Text("Drink") }.disabled(true)).taps.isEmpty)
        let closure = Render.fitting(Button("Drink") {})
        #expect(closure.taps.isEmpty)
        #expect(closure.diagnostics.contains { $0.hasPrefix("Button(action:)") })
    }

    @Test("styles of one's own get label and role, their environment, and may draw the standard button")
    func customButtonStyles() {
        struct Plain: ButtonStyle {
            @Environment(\.isEnabled) var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(configuration.role == .destructive ? "red" : "calm")
                    Text(isEnabled ? "on" : "off")
                }
            }
        }
        struct Around: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("around")
                    Button(configuration)
                }
            }
        }
        let words = Render.fitting(Button("Go", role: .destructive) {}.buttonStyle(Plain()).disabled(true)).nodes.compactMap(\.text)
        #expect(words == ["Go", "red", "off"])
        let nested = Button("Go") {}.buttonStyle(Around()).buttonStyle(Plain())
        #expect(Render.fitting(nested).nodes.compactMap(\.text) == ["around", "Go", "calm", "on"])
    }

    @Test("the switch has Apple's boxes: 49 by 31, 8 from its label")
    func switchSize() {
        let label = Render.fitting(Text("It")).contentSize.width
        let toggle = Toggle("It", isOn: .constant(true))
        #expect(Render.fitting(toggle).contentSize == CGSize(width: label + 8 + 49, height: 31))
        #expect(Render.fitting(toggle, 280, nil).contentSize.width == 280)
        #expect(Render.fitting(toggle.labelsHidden(), 280, nil).contentSize == CGSize(width: 49, height: 31))
    }

    @Test("a toggle shows whether it is on, in every style")
    func toggleStates() {
        func toggle(_ isOn: Bool) -> some View { Toggle("Milk", isOn: .constant(isOn)) }
        #expect(list(toggle(true)) != list(toggle(false)))
        #expect(list(toggle(true).toggleStyle(.button)) != list(toggle(false).toggleStyle(.button)))
        #expect(list(toggle(true).toggleStyle(.switch)) == list(toggle(true)))
        #expect(list(toggle(true).tint(.red)) != list(toggle(true)))
        #expect(list(toggle(true).disabled(true)) != list(toggle(true)))
        let carried = Render.fitting(Toggle(isOn: true, region: intent) { Text("Milk") })
        #expect(carried.taps.map(\.action) == [intent])
        #expect(carried.accessibility.map(\.role) == [.toggle] && carried.accessibility.map(\.value) == ["1"])
    }

    @Test("a toggle over several sources is on where all are")
    func toggleSources() {
        struct Alarm { var isOn: Binding<Bool> }
        let mixed = [Alarm(isOn: .constant(true)), Alarm(isOn: .constant(false))]
        let toggle = Toggle(sources: mixed, isOn: \.isOn) { Text("All") }
        #expect(list(toggle) == list(Toggle("All", isOn: .constant(false))))
    }

    @Test("each style of label shows its parts")
    func labels() {
        func kinds<S: LabelStyle>(_ style: S) -> [String] {
            Render.fitting(Label("A", systemImage: "star").labelStyle(style)).nodes.map(\.type).filter { $0 == "Text" || $0 == "Image" }
        }
        #expect(kinds(.automatic) == ["Image", "Text"])
        #expect(kinds(.titleAndIcon) == ["Image", "Text"])
        #expect(kinds(.titleOnly) == ["Text"])
        #expect(kinds(.iconOnly) == ["Image"])
        struct Reversed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.title
                    configuration.icon
                }
            }
        }
        #expect(kinds(Reversed()) == ["Text", "Image"])
    }

    @Test("picture.9: a label's icon stands in the middle of the title's first line, however small it is") func bullets() {
        let title = Text("One\nTwo").font(.system(size: 16))
        let environment = Render.environment(scale: 2)
        let plain = Label {
            title
        } icon: {
            Color.red.frame(width: 5, height: 5)
        }
        let box = Render.fitting(plain, environment: environment)
        #expect(abs(box.frame("Color").midY - box.frame("Text").minY - 9.55) <= 0.5)
        // Apple's: the ink of a bullet 273.0, the line's middle 272.7 below the picture's top.
        let symbol = Label {
            title
        } icon: {
            Image(systemName: "circle.fill").font(.system(size: 5))
        }
        let drawn = Render.fitting(symbol, environment: environment)
        let bullet = drawn.fills.map(\.rect).first ?? drawn.frame("Image")
        #expect(abs(bullet.midY - drawn.frame("Text").minY - 9.85) <= 0.75, "\(bullet)")
    }

    @Test("labeled content has its content at the trailing edge")
    func labeledContent() {
        let picture = Render.fitting(LabeledContent("Nights", value: "3"), 200, nil)
        #expect(picture.nodes.compactMap(\.text) == ["Nights", "3"])
        #expect(picture.frame("Text", 1).maxX == 200)
    }

    @Test("what no widget can show is a yellow sign, reported by name")
    func refused() {
        let views: [(String, AnyView)] = [
            ("TextField", AnyView(TextField("Name", text: .constant("")))), ("Slider", AnyView(Slider(value: .constant(0.5)))),
            ("Stepper", AnyView(Stepper("Count", value: .constant(1)))),
            ("Picker", AnyView(Picker("Choice", selection: .constant(1)) { Text("One").tag(1) })),
            ("DatePicker", AnyView(DatePicker("Day", selection: .constant(.now)))),
            ("ColorPicker", AnyView(ColorPicker("Colour", selection: .constant(.red)))),
            ("Menu", AnyView(Menu("More") { Text("One") })), ("SecureField", AnyView(SecureField("Word", text: .constant("")))),
            ("TextEditor", AnyView(TextEditor(text: .constant("")))), ("EditButton", AnyView(EditButton())),
            ("ShareLink", AnyView(ShareLink(item: "word"))),
        ]
        for (name, view) in views {
            let picture = Render.tile(view)
            #expect(picture.diagnostics.contains { $0.hasPrefix("\(name): a widget cannot show it") })
            #expect(picture.fills.contains { $0.color == RGBA(1, 204 / 255, 0) })
        }
    }

    @Test("gestures and movements of symbols change nothing and are reported")
    func gestures() {
        let plain = Text("A")
        let view = plain.onTapGesture {}.gesture(DragGesture().onChanged { _ in }.onEnded { _ in }).symbolEffect(.bounce, value: 1)
        let picture = Render.tile(view)
        #expect(picture.content == Render.tile(plain).content)
        #expect(picture.diagnostics.count == 3)
    }
}
