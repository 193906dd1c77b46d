import AppPage
import Foundation
import GetawaysCore
import ScriptBridge
import ScriptModules

/// The app's JavaScript, as its page and its process use it: links, searches and what is shown are there.
public struct GetawaysScript: Sendable {
    private let app: ScriptedApp
    private let revisions = Revisions()

    /// - Parameters:
    ///   - service: its address; nil where none is known.
    ///   - report: is told in a sentence what went wrong in the script.
    public init(
        service: URL?, locale: Locale, network: any ScriptNetwork, clock: any ScriptClock = WallClock(),
        limits: ScriptLimits = ScriptLimits(), bundle: @escaping @Sendable () throws -> ScriptBundle = GetawaysScript.ownBundle,
        report: @escaping @Sendable (String) -> Void = ScriptedApp.log
    ) {
        let linking = ScriptLinking(), revisions = revisions
        app = ScriptedApp(
            "Getaways", bundle: bundle,
            modules: [
                .networking(network), linking.module,
                .settings(locale: locale, ["serviceURL": service.map { .string($0.absoluteString) } ?? .null]),
                .page { revisions.advance() },
            ], limits: limits, clock: clock, report: report, unanswered: { _ = revisions.advance() })
    }

    /// The bundle that was built with the app.
    public static let ownBundle: @Sendable () throws -> ScriptBundle = {
        guard let folder = Bundle.module.resourceURL else { throw ScriptError.missing(file: "getaways.js") }
        return try ScriptBundle(folder.appendingPathComponent("Script/getaways.js"))
    }

    /// `application(_:open:options:)`: forwards a link to the linking manager; settled when its screen is open, false when it leads nowhere.
    public func open(_ url: URL) async -> Bool { await app.follow(url) }

    public func openHome() async { await app.act("openHome") }

    /// A search from a form; false for choices that the form does not offer.
    public func search(airport: String, travellers: Int, dates: String) async -> Bool {
        await app.act("search", [.string(airport), .number(Double(travellers)), .string(dates)]) != false
    }

    public func open(deal: String, of search: Int) async { await app.act("openDeal", [.string(deal), .number(Double(search))]) }
    public func show(_ search: Int) async { await app.act("show", [.number(Double(search))]) }

    /// Airports for what somebody types, as JSON.
    public func suggestions(_ words: String) async -> Data {
        let found = await app.act("suggestions", [.string(words)]).foundation ?? []
        return (try? JSONSerialization.data(withJSONObject: found)) ?? Data("[]".utf8)
    }

    /// Returns what the page's template shows; throws ``ScriptError``.
    public func screen() async throws -> [String: Any] { try await app.call("screen").foundation as? [String: Any] ?? [:] }

    /// Returns the script's state: what was searched and what is shown.
    func state() async throws -> ScriptValue { try await app.call("state") }

    /// The number of the last change.
    var revision: Int { revisions.current }

    /// The revision now, then that after each change.
    public func changes() -> AsyncStream<Int> { revisions.changes() }
}
