import Foundation
import VitrineWidgetArchive

/// Answers for the intents of one extension, through its principal object.
package struct IntentsService: @unchecked Sendable {
    // The principal object is asked from any thread, as on iOS.
    private let principal: INExtension
    private let intents: [INIntent.Type]

    /// - Parameter supported: the classes that Info.plist names in `IntentsSupported`; nil lets all through.
    public init(principal: INExtension, intents: [INIntent.Type], supported: [String]? = nil) {
        self.principal = principal
        self.intents = intents.filter { supported?.contains(String(describing: $0)) ?? true }
    }

    /// The classes it answers for.
    public var names: [String] { intents.map { String(describing: $0) } }

    public func answer(_ request: ExtensionRequest) async -> ExtensionResponse {
        let body: ExtensionResponse.Body
        do {
            guard case .handler(let question) = request.body else {
                throw ExtensionFailure(code: .invalidRequest, message: "An extension of intents has no widgets.")
            }
            switch question.wanted {
            case .options(let parameter, let words):
                body = .options(try await options(question.intent, parameter, words, question.values))
            case .defaults: body = .values(try defaults(question.intent, question.values))
            case .run(let confirms): body = .handled(try await run(question.intent, question.values, confirms: confirms))
            }
        } catch let failure as ExtensionFailure {
            body = .failed(failure)
        } catch let error as INHandlerError {
            body = .failed(ExtensionFailure(code: .invalidRequest, message: "\(error)"))
        } catch {
            body = .failed(ExtensionFailure(code: .providerError, message: "The handler of intents failed. \(error)"))
        }
        return ExtensionResponse(id: request.id, body: body)
    }

    /// The options for a parameter.
    /// - Parameter words: what was typed; nil when nothing was. A handler that does not search gives all.
    public func options(
        _ intent: String, _ parameter: String, _ words: String?, _ values: IntentValues = IntentValues()
    ) async throws -> IntentOptions {
        let (intent, definition) = try made(intent, values)
        guard let found = definition.parameters.first(where: { $0.name == parameter }) else {
            throw INHandlerError.unknownParameter(parameter, known: definition.parameters.map(\.name))
        }
        guard let ask = found.options else { throw INHandlerError.noOptions(parameter) }
        return try await ask(handler(for: intent, definition), intent, words).options(for: found)
    }

    /// The values that the handler gives to a new widget, over those of the definition.
    public func defaults(_ intent: String, _ values: IntentValues = IntentValues()) throws -> IntentValues {
        let (intent, definition) = try made(intent, values)
        let handler = try handler(for: intent, definition)
        for parameter in definition.parameters where values[parameter.name] == nil { parameter.handlersDefault?(handler, intent) }
        return IntentContents(of: intent).values
    }

    /// Resolves, confirms and handles an intent, as Shortcuts does.
    /// - Parameter confirms: whatever a person would be asked to confirm is confirmed.
    public func run(_ intent: String, _ values: IntentValues = IntentValues(), confirms: Bool = false) async throws -> HandledIntent {
        let (intent, definition) = try made(intent, values)
        let handler = try handler(for: intent, definition)
        for parameter in definition.parameters where values[parameter.name] == nil { parameter.handlersDefault?(handler, intent) }
        return try await IntentRun(intent: intent, definition: definition, handler: handler, confirms: confirms).run()
    }

    private func made(_ name: String, _ values: IntentValues) throws(INHandlerError) -> (INIntent, _IntentDefinition) {
        guard let type = intents.first(where: { String(describing: $0) == name }), let definition = type._definition else {
            throw .unknownIntent(name, known: names)
        }
        let intent = type.init()
        let contents = IntentContents(of: intent)
        contents.setDefaults()
        contents.set(values)
        return (intent, definition)
    }

    private func handler(for intent: INIntent, _ definition: _IntentDefinition) throws(INHandlerError) -> Any {
        guard let handler = principal.handler(for: intent) else { throw .noHandler(definition.className + "Handling") }
        return handler
    }
}
