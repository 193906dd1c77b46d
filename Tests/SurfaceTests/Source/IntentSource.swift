import ActivityKit
import AppIntents
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

// Intents as apps declare them; what of it a host can ask is tested in `AppIntentsTests`.

enum SourceRoast: String, AppEnum {
    case light, dark
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
    static let caseDisplayRepresentations: [SourceRoast: DisplayRepresentation] = [
        .light: DisplayRepresentation(title: "Light", subtitle: "In the morning", image: .init(systemName: "sun.max")),
        .dark: DisplayRepresentation(title: "Dark", image: .init(systemName: "moon", tintColor: .brown)),
    ]
}

struct SourceBean: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
    static let defaultQuery = SourceBeanQuery()
    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Price") var price: Double
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct SourceBeanQuery: EntityPropertyQuery, EntityStringQuery {
    static let properties = QueryProperties {
        Property(\SourceBean.$name) {
            EqualToComparator { "name = \($0)" }
            ContainsComparator { "name has \($0)" }
        }
        Property(\SourceBean.$price) {
            LessThanComparator { "price < \($0)" }
            IsBetweenComparator { "price \($0)…\($1)" }
        }
    }
    static let sortingOptions = SortingOptions { SortableBy(\SourceBean.$name) }

    func entities(for identifiers: [Int]) async throws -> [SourceBean] { [] }
    func entities(matching string: String) async throws -> [SourceBean] { [] }
    func suggestedEntities() async throws -> [SourceBean] { [] }
    func entities(
        matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<SourceBean>], limit: Int?
    ) async throws -> [SourceBean] { [] }
}

struct SourceCups: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<Int> {
        ItemCollection(promptLabel: "How many?") {
            ItemSection("Alone") {
                Item(1, title: "One")
                Item(2, title: "Two", subtitle: "Thirsty")
            }
            ItemSection("Together") { 4 }
        }
    }
    func defaultResult() async -> Int? { 1 }
}

struct SourceBrew: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    static let description: IntentDescription? = IntentDescription("Makes coffee.", categoryName: "Kitchen")

    @Parameter(title: "Roast", default: .light, requestDisambiguationDialog: "Which one?") var roast: SourceRoast
    @Parameter(title: "Dark ones", supportedValues: [.dark]) var dark: SourceRoast?
    @Parameter(title: "Bean", requestDisambiguationDialog: "Which bean?", query: SourceBeanQuery()) var bean: SourceBean?
    @Parameter(title: "Cups", default: 1, controlStyle: .stepper, inclusiveRange: (1, 6), optionsProvider: SourceCups()) var cups: Int
    @Parameter(title: "Strength", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var strength: Double
    @Parameter(title: "Water", defaultValue: 200, unit: .milliliters, supportsNegativeNumbers: false) var water: Measurement<UnitVolume>
    @Parameter(title: "Power", defaultValue: 1.2, defaultUnit: .kilowatts) var power: Measurement<UnitPower>?
    @Parameter(title: "Price", currencyCodes: ["EUR", "CHF"], inclusiveRange: (0, 20)) var price: IntentCurrencyAmount?
    @Parameter(title: "Ready", kind: .time) var ready: Date?
    @Parameter(title: "Note", inputOptions: .init(capitalizationType: .words)) var note: String?
    @Parameter(title: "Milk", default: false, displayName: .init(true: "With", false: "Without")) var milk: Bool
    @Parameter(title: "Picture", supportedTypeIdentifiers: ["public.png"]) var picture: IntentFile?
    @Parameter(title: "Guest", mode: .emailOrPhone) var guest: IntentPerson?
    @Dependency var settings: SourceSettings

    static var parameterSummary: some ParameterSummary {
        Switch(\.$roast) {
            Case(.light) { Summary("Brew \(\.$cups) light") { \.$bean } }
            Case(.dark) { Summary("Brew \(\.$cups) dark") }
            DefaultCase { Summary() }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
        .result(value: cups, dialog: IntentDialog(full: "Brewed.", supporting: "Here you are.", systemImageName: "cup.and.saucer")) {
            Text("\(cups) cups")
        }
    }
}

struct SourceSettings: Sendable { var isLoud = false }

struct SourceConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Beans"
    @Parameter(title: "Beans", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 4)]) var beans: [SourceBean]?

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) { Summary("\(\.$beans)") }
            Case([.accessoryInline, .accessoryCorner]) { Summary() }
            DefaultCase { Summary("Show \(\.$beans)") }
        }
    }
}

struct SourceOpenBean: OpenIntent {
    static let title: LocalizedStringResource = "Open Bean"
    @Parameter(title: "Bean") var target: SourceBean
}

struct SourceDeleteBeans: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Beans"
    @Parameter(title: "Beans") var entities: [SourceBean]
    func perform() async throws -> some IntentResult { .result() }
}

struct SourceFocus: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Show less coffee"
    @Parameter(title: "Roast") var roast: SourceRoast?
    var displayRepresentation: DisplayRepresentation { "Less coffee" }
    func perform() async throws -> some IntentResult { .result() }
}

struct SourceReceipt: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
    @Property(title: "Sum") var sum: Double
    var displayRepresentation: DisplayRepresentation { "Receipt" }
    init() {}
}

struct SourceRound: Resolver {
    func resolve(from input: Double, context: Context<Int>) async throws -> Int? { Int(input.rounded()) }
}

struct SourceLinkedBean: AppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
    static let defaultQuery = SourceLinkedBeanQuery()
    static var urlRepresentation: URLRepresentation { "https://example.com/beans/\(.id)" }
    let id: String
    var displayRepresentation: DisplayRepresentation { "Bean" }
}

struct SourceLinkedBeanQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [SourceLinkedBean] { identifiers.map { SourceLinkedBean(id: $0) } }
}

enum SourceRelevance {
    static let contexts: [RelevantContext] = [
        .location(inferred: .home), .hardware(headphones: .connected), .sleep(.bedtime), .fitness(.workoutActive),
        .date(from: .now, to: .now),
    ]
    static let attributes = WidgetRelevance([
        WidgetRelevanceAttribute(configuration: SourceConfiguration(), context: .location(inferred: .work)),
        WidgetRelevanceAttribute(configuration: SourceConfiguration(), group: .named("beans")),
    ])
    static let plain = WidgetRelevance([WidgetRelevanceAttribute(group: .ungrouped)])
}

struct SourceBrewButtons: View {
    var body: some View {
        Button("Brew", image: ImageResource(name: "cup", bundle: .main), intent: SourceBrew())
    }
}

struct SourceTripAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
}

enum SourceActivity {
    static func follow(_ activity: Activity<SourceTripAttributes>) async {
        for await content in activity.contentUpdates { _ = content.state.minutes }
        for await state in activity.activityStateUpdates where state == .ended { return }
        for await token in activity.pushTokenUpdates { _ = token.count }
        await activity.update(ActivityContent(state: .init(minutes: 2), staleDate: nil), timestamp: .now)
        await activity.end(nil, dismissalPolicy: .immediate, timestamp: .now)
    }

    static func begin() throws {
        _ = try Activity.request(
            attributes: SourceTripAttributes(), content: ActivityContent(state: .init(minutes: 2), staleDate: nil), style: .transient)
    }
}

struct SourceShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: SourceBrew(), phrases: ["Brew with \(.applicationName)", "Brew \(\.$roast)"], shortTitle: "Brew",
            systemImageName: "cup.and.saucer",
            parameterPresentation: ParameterPresentation(
                for: \SourceBrew.$cups, summary: Summary("Brew \(\.$cups)"),
                optionsCollections: { OptionsCollection(SourceCups(), title: "Cups", systemImageName: "cup.and.saucer") }))
        AppShortcut(intent: SourceOpenBean(), phrases: ["Open a bean"], shortTitle: "Open", systemImageName: "leaf")
    }
    static var negativePhrases: [NegativeAppShortcutPhrase] { "Brew tea in \(.applicationName)" }
}

struct SourceSearch: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search"
    static let searchScopes: [StringSearchScope] = [.general]
    @Parameter(title: "Words") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { .result() }
}

struct SourceOldBrew: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Old Brew"
    static let deprecation = IntentDeprecation(message: "There is a better one.", replacedBy: SourceBrew.self)
    func perform() async throws -> some IntentResult { .result() }
}

struct SourceTip: View {
    @State private var isVisible = true
    var body: some View { SiriTipView(intent: SourceBrew(), isVisible: $isVisible).siriTipViewStyle(.dark) }
}
