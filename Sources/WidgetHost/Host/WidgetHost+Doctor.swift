import Foundation
import WidgetArchive

extension WidgetHost {
    /// Why installed widgets are not offered, and why placed ones are blank or stale. No provider is asked.
    package func doctor() async -> DoctorReport {
        var report = DoctorReport()
        for folder in Installer(state: configuration.state).folders() {
            report.findings += BundleDoctor(folder: folder).findings()
        }
        for app in apps {
            for process in app.extensions {
                report = report + (await describe(process, of: app))
            }
            if configuration.startsApps, let reason = await app.service?.whyDown() {
                let words = "The service of \(app.bundle.displayName) does not answer: \(reason)."
                report.findings.append(DoctorFinding(.warning, .serviceDown, words, app: app.bundle.identifier))
            }
        }
        let now = clock.now
        for tile in tiles {
            guard let cause = tile.cause(at: now), cause.code != .waiting else { continue }
            report.findings.append(
                DoctorFinding(
                    cause.code == .waitsForRefresh ? .warning : .error, cause.code, cause.words, app: tile.stored.app,
                    extension: tile.stored.extension, kind: tile.stored.kind, family: tile.stored.family, tile: tile.stored.id))
        }
        return report
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

    /// Why a widget does not come in the families in which it is not offered.
    func refusals(of widget: ExtensionDescription.Widget, offered: [WidgetFamilyName]) -> [GalleryWidget.Refusal] {
        WidgetFamilyName.allCases.filter { !offered.contains($0) }.map { family in
            guard widget.families.contains(family) else {
                let name = widget.displayName ?? widget.kind
                let words = "“\(name)” is made in \(widget.families.map(\.title).joined(separator: ", ")) only."
                return GalleryWidget.Refusal(family: family, code: .unsupportedFamily, words: words)
            }
            let words = "An \(configuration.device.name) has no such size."
            return GalleryWidget.Refusal(family: family, code: .deviceLacksFamily, words: words)
        }
    }
}

extension WidgetFamilyName {
    /// The size's name as people call it.
    fileprivate var title: String {
        switch self {
        case .systemSmall: "Small"
        case .systemMedium: "Medium"
        case .systemLarge: "Large"
        case .systemExtraLarge: "Extra large"
        case .accessoryCircular: "Circular"
        case .accessoryRectangular: "Rectangular"
        case .accessoryInline: "Inline"
        }
    }
}
