import Foundation
import FoundationMissing
import Synchronization
import VitrineWidgetArchive

/// Starts an extension without a home screen and asks it for all that a tile would show, in every size that the device has.
package struct ExtensionDoctor: Sendable {
    private let bundle: ExtensionBundle
    private let app: String?
    let configuration: HostConfiguration

    /// - Parameters:
    ///   - app: the identifier of the app that contains it.
    ///   - configuration: state folder, device, locale, time zone, limits.
    package init(_ bundle: ExtensionBundle, app: String?, configuration: HostConfiguration) {
        self.bundle = bundle
        self.app = app
        self.configuration = configuration
    }

    /// - Parameters:
    ///   - at: what the clock shows.
    ///   - kind: the one that is asked; nil for all.
    /// - Throws: ``HostError/unknownKind(_:known:)``, or why the extension cannot be staged.
    package func report(at: Date, kind: String? = nil) async throws -> DoctorReport {
        let groups = Mutex<Set<String>>([])
        let offline = try OfflineExtension(
            bundle, configuration: configuration, at: at,
            note: { note in
                if case .printed(let line) = note, let group = UnentitledGroups.group(in: line) { groups.withLock { _ = $0.insert(group) } }
            })
        var report: DoctorReport
        do {
            report = try await self.report(offline, kind, at: at)
        } catch {
            await offline.close()
            throw error
        }
        // Nothing of what it printed is under way after that.
        await offline.close()
        let entitlements = BundleFiles(folder: bundle.folder).entitlements
        report.findings += groups.withLock { $0 }.sorted().map { group in
            var found = finding(.groupNotEntitled, "The extension asks for \(group), and its entitlements do not name it.")
            found.file = FileManager.default.fileExists(atPath: entitlements.path) ? entitlements.path : nil
            return found
        }
        return report
    }

    func finding(
        _ code: CauseCode, _ words: String, _ widget: ExtensionDescription.Widget? = nil, _ family: WidgetFamilyName? = nil,
        severity: DoctorFinding.Severity = .error
    ) -> DoctorFinding {
        DoctorFinding(severity, code, words, app: app, extension: bundle.identifier, kind: widget?.kind, family: family)
    }

    private func report(_ offline: OfflineExtension, _ kind: String?, at now: Date) async throws(HostError) -> DoctorReport {
        var report = DoctorReport()
        let described: [ExtensionDescription.Widget]
        do throws(ExtensionError) {
            described = try await offline.process.description(attempts: 1).widgets
        } catch {
            report.findings.append(finding(CauseCode(error), "\(error)"))
            return report
        }
        let widgets = kind.map { kind in described.filter { $0.kind == kind } } ?? described
        if let kind, widgets.isEmpty, !described.isEmpty { throw .unknownKind(kind, known: described.map(\.kind)) }
        if await offline.process.runsUnconfined {
            report.findings.append(finding(.notConfined, "The extension runs without Landlock here.", severity: .warning))
        }
        for missing in configuration.sandbox?.missing ?? [] where await !offline.process.runsUnconfined {
            report.findings.append(finding(.notConfined, "Its box is not whole. \(missing)", severity: .warning))
        }
        if described.isEmpty, let found = await previews(PreviewJob(offline, bundle, configuration: configuration, at: now)) {
            return report + found
        }
        report.findings += DoctorFinding.of(widgets, on: configuration.device, app: app, extension: bundle.identifier)
        var seen: Set<String> = []
        for widget in widgets where seen.insert(widget.kind).inserted {
            let families = widget.families.filter { configuration.device.size(of: $0) != nil }
            report.widgets.append(.init(kind: widget.kind, name: widget.displayName ?? widget.kind, families: families))
            if let missing = await handler(widget, offline) { report.findings.append(missing) }
            var hasFailed = false
            for family in families {
                // What is said of one size already is not said of each.
                for found in await look(at: widget, family, offline, now)
                where !report.findings.contains(where: { $0.kind == found.kind && $0.code == found.code && $0.words == found.words })
                    || found.severity == .error
                {
                    report.findings.append(found)
                    hasFailed = hasFailed || found.severity == .error
                }
            }
            // What fails already is not tried any further.
            if let family = families.first, !hasFailed { report.findings += await trials(of: widget, family, offline) }
        }
        return report
    }

    /// A SiriKit intent for which nobody answers.
    private func handler(_ widget: ExtensionDescription.Widget, _ offline: OfflineExtension) async -> DoctorFinding? {
        guard widget.isConfigurable else { return nil }
        do throws(ExtensionError) {
            let schema = try await offline.process.schema(ofKind: widget.kind, within: configuration.limits.options).intent
            guard let schema, schema.needsHandler(among: offline.handlers.processes.map(\.bundle)) else { return nil }
            let error = ExtensionError.noHandler(intent: schema.intent, app: bundle.displayName)
            return finding(.noHandler, "\(error)", widget, severity: .warning)
        } catch {
            return finding(CauseCode(error), "\(error)", widget)
        }
    }

    private func look(
        at widget: ExtensionDescription.Widget, _ family: WidgetFamilyName, _ offline: OfflineExtension, _ now: Date
    ) async -> [DoctorFinding] {
        guard
            var request = configuration.device.request(
                kind: widget.kind, family: family, environments: configuration.environments + accented(family))
        else { return [] }
        request.configuration = await beginning(widget, family, offline)
        var findings: [DoctorFinding] = []
        switch await offline.process.result(.placeholder(request)) {
        case .failure(let error):
            findings.append(finding(.noPlaceholder, "The placeholder fails. \(error)", widget, family))
        case .success(let answer):
            if let heavy = heavy(answer, widget, family) { findings.append(heavy) }
            if case .entry(let entry) = answer.body, entry.variants.contains(where: \.drawsNothing) {
                findings.append(finding(.noPlaceholder, "The placeholder draws nothing.", widget, family))
            }
        }
        switch await offline.process.result(.timeline(request)) {
        case .failure(let error): findings.append(finding(CauseCode(error), "\(error)", widget, family))
        case .success(let answer):
            if let heavy = heavy(answer, widget, family) { findings.append(heavy) }
            guard case .timeline(let timeline) = answer.body else {
                findings.append(finding(.undecodableAnswer, "It answered with what is no timeline.", widget, family))
                break
            }
            if timeline.entries.isEmpty {
                findings.append(finding(.noEntries, "The provider gave a timeline without entries.", widget, family))
            }
            let empty = timeline.entries.first { entry in
                entry.variants.contains { $0.environment.mode == .fullColor && $0.drawsNothing }
            }
            if let empty {
                findings.append(finding(.drawsNothing, "The entry of \(empty.date.formatted(.iso8601)) draws nothing.", widget, family))
            }
            findings += self.findings(timeline, widget, family) + plans(timeline, widget, family, at: now)
        }
        return findings
    }

    /// Puts a new widget on the screen: what its handler says for the beginning is set of it, nothing where there is no handler.
    func beginning(_ widget: ExtensionDescription.Widget, _ family: WidgetFamilyName, _ offline: OfflineExtension) async -> Data? {
        let deadline = configuration.limits.options
        let set = try? await offline.place([], kind: widget.kind, family: family, deadline: deadline) { _ in nil }
        return set ?? nil
    }

    /// A moment between two looks at the process's memory in which it had more than iOS allows, which ends an extension at once.
    private func heavy(
        _ answer: ExtensionProcess.MeasuredResponse, _ widget: ExtensionDescription.Widget, _ family: WidgetFamilyName
    ) -> DoctorFinding? {
        let limit = Double(configuration.limits.memory) / 1_048_576
        guard let peak = answer.peakMegabytes, peak > limit else { return nil }
        let words = "For a moment it held \(Int(peak)) MB, \(Int(limit)) MB allowed: iOS would end it."
        return finding(.memoryLimit, words, widget, family, severity: .warning)
    }

    /// The surroundings as a tinted home screen asks for them.
    private func accented(_ family: WidgetFamilyName) -> [RenderEnvironment] {
        family.isAccessory ? [] : [configuration.environment.variant(.accented, .dark)]
    }
}

extension IntentSchema {
    /// It is a SiriKit intent whose items only a handler knows, and none of these answers for it.
    func needsHandler(among bundles: [ExtensionBundle]) -> Bool {
        system == .siriKit && parameters.contains(where: \.hasOptions) && !bundles.contains { $0.intents?.contains(intent) ?? false }
    }
}

extension DoctorFinding {
    /// What can be told from the description of an extension's widgets alone.
    static func of(
        _ widgets: [ExtensionDescription.Widget], on device: Device, app: String?, extension name: String
    ) -> [DoctorFinding] {
        guard !widgets.isEmpty else {
            let words = "The extension has no widget for a home or a lock screen. Its Live Activities and controls are not looked into."
            return [DoctorFinding(.warning, .noWidgets, words, app: app, extension: name)]
        }
        var findings: [DoctorFinding] = []
        let counts = Dictionary(widgets.map { ($0.kind, 1) }, uniquingKeysWith: +)
        for (kind, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
            let words = "\(count) widgets have the kind “\(kind)”; only the first is ever asked."
            findings.append(DoctorFinding(.error, .duplicateKind, words, app: app, extension: name, kind: kind))
        }
        for widget in widgets where !widget.families.contains(where: { device.size(of: $0) != nil }) {
            let families = widget.families.map(\.rawValue).joined(separator: ", ")
            let words =
                families.isEmpty
                ? "“\(widget.kind)” supports no family."
                : "“\(widget.kind)” supports \(families), of which there is none on \(device.name)."
            findings.append(DoctorFinding(.error, .noFamilies, words, app: app, extension: name, kind: widget.kind))
        }
        return findings
    }
}
