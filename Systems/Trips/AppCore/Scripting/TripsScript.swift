import AppGroup
import AppPage
import Foundation
import ScriptBridge
import ScriptModules

/// The app's JavaScript, as its page and its process use it: all rules and all state are there.
public struct TripsScript: Sendable {
    /// What the script is given of the device.
    public struct Surroundings: Sendable {
        /// The service's address; nil where none is known.
        public var service: URL?
        public var locale: Locale
        /// What app and widget share; nil where the group cannot be opened.
        public var storage: (any GroupStore)?
        public var secrets: FolderSecureStore
        public var widgets: any WidgetReloading
        public var network: any ScriptNetwork
        public var clock: any ScriptClock
        public var limits: ScriptLimits
        public var bundle: @Sendable () throws -> ScriptBundle

        /// - Parameter secrets: in the app's own container.
        public init(
            service: URL?, locale: Locale, storage: (any GroupStore)?, secrets: FolderSecureStore,
            widgets: any WidgetReloading = WidgetCenterReloading(), network: any ScriptNetwork = BoundedNetwork(),
            clock: any ScriptClock = WallClock(), limits: ScriptLimits = ScriptLimits(),
            bundle: @escaping @Sendable () throws -> ScriptBundle = TripsScript.ownBundle
        ) {
            self.service = service
            self.locale = locale
            self.storage = storage
            self.secrets = secrets
            self.widgets = widgets
            self.network = network
            self.clock = clock
            self.limits = limits
            self.bundle = bundle
        }
    }

    private let app: ScriptedApp
    private let secrets: FolderSecureStore
    private let revisions = Revisions()

    /// - Parameter report: is told in a sentence what went wrong in the script.
    public init(_ surroundings: Surroundings, report: @escaping @Sendable (String) -> Void = ScriptedApp.log) {
        secrets = surroundings.secrets
        let linking = ScriptLinking()
        let revisions = revisions
        app = ScriptedApp(
            "Trips", bundle: surroundings.bundle,
            modules: [
                .groupDefaults(surroundings.storage), .widgetManager(surroundings.widgets), .secureStorage(surroundings.secrets),
                .networking(surroundings.network), .appState(isInFront: false), linking.module,
                .settings(
                    locale: surroundings.locale, ["serviceURL": surroundings.service.map { .string($0.absoluteString) } ?? .null]),
                .page { revisions.advance() },
            ], resume: "resume", limits: surroundings.limits, clock: surroundings.clock, report: report,
            unanswered: { _ = revisions.advance() })
    }

    /// The bundle that was built with the app.
    public static let ownBundle: @Sendable () throws -> ScriptBundle = { try ScriptBundle(try ownFile()) }

    static func ownFile() throws -> URL {
        guard let folder = Bundle.module.resourceURL else { throw ScriptError.missing(file: "trips.js") }
        return folder.appendingPathComponent("Script/trips.js")
    }

    /// Takes up what was kept, makes the widget agree with it, then asks the service for news.
    public func start() async {
        secrets.removeAbandonedDrafts()
        await app.act("start")
    }

    /// Downloads the bookings again.
    public func sync() async { await app.act("sync") }
    public func signIn(email: String, password: String) async { await app.act("signIn", [.string(email), .string(password)]) }
    public func signOut() async { await app.act("signOut") }
    public func cancel(_ booking: String) async { await app.act("cancel", [.string(booking)]) }
    public func goToBookings() async { await app.act("goToBookings") }

    /// Books; the departure as `2026-06-12`.
    public func add(product: String, destination: String, departure: String, nights: Int) async {
        await app.act(
            "add",
            [
                [
                    "product": .string(product), "destination": .string(destination), "departure": .string(departure),
                    "nights": .number(Double(nights)),
                ]
            ])
    }

    /// A search by what a form asked for, by the fields' names.
    public func goToSearch(_ form: [String: String]) async { await app.act("goToSearch", [.object(form.mapValues { .string($0) })]) }

    /// Signs in as a sample customer made anew, for use without a page; throws ``ScriptError``.
    public func seed(_ sample: String) async throws { try await app.call("seed", [.string(sample)]) }

    /// Goes where a link leads; false when it leads nowhere.
    public func open(_ url: URL) async -> Bool { await app.follow(url) }

    /// The app came to the front, or left it.
    public func foreground(_ isInFront: Bool) async {
        try? await app.emit("appStateDidChange", ["app_state": isInFront ? "active" : "background"])
    }

    /// What the page's template shows; throws ``ScriptError``.
    public func screen() async throws -> [String: Any] {
        try await app.call("screen").foundation as? [String: Any] ?? [:]
    }

    /// Who is signed in and where they are, as the script has it.
    func state() async throws -> ScriptValue { try await app.call("state") }

    /// The number of the last change.
    var revision: Int { revisions.current }

    /// The revision now, then that after each change.
    public func changes() -> AsyncStream<Int> { revisions.changes() }
}
