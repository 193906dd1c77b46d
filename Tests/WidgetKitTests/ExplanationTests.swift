import Testing
import VitrineWidgetArchive
@testable import WidgetKit

@MainActor @Suite("An extension run by hand") struct ExplanationTests {
    private let explanation = ExtensionExplanation(
        executable: "/somewhere/TripsWidgets", bundleIdentifier: "com.example.widgets",
        description: ExtensionService(bundle: SampleBundle()).description)

    @Test("says what it is, which widgets are in it and how to see them") func text() {
        let text = explanation.text
        #expect(text.contains("TripsWidgets is a widget extension"))
        #expect(text.contains("com.example.widgets"))
        #expect(text.contains("Sample — My Trips"))
        #expect(text.contains("families: systemSmall, systemMedium, accessoryRectangular, accessoryCircular"))
        #expect(text.contains("vitrine render TripsWidgets"))
    }

    @Test("names the arguments it does not take") func refusal() {
        #expect(explanation.refusal(of: ["--what", "now"]).contains("“--what now”"))
    }
}
