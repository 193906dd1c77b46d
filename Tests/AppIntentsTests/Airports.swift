import AppIntents
import Foundation

// An intent as widget source writes them, for the tests.

struct Airport: AppEntity, Equatable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Airport"
    static let defaultQuery = AirportQuery()

    let id: String
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "\(id)") }

    static let all = [Airport(id: "ZRH", name: "Zürich"), Airport(id: "GVA", name: "Genève"), Airport(id: "BSL", name: "Basel")]
}

struct AirportQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Airport] {
        identifiers.compactMap { id in Airport.all.first { $0.id == id } }
    }
    func suggestedEntities() async throws -> [Airport] { Airport.all }
    func entities(matching string: String) async throws -> [Airport] {
        Airport.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }
    func defaultResult() async -> Airport? { Airport.all[0] }
}

enum Cabin: String, AppEnum {
    case economy, business
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cabin"
    static let caseDisplayRepresentations: [Cabin: DisplayRepresentation] = [
        .economy: "Economy",
        .business: DisplayRepresentation(title: "Business", subtitle: "With a bed", image: .init(systemName: "bed.double")),
    ]
}

struct SeatOptions: DynamicOptionsProvider {
    @IntentParameterDependency<FlightIntent>(\.$cabin) var flight

    func results() async throws -> ItemCollection<String> {
        ItemCollection(promptLabel: "Choose a seat") {
            ItemSection("Window", items: flight?.cabin == .business ? ["1A"] : ["20A", "21A"])
            ItemSection("Aisle") { IntentItem("20C", title: "20C, near the exit") }
        }
    }
}

/// The gates of a flight. Of a parameter that need not have a value and is named, its value has no optional: there is no intent else.
struct GateOptions: DynamicOptionsProvider {
    @IntentParameterDependency<GateIntent>(\.$destination) var flight

    func results() async throws -> [String] { flight.map { ["\($0.destination.name) A", "\($0.destination.name) B"] } ?? [] }
}

struct GateIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Gate"

    @Parameter(title: "To") var destination: Airport?
    @Parameter(title: "Gate", optionsProvider: GateOptions()) var gate: String?
}

struct FlightIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Flight"
    static let description: IntentDescription? = "Which flight the widget shows."

    @Parameter(title: "From") var origin: Airport
    @Parameter(title: "To") var destination: Airport?
    @Parameter(title: "Cabin", default: .economy) var cabin: Cabin
    @Parameter(title: "Seats", default: 1, inclusiveRange: (1, 9)) var seats: Int
    @Parameter(title: "Flexible", default: false) var isFlexible: Bool
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Budget") var budget: Double?
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Page") var page: URL?
    @Parameter(title: "Stops", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 2, max: 4)]) var stops: [Airport]?
    @Parameter(title: "Seat", optionsProvider: SeatOptions()) var seat: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$cabin, .equalTo, .business) {
            Summary("From \(\.$origin) in \(\.$cabin)") {
                \.$seat
                \.$budget
            }
        } otherwise: {
            Switch(.widgetFamily) {
                Case(.systemSmall) { Summary("From \(\.$origin)") }
                DefaultCase { Summary("From \(\.$origin) to \(\.$destination)") { \.$seats } }
            }
        }
    }
}

/// A parameter that nothing gives a value to.
struct NeedyIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Needy"
    @Parameter(title: "Word") var word: String
}

/// Writes down what it was told.
/// Says why in a language of its own.
enum PaperError: LocalizedError {
    case none
    var errorDescription: String? { "There is no paper." }
}

/// Says why as App Intents do.
enum InkError: Error, CustomLocalizedStringResourceConvertible {
    case dry
    var localizedStringResource: LocalizedStringResource { "The ink is dry." }
}

struct PrintIntent: AppIntent {
    static let title: LocalizedStringResource = "Print"
    @Parameter(title: "Kind", default: 0) var kind: Int

    func perform() async throws -> some IntentResult {
        switch kind {
        case 0: throw PaperError.none
        case 1: throw InkError.dry
        case 2: throw CancellationError()
        default: return .result()
        }
    }
}

/// Runs behind what is on the screen, and then wants its app to be seen.
struct WishingIntent: AppIntent {
    static let title: LocalizedStringResource = "Wish"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    func perform() async throws -> some IntentResult {
        try await continueInForeground(alwaysConfirm: false)
        return .result()
    }
}

struct NoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Note"
    @Parameter(title: "Words") var words: String
    @Parameter(title: "Times", default: 2) var times: Int

    init() {}
    init(_ words: String) { self.words = words }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        await Notes.shared.add(String(repeating: words, count: times))
        return .result(value: times)
    }
}

actor Notes {
    static let shared = Notes()
    private(set) var all: [String] = []
    func add(_ note: String) { all.append(note) }
}
