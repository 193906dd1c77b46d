import Foundation
import Intents
import Testing
import VitrineWidgetArchive

@Suite("Classes made of an .intentdefinition") struct GeneratedClassesTests {
    private func filled() -> ShopIntent {
        let intent = ShopIntent()
        let store = Store(identifier: "s1", display: "Roma", subtitle: "Centro", image: nil)
        store.floors = 3
        store.tags = ["old"]
        store.mode = .single
        store.manager = Person(identifier: "p", display: "Ada")
        intent.shop = store
        intent.mode = .default
        intent.stores = [store, Store(identifier: nil, display: "No id")]
        intent.note = "n"
        intent.isLoud = false
        intent.count = 4
        intent.share = 0.25
        intent.day = DateComponents(calendar: .current, year: 2026, month: 5, day: 3)
        intent.page = URL(string: "https://example.org/a?b=c")
        intent.modes = [NSNumber(value: Mode.single.rawValue)]
        return intent
    }

    @Test("R2.41, R2.42: an enumeration has the cases and numbers of the file, and is unknown until something is chosen")
    func enumeration() {
        #expect(Mode(rawValue: 5) == .default)
        #expect(Mode.unknown.rawValue == 0)
        #expect(ShopIntent().mode == .unknown)
    }

    @Test("what nobody can choose here is there all the same, and empty (xcode.2)") func unchosen() {
        let intent = SendPlaceIntent()
        intent.itsCurrencyAmount = INCurrencyAmount(amount: 3, currencyCode: "NOK")
        intent.itsLength = Measurement(value: 2, unit: .meters)
        #expect(intent.itsCurrencyAmount?.currencyCode == "NOK" && intent.itsLength?.value == 2 && intent.itsPerson == nil)
        #expect(ShopIntentResponse(code: .success, userActivity: nil).price == nil)
    }

    @Test("R2.37: a parameter that was not chosen is nil")
    func unset() {
        let intent = ShopIntent()
        #expect(intent.shop == nil)
        #expect(intent.isLoud == nil)
        #expect(intent.stores == nil)
    }

    @Test("Values of every type survive being stored, sent and read, with the properties of their objects")
    func stored() throws {
        let values = IntentContents(of: filled()).values
        let sent = try IntentValues(data: values.data)
        #expect(sent == values)
        let (read, dropped) = IntentContents.intent(ShopIntent.self, sent)
        #expect(dropped.isEmpty)
        #expect(read == filled())
        #expect(read.shop?.displayString == "Roma")
        #expect(read.shop?.subtitleString == "Centro")
        #expect(read.shop?.floors == 3)
        #expect(read.shop?.manager?.displayString == "Ada")
        #expect(read.shop?.mode == .single)
        #expect(read.stores?.map(\.displayString) == ["Roma", "No id"])
        #expect(read.stores?.last?.identifier == nil)
        #expect(read.mode == .default)
        #expect(read.isLoud?.boolValue == false)
        #expect(read.day?.year == 2026 && read.day?.month == 5 && read.day?.day == 3)
        #expect(read.modes == [2])
    }

    @Test("Nothing stored gives the defaults of the file, with texts that have quotation marks and brackets")
    func defaults() {
        let intent = IntentContents.intent(ShopIntent.self, IntentValues()).intent
        #expect(intent.mode == .overview)
        #expect(intent.note == "Hello \"you\" \\(1)")
        #expect(intent.isLoud == true)
        #expect(intent.count == 3)
        #expect(intent.share == 0.5)
        #expect(intent.shop == nil)
    }

    @Test(
        "A stored value that is none of its parameter's any more leaves the default, and is said",
        arguments: [
            ("mode", IntentValue.choice("gone")), ("mode", .string("overview")), ("count", .int(10)), ("count", .double(.nan)),
            ("share", .double(.infinity)), ("isLoud", .string("yes")), ("note", .list([])), ("gone", .bool(true)), ("modes", .int(1)),
        ])
    func misfit(name: String, value: IntentValue) {
        let (intent, dropped) = IntentContents.intent(ShopIntent.self, IntentValues([name: value]))
        #expect(intent == IntentContents.intent(ShopIntent.self, IntentValues()).intent)
        #expect(dropped.count == 1)
        #expect(dropped.first?.contains("“\(name)”") == true)
    }

    @Test("An item of which only the identifier is known keeps that")
    func onlyIdentifier() {
        let intent = IntentContents.intent(ShopIntent.self, IntentValues(["shop": .entity(id: "s9")])).intent
        #expect(intent.shop?.identifier == "s9")
        #expect(intent.shop?.displayString == "s9")
    }

    @Test("Intents and objects are copied and archived with all they hold")
    func copies() throws {
        let intent = filled()
        let copy = try #require(intent.copy() as? ShopIntent)
        #expect(copy == intent && copy !== intent && copy.shop !== intent.shop)
        copy.shop = nil
        #expect(copy != intent)
        let object = try #require(intent.shop)
        #expect((object.copy() as? Store) == object)
    }

    @Test("R2.46: responses have the codes of the file after Apple's own")
    func responses() {
        #expect(ShopIntentResponseCode.success.rawValue == 4)
        #expect(ShopIntentResponseCode.closed.rawValue == 100)
        #expect(ShopIntentResponse.success(result: "done").result == "done")
        #expect(ShopIntentResponse.success(result: "done").code == .success)
        #expect(ShopIntentResponse(code: .failure, userActivity: nil).code == .failure)
    }
}
