import AppIntents
import Foundation
import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@MainActor @Suite("Containers, data and words by the newer names") struct NewerContainerTests {
    private struct Saving: AppIntent {
        static let title: LocalizedStringResource = "Save"
        func perform() async throws -> some IntentResult { .result() }
    }

    private struct Reversed: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.content
                configuration.label
            }
        }
    }

    private struct Worded: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isExpanded ? "open" : "shut")
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }

    private func words<V: View>(_ view: V) -> [String] { Render.tile(view).nodes.compactMap(\.text) }

    @Test("xcode.12: a style draws a group of controls from its parts")
    func controlGroups() {
        let group = ControlGroup("Named") {
            Text("a")
            Text("b")
        }
        #expect(words(group) == ["a", "b"])
        #expect(words(group.controlGroupStyle(Reversed())) == ["a", "b", "Named"])
        #expect(words(group.controlGroupStyle(.navigation).controlGroupStyle(Reversed())) == ["a", "b"])
        let labeled = ControlGroup {
            Text("c")
        } label: {
            Text("Label")
        }
        #expect(words(labeled) == ["c"] && words(labeled.controlGroupStyle(Reversed())) == ["c", "Label"])
        #expect(Render.tile(group.controlGroupStyle(.menu)).diagnostics.contains { $0.hasPrefix("controlGroupStyle(.menu)") })
    }

    @Test("xcode.12: a style draws a line that unfolds from its parts, and knows whether it is unfolded")
    func disclosureGroups() {
        func group(_ isExpanded: Bool) -> some View { DisclosureGroup("Line", isExpanded: .constant(isExpanded)) { Text("inside") } }
        #expect(words(group(true)) == ["Line", "inside"] && words(group(false)) == ["Line"])
        #expect(words(group(true).disclosureGroupStyle(Worded())) == ["open", "Line", "inside"])
        #expect(words(group(false).disclosureGroupStyle(Worded())) == ["shut", "Line"])
        #expect(words(DisclosureGroup("Line") { Text("inside") }.disclosureGroupStyle(.automatic)) == ["Line"])
    }

    @ViewBuilder private var rows: some View {
        Text("loose")
        Section {
            Text("a").tag(7)
            Text("b")
        } header: {
            Text("Head")
        } footer: {
            Text("Foot")
        }
        Section("Second") { Text("c") }
    }

    @Test("xcode.12: a container is given sections, with their headers, rows and footers")
    func sections() {
        let grouped = Group(sections: rows) { sections in
            Text("\(sections.count)")
            ForEach(sections) { section in
                section.footer
                Text("\(section.content.count)")
                section.header
            }
        }
        #expect(words(VStack { grouped }) == ["3", "1", "Foot", "2", "Head", "1", "Second"])
        let looped = ForEach(sections: rows) { section in
            section.content
            Divider()
        }
        #expect(words(VStack { looped }) == ["loose", "a", "b", "c"])
    }

    @Test("xcode.12: a container finds the tags of its views")
    func tags() {
        let view = Group(subviews: rows) { views in
            ForEach(views) { view in
                Text("\(view.containerValues.tag(for: Int.self) ?? 0)\(view.containerValues.hasTag(7) ? "!" : "")")
            }
        }
        #expect(words(VStack { view }) == ["0", "0", "7!", "0", "0", "0", "0"])
    }

    @Test("xcode.12: elements are moved and removed by their places")
    func elements() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(letters == ["b", "d", "a", "c", "e"])
        letters.move(fromOffsets: [4], toOffset: 0)
        #expect(letters == ["e", "b", "d", "a", "c"])
        letters.remove(atOffsets: [0, 3])
        #expect(letters == ["b", "d", "c"])
    }

    @Test("xcode.12: a modifier is resolved in its surroundings")
    func environmental() {
        struct Scheme: EnvironmentalModifier {
            struct Named: ViewModifier {
                let name: String
                func body(content: Content) -> some View {
                    content
                    Text(name)
                }
            }
            func resolve(in environment: EnvironmentValues) -> Named { Named(name: environment.colorScheme == .dark ? "dark" : "light") }
        }
        let view = VStack { Text("a").modifier(Scheme()) }
        #expect(words(view.environment(\.colorScheme, .dark)) == ["a", "dark"] && words(view) == ["a", "light"])
    }

    @Test("xcode.12: keyframes have their values over time")
    func keyframes() {
        let timeline = KeyframeTimeline(initialValue: CGPoint(x: 0, y: 1)) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 2)
                MoveKeyframe(100)
                CubicKeyframe(200, duration: 1)
            }
            KeyframeTrack(\.y) { LinearKeyframe(3, duration: 1) }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0) == CGPoint(x: 0, y: 1) && timeline.value(time: 1) == CGPoint(x: 5, y: 3))
        #expect(timeline.value(time: 2.5) == CGPoint(x: 150, y: 3) && timeline.value(progress: 1) == CGPoint(x: 200, y: 3))
        let spring = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1.0, duration: 1, spring: .bouncy) }
        #expect(abs(spring.value(time: 0.3) - Spring.bouncy.value(target: 1.0, time: 0.3)) < 1e-9)
    }

    @Test("xcode.12: what is read aloud is said by a view, or only where something holds")
    func spoken() {
        func elements(_ view: some View) -> [AccessibilityElement] { Render.tile(view).accessibility }
        let text = Text("a")
        #expect(
            elements(
                text.accessibilityLabel { old in
                    old; Text("more")
                }
            ).map(\.label) == ["a, more"])
        #expect(elements(text.accessibilityValue("b", isEnabled: false)).map(\.value) == elements(text).map(\.value))
        #expect(elements(text.accessibilityValue("b", isEnabled: true)).map(\.value) == ["b"])
        #expect(elements(text.accessibilityHint("h", isEnabled: true)).map(\.hint) == ["h"])
        #expect(elements(text.accessibilityInputLabels(["i"], isEnabled: true)).map(\.inputLabels) == [["i"]])
        #expect(elements(text.accessibilityAction(action: {}, label: { Text("Do") })).map(\.actions) == [["Do"]])
        #expect(elements(text.accessibilityAction(AccessibilityActionKind(named: Text("Kind"))) {}).map(\.actions) == [["Kind"]])
        #expect(elements(text.accessibilityAction(named: "Save", intent: Saving())).map(\.actions) == [["Save"]])
        #expect(elements(text.accessibilityAction(intent: Saving(), label: { Text("Keep") })).map(\.actions) == [["Keep"]])
        let actions = text.accessibilityActions(category: .edit) {
            Button("Cut") {}
            Button("Copy") {}
        }
        #expect(elements(actions).map(\.actions) == [["Cut", "Copy"]])
        #expect(words(Text("The sky is \(accessibilityName: .blue)")) == ["The sky is blue"])
    }

    private struct Described: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo", "Tu"])
            let steps = AXNumericDataAxisDescriptor(title: "Steps", range: 0...100, gridlinePositions: [50]) { "\($0) steps" }
            let points = [AXDataPoint(x: "Mo", y: 10), AXDataPoint(x: "Tu", y: 90, label: "best")]
            return AXChartDescriptor(
                title: "Week", summary: "More on Tuesday", xAxis: days, yAxis: steps,
                series: [AXDataSeriesDescriptor(name: "Steps", isContinuous: false, dataPoints: points)])
        }
    }

    @Test("xcode.12: a chart's own summary is kept with the words of its view")
    func charts() {
        let elements = Render.tile(Text("a").accessibilityChartDescriptor(Described())).accessibility
        #expect(elements.map { $0.customContent.map { "\($0.label): \($0.value)" } } == [["Week: More on Tuesday"]])
    }

    private struct Folder: Identifiable {
        let id: String
        var inside: [Folder]?
    }

    @Test("xcode.12: elements with others inside are folded, each by a line of its own")
    func outlines() {
        let folders = [Folder(id: "a", inside: [Folder(id: "b")]), Folder(id: "c")]
        let group = OutlineGroup(folders, children: \.inside) { Text($0.id) }
        #expect(words(VStack { group }) == ["a", "c"])
        struct Open: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                configuration.content
            }
        }
        #expect(words(VStack { group }.disclosureGroupStyle(Open())) == ["a", "b", "c"])
    }

    @Test("xcode.12: a view of tabs shows the one that is chosen, or the first")
    func tabs() {
        func tabs(_ choice: Int) -> some View {
            TabView(selection: .constant(choice)) {
                Tab("One", systemImage: "star", value: 1) { Text("first") }
                TabSection("More") {
                    Tab("Two", systemImage: "star", value: 2) {
                        Text("second")
                        Text("also")
                    }
                    Tab("Three", systemImage: "star", value: 3) { Text("third") }.hidden()
                }
            }
        }
        #expect(words(tabs(1)) == ["first"] && words(tabs(2)) == ["second", "also"] && words(tabs(3)) == ["first"])
    }

    @Test("xcode.12: a tuple made elsewhere is its views, and a value that is a view is one")
    func values() {
        #expect(words(VStack { TupleView((Text("a"), Text("b"))) }) == ["a", "b"])
        #expect(AnyView(_fromValue: Text("c")).map { words($0) } == ["c"] && AnyView(_fromValue: 3) == nil)
    }
}
