import Foundation
import FoundationMissing

// Links that stand for an intent, an entity or a case. What opens one is `OpenURLIntent(urlRepresentable:)`.

/// A value as it stands in a link, with what would mean something there written otherwise.
func urlWords(_ value: some Any) -> String {
    let words =
        switch value {
        case let value as CustomURLRepresentationParameterConvertible: value.urlRepresentationParameter
        case let value as any AppEntity: value._stored.words ?? ""
        case let value as any _IntentValue: value._stored.words ?? "\(value)"
        default: "\(value)"
        }
    return words.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "/?#"))) ?? words
}

/// A value that provides its own text for a link.
public protocol CustomURLRepresentationParameterConvertible {
    /// The text that stands for the value in a link.
    var urlRepresentationParameter: String { get }
}

/// The link of an intent, with its parameters’ values.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let pieces: [@Sendable (Intent) -> String]

    /// A link that is made whole of an intent's values.
    init(of words: @escaping @Sendable (Intent) -> String) { pieces = [words] }

    /// A link that is the same for all.
    public init(_ value: String) { pieces = [{ _ in value }] }

    public init(stringLiteral value: String) { pieces = [{ _ in value }] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The link of one; nil where what comes of it is no link.
    func url(of value: Intent) -> URL? { URL(string: pieces.map { $0(value) }.joined()) }

    /// A link with places for values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [@Sendable (Intent) -> String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { pieces.append { _ in literal } }
        /// The place of a parameter's value.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            nonisolated(unsafe) let keyPath = keyPath
            pieces.append { urlWords($0[keyPath: keyPath].wrappedValue) }
        }
    }
}

/// The link of an entity, with its id and its properties’ values.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    let pieces: [@Sendable (Entity) -> String]

    /// A link that is the same for all.
    public init(_ value: String) { pieces = [{ _ in value }] }

    public init(stringLiteral value: String) { pieces = [{ _ in value }] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The link of one; nil where what comes of it is no link.
    func url(of value: Entity) -> URL? { URL(string: pieces.map { $0(value) }.joined()) }

    /// A link with places for values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [@Sendable (Entity) -> String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { pieces.append { _ in literal } }
        /// The place of a property's value.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
            nonisolated(unsafe) let keyPath = keyPath
            pieces.append { urlWords($0[keyPath: keyPath].wrappedValue) }
        }

        /// A token for something that has no key path.
        public enum Token: Hashable, Sendable {
            /// The identifier of the value.
            case id
        }

        /// The id's place.
        public mutating func appendInterpolation(_ token: Token) { pieces.append { $0.id.entityIdentifierString } }
    }
}

/// The links of a type’s cases.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
    let pieces: [@Sendable (Enum) -> String]

    /// The link of one case.
    public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
        let words: String
        public init(stringLiteral value: String) { words = value }
        public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

        /// A link with places for raw values.
        public struct StringInterpolation: StringInterpolationProtocol {
            var words = ""

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { words += literal }
            /// The place of a case's raw value.
            public mutating func appendInterpolation(_ value: Enum) { words += urlWords(value) }
        }
    }

    /// A link for each case.
    public init(_ links: [Enum: EnumSingleURLRepresentation]) { pieces = [{ links[$0]?.words ?? "" }] }

    public init(stringLiteral value: String) { pieces = [{ _ in value }] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The link of one; nil where what comes of it is no link.
    func url(of value: Enum) -> URL? { URL(string: pieces.map { $0(value) }.joined()) }

    /// A link with places for values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [@Sendable (Enum) -> String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { pieces.append { _ in literal } }

        /// A token for something that has no key path.
        public enum Token: Hashable, Sendable {
            /// The identifier of the value.
            case id
        }

        /// The id's place.
        public mutating func appendInterpolation(_ token: Token) { pieces.append { "\($0.rawValue)" } }
    }
}

/// An intent that a link stands for.
public protocol URLRepresentableIntent: AppIntent {
    /// The form of the link.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    public typealias URLRepresentation = IntentURLRepresentation<Self>

    /// The link; nil where what comes of it is none.
    public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}

/// An entity that a link stands for.
public protocol URLRepresentableEntity: AppEntity {
    /// The form of the link.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    public typealias URLRepresentation = EntityURLRepresentation<Self>

    /// The link; nil where what comes of it is none.
    public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}

/// A case that a link stands for.
public protocol URLRepresentableEnum: AppEnum {
    /// The form of the link.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    public typealias URLRepresentation = EnumURLRepresentation<Self>

    /// The link; nil where what comes of it is none.
    public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}

extension URLRepresentableIntent {
    /// An app that a link opens does the rest.
    public func perform() async throws -> some IntentResult & OpensIntent { try OpenURLIntent.result(of: self) }
}

extension URLRepresentableIntent where Self: OpenIntent {
    /// An app that a link opens does the rest.
    public func perform() async throws -> some IntentResult & OpensIntent { try OpenURLIntent.result(of: self) }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
    /// The link of what it opens.
    public static var urlRepresentation: URLRepresentation {
        IntentURLRepresentation(of: { $0.target.urlRepresentation?.absoluteString ?? "" })
    }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
    /// The link of what it opens.
    public static var urlRepresentation: URLRepresentation {
        IntentURLRepresentation(of: { $0.target.urlRepresentation?.absoluteString ?? "" })
    }
}

extension OpenURLIntent {
    /// Opens the link of an entity.
    public init(urlRepresentable entity: some URLRepresentableEntity) throws { try self.init(entity.urlRepresentation) }
    /// Opens the link of a case.
    public init(urlRepresentable value: some URLRepresentableEnum) throws { try self.init(value.urlRepresentation) }
    /// Opens the link of an intent.
    public init(urlRepresentable intent: some URLRepresentableIntent) throws { try self.init(intent.urlRepresentation) }

    /// Makes the result of performing an intent that a link stands for.
    static func result(
        of intent: some URLRepresentableIntent
    ) throws -> IntentResultContainer<Never, OpenURLIntent, Never, Never> {
        .result(opensIntent: try OpenURLIntent(urlRepresentable: intent))
    }

    private init(_ url: URL?) throws {
        guard let url else { throw AppIntentError.missingValue(parameter: "url") }
        self.init(url)
    }
}
