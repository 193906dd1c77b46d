import Foundation
@testable import FoundationMissing
import Testing

@Suite("Names of people") struct PersonNameTests {
    private func name(_ given: String?, _ family: String?, middle: String? = nil, prefix: String? = nil, suffix: String? = nil)
        -> PersonNameComponents
    {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.middleName) = (given, family, middle)
        (name.namePrefix, name.nameSuffix) = (prefix, suffix)
        return name
    }

    @Test("are written in four styles (xcode.10)") func styles() {
        var john = name("Johnathan", "Appleseed", middle: "Maple", prefix: "Dr.", suffix: "Esq.")
        john.nickname = "Johnny"
        func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
            john.formatted(.name(style: style).locale(Locale(identifier: "en_US")))
        }
        #expect(text(.short) == "Johnny" && text(.medium) == "Johnathan Appleseed" && text(.abbreviated) == "JA")
        #expect(text(.long) == "Dr. Johnathan Maple Appleseed Esq.")
        let formatter = _PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.style = .abbreviated
        #expect(formatter.string(from: john) == "JA" && formatter.string(for: john) == "JA" && formatter.string(for: 3) == nil)
        #expect(name(nil, nil).formatted() == "" && name("Ada", nil).formatted(.name(style: .abbreviated)) == "A")
    }

    @Test("have the order of their letters, and of Hungarian (xcode.10)") func order() {
        #expect(name("太郎", "山田").formatted() == "山田太郎")
        #expect(name("太郎", "山田").formatted(.name(style: .abbreviated)) == "山田")
        #expect(name("Béla", "Bartók").formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))) == "Bartók Béla")
        #expect(name("Béla", "Bartók").formatted(.name(style: .medium).locale(Locale(identifier: "ja_JP"))) == "Béla Bartók")
    }

    @Test("are read out of a text (xcode.10)") func parts() throws {
        let john = try PersonNameComponents("Dr. Johnathan Maple Appleseed Jr.")
        #expect(john.namePrefix == "Dr." && john.givenName == "Johnathan" && john.middleName == "Maple")
        #expect(john.familyName == "Appleseed" && john.nameSuffix == "Jr.")
        let ada = try PersonNameComponents("Lovelace, Ada")
        #expect(ada.givenName == "Ada" && ada.familyName == "Lovelace")
        #expect(try PersonNameComponents("Ada").familyName == nil)
        #expect(try PersonNameComponents("山田 太郎").familyName == "山田")
        #expect(_PersonNameComponentsFormatter().personNameComponents(from: "  ") == nil)
        #expect(throws: CocoaError.self) { try PersonNameComponents(", ,") }
    }
}
