import AppGroup
import Foundation
import FoundationNetworking
import Hummingbird
import RunningService
import ScriptBridge
import ScriptModules
import Testing

/// Notes what was in the store when the widgets were reloaded.
private final class Reloads: WidgetReloading {
    let store: MemoryStore
    let seen = Collected<String>()

    init(_ store: MemoryStore) { self.store = store }

    func reloadAllTimelines() { seen.add("all \(store.string(forKey: "k") ?? "-")") }
    func reloadTimelines(ofKind kind: String) { seen.add(kind) }
    func currentConfigurations() async throws -> [[String: String]] { [["kind": "A", "family": "systemSmall"]] }
}

/// A network that answers only when it is given up.
private struct SilentNetwork: ScriptNetwork {
    let asked = Collected<String>()
    let ended = Collected<String>()

    func answer(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        asked.add(request.url?.path ?? "")
        defer { ended.add(request.url?.path ?? "") }
        try await Task.sleep(for: .seconds(3600))
        throw CancellationError()
    }
}

@Suite("An app's native modules", .timeLimit(.minutes(1))) struct ScriptModulesTests {
    @Test("script.2, G1.8: what is set before a reload is there when the widgets are reloaded, awaited or not")
    func order() async throws {
        let store = MemoryStore(), reloads = Reloads(store)
        let engine = ScriptEngine(modules: [.groupDefaults(store), .widgetManager(reloads)])
        defer { engine.close() }
        let script = """
            (async () => {
              const { GroupDefaults, WidgetManager } = NativeModules
              await GroupDefaults.set('k', 'one'); await WidgetManager.reloadAllTimelines()
              for (let i = 0; i < 100; i++) { GroupDefaults.set('k', String(i)); WidgetManager.reloadAllTimelines() }
              const last = await GroupDefaults.get('k'); await GroupDefaults.remove('k'); WidgetManager.reloadTimelines('Kind')
              return [last, await GroupDefaults.get('k'), await WidgetManager.currentConfigurations()]
            })()
            """
        #expect(try await engine.evaluate(script) == ["99", nil, [["kind": "A", "family": "systemSmall"]]])
        #expect(reloads.seen.all == ["all one"] + (0..<100).map { "all \($0)" } + ["Kind"])
    }

    @Test("script.2: without the App Group the store says so")
    func noGroup() async throws {
        let engine = ScriptEngine(modules: [.groupDefaults(nil)])
        defer { engine.close() }
        let said = try await engine.evaluate("NativeModules.GroupDefaults.set('a', 'b').catch((e) => e.code + e.message)")
        #expect(said.text?.contains("E_STORAGEThe store that app and widget share") == true)
    }

    @Test("true.7: what a killed process left of a write goes with the secret, and what another one writes just now stays")
    func drafts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("secrets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FolderSecureStore(folder: folder)
        try store.write("Shiodome", "account")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["account.json"])
        for name in ["left", "writing"] { try Data("Shiodome".utf8).write(to: folder.appendingPathComponent("account.json.\(name)")) }
        // As a process that writes it.
        let writer = open(folder.appendingPathComponent("account.json.writing").path, O_RDWR)
        #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
        try store.remove("account")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["account.json.writing"])
        close(writer)
        store.removeAbandonedDrafts()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("script.2: secrets are kept for their owner only, under sound names only")
    func secrets() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("secrets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FolderSecureStore(folder: folder), engine = ScriptEngine(modules: [.secureStorage(store)])
        defer { engine.close() }
        let storage = "NativeModules.SecureStorage"
        #expect(try await engine.evaluate("\(storage).getItem('token')") == nil)
        _ = try await engine.evaluate("\(storage).setItem('token', 'geheim').then(() => \(storage).setItem('token', 'neu'))")
        #expect(try await engine.evaluate("\(storage).getItem('token')") == "neu")
        let file = folder.appendingPathComponent("token.json").path
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["token.json"])
        for key in ["../x", "", "a/b", "a.b", String(repeating: "k", count: 65)] {
            #expect(try await engine.evaluate("\(storage).setItem('\(key)', '').catch((e) => e.code)") == "E_KEY")
        }
        #expect(try await engine.evaluate("\(storage).removeItem('token').then(() => \(storage).getItem('token'))") == nil)
    }

    private func withShop(_ body: @Sendable (ScriptEngine, String) async throws -> Void) async throws {
        let engine = ScriptEngine(modules: [.networking(BoundedNetwork(limit: 5000, timeout: 5))])
        defer { engine.close() }
        let server = TestServer {
            let router = Router()
            router.get("hello") { request, _ in "hello \(request.headers[.authorization] ?? "-")" }
            router.post("echo") { request, _ in
                Response(
                    status: .created, headers: [.contentType: "x/y"], body: .init(byteBuffer: try await request.body.collect(upTo: 99)))
            }
            router.get("large") { _, _ in String(repeating: "x", count: 5001) }
            return router
        }
        try await withRunning(server.run) { url in
            try await body(engine, url.absoluteString)
        }
    }

    @Test("script.2: fetch asks, sends, and reads answers; a refusal by the service is an answer, no answer is a TypeError")
    func fetch() async throws {
        try await withShop { engine, url async throws in
            let hello = "fetch('\(url)/hello', { headers: { Authorization: 'Bearer t' } }).then((r) => r.text())"
            #expect(try await engine.evaluate(hello) == "hello Bearer t")
            let echo = """
                fetch('\(url)/echo', { method: 'post', body: JSON.stringify({ a: 'ü' }) })
                  .then(async (r) => [r.status, r.ok, r.headers.get('Content-Type'), (await r.json()).a])
                """
            #expect(try await engine.evaluate(echo) == [201, true, "x/y", "ü"])
            #expect(try await engine.evaluate("fetch('\(url)/absent').then((r) => [r.status, r.ok])") == [404, false])
            func failure(_ call: String) async throws -> ScriptValue {
                try await engine.evaluate("\(call).then(() => 'answered', (e) => e.name + ' ' + e.code)")
            }
            #expect(try await failure("fetch('\(url)/large')") == "TypeError E_TOO_LARGE")
            #expect(try await failure("fetch('http://127.0.0.1:9/')") == "TypeError E_UNREACHABLE")
            #expect(try await failure("fetch('http://example.com/')") == "TypeError E_ADDRESS")
            #expect(try await failure("fetch('file:///etc/passwd')") == "TypeError E_ADDRESS")
            #expect(try await failure("fetch('\(url)/echo', { body: {} })") == "TypeError undefined")
        }
    }

    @Test("script.2: AbortController gives a request up, also one that has not begun")
    func abort() async throws {
        let network = SilentNetwork(), engine = ScriptEngine(modules: [.networking(network)])
        defer { engine.close() }
        try await engine.load(
            """
            const controller = new AbortController()
            const words = (e) => e.name + ' ' + controller.signal.aborted
            const one = fetch('http://127.0.0.1/one', { signal: controller.signal }).catch(words)
            registerCallableModule('Test', { abort: () => { controller.abort(); return one },
              late: () => fetch('http://127.0.0.1/late', { signal: controller.signal }).catch(words) })
            """, file: "abort.js")
        #expect(try await engine.call("Test", "abort") == "AbortError true")
        #expect(try await engine.call("Test", "late") == "AbortError true")
        #expect(!network.asked.all.contains("/late"))
    }

    @Test("script.2: links, the app's state and the device's settings")
    func device() async throws {
        let elsewhere = Collected<URL>()
        let linking = ScriptLinking(initial: URL(string: "app://cold")) { url in
            elsewhere.add(url)
            return url.scheme == "https"
        }
        let engine = ScriptEngine(modules: [
            linking.module, .appState(isInFront: false),
            .settings(locale: Locale(identifier: "de_AT@calendar=buddhist"), timeZone: .gmt, ["service": "x"]),
        ])
        defer { engine.close() }
        try await engine.load(
            """
            const heard = [AppState.currentState]
            Linking.addEventListener('url', ({ url }) => heard.push(url))
            AppState.addEventListener('change', (state) => heard.push(state, AppState.currentState))
            registerCallableModule('Test', { heard: () => heard })
            """, file: "device.js")
        linking.application(open: try #require(URL(string: "app://warm?a=1")), in: engine)
        engine.appState(isInFront: true)
        #expect(try await engine.call("Test", "heard") == ["background", "app://warm?a=1", "active", "active"])
        #expect(try await engine.evaluate("Linking.getInitialURL()") == "app://cold")
        #expect(try await engine.evaluate("Linking.openURL('https://example.com')") == true)
        #expect(try await engine.evaluate("Linking.openURL('x:y').catch((e) => e.code)") == "E_LINK")
        #expect(elsewhere.all.map(\.absoluteString) == ["https://example.com", "x:y"])
        let settings = try await engine.evaluate("NativeModules.Settings.getConstants()")
        #expect(settings == ["locale": "de-AT-u-ca-buddhist", "timeZone": "GMT", "service": "x"])
    }
}
