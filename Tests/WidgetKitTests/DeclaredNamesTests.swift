import AppIntents
import CoreText
import ImageIO
import SwiftUI
import Testing
import UIKit
import VitrineWidgetArchive
import WidgetKit

/// Names of the frequency list that are declared and not drawn, used as real extensions use them.
private struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "On") var value: Bool
    init() {}
    func perform() async throws -> some IntentResult { .result() }
}

private struct LampSettings: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "Room") var room: String?
}

private struct LampValue: AppIntentControlValueProvider {
    func previewValue(configuration: LampSettings) -> Bool { true }
    func currentValue(configuration: LampSettings) async throws -> Bool { configuration.room == "hall" }
}

private struct PlainValue: ControlValueProvider {
    var previewValue: Int { 3 }
    func currentValue() async throws -> Int { 4 }
}

private struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "lamp", provider: LampValue()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: LampIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "lightbulb")
            }.tint(.yellow)
        }
        .displayName("Lamp")
        .description("Turns a lamp on and off.")
        .promptsForUserConfiguration()
    }
}

private struct OpenControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "open", provider: PlainValue()) { value in
            ControlWidgetButton(action: LampIntent()) { Label("Open \(value)", systemImage: "door.left.hand.open") }
        }
        .displayName("Open")
    }
}

private struct Handler: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}

private struct DeclaringWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Declaring", provider: ClosureProvider(first: DateEntry())) { _ in
            Text("a").containerBackground(.fill, for: .widget)
        }
        .pushHandler(Handler.self)
        .disfavoredLocations([.standBy, .carPlay], for: [.systemSmall])
        .contentMarginsDisabled()
        .containerBackgroundRemovable(false)
        .promptsForUserConfiguration()
        .supplementalActivityFamilies([.small])
    }
}

private struct DeclaringBundle: WidgetBundle {
    var body: some Widget {
        DeclaringWidget()
        LampControl()
        OpenControl()
    }
}

/// Classes of UIKit that shared code names; a widget draws none of them.
@MainActor private func unseen() -> [NSObject] {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)))
    let generator = UISelectionFeedbackGenerator()
    generator.prepare()
    generator.selectionChanged()
    return [scroll, generator, UIImageView(image: UIImage(systemName: "star")), UILabel(frame: .zero), UIWindow(frame: .zero)]
}

@MainActor @Suite("Names that are declared") struct DeclaredNamesTests {
    @Test("controls of a bundle compile and are named as not shown; its widgets are there") func controls() async throws {
        let service = ExtensionService(bundle: DeclaringBundle())
        #expect(service.description.widgets.map(\.kind) == ["Declaring"])
        #expect(service.undrawn.filter { $0.contains("controls are not drawn") }.count == 2, "\(service.undrawn)")
        ControlCenter.shared.reloadControls(ofKind: "lamp")
        #expect(try await ControlCenter.shared.currentControls().isEmpty)
    }

    @Test("a push handler is named as never called") func push() async throws {
        let request = try #require(Device.standard.request(kind: "Declaring", family: .systemSmall))
        let view = try await ExtensionService(bundle: DeclaringBundle()).timeline(request).entries[0].variants[0]
        #expect(view.diagnostics.contains { $0.contains("pushHandler(Handler)") })
    }

    @Test("UIKit's views exist, and hold one another") func views() {
        let objects = unseen()
        #expect((objects[0] as? UIView)?.subviews.count == 1)
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice().userInterfaceIdiom == .phone)
        #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
        #expect(UIApplication.openSettingsURLString == "app-settings:")
        #expect(UIApplication.didBecomeActiveNotification.rawValue.hasPrefix("UIApplication"))
    }
}
