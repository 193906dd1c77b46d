import Foundation
import WidgetKit
import WidgetLifecycle

/// Finds out which widgets came and went, keeps it in the log, and tells the service. The extension calls it at every timeline; the app
/// at its launch, for after the last widget is gone nobody asks for a timeline.
public struct WidgetWatch: LifecycleWatching, WidgetLifecycleDelegate {
    /// Events of one request.
    private static let batch = 100

    private let widgets: any InstalledWidgets
    private let lifecycle: WidgetLifecycle
    private let log: LifecycleLog
    private let memory: MerchantMemory
    private let installation: Installation
    private let report: @Sendable ([WidgetEvent]) async throws -> Void

    /// - Parameters:
    ///   - widgets: lists what is placed.
    ///   - lifecycle: compares the list with the one before.
    ///   - report: tells the service; what it does not take is told again later.
    public init(
        widgets: any InstalledWidgets, lifecycle: WidgetLifecycle, log: LifecycleLog = LifecycleLog(),
        memory: MerchantMemory = MerchantMemory(), installation: Installation = Installation(),
        report: @escaping @Sendable ([WidgetEvent]) async throws -> Void
    ) {
        self.widgets = widgets
        self.lifecycle = lifecycle
        self.log = log
        self.memory = memory
        self.installation = installation
        self.report = report
    }

    /// A watch that keeps its log in the app group's folder.
    public static func live(_ widgets: any InstalledWidgets, client: InsightsClient) -> WidgetWatch {
        WidgetWatch(
            widgets: widgets, lifecycle: WidgetLifecycle(folder: InsightsGroup.folder.appendingPathComponent("Widgets", isDirectory: true)),
            report: { try await client.report($0) })
    }

    public func timelineAsked() async {
        do {
            let installed = try await widgets.installedWidgets()
            try await lifecycle.update(current: Self.listed(installed, known: lifecycle.known()))
            log.add(try await lifecycle.pending().map(event))
            try await lifecycle.deliver(to: self)
        } catch {
            // What could not be listed, stored or told now is found, stored and told the next time.
        }
    }

    public func didAddWidgets(_ events: [WidgetLifecycleEvent]) async throws { try await tell(events) }

    public func didRemoveWidgets(_ events: [WidgetLifecycleEvent]) async throws { try await tell(events) }

    public func didChangeWidgets(_ events: [WidgetLifecycleEvent]) async throws { try await tell(events) }

    private func tell(_ events: [WidgetLifecycleEvent]) async throws {
        let events = events.map(event)
        for start in stride(from: 0, to: events.count, by: Self.batch) {
            try await report(Array(events[start..<min(start + Self.batch, events.count)]))
        }
        log.sent(events)
    }

    /// The widgets as values. The app cannot read what was set by an intent of the extension's: such a widget is taken for one that is
    /// known; and where none is known, it is left to the extension, which is asked for its timeline now.
    static func listed(_ installed: [InstalledWidget], known: [WidgetInstallation]) -> [WidgetInstallation] {
        var known = known
        var unread: [InstalledWidget] = []
        var listed: [WidgetInstallation] = []
        for widget in installed {
            guard let value = value(widget) else {
                unread.append(widget)
                continue
            }
            listed.append(value)
            if let index = known.firstIndex(of: value) { known.remove(at: index) }
        }
        for widget in unread {
            guard let index = known.firstIndex(where: { $0.kind == widget.kind && $0.family == "\(widget.family)" }) else { continue }
            listed.append(known.remove(at: index))
        }
        return listed
    }

    /// One value of what matters of a configuration, as the tile shows it; nil where the configuration cannot be read.
    private static func value(_ widget: InstalledWidget) -> WidgetInstallation? {
        let family = "\(widget.family)"
        if InsightsWidgetKind.retired.contains(widget.kind) {
            return WidgetInstallation(kind: widget.kind, family: family, configuration: "")
        }
        guard let configuration = widget.configuration?.settled(for: widget.family) else { return nil }
        return WidgetInstallation(
            kind: widget.kind, family: family,
            parts: [
                "shop": configuration.shop ?? "", "metrics": configuration.metrics.map { $0?.id ?? "-" }.joined(separator: ","),
                "range": configuration.range.rawValue,
            ])
    }

    private static func name(of change: WidgetLifecycleEvent.Change) -> WidgetEvent.Name {
        switch change {
        case .added: .added
        case .removed: .removed
        case .changed: .changed
        }
    }

    @Sendable private func event(_ event: WidgetLifecycleEvent) -> WidgetEvent {
        let parts = event.widget.configuration.split(separator: "&").reduce(into: [String: String]()) { parts, part in
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                String($0).removingPercentEncoding ?? ""
            }
            if pair.count == 2 { parts[pair[0]] = pair[1] }
        }
        let metrics = (parts["metrics"] ?? "").split(separator: ",").map(String.init).filter { $0 != "-" }
        let shop = parts["shop"].flatMap { $0.isEmpty ? nil : $0 } ?? memory.shop ?? ""
        return WidgetEvent(
            id: event.id.uuidString, name: Self.name(of: event.change), installation: installation.id, kind: event.widget.kind,
            family: event.widget.family, configuration: event.widget.configuration, former: event.former?.configuration,
            metrics: metrics, shop: shop, at: event.date)
    }
}
