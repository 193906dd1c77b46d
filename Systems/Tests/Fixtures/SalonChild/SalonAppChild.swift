import Foundation
import SalonCalendar
import SalonCore
import SalonRounds
import SharedStore

/// The app without a page: its stores, its synchroniser, and its links.
///
///     start [ACCOUNT]                  the synchroniser
///     link ID                          the steps to the event's details
///     put ID VERSION · remove ID       an edit of the app's
///     event ID                         what the app has
///     counts                           full events, light events, flagged ones
struct SalonAppChild: Sendable {
    let salon: SalonStore
    let calendar: CalendarStore
    let synchroniser: CalendarSynchroniser
    private let seal: PayloadSeal

    init(_ environment: SalonEnvironment, _ options: StoreOptions) throws {
        salon = try environment.salon(options: options)
        calendar = try environment.calendar(options: options)
        seal = environment.seal
        synchroniser = CalendarSynchroniser(
            salon: salon, calendar: calendar, seal: seal, now: { SampleEvents.now },
            report: { error in FileHandle.standardError.write(Data("\(error)\n".utf8)) })
    }

    func follow(_ lines: AsyncStream<[String]>) async throws {
        say("ready")
        for await words in lines { try await answer(words) }
    }

    private func answer(_ words: [String]) async throws {
        switch (words.first, words.count) {
        case ("start", 1...2):
            synchroniser.start(account: words.count > 1 ? words[1] : SampleEvents.account)
            Task {
                try? await synchroniser.gate.wait()
                say(synchroniser.gate.isOpen ? "open" : "closed")
            }
        case ("link", 2):
            // The next line is heard while this one waits.
            Task { await link(words[1]) }
        case ("put", 3):
            try calendar.put([SampleEvents.event(words[1], version: Int(words[2]) ?? 1)], account: SampleEvents.account)
            say("put")
        case ("remove", 2): say(try calendar.remove(words[1], account: SampleEvents.account) ? "removed" : "none")
        case ("event", 2): say(try calendar.event(words[1], account: SampleEvents.account).map { "\($0.version)" } ?? "none")
        case ("counts", 1):
            let full = try calendar.shared.read { try StoredCalendarEvent.fetchCount($0) }
            let light = try salon.shared.read { try LightCalendarEvent.fetchAll($0) }
            say("\(full) \(light.count) \(light.count { $0.needsSync })")
        default: say("what?")
        }
    }

    private func link(_ id: String) async {
        let opening = AppointmentOpening(calendar: calendar, synchroniser: synchroniser) { SampleEvents.account }
        for await step in opening.steps(id) {
            switch step {
            case .loading: say("loading")
            case .details(let event): say("details \(event.id) \(event.version)")
            case .notFound(let id): say("not found \(id)")
            case .failed(let reason): say("failed \(reason)")
            }
        }
    }
}
