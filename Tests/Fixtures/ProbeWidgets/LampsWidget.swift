import AppIntents
import SwiftUI
import WidgetKit

/// Sets one of two lamps, slowly; the second one is broken.
struct SwitchIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "Lamp", default: 1) var lamp: Int
    @Parameter(title: "Lit") var value: Bool

    init() {}
    init(lamp: Int) { self.lamp = lamp }

    func perform() async throws -> some IntentResult {
        // The wait lasts until the test has looked at what is shown meanwhile, which takes a browser long on a busy machine.
        for _ in 0..<6_000 where Group.read("go.txt") == nil { try await Task.sleep(for: .milliseconds(10)) }
        guard lamp == 1 else { throw StationError.broken }
        Group.append(value ? "lit" : "dark", to: "lamps.txt")
        return .result()
    }
}

/// Two switches, and words that are out of date from a tap on.
struct LampsView: View {
    var entry: ProbeEntry

    var body: some View {
        VStack {
            Toggle("One", isOn: entry.words == "lit", intent: SwitchIntent(lamp: 1))
            Toggle("Two", isOn: false, intent: SwitchIntent(lamp: 2))
            Text(entry.words).invalidatableContent()
        }
        .containerBackground(.white, for: .widget)
    }
}

enum Lamps: Probe {
    static let kind = "Lamps"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        Group.append("asked", to: "lamps-asked.txt")
        completion(.only(Group.read("lamps.txt")?.split(separator: "\n").last.map(String.init) ?? "dark"))
    }
}

struct LampsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Lamps.kind, provider: ProbeProvider<Lamps>()) { LampsView(entry: $0) }
            .supportedFamilies([.systemMedium])
    }
}
