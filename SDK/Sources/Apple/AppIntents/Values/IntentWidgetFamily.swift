import Foundation
import FoundationMissing
import VitrineWidgetArchive

/// The families of widgets, where intents speak of them.
public struct IntentWidgetFamily: Hashable, Sendable {
    private let word: String

    init(name: WidgetFamilyName) { word = name.rawValue }
    private init(word: String) { self.word = word }

    /// A square of four icons.
    public static let systemSmall = IntentWidgetFamily(name: .systemSmall)
    /// A strip of eight icons.
    public static let systemMedium = IntentWidgetFamily(name: .systemMedium)
    /// A square of sixteen icons.
    public static let systemLarge = IntentWidgetFamily(name: .systemLarge)
    /// An iPad's largest.
    public static let systemExtraLarge = IntentWidgetFamily(name: .systemExtraLarge)
    /// A watch's corner; no widget here is ever of it.
    public static let accessoryCorner = IntentWidgetFamily(word: "accessoryCorner")
    /// A circle on the lock screen.
    public static let accessoryCircular = IntentWidgetFamily(name: .accessoryCircular)
    /// A rectangle on the lock screen.
    public static let accessoryRectangular = IntentWidgetFamily(name: .accessoryRectangular)
    /// A line on the lock screen.
    public static let accessoryInline = IntentWidgetFamily(name: .accessoryInline)
}

extension IntentWidgetFamily: _IntentValue {
    public typealias UnwrappedType = IntentWidgetFamily
    public typealias ValueType = IntentWidgetFamily
    public typealias Specification = EmptyResolverSpecification<IntentWidgetFamily>

    /// The default resolvers: none, as no other type makes a family.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentWidgetFamily> { EmptyResolverSpecification() }

    public static func _schema() -> _IntentValueSchema {
        _IntentValueSchema(
            kind: .choice(WidgetFamilyName.allCases.map { IntentOption(value: .choice($0.rawValue), title: $0.rawValue) }))
    }
    public var _stored: IntentValue { .choice(word) }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? {
        guard case .choice(let word) = stored else { return nil }
        return WidgetFamilyName(rawValue: word).map { IntentWidgetFamily(name: $0) }
    }
    public static func _wrapped(_ value: Self) -> Self { value }
}
