extension DefinedEnumeration {
    var source: String {
        let declared = cases.map { "case \(SwiftName.enumerationCase($0.name)) = \($0.index)" }
        let described = cases.map { "_IntentCase(\(SwiftName.literal($0.name)), \($0.index), \($0.title.source))," }
        return """
            public enum \(className): Int, Sendable {
            \(declared.body())
            }

            extension \(className): _IntentEnumeration {
                public static let _title = \(title.source)
                public static let _unset = \(className).\(SwiftName.enumerationCase(cases.first { $0.index == 0 }?.name ?? "unknown"))
                public static let _cases = [
            \(described.body(8))
                ]
            }

            public class \(className)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {
                public class func success(with resolvedValue: \(className)) -> Self { _success(resolvedValue.rawValue) }
                public class func confirmationRequired(with valueToConfirm: \(className)) -> Self {
                    _confirmationRequired(valueToConfirm.rawValue)
                }
            }
            """
    }
}

extension DefinedType {
    var hasPlaces: Bool { properties.contains { $0.type == .unchosen(.placemark) } }

    var source: String {
        let declared = properties.map { $0.type.propertyDeclaration($0.name, isList: $0.isList) }
        let described = properties.filter { !$0.type.isUnchosen }.map { $0.source(of: className) }
        return """
            public class \(className): INObject, @unchecked Sendable {
            \(declared.body())

                override public class var supportsSecureCoding: Bool { true }
                override public class var _properties: [_IntentProperty] { own }
                private static let own: [_IntentProperty] = [
            \(described.body(8))
                ]
            }

            public class \(className)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {
                public class func success(with resolvedObject: \(className)) -> Self { _success(resolvedObject) }
                public class func disambiguation(with objectsToDisambiguate: [\(className)]) -> Self { _disambiguation(objectsToDisambiguate) }
                public class func confirmationRequired(with objectToConfirm: \(className)?) -> Self { _confirmationRequired(objectToConfirm) }
            }
            """
    }
}

extension DefinedProperty {
    /// The property as the class that has it describes it.
    func source(of className: String) -> String {
        let path = "\\\(className).\(SwiftName.escaped(name))"
        return isList
            ? "_IntentProperty(\(SwiftName.literal(name)), list: \(path), \(type.listCodec)),"
            : "_IntentProperty(\(SwiftName.literal(name)), \(path), \(type.codec)),"
    }
}
