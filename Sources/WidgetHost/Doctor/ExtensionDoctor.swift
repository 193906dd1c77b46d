import Foundation
import WidgetArchive

/// Starts an extension without a home screen and asks it for all that a tile would show, in every size that the device has.
public struct ExtensionDoctor: Sendable {
    private let bundle: ExtensionBundle
    private let app: String?
    private let configuration: HostConfiguration

    /// - Parameters:
    ///   - app: the identifier of the app that contains it.
    ///   - configuration: state folder, device, locale, time zone, limits.
    public init(_ bundle: ExtensionBundle, app: String?, configuration: HostConfiguration) {
        self.bundle = bundle
        self.app = app
        self.configuration = configuration
    }

    /// - Parameter at: what the clock shows.
    public func report(at: Date) async throws -> DoctorReport {
        let offline = try OfflineExtension(bundle, configuration: configuration, at: at)
        let report = await report(offline)
        await offline.close()
        return report
    }

    private func finding(
        _ code: CauseCode, _ words: String, _ widget: ExtensionDescription.Widget? = nil, _ family: WidgetFamilyName? = nil,
        severity: DoctorFinding.Severity = .error
    ) -> DoctorFinding {
        DoctorFinding(severity, code, words, app: app, extension: bundle.identifier, kind: widget?.kind, family: family)
    }

    private func report(_ offline: OfflineExtension) async -> DoctorReport {
        var report = DoctorReport()
        let widgets: [ExtensionDescription.Widget]
        do throws(ExtensionError) {
            widgets = try await offline.process.description(attempts: 1).widgets
        } catch {
            report.findings.append(finding(CauseCode(error), "\(error)"))
            return report
        }
        if await offline.process.runsUnconfined {
            report.findings.append(finding(.notConfined, "The extension runs without Landlock here.", severity: .warning))
        }
        report.findings += DoctorFinding.of(widgets, on: configuration.device, app: app, extension: bundle.identifier)
        var seen: Set<String> = []
        for widget in widgets where seen.insert(widget.kind).inserted {
            let families = widget.families.filter { configuration.device.size(of: $0) != nil }
            report.widgets.append(.init(kind: widget.kind, name: widget.displayName ?? widget.kind, families: families))
            if let missing = await handler(widget, offline) { report.findings.append(missing) }
            for family in families { report.findings += await look(at: widget, family, offline) }
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
        at widget: ExtensionDescription.Widget, _ family: WidgetFamilyName, _ offline: OfflineExtension
    ) async -> [DoctorFinding] {
        guard
            let request = configuration.device.request(
                kind: widget.kind, family: family, environments: configuration.environments)
        else { return [] }
        var findings: [DoctorFinding] = []
        switch await offline.process.result(.placeholder(request)) {
        case .failure(let error):
            findings.append(finding(.noPlaceholder, "The placeholder fails. \(error)", widget, family))
        case .success(let answer):
            if case .entry(let entry) = answer.body, entry.variants.contains(where: \.drawsNothing) {
                findings.append(finding(.noPlaceholder, "The placeholder draws nothing.", widget, family))
            }
        }
        switch await offline.process.result(.timeline(request)) {
        case .failure(let error): findings.append(finding(CauseCode(error), "\(error)", widget, family))
        case .success(let answer):
            guard case .timeline(let timeline) = answer.body else {
                findings.append(finding(.undecodableAnswer, "It answered with what is no timeline.", widget, family))
                break
            }
            if timeline.entries.isEmpty {
                findings.append(finding(.noEntries, "The provider gave a timeline without entries.", widget, family))
            }
            if let empty = timeline.entries.first(where: { $0.variants.contains(where: \.drawsNothing) }) {
                findings.append(finding(.drawsNothing, "The entry of \(empty.date.formatted(.iso8601)) draws nothing.", widget, family))
            }
        }
        return findings
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
            return [DoctorFinding(.error, .noWidgets, "The extension describes no widget.", app: app, extension: name)]
        }
        var findings: [DoctorFinding] = []
        let counts = Dictionary(widgets.map { ($0.kind, 1) }, uniquingKeysWith: +)
        for (kind, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
            let words = "\(count) widgets have the kind “\(kind)”; only the first is ever asked."
            findings.append(DoctorFinding(.error, .duplicateKind, words, app: app, extension: name, kind: kind))
        }
        for widget in widgets where !widget.families.contains(where: { device.size(of: $0) != nil }) {
            let supported = widget.families.isEmpty ? "none" : widget.families.map(\.rawValue).joined(separator: ", ")
            let words = "“\(widget.kind)” supports \(supported), and a \(device.name) shows none of them."
            findings.append(DoctorFinding(.error, .noFamilies, words, app: app, extension: name, kind: widget.kind))
        }
        return findings
    }
}
