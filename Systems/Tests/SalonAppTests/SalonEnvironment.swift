import Credentials
import Foundation
import RunningService
import SalonCalendar
import SalonCore
import SystemProcesses
import WidgetHost

/// Salon with Mara signed in, while a body runs. It is the board's Friday, and stands still.
typealias SalonEnvironment = SystemEnvironment

extension SystemEnvironment {
    /// - Parameter startsApps: whether the app runs from the start; else it is started by its first link.
    static func run(startsApps: Bool, _ body: (SalonEnvironment) async throws -> Void) async throws {
        try await run(
            "SalonApp", seed: "mara",
            configure: {
                $0.locale = "en_US"
                $0.startsApps = startsApps
                $0.now = AppParts.friday
                $0.rate = 0
                $0.allowUnoptimised()
            }, body)
    }

    var caller: ServiceCaller { ServiceCaller(service) }
    var shared: URL { state.group(SalonGroup.name).appendingPathComponent("shared.sqlite") }
    private var calendar: URL {
        state.container(of: "com.vitrine.salon").appendingPathComponent("Library/Application Support/Salon/calendar.sqlite")
    }

    /// Stores what the widget's process would have received, from another process than the app's.
    func receive(_ events: [CalendarEvent]) throws {
        let store = try SalonStore(at: shared, as: .member)
        let seal = seal
        try store.upsert(
            events.map { event in
                var light = LightCalendarEvent(event, account: "mara", receivedAt: AppParts.friday)
                light.needsSync = true
                light.payload = try seal.sealed(event, account: "mara")
                light.payloadVersion = PayloadSeal.version
                return light
            })
    }

    private var seal: PayloadSeal {
        PayloadSeal(keychain: FileKeychain(home: state.url, groups: [SalonGroup.keychain], service: KeychainStrategy.service))
    }

    func event(_ id: String, _ customer: String, at offset: TimeInterval = 7_200) -> CalendarEvent {
        let start = AppParts.friday.addingTimeInterval(offset)
        return CalendarEvent(
            id: id, stylist: "mara", customer: .init(id: "wanda", name: customer),
            treatments: [.init(name: "Trim", minutes: 30, price: 20)],
            start: start, end: start + 1_800, money: .init(total: 20), colour: .teal, updatedAt: start)
    }

    /// What the app's own store has.
    func stored(_ id: String) throws -> CalendarEvent? {
        try CalendarStore(at: calendar, seal: seal, as: .member).event(id, account: "mara")
    }
}
