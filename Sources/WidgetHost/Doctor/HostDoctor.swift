import Foundation
import VitrineWidgetArchive

/// Finds out why installed widgets are not offered, and why placed ones are blank or stale. No provider is asked.
struct HostDoctor: Sendable {
    let apps: InstalledApps
    let configuration: HostConfiguration

    /// What is found of the bundles, the extensions and the services of the installed apps.
    func report() async -> DoctorReport {
        var report = DoctorReport()
        for folder in Installer(state: configuration.state).folders() { report.findings += BundleDoctor(folder: folder).findings() }
        for app in apps {
            for process in app.extensions { report = report + (await describe(process, of: app)) }
            if configuration.startsApps, let reason = await app.service?.whyDown() {
                let words = "The service of \(app.bundle.displayName) does not answer: \(reason)."
                report.findings.append(DoctorFinding(.warning, .serviceDown, words, app: app.bundle.identifier))
            }
        }
        return report
    }

    /// What is found of placed widgets.
    static func findings(of tiles: PlacedTiles, at now: Date) -> [DoctorFinding] {
        tiles.compactMap { tile in
            guard let cause = tile.cause(at: now), cause.code != .waiting else { return nil }
            return DoctorFinding(
                cause.code == .waitsForRefresh ? .warning : .error, cause.code, cause.words, app: tile.stored.app,
                extension: tile.stored.extension, kind: tile.stored.kind, family: tile.stored.family, tile: tile.stored.id)
        }
    }

    private func describe(_ process: ExtensionProcess, of app: InstalledApp) async -> DoctorReport {
        var report = DoctorReport()
        let device = configuration.device, identifier = app.bundle.identifier
        do throws(ExtensionError) {
            let widgets = try await process.description(attempts: configuration.attempts).widgets
            report.findings = DoctorFinding.of(widgets, on: device, app: identifier, extension: process.bundle.identifier)
            for widget in widgets {
                let families = widget.families.filter { device.size(of: $0) != nil }
                report.widgets.append(.init(kind: widget.kind, name: widget.displayName ?? widget.kind, families: families))
                guard widget.isConfigurable,
                    let schema = try await process.schema(ofKind: widget.kind, within: configuration.limits.options).intent,
                    schema.needsHandler(among: app.bundle.handlers)
                else { continue }
                report.findings.append(
                    DoctorFinding(
                        .warning, .noHandler, "\(ExtensionError.noHandler(intent: schema.intent, app: app.bundle.displayName))",
                        app: identifier, extension: process.bundle.identifier, kind: widget.kind))
            }
        } catch {
            report.findings.append(
                DoctorFinding(.error, CauseCode(error), "\(error)", app: identifier, extension: process.bundle.identifier))
        }
        if await process.runsUnconfined {
            report.findings.append(
                DoctorFinding(
                    .warning, .notConfined, "The extension runs without Landlock here.", app: identifier,
                    extension: process.bundle.identifier))
        }
        return report
    }
}
