extension DefinedIntent {
    /// The protocol of who answers for the intent. Each question has two forms, of which a handler writes one, as Objective-C's optional and
    /// asynchronous methods allow it on iOS: hence the answers that stand for a method that is not there.
    var handlingSource: String {
        let methods = settable.flatMap(methods)
        return """
            public protocol \(handlingName): NSObjectProtocol {
                func handle(intent: \(className), completion: @escaping (\(className)Response) -> Swift.Void)
                func handle(intent: \(className)) async -> \(className)Response
                func confirm(intent: \(className), completion: @escaping (\(className)Response) -> Swift.Void)
                func confirm(intent: \(className)) async -> \(className)Response
            \(methods.map(\.declaration).body())
            }

            extension \(handlingName) {
                public func handle(intent: \(className), completion: @escaping (\(className)Response) -> Swift.Void) {
                    completion(\(className)Response(code: .unspecified, userActivity: nil))
                }
                public func handle(intent: \(className)) async -> \(className)Response {
                    await _IntentOffer.answer(silent: \(className)Response()._silent()) { self.handle(intent: intent, completion: $0) }
                }
                public func confirm(intent: \(className), completion: @escaping (\(className)Response) -> Swift.Void) {
                    completion(\(className)Response(code: .ready, userActivity: nil))
                }
                public func confirm(intent: \(className)) async -> \(className)Response {
                    await _IntentOffer.answer(silent: \(className)Response()._silent()) { self.confirm(intent: intent, completion: $0) }
                }
            \(methods.map(\.implementation).body())
            }
            """
    }

    private struct Method {
        var declaration: String
        var body: String

        init(_ declaration: String, _ body: String) {
            self.declaration = declaration
            self.body = body
        }

        var implementation: String { "public \(declaration) { \(body) }" }
    }

    private func methods(_ parameter: DefinedParameter) -> [Method] {
        let capitalized = SwiftName.capitalized(parameter.name)
        var methods: [Method] = []
        if parameter.isResolvable {
            let name = "resolve\(capitalized)"
            let result = parameter.isList ? "[\(parameter.type.resolutionType)]" : parameter.type.resolutionType
            let missing = parameter.isList ? "[]" : "\(parameter.type.resolutionType).notRequired()"
            let silent = "\(parameter.type.resolutionType)._silent()"
            let asked =
                "await _IntentOffer.answer(silent: \(parameter.isList ? "[\(silent)]" : silent)) { self.\(name)(for: intent, with: $0) }"
            methods += [
                Method(
                    "func \(name)(for intent: \(className), with completion: @escaping (\(result)) -> Swift.Void)", "completion(\(missing))"
                ),
                Method("func \(name)(for intent: \(className)) async -> \(result)", asked),
            ]
        }
        if parameter.hasOptions {
            let name = "provide\(capitalized)OptionsCollection"
            let collection = "INObjectCollection<\(parameter.type.collectedType)>"
            let term = parameter.isSearchable ? ", searchTerm: Swift.String?" : ""
            let missing = "INHandlerError.notImplemented(\(SwiftName.literal(name)))"
            methods += [
                Method(
                    "func \(name)(for intent: \(className)\(term), with completion: @escaping (\(collection)?, (any Swift.Error)?) -> Swift.Void)",
                    "completion(nil, \(missing))"),
                Method("func \(name)(for intent: \(className)\(term)) async throws -> \(collection)", "throw \(missing)"),
                Method(
                    "func default\(capitalized)(for intent: \(className)) -> \(parameter.type.propertyType(isList: parameter.isList))",
                    parameter.type.isEnumeration && !parameter.isList ? "._unset" : "nil"),
            ]
        }
        return methods
    }

    var responseSource: String {
        let standard = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch"]
        let own = response.codes.filter { !standard.contains($0.name) }
        let cases =
            standard.enumerated().map { "case \($1) = \($0)" }
            + own.enumerated().map { "case \(SwiftName.escaped($1.name)) = \(100 + $0)" }
        let declared = response.properties.map { $0.type.propertyDeclaration($0.name, isList: $0.isList) }
        let described = response.properties.filter { !$0.type.isUnchosen }.map { $0.source(of: "\(className)Response") }
        let successes = ["success", "continueInApp", "inProgress"] + own.filter(\.isSuccess).map(\.name)
        let succeeding = successes.map { "." + SwiftName.escaped($0) }.joined(separator: ", ")
        let made = response.codes.filter { !$0.properties.isEmpty }.map(making)
        return """
            public enum \(className)ResponseCode: Int, Sendable {
            \(cases.body())
            }

            public class \(className)Response: INIntentResponse, @unchecked Sendable {
                public private(set) var code: \(className)ResponseCode = .unspecified
            \(declared.body())

                public convenience init(code: \(className)ResponseCode, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }

                override public var _codeName: String? { "\\(code)" }
                override public var _isSuccess: Bool { [\(succeeding)].contains(code) }
                override public class var _properties: [_IntentProperty] { own }
                private static let own: [_IntentProperty] = [
            \(described.body(8))
                ]
            \(made.body())
            }
            """
    }

    /// `success(result:)`: a response with what its sentence names.
    private func making(_ code: Response.Code) -> String {
        let properties = code.properties.compactMap { name in response.properties.first { $0.name == name } }
        let arguments = properties.map { property in
            let optional = property.type.propertyType(isList: property.isList)
            let type = optional.hasSuffix("?") ? String(optional.dropLast()) : optional
            return "\(SwiftName.escaped(property.name)): \(type)"
        }
        let set = properties.map { "response.\(SwiftName.escaped($0.name)) = \(SwiftName.escaped($0.name))" }
        return """
            public static func \(SwiftName.escaped(code.name))(\(arguments.joined(separator: ", "))) -> \(className)Response {
                let response = \(className)Response(code: .\(SwiftName.escaped(code.name)), userActivity: nil)
            \(set.body())
                return response
            }
            """
    }
}
