import SwiftUI
import Testing
import VitrineWidgetArchive

@MainActor @Suite("Accessibility") struct AccessibilityTests {
    private func elements(@ViewBuilder _ view: () -> some View) -> [AccessibilityElement] {
        ViewRenderer().render(view(), size: CGSize(width: 300, height: 300)).accessibility
    }

    private func words(@ViewBuilder _ view: () -> some View) -> [String] { elements(view).map(\.spoken) }

    @Test("reads words and named pictures in order, and skips decoration") func order() {
        let spoken = words {
            VStack {
                HStack {
                    Image(systemName: "airplane.departure")
                    Text("LIN")
                }
                Image(decorative: "missing")
                Circle()
                Text("HND")
            }
        }
        #expect(spoken == ["airplane departure, image", "LIN", "HND"])
    }

    @Test("of combined children is one sentence; of ignored ones nothing; of contained ones each") func children() {
        func view(_ behavior: AccessibilityChildBehavior) -> some View {
            VStack {
                Text("Sales")
                Text("€4,827").accessibilityValue("up")
            }.accessibilityElement(children: behavior)
        }
        #expect(words { view(.combine) } == ["Sales, €4,827, up"])
        #expect(words { view(.ignore) } == [""])
        #expect(words { view(.ignore).accessibilityLabel("Sales of today") } == ["Sales of today"])
        #expect(words { view(.contain) } == ["Sales", "€4,827, up"])
    }

    @Test("says label, value, kind and hint") func parts() {
        let element = elements {
            Capsule().frame(width: 30, height: 10).accessibilityLabel("Progress").accessibilityValue("40 %")
                .accessibilityHint("Of the day").accessibilityAddTraits([.isButton, .isSelected])
        }
        #expect(element.map(\.spoken) == ["Progress, 40 %, button, selected, Of the day"])
        #expect(element.first?.frame.size == CGSize(width: 30, height: 10))
    }

    @Test("hides what is hidden, at any depth") func hidden() {
        #expect(
            words {
                VStack {
                    Text("a")
                    HStack { Text("b") }.accessibilityHidden(true)
                    Text("c").accessibilityHidden(false)
                }
            } == ["a", "c"])
    }

    @Test("takes away and adds what a view is") func traits() {
        #expect(words { Image(systemName: "star").accessibilityRemoveTraits(.isImage) } == ["star"])
        #expect(words { Text("Title").accessibilityAddTraits(.isHeader) } == ["Title, heading"])
        let heading = elements { Text("Title").accessibilityHeading(.h2) }
        #expect(heading.first?.headingLevel == 2)
        #expect(heading.first?.traits.contains(.header) == true)
    }

    @Test("reads those of higher priority first, among those around them") func priority() {
        #expect(
            words {
                VStack {
                    Text("third").accessibilitySortPriority(-1)
                    Text("second")
                    Text("first").accessibilitySortPriority(2)
                }
            } == ["first", "second", "third"])
        // Inside a container a priority moves nothing past what is outside.
        #expect(
            words {
                VStack {
                    Text("a")
                    VStack {
                        Text("c")
                        Text("b").accessibilitySortPriority(5)
                    }.accessibilityElement(children: .contain)
                }
            } == ["a", "b", "c"])
        #expect(
            words {
                VStack {
                    Text("b")
                    Text("a").accessibilitySortPriority(1)
                }.accessibilityElement(children: .combine)
            } == ["a, b"])
    }

    private struct Beside: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.icon }
    }

    @Test("true.32: a symbol inside a label is silent, however the label is shown; words that were given it are said") func labels() {
        let label = Label("Rain", systemImage: "cloud.rain")
        #expect(words { label } == ["Rain"])
        #expect(words { label.labelStyle(.titleOnly) } == ["Rain"])
        #expect(words { label.labelStyle(.iconOnly) } == ["Rain"])
        #expect(words { label.labelStyle(Beside()) } == ["Rain"])
        #expect(words { label.accessibilityHidden(true) } == [])
        #expect(
            words {
                Label {
                    Text("Rain")
                } icon: {
                    Image(systemName: "cloud.rain").accessibilityLabel("Heavy")
                }
            } == ["Heavy", "Rain"])
        #expect(
            words {
                Label {
                    Text("Rain")
                } icon: {
                    Image("cloud", label: Text("Heavy"))
                }
            }.last == "Rain")
        // Outside of a label a symbol keeps its name.
        #expect(
            words {
                HStack {
                    Image(systemName: "cloud.rain"); Text("Rain")
                }
            } == ["cloud rain, image", "Rain"])
    }

    @Test("is that of the representation, which is not drawn") func representation() {
        let view = Circle().frame(width: 20, height: 20).accessibilityRepresentation { Text("Level 3 of 5") }
        let rendered = ViewRenderer().render(view, size: CGSize(width: 100, height: 100))
        #expect(rendered.accessibility.map(\.spoken) == ["Level 3 of 5"])
        #expect(rendered.content.items.count == 1)
        let chart = Rectangle().accessibilityLabel("Sales").accessibilityChildren {
            ForEach(0..<3) { Text("Hour \($0)") }
        }
        #expect(words { chart } == ["Sales", "Hour 0", "Hour 1", "Hour 2"])
    }

    @Test("keeps what is found, said and done on demand") func onDemand() {
        let element = elements {
            Text("Order").accessibilityIdentifier("order").accessibilityInputLabels(["Order", "Parcel"])
                .accessibilityCustomContent("Weight", "2 kg").accessibilityAction(named: "Delete") {}
        }.first
        #expect(element?.identifier == "order")
        #expect(element?.inputLabels == ["Order", "Parcel"])
        #expect(element?.customContent == [.init(label: "Weight", value: "2 kg")])
        #expect(element?.actions == ["Delete"])
    }

    @Test("of a link is one element with all that is in it, by its own label if it has one") func links() throws {
        // A URL of ASCII letters can always be made.
        let url = URL(string: "app://x")!
        let plain = Link(destination: url) {
            Image(systemName: "bed.double")
            Text("Hotel")
        }
        #expect(words { plain } == ["bed double, Hotel, link"])
        let named = ViewRenderer().render(plain.accessibilityLabel("Your stay"), size: CGSize(width: 100, height: 100))
        #expect(named.accessibility.map(\.spoken) == ["Your stay, link"])
        #expect(named.taps.map(\.label) == ["Your stay"])
    }

    @Test("knows the names of iOS 13") func older() {
        let element = elements {
            Text("x").accessibility(label: Text("Label")).accessibility(value: Text("Value")).accessibility(hint: Text("Hint"))
                .accessibility(addTraits: .isHeader).accessibility(identifier: "id").accessibility(sortPriority: 1)
        }
        #expect(element.map(\.spoken) == ["Label, Value, heading, Hint"])
        #expect(words { Text("x").accessibility(hidden: true) } == [])
    }
}
