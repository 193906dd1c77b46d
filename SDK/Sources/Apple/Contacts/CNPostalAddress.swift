import Foundation

/// An address on an envelope.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values: [String: String] = [:]

    /// Makes an address with nothing in it.
    public override init() {}

    open var street: String { values["street", default: ""] }
    open var subLocality: String { values["subLocality", default: ""] }
    open var city: String { values["city", default: ""] }
    open var subAdministrativeArea: String { values["subAdministrativeArea", default: ""] }
    open var state: String { values["state", default: ""] }
    open var postalCode: String { values["postalCode", default: ""] }
    open var country: String { values["country", default: ""] }
    open var isoCountryCode: String { values["isoCountryCode", default: ""] }

    public func copy(with zone: NSZone? = nil) -> Any { same(as: CNPostalAddress()) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { same(as: CNMutablePostalAddress()) }

    private func same(as copy: CNPostalAddress) -> CNPostalAddress {
        copy.values = values
        return copy
    }

    /// The word for a key.
    open class func localizedString(forKey key: String) -> String { KeyWords.word(key) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { values["street", default: ""] }
        set { values["street"] = newValue.isEmpty ? nil : newValue }
    }
    open override var subLocality: String {
        get { values["subLocality", default: ""] }
        set { values["subLocality"] = newValue.isEmpty ? nil : newValue }
    }
    open override var city: String {
        get { values["city", default: ""] }
        set { values["city"] = newValue.isEmpty ? nil : newValue }
    }
    open override var subAdministrativeArea: String {
        get { values["subAdministrativeArea", default: ""] }
        set { values["subAdministrativeArea"] = newValue.isEmpty ? nil : newValue }
    }
    open override var state: String {
        get { values["state", default: ""] }
        set { values["state"] = newValue.isEmpty ? nil : newValue }
    }
    open override var postalCode: String {
        get { values["postalCode", default: ""] }
        set { values["postalCode"] = newValue.isEmpty ? nil : newValue }
    }
    open override var country: String {
        get { values["country", default: ""] }
        set { values["country"] = newValue.isEmpty ? nil : newValue }
    }
    open override var isoCountryCode: String {
        get { values["isoCountryCode", default: ""] }
        set { values["isoCountryCode"] = newValue.isEmpty ? nil : newValue }
    }
}

/// The style in which an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes addresses in lines, as is usual in their country: the order of town, state and code is one of three.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// The lines of an address.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }

    /// The lines of an address.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        func line(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
        let address = postalAddress, code = address.isoCountryCode.uppercased()
        var lines = [address.street, address.subLocality]
        if codeFirst.contains(code) {
            lines.append(line(address.postalCode, address.city))
        } else if codeApart.contains(code) {
            lines += [line(address.city), address.state, address.postalCode]
        } else {
            lines.append(line(address.city, address.state, address.postalCode))
        }
        return (lines + [address.country]).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The countries in which the code stands before the town, as the Universal Postal Union's sheets say.
    private static let codeFirst: Set = [
        "AT", "BE", "CH", "CZ", "DE", "DK", "ES", "FI", "FR", "GR", "IL", "IT", "LI", "LU", "NL", "NO", "PL", "PT", "SE", "SK", "TR",
    ]
    /// The countries in which the code has a line of its own.
    private static let codeApart: Set = ["GB", "IE", "IN", "RU", "UA"]
}
