import Foundation
import VitrineWidgetArchive

/// The intents of an app's widgets, asked for by name as Shortcuts asks for them, without a screen.
package struct IntentJob: Sendable {
    /// An intent by which a widget is set.
    package struct Offered: Sendable {
        package var schema: IntentSchema
        /// The widget's.
        package var kind: String
        /// One that the widget comes in.
        package var family: WidgetFamilyName
        /// A handler answers for it, so that it can be run.
        package var isHandled: Bool
    }

    /// Reads a date among the settings, ISO 8601.
    package var readDate: @Sendable (String) -> Date? = { try? Date($0, strategy: .iso8601) }
    private let bundle: ExtensionBundle
    private let configuration: HostConfiguration
    private let now: Date

    /// - Parameters:
    ///   - bundle: the extension of the widgets; the one of intents lies beside it.
    ///   - configuration: state folder, locale, time zone, limits.
    package init(_ bundle: ExtensionBundle, at now: Date, configuration: HostConfiguration) {
        self.bundle = bundle
        self.now = now
        self.configuration = configuration
    }

    /// The intents of the app's widgets, in the order of the widgets, each once.
    /// - Throws: `ExtensionError`.
    package func intents() async throws -> [Offered] { try await with { try await Self.intents($0, configuration.limits.options) } }

    /// What can be chosen for a parameter: all that is offered, or what fits `words`.
    /// - Throws: `IntentJobError`, `IntentValueError`, `ExtensionError`.
    package func options(of name: String, parameter: String, words: String?) async throws -> IntentOptions {
        try await with { offline in
            let found = try await find(name, offline)
            let question = OptionsQuery(kind: found.kind, parameter: parameter, words: words)
            return try await offline.process.options(
                question, family: found.family, within: configuration.limits.options, handlers: offline.handlers)
        }
    }

    /// Sets values by words, then has the intent resolved, confirmed and handled by its handler.
    /// - Parameter confirms: whatever a person would be asked to confirm is confirmed.
    /// - Throws: `IntentJobError`, `SettingError`, `IntentValueError`, `ExtensionError`.
    package func run(_ name: String, _ settings: [Setting], confirms: Bool) async throws -> HandledIntent {
        try await with { offline in
            let found = try await find(name, offline)
            guard found.schema.system == .siriKit else { throw IntentJobError.notPerformed(name) }
            let reader = SettingReader(
                process: offline.process, handlers: offline.handlers, kind: found.kind, family: found.family, schema: found.schema,
                date: readDate, deadline: configuration.limits.options)
            let values = try await reader.values(settings)
            return try await offline.handlers.run(found.schema.intent, values, confirms: confirms)
        }
    }

    private func with<Value: Sendable>(_ body: (OfflineExtension) async throws -> Value) async throws -> Value {
        let offline = try OfflineExtension(bundle, configuration: configuration, at: now)
        do {
            let answer = try await body(offline)
            await offline.close()
            return answer
        } catch {
            await offline.close()
            throw error
        }
    }

    private func find(_ name: String, _ offline: OfflineExtension) async throws -> Offered {
        let offered = try await Self.intents(offline, configuration.limits.options)
        guard let found = offered.first(where: { $0.schema.intent == name }) else {
            throw IntentJobError.unknownIntent(name, known: offered.map(\.schema.intent))
        }
        return found
    }

    private static func intents(_ offline: OfflineExtension, _ deadline: Duration) async throws -> [Offered] {
        var offered: [Offered] = []
        for widget in try await offline.widgets(kind: nil) where widget.isConfigurable {
            guard let schema = try await offline.process.schema(ofKind: widget.kind, within: deadline).intent,
                let family = widget.families.first, !offered.contains(where: { $0.schema.intent == schema.intent })
            else { continue }
            offered.append(
                Offered(
                    schema: schema, kind: widget.kind, family: family,
                    isHandled: schema.system == .siriKit && offline.handlers.answers(for: schema.intent)))
        }
        return offered
    }
}

/// Why an intent cannot be asked for.
package enum IntentJobError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownIntent(String, known: [String])
    /// An App Intent that is a widget's settings.
    case notPerformed(String)

    package var description: String {
        switch self {
        case .unknownIntent(let name, let known):
            "There is no intent “\(name)”; there " + (known.isEmpty ? "are none." : "are \(known.joined(separator: ", ")).")
        case .notPerformed(let name):
            "“\(name)” is the settings of a widget, an App Intent that nobody performs, on iOS neither; `--options` says what can be chosen for it."
        }
    }
}
