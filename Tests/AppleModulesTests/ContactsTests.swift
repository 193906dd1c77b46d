import Foundation
import Testing

@testable import Contacts

@Suite("Contacts") struct ContactsTests {
    private func contact(_ given: String, _ family: String, _ change: (CNMutableContact) -> Void = { _ in }) -> CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = (given, family)
        change(contact)
        return contact
    }

    @Test("xcode.11: a name is written in the order of its script; without one, the organisation's stands for it") func names() {
        func name(_ contact: CNContact) -> String? { CNContactFormatter.string(from: contact, style: .fullName) }
        #expect(name(contact("Ada", "Lovelace") { $0.namePrefix = "Countess" }) == "Countess Ada Lovelace")
        #expect(name(contact("太郎", "山田")) == "山田太郎")
        #expect(name(contact("", "") { $0.organizationName = "Analytical Engines" }) == "Analytical Engines")
        #expect(name(contact("", "")) == nil)
        #expect(name(contact("Ada", "") { ($0.organizationName, $0.contactType) = ("AE", .organization) }) == "AE")
    }

    @Test("xcode.11: an address has the lines of its country") func addresses() {
        func lines(_ code: String, _ country: String) -> String {
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state) = ("1 Long Road", "Town", "ST")
            (address.postalCode, address.country, address.isoCountryCode) = ("12345", country, code)
            return CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        }
        #expect(lines("us", "United States") == "1 Long Road\nTown ST 12345\nUnited States")
        #expect(lines("de", "Deutschland") == "1 Long Road\n12345 Town\nDeutschland")
        #expect(lines("gb", "United Kingdom") == "1 Long Road\nTown\nST\n12345\nUnited Kingdom")
    }

    @Test("xcode.11: contacts are sorted and found by name and number, and a copy keeps its values") func values() {
        let people = [contact("Grace", "Hopper"), contact("Ada", "Lovelace"), contact("Alan", "Hopper")]
        let compare = CNContact.comparator(forNameSortOrder: .familyName)
        #expect(people.sorted { compare($0, $1) == .orderedAscending }.map(\.givenName) == ["Alan", "Grace", "Ada"])
        #expect(people.filter { CNContact.predicateForContacts(matchingName: "hop gr").evaluate(with: $0) }.map(\.givenName) == ["Grace"])
        people[0].phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 (555) 01"))]
        let number = CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "+1 555-01"))
        #expect(people.filter { number.evaluate(with: $0) }.count == 1)
        let copy = people[0].copy() as? CNContact
        people[0].givenName = "G."
        #expect(copy?.givenName == "Grace" && copy == people[0])
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberHomeFax) == "home fax")
        #expect(CNContact.localizedString(forKey: CNContactGivenNameKey) == "given name")
    }

    @Test("xcode.11: nobody allowed contacts: each question says so") func denied() {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        let keys = [CNContactGivenNameKey as any CNKeyDescriptor, CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
        #expect(throws: CNError(.authorizationDenied)) {
            try CNContactStore().unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "a"), keysToFetch: keys)
        }
    }
}
