import Foundation
import VitrineWidgetArchive

@testable import WidgetHost

/// A state folder with the probe app installed: `host-child` as app and service, `ProbeWidgets` as extension.
struct Probe {
    static let app = "com.vitrine.probe"

    let folder = TemporaryFolder()
    let bundle: AppBundle
    var configuration: HostConfiguration

    static let twin = "com.vitrine.twin"

    /// A second app of the same programs beside it, with nothing but its extension.
    func installTwin() throws -> AppBundle {
        let info = PropertyListFileTests.list(
            """
            <dict><key>CFBundleIdentifier</key><string>\(Self.twin)</string><key>CFBundleExecutable</key><string>host-child</string>
            <key>CFBundleDisplayName</key><string>Twin</string></dict>
            """)
        let widgets = try String(
            contentsOf: Products.root.appendingPathComponent("Tests/Fixtures/ProbeWidgets/Info.plist"), encoding: .utf8)
        let none = PropertyListFileTests.list("<dict></dict>")
        let system = ProjectProducts.System(
            name: "Twin",
            app: .init(
                info: try folder.write(info, to: "source/twin.plist"), entitlements: try folder.write(none, to: "source/twin.entitlements"),
                executable: Products.child),
            widgets: .init(
                info: try folder.write(widgets.replacingOccurrences(of: Self.app, with: Self.twin), to: "source/twin-widgets.plist"),
                entitlements: try folder.write(none, to: "source/twin-widgets.entitlements"), executable: Products.product("ProbeWidgets")),
            intents: nil, service: nil, resources: [])
        return try Installer(state: state).install(system)
    }

    var extensionBundle: ExtensionBundle { bundle.extensions[0] }
    var state: StateFolder { configuration.state }

    /// - Parameter resources: files beside the extension's own, by their paths in the bundle that SwiftPM makes of them.
    /// - Parameter babbling: its extension describes itself, and answers everything else with what cannot be read.
    init(service: Bool = false, resources: [String: Data] = [:], babbling: Bool = false, protection: String? = nil) throws {
        let info = PropertyListFileTests.list(
            """
            <dict><key>CFBundleIdentifier</key><string>\(Self.app)</string><key>CFBundleExecutable</key><string>host-child</string>
            <key>CFBundleDisplayName</key><string>Probe</string><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
            <array><string>probe</string></array></dict></array>
            \(service ? "<key>VitrineService</key><dict><key>Executable</key><string>host-child</string>"
                + "<key>URLVariable</key><string>PROBE_SERVICE_URL</string></dict>" : "")</dict>
            """)
        let groups = PropertyListFileTests.list(
            "<dict><key>\(BundleIdentity.groupsKey)</key><array><string>group.com.vitrine.probe</string></array></dict>")
        let fixture = Products.root.appendingPathComponent("Tests/Fixtures/ProbeWidgets")
        let babbler = try babbling ? folder.babbler() : nil
        var entitlements = fixture.appendingPathComponent("ProbeWidgets.entitlements")
        if let protection {
            let own = try String(contentsOf: entitlements, encoding: .utf8)
            let key = "<dict><key>com.apple.developer.default-data-protection</key><string>\(protection)</string>"
            let first = own.replacingOccurrences(of: "<dict>", with: key, range: own.range(of: "<dict>"))
            entitlements = try folder.write(first, to: "source/Protected.entitlements")
        }
        let handler = Products.root.appendingPathComponent("Tests/Fixtures/ProbeIntents")
        let system = ProjectProducts.System(
            name: "Probe",
            app: .init(
                info: try folder.write(info, to: "source/Info.plist"), entitlements: try folder.write(groups, to: "source/a.entitlements"),
                executable: Products.child),
            widgets: .init(
                info: babbler?.info ?? fixture.appendingPathComponent("Info.plist"),
                entitlements: entitlements,
                executable: babbler?.executable ?? Products.product("ProbeWidgets")),
            intents: .init(
                info: handler.appendingPathComponent("Info.plist"),
                entitlements: handler.appendingPathComponent("ProbeIntents.entitlements"),
                executable: Products.product("ProbeIntents")),
            service: service ? Products.child : nil, resources: try folder.resources(resources))
        let state = StateFolder(folder.url.appendingPathComponent("home", isDirectory: true))
        bundle = try Installer(state: state).install(system)
        configuration = HostConfiguration(state: state, launcher: Products.launcher)
        configuration.timeZone = "UTC"
        configuration.now = midnight
        configuration.rate = 0
        configuration.startsApps = false
        configuration.backOff = RestartBackOff(first: .milliseconds(10), longest: .milliseconds(50))
        configuration.limits.answer = .seconds(5)
        configuration.retries = []
        // As iOS does; every provider has to bear it.
        configuration.duplicateProviderCalls = 3
    }

    /// A running host; `body` has ten seconds for whatever it waits for.
    func withHost(_ body: (WidgetHost) async throws -> Void) async throws {
        let host = try WidgetHost(configuration)
        try await host.start()
        do {
            try await body(host)
        } catch {
            await host.stop()
            throw error
        }
        await host.stop()
    }

    func process(keepsAlive: Bool = false, locale: String = "en_GB") throws -> ExtensionProcess {
        let bundle = extensionBundle, state = state
        let plan = ChildPlan(state: state, launcher: Products.launcher, clock: nil, locale: locale, timeZone: "UTC")
        return ExtensionProcess(
            bundle: bundle, limits: configuration.limits, keepsAlive: keepsAlive, backOff: configuration.backOff,
            launch: { try plan.launch(bundle) })
    }

    func request(_ kind: String) throws -> ExtensionRequest.Body {
        // Every iPhone has a small widget.
        .timeline(configuration.device.request(kind: kind, family: .systemSmall)!)
    }
}

extension TemporaryFolder {
    /// `host-child` under the name by which it knows what to do.
    fileprivate func babbler() throws -> (info: URL, executable: URL) {
        let executable = url.appendingPathComponent("source/Babbler")
        try FileManager.default.createDirectory(at: executable.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Products.child.resolvingSymlinksInPath(), to: executable)
        let info = PropertyListFileTests.info(identifier: "com.vitrine.probe.widgets", executable: "Babbler")
        return (try write(info, to: "source/babbler.plist"), executable)
    }
}

extension ExtensionProcess {
    /// How many requests wait for an answer.
    var open: Int { pending.ids.count }
}

extension ExtensionProcess.MeasuredResponse {
    /// The words of the first entry.
    var words: String {
        guard case .timeline(let timeline) = body else { return "no timeline" }
        return timeline.entries.first?.variants.first?.summary ?? "no entry"
    }
}

extension EnvironmentChange {
    init(_ set: (inout EnvironmentChange) -> Void) {
        self.init()
        set(&self)
    }
}

extension HostState {
    func tile(_ id: String) -> TileState? { tiles.first { $0.id == id } }
    func process(_ role: ProcessState.Role) -> ProcessState? { processes.first { $0.role == role } }
    func lines(_ decision: LedgerEntry.Decision) -> [LedgerEntry] { ledger.filter { $0.decision == decision } }
}
