import Credentials
import Foundation
import RunningService
import SalonCalendar
import SalonCore
import WidgetHost

/// Salon installed in a state folder of its own, its service running, Mara signed in: app and service are real processes.
struct SalonHouse: Sendable {
    let host: WidgetHost
    let caller: ServiceCaller
    let state: StateFolder
    let configuration: HostConfiguration

    /// - Parameter startsApps: whether the app runs from the start; else it is started by its first link.
    static func run(startsApps: Bool, _ body: (SalonHouse) async throws -> Void) async throws {
        let folder = temporaryFolder("salon-house")
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(folder)
        try state.make()
        let build = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
            .first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("SalonApp").path) }
        guard let build else { throw CocoaError(.fileNoSuchFile) }
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root = root.deletingLastPathComponent() }
        let app = try Installer(state: state).install(ProjectProducts(root: root, build: build).system(of: "SalonApp"))
        var configuration = HostConfiguration(state: state, launcher: build.appendingPathComponent("vitrine-confine"))
        configuration.locale = "en_US"
        configuration.timeZone = "UTC"
        configuration.startsApps = startsApps
        configuration.limits.answer = .seconds(120)
        configuration.limits.memory = 300 << 20
        let plan = ChildPlan(
            state: state, launcher: configuration.launcher, clock: state.clock, locale: configuration.locale, timeZone: "UTC")
        // Makes the clock that all processes follow.
        let host = try WidgetHost(configuration)
        try await host.setClock(now: AppParts.friday, rate: 0)
        let service = try await ServiceRun(app, plan: plan, isHostRunning: false)
        guard let service else { throw CocoaError(.featureUnsupported) }
        do {
            try await SeedRun(plan: plan, patience: .seconds(60)).run(app, seed: "mara", service: service.address)
            await service.stop()
            try await host.start()
            try await body(SalonHouse(host: host, caller: ServiceCaller(service.address), state: state, configuration: configuration))
        } catch {
            await host.stop()
            await service.stop()
            throw error
        }
        await host.stop()
        await service.stop()
    }

    var shared: URL { state.group(SalonGroup.name).appendingPathComponent("shared.sqlite") }
    private var calendar: URL {
        state.container(of: "com.vitrine.salon").appendingPathComponent("Library/Application Support/Salon/calendar.sqlite")
    }

    /// Stores what the widget's process would have received, from another process than the app's.
    func receive(_ events: [CalendarEvent]) throws {
        let store = try SalonStore(at: shared, as: .member)
        let keychain = FileKeychain(home: state.url, groups: [SalonGroup.keychain], service: KeychainStrategy.service)
        let seal = PayloadSeal(keychain: keychain)
        try store.upsert(
            events.map { event in
                var light = LightCalendarEvent(event, account: "mara", receivedAt: AppParts.friday)
                light.needsSync = true
                light.payload = try seal.sealed(event, account: "mara")
                light.payloadVersion = PayloadSeal.version
                return light
            })
    }

    func event(_ id: String, _ customer: String, at offset: TimeInterval = 7_200) -> CalendarEvent {
        let start = AppParts.friday.addingTimeInterval(offset)
        return CalendarEvent(
            id: id, stylist: "mara", customer: .init(id: "wanda", name: customer),
            treatments: [.init(name: "Trim", minutes: 30, price: 20)],
            start: start, end: start + 1_800, money: .init(total: 20), colour: .teal, updatedAt: start)
    }

    /// What the app's own store has.
    func stored(_ id: String) throws -> CalendarEvent? { try CalendarStore(at: calendar, as: .member).event(id, account: "mara") }

    /// What the app shows.
    func page() async throws -> String {
        guard let page = await host.state().processes.first(where: { $0.role == .app })?.page else { return "" }
        return try await ServiceCaller(page).ask("/").text
    }
}
