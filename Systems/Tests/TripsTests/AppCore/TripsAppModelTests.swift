import AppGroup
import AppPage
import Foundation
import ScriptBridge
import ScriptModules
import Testing
import TripsCore

@testable import TripsAppCore
@testable import TripsServiceCore

/// An account over a service, a store and a folder of its own.
struct AccountFixture {
    let service: FakeTripsService
    let storage = MemoryStore()
    let timelines: RecordingTimelines
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trips-account-\(UUID().uuidString)")

    init(_ bookings: [Booking] = [BookingSample.package()]) {
        service = FakeTripsService(bookings)
        timelines = RecordingTimelines(storage)
    }

    var file: AccountFile { AccountFile(folder: folder) }

    /// Makes a script; a test makes as many as it starts processes.
    func account(
        _ other: (any ScriptNetwork)? = nil, service address: String = "http://127.0.0.1:9/", storage: (any GroupStore)?,
        limits: ScriptLimits = ScriptLimits(), bundle: (@Sendable () throws -> ScriptBundle)? = nil,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) -> TripsScript {
        TripsScript(
            TripsScript.Surroundings(
                service: URL(string: address), locale: Locale(identifier: "en_GB"), storage: storage,
                secrets: FolderSecureStore(folder: folder), widgets: timelines, network: other ?? service, clock: ManualScriptClock(),
                limits: limits, bundle: bundle ?? TripsScript.ownBundle),
            report: report)
    }

    func account(_ other: (any ScriptNetwork)? = nil) -> TripsScript { account(other, storage: storage) }

    /// Whether the widget has bookings.
    var widgetHasBookings: Bool { storage.string(forKey: AppGroup.bookingKey) != nil }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// What the script has kept.
struct AccountFile {
    struct Stored: Decodable {
        var token: String
    }

    let folder: URL

    func read() -> Stored? {
        (try? Data(contentsOf: folder.appendingPathComponent("account.json"))).flatMap { try? JSONDecoder().decode(Stored.self, from: $0) }
    }
}

/// What the script shows, as the tests look at it.
struct TripsState: Decodable {
    struct Account: Decodable {
        var customer: Customer
        var bookings: [Booking]
    }

    struct Said: Decodable {
        var kind: String
        var text: String
    }

    struct Link: Decodable, Equatable {
        var screen: String
        var product: String?
        var trip: String?
    }

    var account: Account?
    var notice: Said?
    var link: Link?
    var revision: Int
}

extension TripsScript {
    var state: TripsState { get async throws { try TestScript.decoded(try await state()) } }
}

struct TripsAppModelTests {
    @Test("R1.28: every download goes on to the widget")
    func everySync() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        #expect(fixture.timelines.stored.count == 1 && fixture.widgetHasBookings)
        await fixture.service.set(bookings: [])
        await account.sync()
        #expect(fixture.timelines.stored.count == 2 && !fixture.widgetHasBookings)
        await account.add(product: "flight", destination: "tokyo", departure: "2026-01-01", nights: 2)
        #expect(fixture.timelines.stored.count == 3 && fixture.widgetHasBookings)
        await account.cancel("added-to-tokyo")
        #expect(fixture.timelines.stored.count == 4 && !fixture.widgetHasBookings)
    }

    @Test("R1.27: after log-out the widget has nothing, and the token is given back")
    func signOut() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        await account.signOut()
        #expect(!fixture.widgetHasBookings)
        #expect(fixture.file.read() == nil)
        #expect(await fixture.service.signedOut == ["token-a@b"])
        #expect(try await account.state.account == nil)
    }

    @Test("R1.27: log-out works while the service is down")
    func signOutOffline() async {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        await fixture.service.set(failure: .unreachable)
        await account.signOut()
        #expect(!fixture.widgetHasBookings)
        #expect(fixture.file.read() == nil)
    }

    @Test("R1.27: a download that was under way does not write after the log-out")
    func signOutDuringSync() async {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        await fixture.service.hold()
        async let sync: Void = account.sync()
        await fixture.service.waitForHeldDownload()
        async let signOut: Void = account.signOut()
        await fixture.service.release()
        _ = await (sync, signOut)
        #expect(!fixture.widgetHasBookings)
        #expect(fixture.file.read() == nil)
    }

    @Test("a service that is down changes nothing but the page's notice")
    func serviceDown() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        let stored = fixture.storage.string(forKey: AppGroup.bookingKey)
        await fixture.service.set(failure: .unreachable)
        await account.sync()
        #expect(fixture.storage.string(forKey: AppGroup.bookingKey) == stored)
        #expect(try await account.state.account?.bookings.count == 1)
        #expect(try await account.state.notice?.kind == "problem")
    }

    @Test("a session that is over signs out")
    func sessionOver() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        await fixture.service.set(failure: .notSignedIn)
        await account.sync()
        #expect(try await account.state.account == nil)
        #expect(!fixture.widgetHasBookings)
    }

    @Test("a wrong password leaves the customer who is signed in")
    func wrongPassword() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        await account.signIn(email: "c@d", password: "wrong")
        #expect(try await account.state.account?.customer.email == "a@b")
        #expect(try await account.state.notice?.text == "Wrong.")
    }

    @Test("switching customers gives the first one's session back")
    func switchCustomer() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        await account.signIn(email: "c@d", password: "right")
        #expect(try await account.state.account?.customer.email == "c@d")
        #expect(await fixture.service.signedOut == ["token-a@b"])
    }

    @Test("a new process takes up where the last one was killed, and the widget is told again")
    func restart() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        await fixture.account().signIn(email: "a@b", password: "right")
        fixture.storage.remove(AppGroup.bookingKey)
        await fixture.service.set(failure: .unreachable)
        let account = fixture.account()
        await account.start()
        #expect(try await account.state.account?.customer.email == "a@b")
        #expect(fixture.widgetHasBookings)
    }

    @Test("a new process without an account leaves nothing for the widget")
    func restartSignedOut() async {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        fixture.storage.set("[]", forKey: AppGroup.bookingKey)
        await fixture.account().start()
        #expect(!fixture.widgetHasBookings)
    }

    @Test("R1.1, R1.6: the token stays in a file of the app's own, for its owner only; the group never has it")
    func token() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        await fixture.account().signIn(email: "a@b", password: "right")
        #expect(fixture.file.read()?.token == "token-a@b")
        let file = fixture.folder.appendingPathComponent("account.json").path
        let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(permissions == 0o600)
        #expect(fixture.storage.string(forKey: AppGroup.bookingKey)?.contains("token") == false)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path) == ["account.json"])
    }

    @Test("what a killed process left half written is cleared away, what a living one writes is not")
    func drafts() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        for name in ["account.json.left", "account.json.writing"] {
            try Data().write(to: fixture.folder.appendingPathComponent(name))
        }
        // Whoever writes one has it locked, however it is numbered in its box.
        let writing = open(fixture.folder.appendingPathComponent("account.json.writing").path, O_RDWR)
        defer { close(writing) }
        #expect(flock(writing, LOCK_EX | LOCK_NB) == 0)
        await fixture.account().start()
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path) == ["account.json.writing"])
    }

    @Test("a customer whom another process signed in is taken over")
    func otherProcess() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let running = fixture.account()
        await running.signIn(email: "a@b", password: "right")
        try await fixture.account().seed("flight")
        await running.sync()
        #expect(try await running.state.account?.customer.email == "flight@example.com")
    }

    @Test("a spoilt account file is no account", arguments: ["", "{", "[]", "{\"token\":1}"])
    func spoiltFile(_ text: String) async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: fixture.folder.appendingPathComponent("account.json"))
        #expect(fixture.file.read() == nil)
    }

    @Test("a seed that fails throws, for the process to exit with")
    func seedFails() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await fixture.service.set(failure: .unreachable)
        let error = await #expect(throws: ScriptError.self) { try await account.seed("package") }
        #expect(error?.client == .unreachable)
        await fixture.service.set(failure: nil)
        try await account.seed("package")
        #expect(fixture.widgetHasBookings)
    }

    @Test("links lead to their place; one that leads nowhere says so")
    func links() async throws {
        let fixture = AccountFixture()
        let account = fixture.account()
        #expect(await account.open(BookingLinkGenerator().generateSearchFor(product: .hotel)))
        #expect(try await account.state.link == .init(screen: "search", product: "hotel"))
        #expect(await account.open(try #require(URL(string: "vitrine-trips://nowhere"))) == false)
        #expect(try await account.state.notice?.kind == "problem")
        #expect(try await account.state.link == .init(screen: "search", product: "hotel"))
    }

    @Test("whoever watches is told of each change")
    func changes() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        var changes = account.changes().makeAsyncIterator()
        await account.signIn(email: "a@b", password: "right")
        #expect(await changes.next() == (try await account.state.revision))
    }

    @Test("what changes between a page and its stream of changes has the page asked for again")
    func changedMeanwhile() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        let account = fixture.account()
        await account.signIn(email: "a@b", password: "right")
        let page = try await TripsPage().parts.page(revision: account.revision) {
            let screen = try await account.screen()
            #expect(await account.open(BookingLinkGenerator().generateSearchFor(product: .hotel)))
            return screen
        }
        let shown = try #require(page.firstMatch(of: #/data-revision="(\d+)"/#).flatMap { Int($0.1) })
        var changes = account.changes().makeAsyncIterator()
        let heard = try #require(await changes.next())
        #expect(heard == account.revision && heard > shown)
    }
}
