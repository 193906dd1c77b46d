import AppIntents
import Testing

private struct Order: LiveActivityStartingIntent, ProgressReportingIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Size") var size: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        progress.completedUnitCount = 1
        _ = systemContext.preciseTimestamp
        guard let size else { throw $size.needsValueError("How large?") }
        if size > 10 { try await requestConfirmation(actionName: .order, dialog: "So large?") }
        return .result(value: size)
    }
}

@Suite("Questions of an intent") struct InteractionTests {
    @Test("xcode.12: nobody is there to be asked, and the error has the words of the question")
    func questions() async throws {
        let order = Order()
        await #expect(throws: AppIntentError.needsPerson("How large?")) { _ = try await order.perform() }
        order.size = 12
        await #expect(throws: AppIntentError.needsPerson("So large?")) { _ = try await order.perform() }
        order.size = 3
        _ = try await order.perform()
        await #expect(throws: AppIntentError.needsPerson("Size")) { _ = try await order.$size.requestValue() }
        await #expect(throws: AppIntentError.needsPerson("Which?")) {
            _ = try await order.$size.requestDisambiguation(among: [1, 2], dialog: "Which?")
        }
        #expect("\(AppIntentError.needsPerson("Size"))" == "The intent asks a person “Size”, and a widget has nobody to ask.")
        let picture = DisplayRepresentation.Image(systemName: "cup", displayStyle: .circular)
        #expect(picture == DisplayRepresentation.Image(systemName: "cup"))
    }
}
