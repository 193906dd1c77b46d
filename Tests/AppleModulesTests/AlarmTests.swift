import AlarmKit
import Foundation
import SwiftUI
import Testing
import WidgetKit

private struct Tide: AlarmMetadata { var harbour: String }

@Suite("Alarms") struct AlarmTests {
    private var attributes: AlarmAttributes<Tide> {
        let alert = AlarmPresentation.Alert(
            title: "Low water at \(6)", secondaryButton: AlarmButton(text: "Again", textColor: .blue, systemImageName: "repeat"),
            secondaryButtonBehavior: .countdown)
        return AlarmAttributes(
            presentation: AlarmPresentation(alert: alert, countdown: .init(title: "Falling")), metadata: Tide(harbour: "Bergen"),
            tintColor: .teal)
    }

    @Test("attributes and states are written down and read again (xcode.11)") func coding() throws {
        let read = try JSONDecoder().decode(AlarmAttributes<Tide>.self, from: JSONEncoder().encode(attributes))
        #expect(read.metadata == Tide(harbour: "Bergen"))
        #expect(String(localized: read.presentation.alert.title) == "Low water at 6")
        #expect(read.presentation.alert.secondaryButtonBehavior == .countdown && read.presentation.paused == nil)
        #expect(read.tintColor.resolve(in: EnvironmentValues()) == Color.teal.resolve(in: EnvironmentValues()))
        let state = AlarmPresentationState(
            alarmID: UUID(),
            mode: .countdown(
                .init(
                    totalCountdownDuration: 60, previouslyElapsedDuration: 10, startDate: Date(timeIntervalSince1970: 0),
                    fireDate: Date(timeIntervalSince1970: 50))))
        #expect(try JSONDecoder().decode(AlarmPresentationState.self, from: JSONEncoder().encode(state)) == state)
    }

    @Test("a widget shows an alarm's Live Activity; nobody is here to allow one (xcode.11)") @MainActor func refused() async throws {
        struct Lamp: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: AlarmAttributes<Tide>.self) { context in
                    switch context.state.mode {
                    case .alert: Text(context.attributes.presentation.alert.title)
                    case .countdown(let countdown): Text(timerInterval: countdown.startDate...countdown.fireDate)
                    case .paused: Text("Paused")
                    }
                } dynamicIsland: { _ in
                    DynamicIsland {
                        DynamicIslandExpandedRegion(.center) { Text("Tide") }
                    } compactLeading: {
                        EmptyView()
                    } compactTrailing: {
                        EmptyView()
                    } minimal: {
                        EmptyView()
                    }
                }
            }
        }
        _ = Lamp().body
        let manager = AlarmManager.shared
        #expect(manager.authorizationState == .notDetermined)
        #expect(try await manager.requestAuthorization() == .denied)
        await #expect(throws: NSError.self) {
            try await manager.schedule(
                id: UUID(),
                configuration: .alarm(
                    schedule: .relative(.init(time: .init(hour: 7, minute: 30), repeats: .weekly([.monday]))), attributes: attributes))
        }
        #expect(try manager.alarms.isEmpty)
        for await alarms in manager.alarmUpdates {
            #expect(alarms.isEmpty)
            break
        }
    }
}
