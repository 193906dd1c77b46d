import AppIntents
import Testing

@AppIntent(schema: .assistant.activate)
private struct Activate: AppIntent {
    static let title: LocalizedStringResource = "Begin"
    func perform() async throws -> some IntentResult { .result() }
}

@AssistantIntent(schema: .photos.search)
private struct Look: AppIntent {
    func perform() async throws -> some IntentResult { .result() }
}

@Suite("An intent that an assistant knows") struct AssistantSchemaTests {
    @Test("keeps its title, or has its type's name (xcode.12)") func schemas() {
        #expect(String(localized: Activate.title) == "Begin" && String(localized: Look.title) == "Look")
    }
}
