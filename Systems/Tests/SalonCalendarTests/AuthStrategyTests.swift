import Credentials
import Foundation
import SalonCore
import SalonRounds
import Testing
import TestTime

@testable import SalonCalendar

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The three ways, each as the app and the widget would use it in their processes.
enum Way: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case keychain, sharedCookies, archivedCookies
    var testDescription: String { rawValue }

    func strategy(_ device: AuthDevice) throws -> any AuthStrategy {
        switch self {
        case .keychain:
            KeychainStrategy(
                keychain: device.environment.keychain(),
                folder: device.environment.folder.appendingPathComponent("group/Session", isDirectory: true),
                endpoint: device.service.endpoint, now: { [clock = device.clock] in clock.now })
        case .sharedCookies:
            CookieStrategy(
                try GroupCookies(
                    group: SalonGroup.name, container: device.environment.folder.appendingPathComponent("group", isDirectory: true)),
                endpoint: device.service.endpoint)
        case .archivedCookies:
            CookieStrategy(
                try ArchivedCookies(UserDefaults(suiteName: device.suite), group: SalonGroup.name), endpoint: device.service.endpoint)
        }
    }
}

/// A device and a service of one test.
final class AuthDevice: Sendable {
    let environment: SalonEnvironment
    let suite = "group.salon-test-\(UUID().uuidString)"
    let service = StubService()
    let clock = TestClock(Date())

    init() throws {
        environment = SalonEnvironment(
            FileManager.default.temporaryDirectory.appendingPathComponent("salon-\(UUID().uuidString)", isDirectory: true))
        try FileManager.default.createDirectory(
            at: environment.folder.appendingPathComponent("group", isDirectory: true), withIntermediateDirectories: true)
    }

    deinit {
        UserDefaults.standard.removePersistentDomain(forName: suite)
        try? FileManager.default.removeItem(at: environment.folder)
    }
}

@Suite struct AuthStrategyTests {
    private let mara = SalonAccount(id: "mara", name: "Mara", timeZone: "Europe/Rome")

    @Test("R3.3, R3.4, R3.5, R3.7, R3.8: what the app signs in with lets the widget in, each of the three ways", arguments: Way.allCases)
    func shared(way: Way) async throws {
        let device = try AuthDevice()
        #expect(try await way.strategy(device).signIn(email: "mara@salon.example", password: "scissors") == mara)
        // Another object, as another process has.
        let widget = try way.strategy(device)
        #expect(try await widget.session().account == mara)
        #expect(try await device.service.client(widget).stylists().map(\.id) == ["mara", "ilja"])
        let carried = device.service.state.withLock { $0.authorizations.last }
        #expect(carried == (way == .keychain ? "Bearer access-1" : "salon_session=access-1"))
    }

    @Test("R3.10: after signing out none lets the widget in, and the service has ended the session", arguments: Way.allCases)
    func signedOut(way: Way) async throws {
        let device = try AuthDevice()
        let app = try way.strategy(device), widget = try way.strategy(device)
        try await app.signIn(email: "mara@salon.example", password: "scissors")
        #expect(try await widget.session().account == mara)
        try await app.signOut()
        await #expect(throws: CalendarProblem.signedOut) { try await widget.session() }
        await #expect(throws: CalendarProblem.signedOut) { try await device.service.client(widget).stylists() }
        #expect(device.service.state.withLock { $0.tokens.isEmpty })
        // Signing out twice is none the worse.
        try await app.signOut()
    }

    @Test("R3.10: signing out works without the service too", arguments: Way.allCases)
    func signedOutAlone(way: Way) async throws {
        let device = try AuthDevice()
        let app = try way.strategy(device)
        try await app.signIn(email: "mara@salon.example", password: "scissors")
        device.service.state.withLock { $0.isDown = true }
        try await app.signOut()
        await #expect(throws: CalendarProblem.signedOut) { try await app.session() }
    }

    @Test("R3.11: who signs in after another takes its place, in the widget too", arguments: Way.allCases)
    func switched(way: Way) async throws {
        let device = try AuthDevice()
        device.service.state.withLock {
            $0.accounts["ilja@salon.example"] = SalonAccount(id: "ilja", name: "Ilja", timeZone: "Europe/Rome")
        }
        let app = try way.strategy(device), widget = try way.strategy(device)
        try await app.signIn(email: "mara@salon.example", password: "scissors")
        #expect(try await widget.session().account.id == "mara")
        try await app.signIn(email: "ilja@salon.example", password: "scissors")
        #expect(try await widget.session().account.id == "ilja")
    }

    @Test("R3.4: a wrong password is refused, and nothing is stored", arguments: Way.allCases)
    func refused(way: Way) async throws {
        let device = try AuthDevice()
        let app = try way.strategy(device)
        await #expect(throws: CalendarProblem.refused) { try await app.signIn(email: "mara@salon.example", password: "comb") }
        await #expect(throws: CalendarProblem.signedOut) { try await app.session() }
    }

    @Test("R3.10: a session that the service has ended is signed out, after one renewal at most", arguments: Way.allCases)
    func ended(way: Way) async throws {
        let device = try AuthDevice()
        let app = try way.strategy(device)
        try await app.signIn(email: "mara@salon.example", password: "scissors")
        device.service.revokeAll()
        await #expect(throws: CalendarProblem.signedOut) { try await device.service.client(app).stylists() }
        #expect(device.service.state.withLock { $0.requests.count { $0.hasPrefix("GET") } } <= 2)
    }

    @Test("R3.3: the widget renews the token that the app got, and the app goes on with the new one")
    func renewed() async throws {
        let device = try AuthDevice()
        let app = try Way.keychain.strategy(device), widget = try Way.keychain.strategy(device)
        try await app.signIn(email: "mara@salon.example", password: "scissors")
        device.clock.now += 590
        #expect(try await widget.session().headers == ["Authorization": "Bearer access-2"])
        #expect(try await app.session().headers == ["Authorization": "Bearer access-2"])
        #expect(try await app.session().account == mara)
        #expect(device.service.state.withLock { $0.requests.count { $0 == "POST /oauth/token" } } == 1)
    }

    @Test("R3.5: without naming a group the first of the writer's list counts; a reader that has it finds the session")
    func withoutGroup() async throws {
        let device = try AuthDevice()
        func strategy(_ groups: [String]) -> KeychainStrategy {
            KeychainStrategy(
                keychain: device.environment.keychain(groups), folder: device.environment.folder, endpoint: device.service.endpoint)
        }
        let app = strategy([SalonGroup.keychain, "com.vitrine.salon"])
        try await app.signIn(email: "mara@salon.example", password: "scissors")
        #expect(try await strategy(["com.vitrine.salon.widgets", SalonGroup.keychain]).session().account == mara)
        // A writer whose own group comes first stays unseen.
        let private_ = strategy(["com.vitrine.salon", SalonGroup.keychain])
        try await app.signOut()
        try await private_.signIn(email: "mara@salon.example", password: "scissors")
        await #expect(throws: CalendarProblem.signedOut) { try await strategy([SalonGroup.keychain]).session() }
    }

    @Test("R3.6: a target without the sharing capability cannot read the session")
    func withoutCapability() async throws {
        let device = try AuthDevice()
        try await Way.keychain.strategy(device).signIn(email: "mara@salon.example", password: "scissors")
        let stranger = KeychainStrategy(
            keychain: device.environment.keychain(["com.example.stranger"]), folder: device.environment.folder,
            endpoint: device.service.endpoint)
        await #expect(throws: CalendarProblem.signedOut) { try await stranger.session() }
        let named = KeychainStrategy(
            keychain: device.environment.keychain(["com.example.stranger"]), group: SalonGroup.keychain, folder: device.environment.folder,
            endpoint: device.service.endpoint)
        await #expect(throws: CalendarProblem.self) { try await named.session() }
    }

    @Test("R3.9: cookies are shared only within a group whose identifier begins with “group.”, by who belongs to it")
    func groups() throws {
        let device = try AuthDevice()
        #expect(throws: CookieStoreError.notEntitled(group: "com.example")) {
            try ArchivedCookies(UserDefaults(suiteName: device.suite), group: "com.example")
        }
        #expect(throws: CookieStoreError.notEntitled(group: SalonGroup.name)) { try ArchivedCookies(nil, group: SalonGroup.name) }
        #expect(throws: CookieStoreError.notEntitled(group: "com.example")) {
            try GroupCookies(group: "com.example", container: device.environment.folder)
        }
        #expect(throws: CookieStoreError.notEntitled(group: SalonGroup.name)) { try GroupCookies(group: SalonGroup.name, container: nil) }
    }

    @Test("R3.8: what is archived are cookies with all that they had; what is no archive lets nobody in")
    func archive() async throws {
        let device = try AuthDevice()
        let defaults = try #require(UserDefaults(suiteName: device.suite))
        let strategy = try Way.archivedCookies.strategy(device)
        try await strategy.signIn(email: "mara@salon.example", password: "scissors")
        let data = try #require(defaults.data(forKey: "cookies"))
        let list =
            try NSKeyedUnarchiver.unarchivedObject(
                ofClasses: [NSArray.self, NSDictionary.self, NSString.self, NSDate.self], from: data) as? [[String: Any]]
        #expect(list?.count == 2)
        #expect(list?.first?["Name"] as? String == "salon_session")
        #expect(list?.first?["Expires"] is Date)
        for damaged in [Data(), Data("bplist00".utf8), data.dropLast(20)] {
            defaults.set(damaged, forKey: "cookies")
            await #expect(throws: CalendarProblem.signedOut) { try await strategy.session() }
        }
        try await strategy.signIn(email: "mara@salon.example", password: "scissors")
        #expect(try await strategy.session().account == mara)
    }

    @Test("R3.7: a cookie goes to its own service only, and not after its end; one that ends with its process is not shared")
    func scope() throws {
        let device = try AuthDevice()
        let cookies = try GroupCookies(group: SalonGroup.name, container: device.environment.folder)
        func cookie(_ name: String, _ domain: String, _ end: Date?, path: String = "/") throws -> HTTPCookie {
            var properties: [HTTPCookiePropertyKey: Any] = [.name: name, .value: "1", .domain: domain, .path: path]
            if let end { properties[.expires] = end } else { properties[.discard] = "TRUE" }
            return try #require(HTTPCookie(properties: properties))
        }
        let now = Date()
        try cookies.set([
            try cookie("mine", "salon.example", now + 60), try cookie("other", "bank.example", now + 60),
            try cookie("brief", "salon.example", nil),
            try cookie("below", "salon.example", now + 60, path: "/v1"), try cookie("over", "salon.example", now - 1),
        ])
        func names(_ url: String, at date: Date = now) throws -> [String] {
            try cookies.cookies(for: try #require(URL(string: url)), at: date).map(\.name).sorted()
        }
        #expect(try names("https://salon.example/v1/stylists") == ["below", "mine"])
        #expect(try names("https://salon.example/v11") == ["mine"])
        #expect(try names("https://evil-salon.example/") == [])
        #expect(try names("https://salon.example/", at: now + 61) == [])
        try cookies.remove(for: try #require(URL(string: "https://salon.example/v1/x")))
        #expect(try names("https://salon.example/v1/x") == [])
        #expect(try names("https://bank.example/") == ["other"])
    }

    @Test("R3.7, R3.8: a cookie for encrypted connections only stays one, and no other becomes one", arguments: [true, false])
    func secure(isSecure: Bool) throws {
        let device = try AuthDevice()
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: "mine", .value: "a b=;", .domain: "salon.example", .path: "/", .expires: Date() + 600,
        ]
        if isSecure { properties[.secure] = "TRUE" }
        let cookie = try #require(HTTPCookie(properties: properties))
        let stores: [any CookieStore] = [
            try GroupCookies(group: SalonGroup.name, container: device.environment.folder),
            try ArchivedCookies(UserDefaults(suiteName: device.suite), group: SalonGroup.name),
        ]
        for store in stores {
            try store.set([cookie])
            let read = try #require(try store.cookies(at: Date()).first)
            #expect(read.isSecure == isSecure)
            #expect(read.value == cookie.value)
            #expect(read.isSent(to: try #require(URL(string: "http://salon.example/"))) == !isSecure)
            #expect(read.isSent(to: try #require(URL(string: "https://salon.example/"))))
        }
    }

    @Test("R3.7: a damaged file of cookies lets nobody in, and is replaced")
    func damagedFile() async throws {
        let device = try AuthDevice()
        let strategy = try Way.sharedCookies.strategy(device)
        try await strategy.signIn(email: "mara@salon.example", password: "scissors")
        let file = device.environment.folder.appendingPathComponent("group/Library/Cookies/Cookies.plist")
        let bytes = try Data(contentsOf: file)
        for damaged in [Data(), Data("{}".utf8), bytes.prefix(40), Data(repeating: 0x61, count: 2 << 20)] {
            try damaged.write(to: file)
            await #expect(throws: CalendarProblem.signedOut) { try await strategy.session() }
        }
        try await strategy.signIn(email: "mara@salon.example", password: "scissors")
        #expect(try await strategy.session().account == mara)
    }
}
