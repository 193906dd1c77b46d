import AppIntents
import Foundation
import SwiftUI
import WidgetKit

// Every name of AppIntents that configurable widgets use, as Xcode's source has it. That it compiles is half the test.

struct Team: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Team") }
    static var defaultQuery = TeamQuery()

    var id: Int
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "No. \(id)", image: .init(systemName: "sportscourt"))
    }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    static let all = [Team(id: 1, name: "Young Boys"), Team(id: 2, name: "Servette"), Team(id: 3, name: "Basel")]
}

/// Knows all its entities: the suggestions follow from them.
struct TeamQuery: EnumerableEntityQuery {
    static var findIntentDescription: IntentDescription? { IntentDescription("Finds a team.", resultValueName: "Teams") }
    func entities(for identifiers: [Team.ID]) async throws -> [Team] { Team.all.filter { identifiers.contains($0.id) } }
    func allEntities() async throws -> [Team] { Team.all }
}

/// Suggestions under headings; the search is one's own.
struct LeagueQuery: EntityStringQuery {
    func entities(for identifiers: [Team.ID]) async throws -> [Team] { Team.all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> IntentItemCollection<Team> {
        ItemCollection(items: Team.all.filter { $0.name.hasPrefix(string) })
    }
    func suggestedEntities() async throws -> IntentItemCollection<Team> {
        IntentItemCollection(promptLabel: "Your team") {
            IntentItemSection("Capital", items: [Team.all[0]])
            ItemSection("Elsewhere") {
                for team in Team.all.dropFirst() { IntentItem(team, title: "\(team.name)!", subtitle: "Away") }
            }
        }
    }
    func defaultResult() async -> Team? { Team.all[1] }
}

enum Half: Int, AppEnum {
    case first = 1, second
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Half"
    static var caseDisplayRepresentations: [Half: DisplayRepresentation] = [.first: "First", .second: "Second"]
}

struct MinutesProvider: DynamicOptionsProvider {
    @IntentParameterDependency<MatchIntent>(\.$half, \.$team) var intent

    func results() async throws -> [Int] {
        guard let intent else { return [0] }
        return intent.half == .first ? [15, 30] : [60, intent.team.id * 10]
    }
    func defaultResult() async -> Int? { 15 }
}

struct MatchIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "OldMatchIntent"
    static var title: LocalizedStringResource = "Match"
    static var description = IntentDescription("What is played.", categoryName: "Sport", searchKeywords: ["game"])

    @Parameter(title: "Team", query: LeagueQuery()) var team: Team
    @Parameter(title: "Rival") var rival: Team?
    @Parameter(title: "Half", default: .first) var half: Half
    @Parameter(title: "Minute", optionsProvider: MinutesProvider()) var minute: Int?
    @Parameter(
        title: "Comment", description: "Shown below", default: "Go!", inputOptions: .init(capitalizationType: .words, multiline: true))
    var comment: String
    @Parameter(title: "Live", default: true, displayName: .init(true: "Live", false: "Later")) var isLive: Bool
    @Parameter(title: "Weight", default: 1.5, controlStyle: .slider, inclusiveRange: (0, 10)) var weight: Double
    @Parameter(title: "Seats", default: 2, controlStyle: .stepper) var seats: Int
    @Parameter(title: "Kick-off", kind: .time) var kickoff: Date?
    @Parameter(title: "Since") var since: Date?
    @Parameter(title: "Page") var page: URL?
    @Parameter(title: "Words", default: ["a"]) var words: [String]
    @Parameter(title: "Halves", default: [.first, .second], size: 2) var halves: [Half]
    @Parameter(title: "Others", size: [.systemSmall: 1, .systemMedium: IntentCollectionSize(min: 1, max: 3)], query: LeagueQuery())
    var others: [Team]?
    @Parameter(title: "Exactly", size: IntentCollectionSize(exactly: 2)) var exactly: [Team]?

    init() {}
    init(team: Team) { self.team = team }

    static var parameterSummary: some ParameterSummary {
        When(\.$seats, .greaterThan, 4) {
            Summary("Many at \(\.$team)")
        } otherwise: {
            When(\.$comment, .hasPrefix, "Hop") {
                Summary("Swiss \(\.$team)") { \.$comment }
            } otherwise: {
                When(\.$team, identifier: .equalTo, 3) {
                    Summary("Home") {
                        \.$team; \.$isLive
                    }
                } otherwise: {
                    Switch(\.$half) {
                        Case(.first) { Summary("First \(\.$minute)") }
                        Case(.second) {
                            When(widgetFamily: .oneOf, [.systemLarge, .systemExtraLarge]) {
                                Summary("Second") {
                                    \.$minute
                                    \.$others
                                }
                            } otherwise: {
                                Summary("Second \(\.$rival)")
                            }
                        }
                        DefaultCase { Summary() {} }
                    }
                }
            }
        }
    }
}

struct OpenTeamIntent: OpenIntent {
    static var title: LocalizedStringResource = "Open team"
    @Parameter(title: "Team") var target: Team
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "sport://\(target.id)")!))
    }
}

struct GoalIntent: AppIntent {
    static var title: LocalizedStringResource = "Goal"
    static var isDiscoverable = false
    static var openAppWhenRun = true
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    @Parameter(title: "For") var team: Team
    @Dependency var book: GoalBook

    static var parameterSummary: some ParameterSummary { Summary("Goal for \(\.$team)") }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: await book.add(team.name), dialog: "Goal for \(team.name)!")
    }
}

actor GoalBook {
    private(set) var goals: [String] = []
    func add(_ name: String) -> Int {
        goals.append(name)
        return goals.count
    }
}

struct MatchEntry: TimelineEntry {
    let date: Date
    let configuration: MatchIntent
}

struct MatchProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MatchEntry { MatchEntry(date: .now, configuration: MatchIntent(team: Team.all[0])) }
    func snapshot(for configuration: MatchIntent, in context: Context) async -> MatchEntry {
        MatchEntry(date: .now, configuration: configuration)
    }
    func timeline(for configuration: MatchIntent, in context: Context) async -> Timeline<MatchEntry> {
        Timeline(entries: [MatchEntry(date: .now, configuration: configuration)], policy: .never)
    }
    func relevance() async -> WidgetRelevance<MatchIntent> {
        let soon = RelevantContext.date(from: .now, to: .now + 5400)
        return WidgetRelevance(Team.all.map { WidgetRelevanceAttribute(configuration: MatchIntent(team: $0), context: soon) })
    }
    func recommendations() -> [AppIntentRecommendation<MatchIntent>] {
        Team.all.map { AppIntentRecommendation(intent: MatchIntent(team: $0), description: "\($0.name)") }
    }
}

struct MatchWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Match", intent: MatchIntent.self, provider: MatchProvider()) { entry in
            VStack {
                Text(entry.configuration.team.name)
                Button("Goal", intent: GoalIntent())
                Button(intent: OpenTeamIntent()) { Label("Open", systemImage: "arrow.up") }
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .promptsForUserConfiguration()
    }
}

struct FrontIntent: AppIntent {
    static var title: LocalizedStringResource = "Front"
    static var supportedModes: IntentModes = .foreground(.immediate)
    func perform() async throws -> some IntentResult { .result() }
}

struct AnywhereIntent: AppIntent {
    static var title: LocalizedStringResource = "Anywhere"
    static var supportedModes: IntentModes = [.background, .foreground]
    func perform() async throws -> some IntentResult { .result() }
}

struct NextIntent: AppIntent {
    static var title: LocalizedStringResource = "Next"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: FrontIntent()) }
}
