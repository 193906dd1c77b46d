import Foundation

/// A value with a word for what it is.
open class CNLabeledValue<ValueType: NSCopying>: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    /// A value, and what it is.
    public init(label: String?, value: ValueType) {
        identifier = UUID().uuidString
        self.label = label
        self.value = value
    }

    private init(_ identifier: String, _ label: String?, _ value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns the value with another label.
    open func settingLabel(_ label: String?) -> Self { remade(label, value) }
    /// Returns another value with the same label.
    open func settingValue(_ value: ValueType) -> Self { remade(label, value) }
    /// Returns another value with another label.
    open func settingLabel(_ label: String?, value: ValueType) -> Self { remade(label, value) }

    private func remade(_ label: String?, _ value: ValueType) -> Self {
        // Nobody makes a subclass of it.
        CNLabeledValue(identifier, label, value) as? Self ?? self
    }

    /// The word for a label.
    open class func localizedString(forLabel label: String) -> String { KeyWords.word(label) }
}

/// A telephone number, as it was written.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    public let stringValue: String

    /// A number as it was written.
    public init(stringValue string: String) { stringValue = string }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The number without what stands between its digits.
    var digits: String { stringValue.filter { $0.isNumber || $0 == "+" } }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// A relation of a contact.
open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
    public let name: String

    /// Makes a relation by its name.
    public init(name: String) { self.name = name }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A profile of a contact in a social network.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    /// All of it, as far as it is known.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The address at which a contact gets messages.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
    public let username: String
    public let service: String

    /// A name in a service.
    public init(username: String, service: String) {
        self.username = username
        self.service = service
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
