import Foundation
import FoundationMissing

/// A person whom an intent is about.
public struct IntentPerson: _UnenteredIntentValue, Hashable {
    public typealias UnwrappedType = IntentPerson
    public typealias ValueType = IntentPerson
    public typealias Specification = EmptyResolverSpecification<IntentPerson>
    public static var _words: String { "a person" }

    /// The way in which a parameter identifies persons.
    public enum ParameterMode: String, Hashable, Sendable {
        /// An entry among the contacts.
        case contact
        /// An address for mail.
        case email
        /// A telephone number.
        case phone
        /// Either of them.
        case emailOrPhone
    }

    /// The identifier of a person.
    public enum Identifier: Hashable, Sendable {
        /// The id of an entry among the contacts.
        case contact(String)
        /// An id of the app's own.
        case applicationDefined(String)
    }

    /// The name of a person.
    public enum Name: Hashable, Sendable {
        /// The name as it is shown.
        case displayName(String)
        /// The name in its parts.
        case components(PersonNameComponents)

        /// The name in one line.
        public var displayString: String {
            switch self {
            case .displayName(let name): name
            case .components(let parts): [parts.givenName, parts.middleName, parts.familyName].compactMap(\.self).joined(separator: " ")
            }
        }
    }

    /// The handle by which a person is reached.
    public struct Handle: Hashable, Sendable {
        /// The address of the person.
        public enum Value: Hashable, Sendable {
            /// An address for mail.
            case emailAddress(String)
            /// A telephone number.
            case phoneNumber(String)
            /// A handle of the app's own kind.
            case applicationDefined(String)
        }

        /// The label of the address, such as home or work.
        public enum Label: Hashable, Sendable {
            case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
            /// A label by a word of one's own.
            case custom(String)
        }

        /// The address of the person.
        public var value: Value
        /// The label of the address, such as home or work.
        public var label: Label

        /// An address of any kind.
        public init(_ value: Value, label: Label = .other) { (self.value, self.label) = (value, label) }
        /// An address for mail.
        public init(emailAddress: String, label: Label = .other) { self.init(.emailAddress(emailAddress), label: label) }
        /// A telephone number.
        public init(phoneNumber: String, label: Label = .other) { self.init(.phoneNumber(phoneNumber), label: label) }
        /// An address of the app's own kind.
        public init(applicationDefined value: String, label: String? = nil) {
            self.init(.applicationDefined(value), label: label.map { .custom($0) } ?? .other)
        }

        var words: String {
            switch value {
            case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
            }
        }
    }

    /// The name of a person.
    public var name: Name
    /// Whether the person is the user of the device.
    public var isMe: Bool
    /// The identifier of this person.
    public var identifier: Identifier
    /// The handle by which this person is reached.
    public var handle: Handle?
    /// Other addresses of the person.
    public var aliases: [Handle]
    /// The picture of the person.
    public var image: DisplayRepresentation.Image?

    /// Makes a person of all that is known.
    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    /// Makes a person of an address alone.
    public init(handle: Handle) {
        self.init(identifier: .applicationDefined(handle.words), name: .displayName(handle.words), handle: handle)
    }
}

extension IntentPerson: DisplayRepresentable {
    /// The default resolvers: none, as no other type makes a person.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPerson> { EmptyResolverSpecification() }
    /// “Person”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
    /// The name, and the address below.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(stringLiteral: name.displayString),
            subtitle: handle.map { LocalizedStringResource(stringLiteral: $0.words) }, image: image)
    }
}
