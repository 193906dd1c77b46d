import AppIntents
import SwiftUI
import Testing
import UniformTypeIdentifiers
import VitrineWidgetArchive

private enum Tone: String, AppEnum {
    case low, middle, high
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
    static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [.low: "Low", .middle: "Middle", .high: "High"]
}

private struct Bell: AppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bell"
    static let defaultQuery = BellQuery()
    static var urlRepresentation: URLRepresentation { "https://example.com/bells/\(.id)?name=\(\.$name)" }
    let id: String
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "A bell", image: .init(systemName: "bell"))
    }

    init(_ id: String, _ name: String) {
        self.id = id
        self.name = name
    }
}

private struct BellQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Bell] {
        [Bell("a", "Anna"), Bell("b", "Big & loud")].filter { identifiers.contains($0.id) }
    }
}

private struct RingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    @Parameter(title: "Tone", supportedValues: [.low, .high]) var tone: Tone?
    @Parameter(title: "Times", default: 2, controlStyle: .stepper, inclusiveRange: (1, 5)) var times: Int
    @Parameter(title: "Donation", currencyCodes: ["EUR"], inclusiveRange: (1, 50)) var donation: IntentCurrencyAmount?
    @Parameter(title: "Power", defaultValue: 2, unit: .kilowatts, supportsNegativeNumbers: false) var power: Measurement<UnitPower>
    @Parameter(title: "Words") var words: AttributedString?
    @Parameter(title: "Tones") var tones: Set<Tone>?
    @Parameter(title: "Swing", default: true, displayName: .init(true: "Swinging", false: "At rest")) var swings: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: times * 2) }
}

private struct OpenBell: OpenIntent {
    static let title: LocalizedStringResource = "Open Bell"
    @Parameter(title: "Bell") var target: Bell
}

private struct LinkBell: AppIntent {
    static let title: LocalizedStringResource = "Link"
    func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
        .result(opensIntent: try OpenURLIntent(urlRepresentable: Bell("b", "Big & loud")), dialog: "Ding")
    }
}

private struct Filter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet"
    var displayRepresentation: DisplayRepresentation { "Quiet" }
    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Values that the system's intents know") struct SystemValueTests {
    @Test("xcode.12: only the supported cases are offered, and an amount of money is entered as figures and letters")
    func offered() async throws {
        let intent = RingIntent(), parameters = IntentParameters(of: intent)
        let rows = parameters.schema.parameters
        guard case .choice(let options) = rows[0].kind else { throw AppIntentError.unknownIntent("tone") }
        #expect(options.map(\.title) == ["Low", "High"])
        #expect(rows[1].kind == .int(minimum: 1, maximum: 5))
        #expect(rows[3].defaultValue == .measurement(2, unit: "kilowatts"))
        let dropped = try await parameters.resolve(
            IntentValues([
                "donation": .string("12.50 eur"), "words": .string("Ding"), "tones": .list([.choice("low"), .choice("high")]),
            ]))
        #expect(dropped == [])
        #expect(intent.donation == IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR"))
        #expect(parameters.values["donation"] == .string("12.5 EUR"))
        #expect(intent.words.map { String($0.characters) } == "Ding" && intent.tones == [.low, .high])
        for wrong in ["12.50", "EUR", "EUR CHF", "twelve EUR", ""] {
            let other = RingIntent()
            try await IntentParameters(of: other).resolve(IntentValues(["donation": .string(wrong)]))
            #expect(other.donation == nil, "\(wrong)")
        }
    }

    @Test("an amount that cannot be read is refused with its form, and so are other currencies and amounts out of bounds")
    func money() async throws {
        let schema = IntentParameters(of: RingIntent()).schema
        for (words, sentence) in [
            ("12 EUR", nil), ("EUR 12", nil), ("12", nil),
            ("12 CHF", "“donation” takes an amount with its currency, as 3 EUR; possible are EUR, not “12 CHF”."),
            ("foo", "“donation” takes an amount with its currency, as 3 EUR; possible are EUR, not “foo”."),
            ("1.2.3 EUR", "“donation” takes an amount with its currency, as 3 EUR; possible are EUR, not “1.2.3 EUR”."),
            ("51 EUR", "“donation” cannot be 51 EUR; it takes 1 to 50."),
        ] {
            var refusal: String?
            do throws(IntentValueError) {
                _ = try schema.checked(IntentValues(["donation": .string(words)]), family: .systemSmall)
            } catch {
                refusal = "\(error)"
            }
            #expect(refusal == sentence, "\(words)")
        }
        #expect(schema.parameters.first { $0.name == "times" }?.style == .stepper)
        let power = schema.parameters.first { $0.name == "power" }?.kind
        #expect(power == .measurement([IntentUnit(name: "kilowatts", symbol: "kW")], minimum: 0))
    }

    @Test("xcode.12: a parameter tells what was said of it") func said() {
        let intent = RingIntent()
        #expect(intent.$times.controlStyle == .stepper && intent.$times.inclusiveRange?.upperBound == 5 && !intent.$times.isOptional)
        #expect(intent.$donation.currencyCodes == ["EUR"] && intent.$donation.inclusiveRange?.lowerBound == 1)
        #expect(intent.$donation.isOptional && intent.$power.unit == .kilowatts && !intent.$power.supportsNegativeNumbers)
        #expect(intent.$swings.displayName.map { String(localized: $0.true) } == "Swinging")
    }

    @Test("xcode.12: calling an intent performs it and gives its value") func called() async throws {
        let intent = RingIntent()
        intent.times = 4
        #expect(try await intent() == 8)
        let opened = try await OpenBell().perform()
        #expect(opened.value == nil && OpenBell.openAppWhenRun)
    }

    @Test("xcode.12: the link of an entity has its id and its properties, written so that a link can have them")
    func links() async throws {
        #expect(Bell("a b", "Anna").urlRepresentation?.absoluteString == "https://example.com/bells/a%20b?name=Anna")
        #expect(Bell("c", "a/b?c#d").urlRepresentation?.absoluteString == "https://example.com/bells/c?name=a%2Fb%3Fc%23d")
        let result = try await LinkBell().perform()
        let next = try #require((result as? any OpeningResult)?.next as? OpenURLIntent)
        #expect(next.url.absoluteString.hasPrefix("https://example.com/bells/b?name=Big%20"))
    }

    @Test("xcode.12: what is shown of entities has the parts that were asked for") func shown() async throws {
        let shown = try await BellQuery().displayRepresentations(for: ["a", "gone"], requestedComponents: [.title, .subtitle])
        #expect(shown.keys.sorted() == ["a"])
        let anna = try #require(shown["a"])
        #expect(String(localized: anna.title) == "Anna" && anna.subtitle != nil && anna.image == nil)
        #expect(EntityIdentifier(for: Bell("a", "Anna")) == EntityIdentifier(for: Bell.self, identifier: "a"))
        #expect(EntityIdentifier(for: Bell("a", "Anna")) != EntityIdentifier(for: Bell.self, identifier: "b"))
    }

    @Test("xcode.12: the system's resolvers make values, within the parameter's bounds") func resolved() async throws {
        let context = IntentParameterContext(of: RingIntent().$times)
        #expect(try await IntFromStringResolver().resolve(from: "3", context: context) == 3)
        #expect(try await IntFromStringResolver(radix: 2).resolve(from: "101", context: context) == 5)
        #expect(try await IntFromStringResolver(radix: 1).resolve(from: "1", context: context) == nil)
        #expect(try await IntFromDoubleResolver(roundingRule: .up).resolve(from: 2.1, context: context) == 3)
        #expect(try await IntFromDoubleResolver().resolve(from: .infinity, context: context) == nil)
        await #expect(throws: AppIntentError.self) { try await IntResolver().resolve(from: 6, context: context) }
    }

    @Test("xcode.12: a file knows its kind, is had as that, and as a copy that goes again") func files() async throws {
        let file = IntentFile(data: Data("ding".utf8), filename: "ding.txt")
        #expect(file.type == .plainText && file.availableContentTypes == [.plainText])
        #expect(try await file.data(contentType: .text) == Data("ding".utf8))
        await #expect(throws: AppIntentError.self) { try await file.data(contentType: .image) }
        let copy = try await file.withFile(contentType: .text) { url, isOwn in
            #expect(!isOwn)
            let found = try? Data(contentsOf: url)
            #expect(found == Data("ding".utf8))
            return url
        }
        #expect(!FileManager.default.fileExists(atPath: copy.path))
    }

    @Test("xcode.12: no focus is on, and nothing is donated that could be found again") func absent() async throws {
        await #expect(throws: SetFocusFilterIntentError.notFound) { try await Filter.current }
        let donated = RingIntent().donate()
        #expect(try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(donated)) == [])
    }

    @Test("xcode.12: a dependency is looked up in its own manager, by key and by type, and else its default stands") func dependencies() {
        let manager = AppDependencyManager()
        manager.add(dependency: 3)
        manager.add(key: "other", dependency: 5)
        #expect(AppDependency<Int>(manager: manager).wrappedValue == 3)
        #expect(AppDependency<Int>(key: "other", manager: manager).wrappedValue == 5)
        #expect(AppDependency<String>(manager: manager, default: "none").wrappedValue == "none")
    }

    @Test("xcode.12: the only entity of its type is made by its query, also where the sheet makes the query") func unique() async throws {
        let options = try await IntentParameters(of: ClockIntent()).options(for: "clock", matching: nil)
        #expect(options.sections.flatMap(\.options).map(\.title) == ["Tower"])
        let intent = ClockIntent()
        try await IntentParameters(of: intent).resolve(IntentValues(["clock": .entity(id: "1")]))
        #expect(intent.clock?.id == 1)
        try await IntentParameters(of: intent).resolve(IntentValues(["clock": .entity(id: "2")]))
        #expect(intent.clock == nil)
        let others = try await Clock.defaultQuery.entities(for: [2])
        #expect(others.isEmpty)
    }

    @Test("xcode.12: the id of a file's entity is read back, and a draft's is no file's") func fileIdentifiers() {
        let file = FileEntityIdentifier.file(url: URL(filePath: "/tmp/a b")), draft = FileEntityIdentifier.draft(identifier: "/tmp/a b")
        #expect(file != draft && draft.isDraft && !file.isDraft && file.fileURL?.path == "/tmp/a b")
        for id in [file, draft] { #expect(FileEntityIdentifier.entityIdentifier(for: id.entityIdentifierString) == id) }
        #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com") == nil)
    }
}

private struct Clock: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Clock"
    static let defaultQuery = UniqueAppEntityProvider { Clock(id: 1) }
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Tower" }
}

private struct ClockIntent: AppIntent {
    static let title: LocalizedStringResource = "Clock"
    @Parameter(title: "Clock") var clock: Clock?
    func perform() async throws -> some IntentResult { .result() }
}
