import Foundation
import Testing

@testable import WidgetBuild

@Suite("What source says that goes wrong on a home screen") struct SourceFindingTests {
    private func found(_ source: String, groups: [String]? = nil, app: String = "") throws -> [String] {
        let scratch = try Scratch(["A.swift": source, "App.swift": app])
        defer { scratch.remove() }
        func file(_ name: String) -> URL { scratch.folder.appendingPathComponent(name) }
        return SourceFinding.all(in: [file("A.swift")], groups: groups, app: [file("App.swift")]).map { finding in
            let name =
                switch finding.cause {
                case .dateInView: "date"
                case .ownDefaults: "defaults"
                case .keychainWhileLocked: "keychain"
                case .group(let group): group
                case .sampleAsReal: "sample"
                case .sharedDatabase: "database"
                case .tokenAlone: "token"
                case .snapshotFetches: "snapshot"
                case .completionKept: "completion"
                case .countedTimelines: "counted"
                case .reloadOfUnknownKind: "reload"
                case .linkLostAtLaunch: "link"
                }
            return "\(finding.line) \(name)"
        }
    }

    @Test("a view that asks what time it is; a provider may, and a timer from now on too (xcode.9)")
    func dates() throws {
        let source = """
            struct Tile: View {
                let entry: Entry
                var body: some View {
                    // Date()
                    Text(Date(), style: .time)
                    Text("\\(entry.date < Date.now ? "past" : "Date()")")
                    Text(timerInterval: Date()...entry.date)
                    part
                }
                func part(_ day: Date) -> some View { Text(Date(timeIntervalSinceNow: 60), style: .relative) }
                var isOver: Bool { entry.date < Date() }
                var bar: some View { ProgressView(value: Date() < entry.date ? 0 : Date().timeIntervalSince(entry.date)) }
                var whole: some View { Text(Date(timeIntervalSinceReferenceDate: 0), style: .date) }
            }
            struct Provider { func entry() -> Entry { Entry(date: Date()) } }
            struct Tile_Previews: PreviewProvider { static var previews: some View { Tile(entry: Entry(date: Date())) } }
            """
        #expect(try found(source) == ["5 date", "6 date", "10 date", "12 date"])
    }

    @Test("defaults of the process alone (xcode.9)")
    func defaults() throws {
        #expect(try found("let a = UserDefaults.standard.string(forKey: \"a\")\nlet b = UserDefaults(suiteName: \"x\")") == ["1 defaults"])
        #expect(try found("struct A { @AppStorage(\"a\") var a = 1\n@AppStorage(\"b\", store: shared) var b = 2 }") == ["1 defaults"])
        #expect(try found("let v = Tile().defaultAppStorage(shared)\nstruct A { @AppStorage(\"a\") var a = 1 }") == [])
        #expect(try found("let a = UserDefaults(suiteName: \"x\")\n    ?? UserDefaults.standard") == [])
        #expect(try found("// UserDefaults.standard\nlet a = \"UserDefaults.standard\"") == [])
    }

    @Test("secrets that a locked device does not give, said or left out (xcode.9)")
    func secrets() throws {
        #expect(try found("let a = [kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked]\nSecItemAdd(a, nil)") == ["1 keychain"])
        #expect(try found("\nSecItemAdd(query, nil)") == ["2 keychain"])
        #expect(try found("let a = [kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock]\nSecItemAdd(a, nil)") == [])
    }

    @Test("an App Group that the entitlements do not name, letter for letter (xcode.9)")
    func groups() throws {
        let source =
            "let own = \"group.org.example.tide\"\nlet other = \"group.org.example.Tide\" // \"group.org.example.no\"\nlet key = \"group.name\""
        #expect(try found(source, groups: ["group.org.example.tide"]) == ["2 group.org.example.Tide"])
        #expect(try found(source) == [])
        #expect(try found("let a = \"group.\\(team).tide\"", groups: []) == [])
        // What stands for a group that the property list names.
        #expect(try found("let a = info[\"Group\"] as? String\n    ?? \"group.org.example.Tide\"", groups: []) == [])
    }

    @Test("a timeline that falls back on what is made up; the placeholder, the snapshot and a preview may show it (xcode.9)")
    func samples() throws {
        let source = """
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry(date: .now, state: .placeholder) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
                    completion(Entry(date: .now, state: State.load() ?? .placeholder))
                }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    let state = State.load() ?? .placeholder
                    let other = State.load() ?? State.sample
                    guard let entry else { return completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd)) }
                }
            }
            struct Later: AppIntentTimelineProvider {
                func timeline(for configuration: Tide, in context: Context) async -> Timeline<Entry> {
                    do { return try await read() } catch { return Timeline(entries: [Entry.mock()], policy: .atEnd) }
                }
            }
            """
        #expect(try found(source) == ["7 sample", "8 sample", "9 sample", "14 sample"])
        let healthy = """
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { .sample }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    if context.isPreview { return completion(Timeline(entries: [.sample], policy: .never)) }
                    guard !context.isPreview else { return completion(Timeline(entries: [.sample], policy: .never)) }
                    // ?? .placeholder
                    let state = State.load() ?? .unavailable
                    let text = title ?? "placeholder"
                    let sampleType = samples.last?.sampleType ?? other.sampleType
                    guard let entry else { return completion(Timeline(entries: [.empty], policy: .atEnd)) }
                }
            }
            func timeline() { let a = b ?? .sample }
            """
        #expect(try found(healthy) == [])
    }

    @Test("a database of the group's container that is opened to write in; not one that is only read, in memory or its own (xcode.9)")
    func databases() throws {
        let place = "let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)!\n"
        #expect(try found(place + "let queue = try DatabaseQueue(path: url.path)") == ["2 database"])
        #expect(try found(place + "sqlite3_open(url.path, &database)") == ["2 database"])
        #expect(try found(place + "import SQLite\nlet a = try Connection(url.path)") == ["3 database"])
        #expect(try found(place + "let c = NSPersistentContainer(name: \"Tide\")") == ["2 database"])
        #expect(try found("let c = try ModelContainer(for: Tide.self)", groups: ["group.org.example.tide"]) == ["1 database"])

        #expect(try found(place + "sqlite3_open_v2(url.path, &database, SQLITE_OPEN_READONLY, nil)") == [])
        #expect(try found(place + "var c = Configuration()\nc.readonly = true\nlet q = try DatabaseQueue(path: p, configuration: c)") == [])
        #expect(try found(place + "c.observesSuspensionNotifications = true\nlet q = try DatabasePool(path: p, configuration: c)") == [])
        #expect(try found("let queue = try DatabaseQueue(path: url.path)\nlet c = NSPersistentContainer(name: \"Tide\")") == [])
        #expect(try found(place + "let queue = try DatabaseQueue()\nlet a = Connection(url)\nstruct DatabasePool {}") == [])
        func configured(_ saves: Bool) -> String {
            "let c = try ModelContainer(for: Tide.self, configurations: ModelConfiguration(allowsSave: \(saves)))"
        }
        #expect(try found(configured(false), groups: ["group.org.example.tide"]) == [])
        #expect(try found(configured(true), groups: ["group.org.example.tide"]) == ["1 database"])
        let memory = "ModelContainer(for: Tide.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))"
        #expect(try found(memory, groups: ["group.org.example.tide"]) == [])
        #expect(try found("let c = try ModelContainer(for: Tide.self)", groups: []) == [])
    }

    @Test("a snapshot that asks the network, itself or by another function, and not whether it is for the gallery (xcode.9)")
    func snapshots() throws {
        func provider(_ snapshot: String) -> String {
            """
            protocol Tides { func snapshot(in context: Context) async -> Entry }
            struct Provider {
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { \(snapshot) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { Task { await level() } }
                func level() async -> Int { await tide() }
                func tide() async -> Int { try? await URLSession.shared.data(from: url).0.count ?? 0 }
                func stored() -> Int { 1 }
            }
            """
        }
        #expect(try found(provider("Task { completion(await level()) }")) == ["3 snapshot"])
        #expect(try found(provider("getTimeline(in: context) { completion($0.entries[0]) }")) == ["3 snapshot"])
        #expect(try found(provider("URLSession.shared.dataTask(with: url) { _, _, _ in completion(.none) }.resume()")) == ["3 snapshot"])
        #expect(try found(provider("if context.isPreview { completion(.sample) } else { Task { completion(await level()) } }")) == [])
        #expect(try found(provider("completion(stored()) /* level() */")) == [])
        let newer = "struct P { func snapshot(for tide: Tide, in context: Context) async -> Entry { Entry(await URLSession.shared.x) } }"
        #expect(try found(newer) == ["1 snapshot"])
        #expect(try found("func snapshot(of view: View) { URLSession.shared.x }") == [])
    }

    @Test("a token that is renewed with no lock between processes, or sent and never renewed (xcode.9)") func tokens() throws {
        let renewal = "let body = \"grant_type=refresh_token&refresh_token=\\(token)\" // refresh_token\n"
        #expect(try found("// refresh_token\n" + renewal) == ["2 token"])
        #expect(try found("func refreshAccessToken() async throws {}") == ["1 token"])
        #expect(try found(renewal + "flock(file, LOCK_EX)") == [])
        #expect(try found("// refresh_token\nlet a = 1\nfunc refreshTimeline() {}") == [])

        let sent = "request.setValue(\"Bearer \\(accessToken)\", forHTTPHeaderField: \"Authorization\")\n"
        #expect(try found("\n" + sent) == ["2 token"])
        #expect(try found(sent + "if response.statusCode == 401 { return .signedOut }") == [])
        #expect(try found("request.setValue(\"Bearer \\(apiKey)\", forHTTPHeaderField: \"Authorization\")") == [])
    }

    private func provider(_ timeline: String, label: String = "completion") -> String {
        """
        final class Provider {
            func getTimeline(in context: Context, \(label): @escaping (Timeline<Entry>) -> Void) {
                \(timeline)
            }
        }
        """
    }

    @Test("a completion that a property keeps; a constant, a list and a call’s own keep none of another’s (xcode.9)")
    func completions() throws {
        #expect(try found(provider("self.done = completion")) == ["3 completion"])
        #expect(try found(provider("done = finish", label: "completion finish")) == ["3 completion"])
        for healthy in [
            "let done = completion", "pending.append(completion)", "pending[1] = completion", "let a = completion(Timeline())",
            "Task { completion(await timeline()) }", "store.load(completion: completion)", "// done = completion",
        ] { #expect(try found(provider(healthy)) == [], "\(healthy)") }
        #expect(try found("func load(completion: @escaping () -> Void) { done = completion }") == [])
    }

    @Test("timelines that are counted, not what an app counts elsewhere (xcode.9)") func counting() throws {
        #expect(try found(provider("Analytics.shared.log(\"shown\")")) == ["3 counted"])
        #expect(try found(provider("TelemetryDeck.signal(\"shown\"); Analytics.log(1)")) == ["3 counted"])
        #expect(try found(provider("let analytics = 1")) == [])
        #expect(try found("func tapped() { Analytics.shared.log(\"tapped\") }") == [])
    }

    @Test("a link that an app hears only while it runs; one with onOpenURL, or that looks when it is started, hears both (xcode.9)")
    func links() throws {
        let tile = "let v = Text(\"a\").widgetURL(URL(string: \"sea://tide\"))"
        func app(_ more: String) -> String {
            """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    \(more)
                }
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
            }
            """
        }
        #expect(try found(tile, app: app("window = UIWindow()")) == ["5 link"])
        #expect(try found(tile, app: app("for context in connectionOptions.urlContexts { open(context) }")) == [])
        #expect(try found(tile, app: app("") + "\nlet root = Home().onOpenURL { _ in }") == [])
        #expect(try found("let v = Text(\"a\")", app: app("")) == [])
        #expect(try found(tile, app: "class AppDelegate { func application(_ app: UIApplication, open url: URL) -> Bool { true } }") == [])
    }

    @Test("a reload of a kind that no widget has; one that another line names, or that is put together, is left (xcode.9)")
    func reloads() throws {
        func reloads(_ source: String) throws -> [String] {
            let scratch = try Scratch(["A.swift": source])
            defer { scratch.remove() }
            return SourceFinding.reloads(in: [scratch.folder.appendingPathComponent("A.swift")], kinds: ["Tide", "Ebb"])
                .map { "\($0.line) \($0.words)" }
        }
        let reload = "WidgetCenter.shared.reloadTimelines(ofKind: \"tide\")"
        #expect(
            try reloads("// \"tide\"\n\(reload)")
                == ["2 No widget has the kind “tide”, so nothing is reloaded. There are: “Ebb”, “Tide”."])
        #expect(try reloads("\(reload)\n\(reload)").count == 2)
        #expect(try reloads("\(reload)\nlet old = \"tide\"") == [])
        #expect(try reloads("\(reload)\nlet other = \"tides\"").count == 1)
        for healthy in ["\"Tide\"", "\"\\(prefix)tide\"", "kind", "\"\""] {
            #expect(try reloads("WidgetCenter.shared.reloadTimelines(ofKind: \(healthy))") == [], "\(healthy)")
        }
        #expect(try reloads("// \(reload)") == [])
    }
}
