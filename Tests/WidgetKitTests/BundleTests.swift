import SwiftUI
import Testing
import VitrineWidgetArchive
import WidgetKit

@MainActor @Suite("A bundle") struct BundleTests {
    @Test("R1.48 lists all its widgets in the gallery's order, with those of inner bundles and without empty ones") func order() {
        let widgets = ExtensionService(bundle: SampleBundle()).description.widgets
        #expect(widgets.map(\.kind) == ["Sample", "Plain", "Later"])
    }

    @Test("describes each widget as its configuration says") func description() {
        let widgets = ExtensionService(bundle: SampleBundle()).description.widgets
        #expect(
            widgets[0]
                == ExtensionDescription.Widget(
                    kind: "Sample", displayName: "My Trips", description: "Your next trip.",
                    families: [.systemSmall, .systemMedium, .accessoryRectangular, .accessoryCircular], contentMarginsDisabled: false,
                    containerBackgroundRemovable: true))
        #expect(widgets[1].contentMarginsDisabled)
        #expect(!widgets[1].containerBackgroundRemovable)
        #expect(widgets[1].displayName == "Plain")
    }

    @Test("gives a widget that names no families all of the home screen's") func families() {
        let later = ExtensionService(bundle: SampleBundle()).description.widgets[2]
        #expect(later.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        #expect(later.displayName == nil)
    }

    @Test("has the names that a localized resource says, as keys and texts do (xcode.11)") func resources() {
        struct Named: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Named", provider: SampleProvider()) { SampleView(entry: $0) }
                    .configurationDisplayName(LocalizedStringResource("Tides"))
                    .description(LocalizedStringResource("The next tide."))
            }
        }
        struct One: WidgetBundle {
            var body: some Widget { Named() }
        }
        let widget = ExtensionService(bundle: One()).description.widgets.first
        #expect(widget?.displayName == "Tides" && widget?.description == "The next tide.")
    }

    @Test("with two widgets of one kind says which") func duplicates() {
        struct Twice: WidgetBundle {
            var body: some Widget {
                SampleWidget()
                SampleWidget()
            }
        }
        #expect(ExtensionService(bundle: Twice()).duplicateKinds == ["Sample"])
        #expect(ExtensionService(bundle: SampleBundle()).duplicateKinds == [])
    }

    @Test("families print by Apple's names and keep them on the way to the host") func familyNames() {
        #expect("\(WidgetFamily.systemSmall)" == "systemSmall")
        #expect(WidgetFamily.allCases.map(\.name) == WidgetFamilyName.allCases)
        for name in WidgetFamilyName.allCases { #expect(WidgetFamily(name).name == name) }
    }
}
