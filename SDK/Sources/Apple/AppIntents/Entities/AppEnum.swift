import Foundation
import VitrineWidgetArchive

/// A choice of a few cases, each with a name to show.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, InstanceDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible & Sendable, UnwrappedType == Self, ValueType == Self {}

extension AppEnum {
    /// The default resolvers: none, as no other type makes a case.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }

    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
    }

    public static func _schema() -> _IntentValueSchema {
        _IntentValueSchema(kind: .choice(allCases.map { IntentOption($0.displayRepresentation, value: $0._stored) }))
    }
    public var _stored: IntentValue { .choice("\(rawValue)") }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? {
        guard case .choice(let raw) = stored else { return nil }
        return RawValue(raw).flatMap(Self.init(rawValue:))
    }
    public static func _wrapped(_ value: Self) -> Self { value }
}

extension IntentOption {
    init(_ shown: DisplayRepresentation, value: IntentValue) {
        self.init(
            value: value, title: String(localized: shown.title), subtitle: shown.subtitle.map { String(localized: $0) },
            symbol: shown.image?.symbol)
    }
}

/// Offers the cases of a type, or some of them.
public struct AppEnumOptionsProvider<Enum: AppEnum>: DynamicOptionsProvider {
    private let values: [Enum]

    /// - Parameter supportedValues: nil for all cases.
    public init(supportedValues: [Enum]?) { values = supportedValues ?? Array(Enum.allCases) }

    /// The cases, in their order.
    public func results() async throws -> [Enum] { values }
}
