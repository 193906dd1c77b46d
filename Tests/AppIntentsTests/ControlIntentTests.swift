import AppIntents
import Foundation
import SwiftUI
import Testing
import VitrineWidgetArchive
import WidgetKit

struct LightIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "Lit") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct HiddenIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden"
    func perform() async throws -> some IntentResult { .result() }
}

/// Every way to write a control with an intent.
private struct AllControls: View {
    let words = "From a string"

    var body: some View {
        VStack(spacing: 0) {
            Button(intent: NoteIntent("one")) { Text("One") }
            Button(role: .destructive, intent: NoteIntent("two")) { Text("Two") }
            Button("Three", intent: NoteIntent("three"))
            Button(words, intent: NoteIntent("four"))
            Button("Five", role: .cancel, intent: NoteIntent("five"))
            Button(words, role: nil, intent: NoteIntent("six"))
            Button("Seven", systemImage: "star", intent: NoteIntent("seven"))
            Toggle(isOn: true, intent: LightIntent()) { Text("Eight") }
            Toggle("Nine", isOn: false, intent: LightIntent())
            Toggle(words, isOn: false, intent: NoteIntent("ten"))
        }
        .containerBackground(.white, for: .widget)
    }
}

@MainActor @Suite("Buttons and toggles with intents") struct ControlIntentTests {
    private func archived(_ view: some View, _ family: WidgetFamilyName = .systemLarge) throws -> ArchivedView {
        try archive(view, for: try #require(Device.standard.request(kind: "Controls", family: family)), warnsWithoutBackground: false)
    }

    private func calls(_ view: ArchivedView) throws -> [(type: String, call: IntentCall)] {
        try view.taps.map { region in
            guard case .perform(let type, let parameters) = region.action else { throw AppIntentError.unknownIntent("\(region)") }
            return (type, try IntentCall(data: parameters))
        }
    }

    @Test("the archive carries each control's intent by name, with its values") func carried() throws {
        let view = try archived(AllControls())
        let calls = try calls(view)
        #expect(calls.map(\.call.name) == Array(repeating: "NoteIntent", count: 7) + ["LightIntent", "LightIntent", "NoteIntent"])
        #expect(calls[2].call.values == IntentValues(["words": .string("three"), "times": .int(2)]))
        #expect(view.taps.map(\.label).prefix(4) == ["One", "Two", "Three", "From a string"])
        // The other value than the one it shows.
        #expect(calls[7].call.values["value"] == .bool(false) && calls[8].call.values["value"] == .bool(true))
        #expect(calls.allSatisfy { _typeByName($0.type) != nil })
        #expect(view.diagnostics == [])
    }

    @Test("a control whose tap can do nothing is reported by its intent's name") func reported() throws {
        #expect(
            try archived(Button("Go", intent: NoteIntent())).diagnostics.contains { $0.contains("NoteIntent has no value for “words”") })
        #expect(try archived(Button("Go", intent: HiddenIntent())).diagnostics.contains { $0.contains("HiddenIntent cannot be found") })
        #expect(
            try archived(Toggle("Go", isOn: true, intent: HiddenIntent())).diagnostics.contains {
                $0.hasPrefix("Toggle(isOn:intent:): HiddenIntent cannot be found")
            })
    }

    @Test("controls act in round and rectangular accessories, where links do not; inline nothing does") func families() throws {
        let button = Button(intent: NoteIntent("x")) { Image(systemName: "plus") }
        #expect(try archived(button, .accessoryCircular).taps.count == 1)
        #expect(try archived(button, .accessoryRectangular).taps.count == 1)
        #expect(try archived(button, .systemSmall).taps.count == 1)
        #expect(try archived(button, .accessoryInline).taps.isEmpty)
        #expect(try archived(button.disabled(true), .systemSmall).taps.isEmpty)
    }
}
