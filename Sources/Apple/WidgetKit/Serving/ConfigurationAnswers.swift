@_spi(Vitrine) import VitrineAppIntents
import WidgetArchive

extension ExtensionService {
    /// What an edit sheet is built from.
    func configuration(ofKind kind: String) throws -> WidgetConfigurationSchema {
        guard let configuration = try definition(ofKind: kind).provider?.configuration else {
            return WidgetConfigurationSchema(intent: nil, recommendations: [])
        }
        return WidgetConfigurationSchema(
            intent: IntentParameters(of: configuration.intent()).schema, recommendations: configuration.recommendations())
    }

    /// What an edit sheet shows of a stored configuration.
    func sheet(ofKind kind: String, _ stored: StoredConfiguration?) async throws -> WidgetSheet {
        guard let configuration = try definition(ofKind: kind).provider?.configuration else { return WidgetSheet(intent: nil) }
        return await IntentParameters(of: configuration.intent()).sheet(stored?.values ?? IntentValues())
    }

    /// What an edit sheet offers for one parameter while it shows these values.
    func options(_ question: OptionsQuestion) async throws -> IntentOptions {
        guard let configuration = try definition(ofKind: question.kind).provider?.configuration else {
            throw ExtensionFailure(code: .invalidRequest, message: "A widget of kind “\(question.kind)” has nothing to choose.")
        }
        let parameters = IntentParameters(of: configuration.intent())
        try await parameters.resolve(question.values)
        return try await parameters.options(for: question.parameter, matching: question.words)
    }

    private func definition(ofKind kind: String) throws(ExtensionFailure) -> WidgetDefinition {
        guard let definition = definitions.first(where: { $0.kind == kind }) else {
            throw ExtensionFailure(code: .unknownKind, message: "The extension has no widget of kind “\(kind)”.")
        }
        return definition
    }
}
