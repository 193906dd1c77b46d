import Foundation
import WidgetArchive

/// A value of a type that no edit sheet here has a row for. Intents that have one compile, keep its default, and say so.
public protocol _UnenteredIntentValue: _IntentValue where UnwrappedType == Self, ValueType == Self {
    /// “a file”
    static var _words: String { get }
}

extension _UnenteredIntentValue {
    public static func _schema() -> _IntentValueSchema {
        var schema = _IntentValueSchema(kind: .string)
        schema.unentered = _words
        return schema
    }
    public var _stored: IntentValue { .none }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? { nil }
    public static func _wrapped(_ value: Self) -> Self { value }
}

/// A file that an intent is given.
public struct IntentFile: _UnenteredIntentValue, Hashable {
    public static var _words: String { "a file" }

    public var filename: String
    public var fileURL: URL?
    public var removedOnCompletion = false
    private let bytes: Data?

    public init(data: Data, filename: String) {
        (bytes, self.filename) = (data, filename)
    }

    public init(fileURL: URL, filename: String? = nil) {
        bytes = nil
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
    }

    /// Its bytes; none where its file cannot be read.
    public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

/// Somebody an intent is about.
public struct IntentPerson: _UnenteredIntentValue, Hashable {
    public static var _words: String { "a person" }

    public enum Identifier: Hashable, Sendable {
        case contactBookIdentifier(String)
        case applicationDefined(String)
        case unknown
    }

    public enum Name: Hashable, Sendable {
        case displayName(String)
        case components(PersonNameComponents)
        case unknown

        public var displayString: String {
            switch self {
            case .displayName(let name): name
            case .components(let parts): [parts.givenName, parts.middleName, parts.familyName].compactMap(\.self).joined(separator: " ")
            case .unknown: ""
            }
        }
    }

    /// How somebody is reached.
    public struct Handle: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }
        public enum Label: Hashable, Sendable { case home, work, mobile, main, other }

        public let value: Value
        public let label: Label?

        public init(emailAddress: String, label: Label? = nil) { (value, self.label) = (.emailAddress(emailAddress), label) }
        public init(phoneNumber: String, label: Label? = nil) { (value, self.label) = (.phoneNumber(phoneNumber), label) }
        public init(applicationDefined value: String, label: Label? = nil) {
            (self.value, self.label) = (.applicationDefined(value), label)
        }
    }

    public let identifier: Identifier
    public let name: Name
    public let handle: Handle?
    public let aliases: [Handle]
    public let isMe: Bool

    public init(identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
    }
}
