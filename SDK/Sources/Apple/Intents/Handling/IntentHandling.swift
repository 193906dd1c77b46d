import Foundation
import VitrineWidgetArchive

/// The closures by which a handler confirms and handles an intent, made of the intent's definition.
public struct _IntentHandling: Sendable {
    public typealias Ask = @Sendable (_ handler: Any, _ intent: INIntent) async throws -> INIntentResponse
    let confirm: Ask
    let handle: Ask

    public init(confirm: @escaping Ask, handle: @escaping Ask) {
        self.confirm = confirm
        self.handle = handle
    }
}

/// One run of an intent by its handler, as Shortcuts does it.
struct IntentRun {
    let intent: INIntent
    let definition: _IntentDefinition
    let handler: Any
    /// Whatever a person would be asked to confirm is confirmed.
    let confirms: Bool

    /// - Throws: `INHandlerError` for a handler that gives no answer, and whatever the handler throws.
    func run() async throws -> HandledIntent {
        for parameter in definition.parameters {
            if let asked = try await resolve(parameter) { return HandledIntent(values: values, outcome: asked) }
        }
        guard let handling = definition.handling else { throw INHandlerError.noHandler(definition.className + "Handling") }
        let confirmation = try await answer(handling.confirm, "confirm(intent:completion:)")
        guard confirmation.code == "ready" || confirmation.isSuccess else {
            return HandledIntent(values: values, outcome: .notConfirmed(confirmation))
        }
        let response = try await answer(handling.handle, "handle(intent:completion:)")
        return HandledIntent(values: values, outcome: .response(response))
    }

    private var values: IntentValues { IntentContents(of: intent).values }

    private func answer(_ ask: _IntentHandling.Ask, _ method: String) async throws -> HandledIntent.Response {
        let response = try await ask(handler, intent)
        guard !response.isSilent else { throw INHandlerError.silent(method) }
        return response.told
    }

    /// The question that a person would be asked about the parameter; nil when it is settled.
    private func resolve(_ parameter: _IntentParameter) async throws -> HandledIntent.Outcome? {
        guard let resolve = parameter.resolve else { return nil }
        let name = parameter.name
        var settled: [IntentOption] = [], isSettled = false
        for result in try await resolve(handler, intent) {
            switch result._outcome {
            case .silent: throw INHandlerError.silent("resolve\(name.prefix(1).uppercased())\(name.dropFirst())(for:with:)")
            case .notRequired: continue
            case .needsValue: return .needsValue(parameter: name)
            case .unsupported(let reason): return .unsupported(parameter: name, reason: reason)
            case .disambiguation(let items):
                return .choose(parameter: name, among: items.compactMap { option($0, of: parameter)?.title })
            case .confirmationRequired(let item):
                let option = item.flatMap { self.option($0, of: parameter) }
                guard confirms else { return .confirm(parameter: name, value: option?.title) }
                if let option { settled.append(option) }
                isSettled = isSettled || option != nil
            case .success(let item):
                guard let option = option(item, of: parameter) else { return .unsupported(parameter: name, reason: 0) }
                settled.append(option)
                isSettled = true
            }
        }
        if isSettled { set(settled, of: parameter) }
        return nil
    }

    private func set(_ options: [IntentOption], of parameter: _IntentParameter) {
        let values = options.map(\.value), objects = options.compactMap(\.object)
        _ = parameter.property.set(intent, parameter.property.isList ? .list(values) : values.first ?? .none, objects)
    }

    private func option(_ item: Any, of parameter: _IntentParameter) -> IntentOption? {
        let object: AnyObject? =
            switch item {
            case let text as String: text as NSString
            case let value as Bool: NSNumber(value: value)
            case let value as Int: NSNumber(value: value)
            case let value as Double: NSNumber(value: value)
            case let url as URL: url as NSURL
            case let date as DateComponents: date as NSDateComponents
            default: item as AnyObject
            }
        return object.flatMap { parameter.property.option(for: $0) }
    }
}
