import Combine
import Foundation
import SwiftUI
import Testing
import VitrineWidgetArchive

/// What an app's views have noted.
@MainActor private final class Diary: ObservableObject {
    @Published var notes: [String] = []
    let word = PassthroughSubject<String, Never>()
}

@MainActor @Suite("An app's scenes", .serialized) struct SceneTests {
    @Observable @MainActor fileprivate final class Tide {
        var height = 1
    }

    private struct TideView: View {
        @EnvironmentObject private var diary: Diary
        @Environment(Tide.self) private var tide
        @Environment(\.scenePhase) private var phase
        @Environment(\.locale) private var locale
        @State private var opened = "nothing"
        @State private var seconds = 0

        var body: some View {
            VStack {
                Text("\(opened) at \(tide.height), \(seconds) s, \(locale.identifier)").accessibilityIdentifier("tide")
            }
            .onAppear { diary.notes.append("appears") }
            .task(id: opened) {
                await Task.yield()
                seconds += 1
                diary.notes.append("works for \(opened)")
            }
            .onOpenURL { opened = $0.host ?? "" }
            .onReceive(diary.word) { diary.notes.append("hears \($0)") }
            .onChange(of: phase) { _, new in diary.notes.append("is \(new)") }
        }
    }

    /// An app as people write it.
    private struct TideApp: App {
        static let diary = Diary()
        static let tide = Tide()
        @Environment(\.scenePhase) private var phase
        @StateObject private var diary = TideApp.diary

        var body: some Scene {
            WindowGroup("Tides", id: "tides") { TideView() }
                .onChange(of: phase) { _, new in diary.notes.append("app \(new)") }
                .environmentObject(diary)
                .environment(Self.tide)
                .environment(\.locale, Locale(identifier: "it"))
            if diary.notes.count < 900 { WindowGroup { Text("more") } }
        }
    }

    private func words(_ live: LiveView) -> String { live.shown?.accessibility.map(\.label).joined(separator: " | ") ?? "" }

    /// Waits until a view on a screen has been evaluated and something holds.
    private func waits(for live: LiveView, _ condition: () -> Bool) async {
        while !condition() {
            let evaluations = AsyncStream<Void>.makeStream()
            live.onChange = { evaluations.continuation.yield() }
            for await _ in evaluations.stream { break }
        }
    }

    @Test("are a view on a screen that keeps its state, follows what changes and takes links (xcode.8)", .timeLimit(.minutes(1)))
    func lives() async {
        let live = LiveView(AnyView(AppRoot(app: TideApp())))
        let diary = TideApp.diary
        live.environment.scenePhase = .inactive
        live.evaluate()
        #expect(words(live) == "nothing at 1, 0 s, it")
        #expect(diary.notes == ["appears"])
        await waits(for: live) { words(live).contains("1 s") }
        #expect(diary.notes == ["appears", "works for nothing"])

        live.environment.scenePhase = .active
        live.evaluate()
        #expect(diary.notes.suffix(2) == ["is active", "app active"])

        #expect(live.open(URL(string: "tides://brest")!))
        #expect(words(live).hasPrefix("brest at 1"))
        await waits(for: live) { words(live).contains("2 s") }
        #expect(diary.notes.last == "works for brest")

        TideApp.tide.height = 7
        await waits(for: live) { words(live).hasPrefix("brest at 7") }

        diary.word.send("bells")
        #expect(diary.notes.last == "hears bells")
        #expect(diary.notes.filter { $0 == "appears" }.count == 1)
    }

    @Test("show the first window, and nothing where there is none (xcode.8)") func firstWindow() {
        struct None: App {
            var body: some Scene { WindowGroup { EmptyView() }.commands { CommandMenu("Tides") { Text("x") } } }
        }
        struct Valued: App {
            var body: some Scene {
                WindowGroup(for: Int.self) { value in Text("window \(value.wrappedValue ?? 0)") }
                WindowGroup { Text("second") }
            }
        }
        let none = LiveView(AnyView(AppRoot(app: None()))), valued = LiveView(AnyView(AppRoot(app: Valued())))
        none.evaluate()
        valued.evaluate()
        #expect(words(none).isEmpty)
        #expect(!none.open(URL(string: "tides://brest")!))
        #expect(!WindowInterface(valued).connect([URL(string: "tides://brest")!]))
        #expect(words(valued) == "window 0")
    }

    @Test("are drawn anew for every change of the screen, also back again (xcode.8)") func screens() throws {
        struct Seen: App {
            var body: some Scene { WindowGroup { Look() } }
        }
        struct Look: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.legibilityWeight) private var weight
            @Environment(\.layoutDirection) private var direction
            var body: some View { Text("\(scheme) \(weight == .bold ? "bold" : "plain") \(direction)") }
        }
        let live = LiveView(AnyView(AppRoot(app: Seen()))), window = WindowInterface(live)
        window.connect([])
        var screen = AppScreen(
            size: PointSize(width: 40, height: 90), insets: PointInsets(top: 10, leading: 0, bottom: 0, trailing: 0),
            environment: RenderEnvironment())
        let plain = try #require(window.picture(on: screen, mostBytes: 100_000))
        #expect(words(live) == "light plain leftToRight")
        (screen.environment.scheme, screen.environment.isTextBold, screen.environment.locale) = (.dark, true, "ar")
        #expect(window.picture(on: screen, mostBytes: 100_000) != plain)
        #expect(words(live) == "dark bold rightToLeft")
        (screen.environment.scheme, screen.environment.isTextBold, screen.environment.locale) = (.light, false, "en_GB")
        #expect(window.picture(on: screen, mostBytes: 100_000) == plain)
        #expect(words(live) == "light plain leftToRight")
    }

    @Test("end a process that no home screen has started, with a sentence (xcode.11)") func main() async {
        let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
            await MainActor.run { TideApp.main() }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("A home screen starts this app: vitrine run."))
    }

    /// A delegate as people write it, with an initialiser that nobody requires.
    private final class TideDelegate: NSObject, UIApplicationDelegate, ObservableObject {
        var notes: [String] = []
        private let name = "tides"
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            notes.append("\(name) launched")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { notes.append("\(name) active") }
        func applicationDidEnterBackground(_ application: UIApplication) { notes.append("\(name) behind") }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            notes.append("opens \(url.host ?? "")")
            return true
        }
    }

    @Test("have a delegate, which hears what the host tells the process (xcode.8)") func delegate() throws {
        struct Delegated: App {
            @UIApplicationDelegateAdaptor(TideDelegate.self) private var delegate
            var body: some Scene { WindowGroup { Hearing() } }
        }
        struct Hearing: View {
            @EnvironmentObject private var delegate: TideDelegate
            var body: some View { Text(delegate.notes.joined(separator: ", ")) }
        }
        let application = UIApplication._inert
        defer { application.delegate = nil }
        let live = LiveView(AnyView(AppRoot(app: Delegated()))), life = AppLife()
        var calls: [HostCall] = []
        life.launch(application.delegate, WindowInterface(live)) { calls.append($0) }
        let delegate = try #require(application.delegate as? TideDelegate)
        #expect(delegate.notes == ["tides launched"])
        #expect(live.shown == nil, "nothing is shown before somebody opens the app")
        #expect(application.applicationState == .background)
        life.hear(.foreground(true))
        #expect(application.applicationState == .active)
        life.hear(.foreground(true))
        life.hear(.open(id: 3, URL(string: "tides://brest")!, cold: false))
        life.hear(.foreground(false))
        #expect(delegate.notes == ["tides launched", "tides active", "tides behind"])
        #expect(words(live).hasPrefix("tides launched"))
        let opened = calls.contains { if case .opened(3, true) = $0 { true } else { false } }
        #expect(opened)
    }
}
