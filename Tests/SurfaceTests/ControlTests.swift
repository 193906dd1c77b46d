import AppIntents
import SwiftUI
import Testing
import WidgetKit

private struct StartTimer: SetValueIntent {
    static let title: LocalizedStringResource = "Start"
    @Parameter(title: "Running") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct TimerSettings: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer"
    @Parameter(title: "Minutes", default: 5) var minutes: Int
}

private struct TimerProvider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
}

private struct TimerSettingsProvider: AppIntentControlValueProvider {
    func previewValue(configuration: TimerSettings) -> Int { configuration.minutes }
    func currentValue(configuration: TimerSettings) async throws -> Int { configuration.minutes }
}

private struct TimerToggle: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Timer", provider: TimerProvider()) { isRunning in
            ControlWidgetToggle("Timer", isOn: isRunning, action: StartTimer()) { Label($0 ? "On" : "Off", systemImage: "timer") }
                .tint(.orange)
        }
        .displayName("Timer")
        .description("Starts it.")
    }
}

private struct TimerButton: ControlWidget {
    static let kind = "TimerButton"
    static let title: LocalizedStringResource = "Timer"
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: TimerSettingsProvider()) { minutes in content(minutes) }
    }

    @ControlWidgetTemplateBuilder private func content(_ minutes: Int) -> some ControlWidgetTemplate {
        ControlWidgetButton(Self.title, action: StartTimer()) { _ in Label("\(minutes) min", systemImage: "timer") }
    }
}

private struct Controls: WidgetBundle {
    var body: some Widget {
        TimerToggle()
        TimerButton()
    }
}

@MainActor @Suite("Controls") struct ControlTests {
    @Test("a bundle with controls compiles; that they are not shown is said by their names") func notShown() async throws {
        let service = ExtensionService(bundle: Controls())
        #expect(service.description.widgets.isEmpty)
        #expect(service.undrawn.count == 2)
        #expect(service.undrawn[0].contains("TimerToggle") && service.undrawn[1].contains("TimerButton"))
        ControlCenter.shared.reloadAllControls()
        #expect(try await ControlCenter.shared.currentControls().isEmpty)
    }
}
