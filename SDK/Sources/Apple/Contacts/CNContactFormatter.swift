import Foundation

/// The style in which a name is written.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// The order in which names stand.
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

/// Writes names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName

    /// The name; nil where there is none, not even of an organisation.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }

    open func attributedString(from contact: CNContact, defaultAttributes: [AnyHashable: Any]? = nil) -> NSAttributedString? {
        string(from: contact).map { NSAttributedString(string: $0) }
    }

    /// The name; nil where there is none, not even of an organisation.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts: [String]
        switch style {
        case .phoneticFullName:
            let names = [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            parts = nameOrder(for: contact) == .familyNameFirst ? [names[2], names[0], names[1]] : names
        case .fullName:
            if contact.contactType == .organization, !contact.organizationName.isEmpty { return contact.organizationName }
            parts =
                nameOrder(for: contact) == .familyNameFirst
                ? [contact.namePrefix, contact.familyName, contact.givenName, contact.middleName, contact.nameSuffix]
                : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        }
        let name = parts.filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
        if !name.isEmpty { return name }
        let others = style == .fullName ? [contact.nickname, contact.organizationName] : [contact.phoneticOrganizationName]
        return others.first { !$0.isEmpty }
    }

    /// The family's name first where it is written in Han, Hangul or kana.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isEastAsian(contact) ? .familyNameFirst : .givenNameFirst
    }

    /// The delimiter between the parts of a name: nothing in Han, Hangul and kana.
    open class func delimiter(for contact: CNContact) -> String { isEastAsian(contact) ? "" : " " }

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        KeySet([CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactOrganizationNameKey])
    }

    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { descriptorForRequiredKeys(for: .fullName) }
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { descriptorForRequiredKeys(for: .fullName) }

    private static func isEastAsian(_ contact: CNContact) -> Bool {
        let letters = (contact.givenName + contact.familyName).unicodeScalars.filter(\.properties.isAlphabetic)
        return !letters.isEmpty
            && letters.allSatisfy {
                (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
            }
    }
}
