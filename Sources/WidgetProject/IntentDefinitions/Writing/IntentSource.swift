extension DefinedIntent {
    var handlingName: String { "\(className)Handling" }
    var hasPlaces: Bool { (parameters.map(\.type) + response.properties.map(\.type)).contains(.unchosen(.placemark)) }
    /// The parameters that can have a value here.
    var settable: [DefinedParameter] { parameters.filter { !$0.type.isUnchosen } }

    var source: String {
        let declared = parameters.map { $0.type.propertyDeclaration($0.name, isList: $0.isList) }
        return """
            public class \(className): INIntent, @unchecked Sendable {
            \(declared.body())

                override public class var supportsSecureCoding: Bool { true }
                override public class var _definition: _IntentDefinition? { own }
                private static let own = _IntentDefinition(
                    \(className).self, title: \(title.source),
                    description: \(description?.source ?? "nil"),
                    parameters: [
            \(settable.map(parameterSource).body(12))
                    ],
            \(handlingOfRun.body(8)))
            }
            """
    }

    /// The source that asks the handler to confirm and to handle.
    private var handlingOfRun: [String] {
        func ask(_ verb: String) -> String {
            """
            \(verb): { handler, intent in
                guard let handler = handler as? any \(handlingName), let intent = intent as? \(className) else {
                    throw INHandlerError.noHandler(\(SwiftName.literal(handlingName)))
                }
                return await handler.\(verb)(intent: intent)
            }
            """
        }
        return ["handling: _IntentHandling(", [ask("confirm") + ",", ask("handle") + ")"].body()]
    }

    private func parameterSource(_ parameter: DefinedParameter) -> String {
        let name = SwiftName.literal(parameter.name), path = "\\\(className).\(SwiftName.escaped(parameter.name))"
        let property =
            parameter.isList
            ? "_IntentProperty(\(name), list: \(path), \(parameter.type.listCodec))"
            : "_IntentProperty(\(name), \(path), \(parameter.type.codec))"
        var lines = ["\(property),", "title: \(parameter.title.source),"]
        if !parameter.sizes.isEmpty {
            let sizes = parameter.sizes.sorted { $0.key < $1.key }.map { "\(SwiftName.literal($0.key)): \($0.value)" }
            lines.append("sizes: [\(sizes.joined(separator: ", "))],")
        }
        if !parameter.isConfigurable { lines.append("isConfigurable: false,") }
        if let initial = parameter.defaultValue { lines.append("initial: \(initial.source),") }
        if let parent = parameter.parent { lines.append("parent: \(parent.source),") }
        if parameter.hasOptions { lines += offeringSource(parameter) }
        if parameter.isResolvable { lines.append(resolvingSource(parameter)) }
        lines[lines.count - 1].removeLast()
        return """
            _IntentParameter(
            \(lines.body())
            ),
            """
    }

    /// The source that asks the handler for options, in whichever of its two forms it answers.
    private func offeringSource(_ parameter: DefinedParameter) -> [String] {
        let method = "provide\(SwiftName.capitalized(parameter.name))OptionsCollection"
        let arguments = parameter.isSearchable ? "for: intent, searchTerm: words" : "for: intent"
        return [
            parameter.isSearchable ? "isSearchable: true," : nil,
            """
            options: { handler, intent, words in
                guard let handler = handler as? any \(handlingName), let intent = intent as? \(className) else {
                    throw INHandlerError.noHandler(\(SwiftName.literal(handlingName)))
                }
                return try await _IntentOffer.ask(
                    \(SwiftName.literal(method)), { try await handler.\(method)(\(arguments)) },
                    { handler.\(method)(\(arguments), with: $0) })
            },
            """,
            """
            handlersDefault: { handler, intent in
                guard let handler = handler as? any \(handlingName), let intent = intent as? \(className) else { return }
                \(defaultSource(parameter))
            },
            """,
        ].compactMap { $0 }
    }

    private func resolvingSource(_ parameter: DefinedParameter) -> String {
        let call = "await handler.resolve\(SwiftName.capitalized(parameter.name))(for: intent)"
        return """
            resolve: { handler, intent in
                guard let handler = handler as? any \(handlingName), let intent = intent as? \(className) else {
                    throw INHandlerError.noHandler(\(SwiftName.literal(handlingName)))
                }
                return \(parameter.isList ? call : "[\(call)]")
            },
            """
    }

    private func defaultSource(_ parameter: DefinedParameter) -> String {
        let name = SwiftName.escaped(parameter.name), call = "handler.default\(SwiftName.capitalized(parameter.name))(for: intent)"
        guard parameter.type.isEnumeration, !parameter.isList else { return "if let value = \(call) { intent.\(name) = value }" }
        return "let value = \(call)\n    if value.rawValue != 0 { intent.\(name) = value }"
    }
}

extension DefinedParameter.Default {
    var source: String {
        switch self {
        case .text(let text): ".text(\(text.source))"
        case .bool(let value): ".bool(\(value))"
        case .whole(let value): ".whole(\(value))"
        case .real(let value): ".real(\(value))"
        case .choice(let name): ".choice(\(SwiftName.literal(name)))"
        }
    }
}

extension DefinedParameter.Parent {
    var source: String {
        let condition =
            switch condition {
            case .anyValue: ".anyValue"
            case .bool(let value): ".bool(\(value))"
            case .choices(let names): ".choices([\(names.map(SwiftName.literal).joined(separator: ", "))])"
            }
        return "_IntentParent(\(SwiftName.literal(parameter)), \(condition))"
    }
}
