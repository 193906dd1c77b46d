import Foundation
import Testing

/// What the source itself has to keep to.
@Suite("Source of Insights") struct SourceTests {
    private static let system = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Insights").standardizedFileURL

    private func sources(_ folders: String...) throws -> [(name: String, text: String)] {
        try folders.flatMap { folder in
            try #require(FileManager.default.enumerator(at: Self.system.appendingPathComponent(folder), includingPropertiesForKeys: nil))
                .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
                .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
        }
    }

    @Test("R4.83, R4.84, R4.88: the core knows nothing of app, service, intents or the widget's edges")
    func boundary() throws {
        let core = try sources("Core")
        #expect(core.count > 40)
        let foreign = [
            "InsightsAppCore", "InsightsServiceCore", "ShopifyQL\n", "import AppIntents", "import Intents", "import Hummingbird", "Vitrine",
            "TimelineProvider\n", "WidgetConfiguration ", "WidgetBundle", "WidgetCenter.shared", "IntentConfiguration(",
        ]
        for (name, text) in core {
            for word in foreign { #expect(!text.contains(word), "\(name) has \(word)") }
        }
    }

    @Test("R4.84, R4.85: the extension holds the edges only, and no file is in two targets")
    func extensionOnly() throws {
        let widgets = try sources("Widgets", "Intents", "Definitions")
        #expect(widgets.allSatisfy { $0.text.split(separator: "\n").count < 80 })
        #expect(widgets.allSatisfy { !$0.text.contains("URLSession") && !$0.text.contains("JSONDecoder") })
        let all = try sources("Core", "Widgets", "Intents", "Definitions").map(\.name)
        #expect(Set(all).count == all.count)
    }

    @Test("R4.113: what a retired kind is made of asks for nothing")
    func retired() throws {
        let file = try #require(try sources("Widgets").first { $0.name == "RetiredWidgets.swift" })
        for word in ["InsightsProvider", "Repository", "Client", "live()"] { #expect(!file.text.contains(word)) }
    }

    @Test("R4.57, R4.59, R4.61: cells, grid and view go by traits and data, not by the family")
    func families() throws {
        for name in ["MetricCell", "PlainMetricCell", "PrimaryMetricCell", "MetricGrid", "WidgetView", "WidgetHeader", "MessageView"] {
            let file = try #require(try sources("Core/Views").first { $0.name == "\(name).swift" })
            #expect(!file.text.contains("widgetFamily") && !file.text.contains("WidgetFamily"), "\(name)")
        }
    }

    @Test(
        "G4.3: what the article names without showing it is there by its name",
        arguments: [
            ("State", "struct WidgetState"), ("State", "struct LayoutOption: OptionSet"), ("State", "struct PrimaryCell"),
            ("Views", "struct WidgetView: View"), ("Views", "struct MetricCell: View"), ("Views", "struct PrimaryMetricCell: View"),
            ("Previews", "extension PreviewLayout"), ("Query", "struct InsightsQuery"), ("Responses", "protocol MetricResponse"),
            ("Responses", "struct MetricsResponse"), ("Lifecycle", "func didAddWidgets("), ("Lifecycle", "func didRemoveWidgets("),
        ])
    func names(_ folder: String, _ declaration: String) throws {
        #expect(try sources("Core/" + folder).contains { $0.text.contains(declaration) })
    }

    @Test("nothing is unwrapped by force")
    func unwrapping() throws {
        for (name, text) in try sources("Core", "Widgets", "Intents", "Definitions") {
            #expect(text.firstMatch(of: #/(try!|[\w\)\]]!(?![=\w"]))/#) == nil, "\(name)")
        }
    }
}
