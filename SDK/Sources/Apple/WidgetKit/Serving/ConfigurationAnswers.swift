import VitrineAppIntents
import VitrineIntents
import VitrineWidgetArchive

extension ExtensionService {
    /// Returns the schema from which an edit sheet is built.
    func configuration(ofKind kind: String) throws -> WidgetConfigurationSchema {
        guard let configuration = try definition(ofKind: kind).provider?.configuration else {
            return WidgetConfigurationSchema(intent: nil, recommendations: [])
        }
        let schema =
            switch configuration.intent {
            case .app(let make): IntentParameters(of: make()).schema
            case .siri(let type): try schema(of: type)
            }
        return WidgetConfigurationSchema(intent: schema, recommendations: configuration.recommendations())
    }

    /// Returns the edit sheet for a stored configuration.
    func sheet(ofKind kind: String, _ stored: StoredConfiguration?) async throws -> WidgetSheet {
        guard let configuration = try definition(ofKind: kind).provider?.configuration else { return WidgetSheet(intent: nil) }
        switch configuration.intent {
        case .app(let make): return await IntentParameters(of: make()).sheet(stored?.values ?? IntentValues())
        case .siri(let type): return IntentContents.sheet(of: type, try schema(of: type), stored?.values ?? IntentValues())
        }
    }

    private func schema(of type: INIntent.Type) throws(ExtensionFailure) -> IntentSchema {
        guard let schema = IntentContents.schema(of: type) else {
            throw ExtensionFailure(
                code: .invalidConfiguration, message: "No .intentdefinition describes \(type); its class has to be made of one.")
        }
        return schema
    }

    /// Returns the options of an edit sheet for one parameter while it shows these values.
    func options(_ question: OptionsQuery) async throws -> IntentOptions {
        guard let configuration = try definition(ofKind: question.kind).provider?.configuration else {
            throw ExtensionFailure(code: .invalidRequest, message: "A widget of kind “\(question.kind)” has nothing to choose.")
        }
        guard case .app(let make) = configuration.intent else {
            throw ExtensionFailure(
                code: .invalidRequest, message: "What can be chosen for “\(question.kind)” is asked of its extension of intents.")
        }
        let parameters = IntentParameters(of: make())
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
