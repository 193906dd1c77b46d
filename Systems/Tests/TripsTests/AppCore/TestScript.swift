import AppGroup
import Foundation
import ScriptBridge
import ScriptModules

@testable import TripsServiceCore

/// The tests that are written in TypeScript, and the parts of the app's script that tests in Swift call.
enum TestScript {
    /// The modules with a store of their own: tests run at once.
    private static func modules() -> [NativeModule] {
        let store = MemoryStore()
        return [.networking(), .groupDefaults(store), .widgetManager(RecordingTimelines(store))]
    }

    /// A script of its own.
    static func app() -> ScriptedApp {
        ScriptedApp(
            "TripsTests",
            bundle: {
                guard let folder = Bundle.module.resourceURL else { throw ScriptError.missing(file: "trips-tests.js") }
                return try ScriptBundle(folder.appendingPathComponent("Script/trips-tests.js"))
            }, modules: modules(), report: { _ in })
    }

    /// The script for what keeps nothing.
    static let shared = app()

    static func names() async throws -> [String] { try await shared.call("names").list.compactMap(\.text) }

    /// What the app would store for the widget, at a time in seconds.
    static func written(_ bookings: [Booking], at now: Double) async throws -> String? {
        try await shared.call("adapt", [try value(bookings), .number(now)]).text
    }

    /// A Swift value as a script's.
    static func value(_ value: some Encodable) throws -> ScriptValue {
        script(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value), options: .fragmentsAllowed))
    }

    /// A script's value as Swift's.
    static func decoded<Value: Decodable>(_ value: ScriptValue) throws -> Value {
        let json = try JSONSerialization.data(withJSONObject: value.foundation ?? [:], options: .fragmentsAllowed)
        return try JSONDecoder().decode(Value.self, from: json)
    }

    private static func script(_ json: Any) -> ScriptValue {
        switch json {
        case let values as [String: Any]: .object(values.mapValues(script))
        case let values as [Any]: .array(values.map(script))
        case let text as String: .string(text)
        case let number as NSNumber: .number(number.doubleValue)
        default: .null
        }
    }
}

/// The app's client, as the service's tests use it.
struct TripsClient {
    let service: URL?

    init(service: URL?) { self.service = service }

    struct SignedIn: Decodable {
        var token: String
        var customer: Customer
    }

    struct Found: Decodable, Equatable {
        var destination: String
        var priceInCents: Int
        var outbound: Flight?
        var inbound: Flight?
        var stay: Stay?
    }

    struct Credentials: Decodable {
        var email: String
        var password: String
    }

    struct Search: Encodable {
        var product: String
        var destination: String?
        var departure: String
        var nights: Int
    }

    func signIn(email: String, password: String) async throws -> SignedIn {
        try TestScript.decoded(await call("signIn", [.string(email), .string(password)]))
    }

    func signOut(token: String) async throws { try await call("signOut", [.string(token)]) }
    func bookings(token: String) async throws -> [Booking] { try TestScript.decoded(await call("bookings", [.string(token)])) }
    func cancel(_ booking: String, token: String) async throws { try await call("cancel", [.string(booking), .string(token)]) }
    func offers(_ search: Search) async throws -> [Found] { try TestScript.decoded(await call("offers", [TestScript.value(search)])) }
    func seed(_ sample: String) async throws -> Credentials { try TestScript.decoded(await call("seed", [.string(sample)])) }

    func add(product: String, destination: String, departure: String, nights: Int, token: String) async throws {
        let order: ScriptValue = [
            "product": .string(product), "destination": .string(destination), "departure": .string(departure),
            "nights": .number(Double(nights)),
        ]
        try await call("add", [order, .string(token)])
    }

    @discardableResult
    private func call(_ method: String, _ arguments: [ScriptValue]) async throws -> ScriptValue {
        do {
            return try await TestScript.shared.call(method, [service.map { .string($0.absoluteString) } ?? .null] + arguments)
        } catch ScriptError.thrown(let exception) {
            throw TripsClientError(exception) ?? ScriptError.thrown(exception)
        }
    }
}

/// What the app's client throws, by its word for programs.
enum TripsClientError: String, Error {
    case noService
    case unreachable
    case notSignedIn
    case refused
    case badAnswer

    init?(_ exception: ScriptException) {
        guard exception.name == "TripsError", let code = exception.code, let error = TripsClientError(rawValue: code) else { return nil }
        self = error
    }
}

extension Error {
    /// The client's error within a script's.
    var client: TripsClientError? {
        guard case .thrown(let exception)? = self as? ScriptError else { return self as? TripsClientError }
        return TripsClientError(exception)
    }
}
