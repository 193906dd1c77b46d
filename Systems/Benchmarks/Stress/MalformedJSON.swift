import Foundation
import MalformedBookings
import SeededGenerators
import VitrineWidgetArchive
import WidgetHost

/// A thousand kinds of stored text that no app writes, each read by the real extension: always the no-booking entry, never a trap.
enum MalformedJSON: Suite {
    static let name = "malformed-json"

    static func run(_ environment: StressEnvironment, _ generator: SeededGenerator, _ record: inout SuiteRecord) async throws {
        guard let bundle = environment.trips.extensions.first,
            let request = Device.standard.request(kind: "TripsWidget", family: .systemMedium)
        else { throw StressFailure("Trips has no extension.") }
        let plan = environment.plan
        let process = ExtensionProcess(bundle: bundle, launch: { try plan.launch(bundle) })
        guard try await entries(environment, process, request, WellFormedBookings.package).count == 3 else {
            throw StressFailure("The well-formed text is not read.")
        }
        let first = await process.state()?.pid
        let texts = MalformedBookings.all()
        if Set(texts).count < 1000 { record.fail("there are only \(Set(texts).count) different texts") }
        for text in texts {
            do {
                let entries = try await entries(environment, process, request, text)
                let words = entries.first?.variants.first?.nodes.compactMap(\.text) ?? []
                if entries.count != 1 || words.first != "Where to next?" { record.fail("shown as \(words): \(text.prefix(120))") }
            } catch {
                record.fail("\(error): \(text.prefix(120))")
            }
            try record.progress(of: texts.count)
        }
        if await process.state()?.pid != first { record.fail("the extension died on the way") }
        await process.stop()
    }

    private static func entries(
        _ environment: StressEnvironment, _ process: ExtensionProcess, _ request: WidgetRequest, _ text: String
    ) async throws -> [ArchivedEntry] {
        let group = environment.state.group("group.com.vitrine.trips")
        try StateFolder.make(group)
        let file = group.appendingPathComponent("next-text")
        try Data(text.utf8).write(to: file)
        // The text goes by file: an argument of 300,000 characters is too long for the system.
        let said = try await environment.ask("put-file", "group.com.vitrine.trips", "widget.bookings", file.path)
        guard said == "ok" else { throw StressFailure("The text could not be stored: \(said)") }
        guard case .timeline(let timeline) = try await process.ask(.timeline(request)).body else {
            throw StressFailure("The extension gave no timeline.")
        }
        return timeline.entries
    }
}
