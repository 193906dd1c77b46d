import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Containers") struct ContainerTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    @Test("a scroll view shows the beginning and cuts off the rest")
    func scroll() {
        let view = ScrollView {
            ForEach(0..<5) { _ in box(20, 30) }
        }
        let picture = Render.tile(view, 100, 50)
        #expect(picture.frame("ScrollView") == CGRect(x: 40, y: 0, width: 20, height: 50))
        #expect(picture.frames("Color").map(\.minY) == [0, 38, 76, 114, 152])
        #expect(picture.layers.first?.clip != nil)
        #expect(Render.tile(view.scrollClipDisabled(), 100, 50).layers.isEmpty)
        let row = ScrollView(.horizontal, showsIndicators: false) { HStack(spacing: 0) { ForEach(0..<5) { _ in box(30, 10) } } }
        let mirrored = Render.tile(row, 100, 50, environment: Render.environment(direction: .rightToLeft))
        #expect(mirrored.frame("ScrollView").height == 10)
        #expect(mirrored.frame("Color").maxX == 100)
        #expect(Render.tile(view.contentMargins(.top, 7), 100, 50).frame("Color").minY == 7)
    }

    /// The rows of an expanded drawer stand 86 points apart in two of stadiamaps/ferrostar's pictures by Apple's renderer, with a padding of 50
    /// below all of them, though it modifies a loop.
    @Test("picture.9: a modifier of several views in a scroll view, or at the root, goes around all of them, and to each in a stack")
    func joined() {
        let views = AnyView(ForEach(0..<3) { _ in box(20, 30) }).padding(.bottom, 50)
        #expect(Render.tile(ScrollView { views }, 100, 400).frames("Color").map(\.minY) == [0, 38, 76])
        #expect(Render.tile(ScrollView { VStack { views } }, 100, 400).frames("Color").map(\.minY) == [0, 88, 176])
        #expect(Render.fitting(views).contentSize == CGSize(width: 20, height: 156))
        #expect(Render.fitting(HStack { views }).contentSize == CGSize(width: 76, height: 80))
        let row = ScrollView(.horizontal) { ForEach(0..<2) { _ in box(20, 30) }.padding(.leading, 10) }
        #expect(Render.tile(row, 100, 50).frames("Color").map(\.minX) == [10, 38])
    }

    @Test("a scroll view offers the length its content likes along its axis")
    func scrollOffer() {
        let view = ScrollView { Color.red }
        #expect(Render.tile(view, 100, 50).frame("Color") == CGRect(x: 0, y: 0, width: 100, height: 10))
    }

    @Test("taps beyond a scroll view's edges do not count")
    func scrollTaps() throws {
        let url = try #require(URL(string: "app://row"))
        let view = ScrollView { ForEach(0..<3) { _ in Link(destination: url) { box(20, 40) } } }
        #expect(Render.tile(view, 100, 50).taps.map(\.frame.height) == [40, 2])
    }

    @Test("outside of lists a section's parts follow one another")
    func section() {
        let view = VStack(spacing: 0) {
            Section {
                box(10, 10)
            } header: {
                box(10, 5)
            } footer: {
                box(10, 3)
            }
        }
        #expect(Render.fitting(view).frames("Color").map(\.height) == [5, 10, 3])
    }

    @Test("stacks of screens show the first one, in the middle of the place; titles are reported")
    func navigation() {
        let picture = Render.tile(NavigationStack { box(10, 10).navigationTitle("Title") }, 100, 50)
        #expect(picture.frame("Color").origin == CGPoint(x: 45, y: 20))
        #expect(picture.diagnostics == ["navigationTitle is declared and not drawn"])
        #expect(Render.tile(NavigationView { box(10, 10) }, 100, 50).frame("Screen").width == 100)
        #expect(
            Render.tile(
                NavigationSplitView {
                    box(10, 10)
                } detail: {
                    box(30, 30)
                }, 100, 50
            ).frames("Color").count == 1)
        let link = NavigationLink {
            Text("There")
        } label: {
            Text("Here")
        }
        #expect(Render.tile(link).nodes.compactMap(\.text) == ["Here"])
    }

    @Test("of several screens the selected one is seen, else the first")
    func tabs() {
        func tabs(_ selection: Int) -> some View {
            TabView(selection: .constant(selection)) {
                box(10, 10).tabItem { Text("One") }.tag(1)
                box(20, 20).tag(2)
            }
        }
        #expect(Render.tile(tabs(2)).frames("Color").map(\.width) == [20])
        #expect(Render.tile(tabs(7)).frames("Color").map(\.width) == [10])
        #expect(Render.tile(TabView { box(30, 30) }).frames("Color").map(\.width) == [30])
    }

    @Test("a box has a title over its content and a surface of its own")
    func groupBox() {
        let view = GroupBox("Title") { Text("Content") }
        let picture = Render.tile(view, 200, 150)
        #expect(picture.nodes.compactMap(\.text) == ["Title", "Content"])
        #expect(picture.frame("Text").minX == 16)
        #expect(picture.fills.first?.rect.width == 200)
        #expect(Render.tile(Text("Content"), 200, 150).fills.isEmpty)
    }

    @Test("a disclosure group shows the state its binding says")
    func disclosure() {
        func words(_ isExpanded: Bool) -> [String] {
            Render.tile(DisclosureGroup("More", isExpanded: .constant(isExpanded)) { Text("Inside") }).nodes.compactMap(\.text)
        }
        #expect(words(true) == ["More", "Inside"])
        #expect(words(false) == ["More"])
    }

    @Test("what stands where nothing is: icon, title, words, things to do")
    func unavailable() {
        let view = ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back later"))
        let picture = Render.tile(view, 300, 300)
        #expect(picture.nodes.compactMap(\.text) == ["Nothing", "Come back later"])
        #expect(picture.frame("Image").midX == 150)
        #expect(picture.frame("Image").maxY < picture.frame("Text").minY)
        let full = ContentUnavailableView {
            Label("Nothing", systemImage: "tray")
        } description: {
            Text("Later")
        } actions: {
            Text("Again")
        }
        #expect(Render.tile(full, 300, 300).nodes.compactMap(\.text) == ["Nothing", "Later", "Again"])
        #expect(Render.tile(ContentUnavailableView.search(text: "x"), 300, 300).nodes.compactMap(\.text).first == "No Results for “x”")
    }

    @Test("picture.9: what stands where nothing is wraps its title where there is room below it, and grows no wider than its place")
    func unavailableTitle() {
        let view = ContentUnavailableView("No upcoming journeys", systemImage: "tray", description: Text("Come back later"))
        let (roomy, wide) = (Render.tile(view, 180, 400), Render.tile(view, 400, 400))
        let (wrapped, line) = (roomy.frame("Text"), wide.frame("Text"))
        #expect(abs(wrapped.height - line.height - 28) < 0.01 && wrapped.maxX <= 164 && wrapped.minX >= 16, "\(wrapped), \(line)")
        #expect(line.width > 180)
    }

    @Test("controls of a group stand side by side, and a table is named as not drawn")
    func others() {
        let group = ControlGroup {
            box(10, 10)
            box(10, 10)
        }
        #expect(Render.fitting(group).frames("Color").map(\.minX) == [0, 18])
        struct Person: Identifiable {
            let id: Int
            var name: String { "\(id)" }
        }
        let table = Table([Person(id: 1)]) { TableColumn("Name", value: \.name) }
        #expect(Render.tile(table).diagnostics == ["Table is declared and not drawn"])
    }

    // MARK: Loops

    private struct Item: Identifiable, Equatable {
        let id: Int
        var width: CGFloat
    }

    @Test("a loop over bindings reads and writes through the whole")
    func bindings() {
        var items = [Item(id: 1, width: 10), Item(id: 2, width: 20)]
        let binding = Binding(get: { items }, set: { items = $0 })
        let view = HStack(spacing: 0) {
            ForEach(binding) { item -> AnyView in
                item.wrappedValue.width += 1
                return AnyView(box(item.wrappedValue.width, 10))
            }
            ForEach(binding, id: \.width) { box($0.wrappedValue.width, 10) }
        }
        #expect(Render.fitting(view).frames("Color").map(\.width) == [11, 21, 11, 21])
        #expect(items.map(\.width) == [11, 21])
        #expect(Render.fitting(HStack { ForEach([1, 2], id: \.self) { _ in box(1, 1) }.onDelete { _ in } }).frames("Color").count == 2)
    }

    @Test("a container takes the views it was given apart")
    func subviews() {
        let content = Group {
            box(10, 10).containerValue(\.isWide, true)
            ForEach(0..<2) { _ in box(20, 10) }
        }
        let view = HStack(spacing: 0) {
            ForEach(subviews: content) { subview in
                subview.padding(.leading, subview.containerValues.isWide ? 5 : 1)
            }
        }
        #expect(Render.fitting(view).frames("Color").map(\.minX) == [5, 16, 37])
        let last = Group(subviews: content) { subviews in
            HStack(spacing: 0) {
                subviews.last
                Text("\(subviews.count)")
            }
        }
        #expect(Render.fitting(last).frames("Color").map(\.width) == [20])
        #expect(Render.fitting(last).nodes.compactMap(\.text) == ["3"])
    }
}

private enum IsWideKey: ContainerValueKey { static let defaultValue = false }

extension ContainerValues {
    fileprivate var isWide: Bool {
        get { self[IsWideKey.self] }
        set { self[IsWideKey.self] = newValue }
    }
}
