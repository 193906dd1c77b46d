import Foundation
import VitrineWidgetArchive

// Trials of a widget that works: what a home screen does to it sooner or later, and a first look does not show.

extension ExtensionDoctor {
    /// Asks a widget in one size for two timelines at once, and for one whose chosen items are gone.
    func trials(
        of widget: ExtensionDescription.Widget, _ family: WidgetFamilyName, _ offline: OfflineExtension
    ) async -> [DoctorFinding] {
        guard var request = configuration.device.request(kind: widget.kind, family: family, environments: [configuration.environments[0]])
        else { return [] }
        request.configuration = await beginning(widget, family, offline)
        var findings: [DoctorFinding] = []
        let both = await offline.process.results(.timeline(request), calls: 2)
        if let error = both.compactMap({ $0.failure }).first {
            findings.append(finding(.concurrentCalls, "Asked for two timelines at once, it fails. \(error)", widget, family))
        }
        do throws(ExtensionError) {
            guard let gone = try await configurationOfGoneItems(widget, family, offline) else { return findings }
            request.configuration = gone
            offline.tile.place(kind: widget.kind, family: family, configuration: gone)
            _ = try await offline.process.ask(.timeline(request))
        } catch {
            findings.append(finding(.goneItem, "With a chosen item that is not there any more, it fails. \(error)", widget, family))
        }
        offline.tile.place(kind: widget.kind, family: family, configuration: nil)
        return findings
    }

    /// A configuration in which every item of the app's own is one that its query does not find; nil where there is none to choose, and of a
    /// SiriKit intent, which carries its items along.
    private func configurationOfGoneItems(
        _ widget: ExtensionDescription.Widget, _ family: WidgetFamilyName, _ offline: OfflineExtension
    ) async throws(ExtensionError) -> Data? {
        guard widget.isConfigurable else { return nil }
        let deadline = configuration.limits.options
        guard let schema = try await offline.process.schema(ofKind: widget.kind, within: deadline).intent, schema.system == .appIntents
        else { return nil }
        var values: [String: IntentValue] = [:]
        for parameter in schema.parameters {
            guard case .entity = parameter.kind else { continue }
            let query = OptionsQuery(kind: widget.kind, parameter: parameter.name)
            let answer = try? await offline.process.ask(.options(query), within: deadline)
            guard case .options(let options)? = answer?.body else { continue }
            let known = options.sections.flatMap(\.options).compactMap { option -> String? in
                if case .entity(let id) = option.value { id } else { nil }
            }
            let gone = IntentValue.entity(id: Self.goneIdentifier(beside: known))
            values[parameter.name] = parameter.isList ? .list([gone]) : gone
        }
        guard !values.isEmpty else { return nil }
        let stored = StoredConfiguration(system: .appIntents, intent: schema.intent, values: IntentValues(values))
        return try? stored.data
    }

    /// An identifier that is none of these, and is written as they are: a number, a UUID, or words.
    static func goneIdentifier(beside known: [String]) -> String {
        guard let first = known.first else { return unknown }
        if known.allSatisfy({ Int($0) != nil }) { return String((known.compactMap(Int.init).max() ?? 0) &+ 1) }
        return UUID(uuidString: first) == nil ? "\(first)-\(unknown)" : unknown
    }

    /// An identifier that no app gives, readable as a UUID and as text.
    private static let unknown = "6F6E6365-7468-4572-8E77-6173616E6964"
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
