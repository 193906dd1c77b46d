import Foundation
import HTTPTypes
import Testing
import WidgetHost

@testable import HomeScreen

/// The OpenAPI document is the interface: what it says is there, and nothing else is.
@Suite struct InterfaceTests {
    @Test func theTableAndTheRouterAreTheSame() throws {
        let server = try HomeScreenServer(host: FakeHome().controls, port: 0, token: AccessToken())
        let files = try PageFiles(), own = Set((files.parts + files.later).map { "/\($0.name)" } + ["/causes.css"])
        let routed = server.router().routes.map { "\($0.method) /\($0.path)".replacing("//", with: "/") }
            .filter { route in !own.contains { route == "GET \($0)" } }
        let told = Endpoint.all.map { "\($0.method) \($0.path)" }
        #expect(Set(routed) == Set(told))
        #expect(Set(told).count == told.count && Set(Endpoint.all.map(\.name)).count == told.count)
    }

    @Test func theDocumentIsServedAndNamesEveryEndpoint() async throws {
        try await withServedPage { page, _ in
            let document = try await page.get("/openapi.json").object
            #expect((document["openapi"] as? String)?.hasPrefix("3.1") == true)
            let paths = try #require(document["paths"] as? [String: [String: Any]])
            for endpoint in Endpoint.all {
                let operation = try #require(paths[endpoint.path]?[endpoint.method.rawValue.lowercased()] as? [String: Any])
                #expect(operation["operationId"] as? String == endpoint.name)
                #expect((operation["requestBody"] != nil) == (endpoint.body != nil))
            }
        }
    }

    @Test func everyReferenceOfTheDocumentLeadsSomewhere() throws {
        let text = String(decoding: try OpenAPIDocument.data(), as: UTF8.self)
        let names = Set(Endpoint.schemas.map(\.name))
        let used = Set(text.matches(of: /#\/components\/schemas\/(\w+)/).map { String($0.1) })
        #expect(used.isSubset(of: names) && names.isSubset(of: used), "\(used.symmetricDifference(names))")
    }

    @Test(arguments: Endpoint.all.filter { $0.method == .get && $0.path != "/events" && $0.path != "/" })
    func whatIsReadIsAsTheDocumentSays(endpoint: Endpoint) async throws {
        try await withServedPage { page, host in
            // What is not always there is described, too.
            (host.scene.ticks, host.scene.appPicture, host.scene.standIn) = (true, 3, "Why.")
            let files = ["snapshot": "systemSmall.png", "icon": "com.example.app.png", "screen": "com.example.app.png"]
            let path = endpoint.path.replacing("{id}", with: FakeScene.tile).replacing("{kind}", with: "Kind")
                .replacing("{file}", with: files[endpoint.name] ?? "3.png")
            let answer = try await page.get(path)
            #expect(answer.status == 200, "\(path): \(answer.sentence)")
            #expect(answer.headers["content-type"]?.hasPrefix(endpoint.answer.type) == true)
            guard case .json(let schema) = endpoint.answer else { return }
            let value = try JSONSerialization.jsonObject(with: answer.body, options: .fragmentsAllowed)
            #expect(schema.faults(in: value) == [], "\(path)")
        }
    }

    /// A body that the host takes, for every order.
    static let bodies: [String: [String: any Sendable]] = [
        "clock": ["now": 1_788_000_000_000, "rate": 1, "stop": true], "tap": ["tile": FakeScene.tile, "x": 1, "y": 1],
        "place": ["kind": "Kind", "family": "systemSmall", "screen": "home", "page": 0, "column": 0, "row": 0],
        "remove": ["tile": FakeScene.tile], "restore": ["tile": FakeScene.tile], "reload": ["tile": FakeScene.tile],
        "resize": ["tile": FakeScene.tile, "family": "systemLarge"],
        "open": ["url": "trips://x"], "front": ["app": "com.example.app"], "environment": ["screen": "home", "locked": true],
        "setFault": ["id": "disk-full", "value": true], "resetFaults": [:], "home": [:],
        "move": ["tile": FakeScene.tile, "screen": "home", "page": 0, "column": 0, "row": 0], "sheet": ["tile": FakeScene.tile],
        "configure": ["tile": FakeScene.tile, "values": [String: String]()],
        "settings": ["tile": FakeScene.tile, "set": [["name": "via", "words": "bern"]]],
        "options": ["tile": FakeScene.tile, "parameter": "station", "words": "b", "values": [String: String]()],
    ]

    @Test(arguments: Endpoint.all.filter { $0.body != nil })
    func whatIsOrderedIsAsTheDocumentSays(endpoint: Endpoint) async throws {
        guard case .object(let fields)? = endpoint.body, case .json(let schema) = endpoint.answer else { return }
        let body = try #require(Self.bodies[endpoint.name], "A body for \(endpoint.name) is missing here.")
        try await withServedPage { page, _ in
            func post(_ body: [String: Any]) async throws -> PageClient.Response {
                try await page.post(endpoint.path, String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self))
            }
            let answer = try await post(body)
            #expect(answer.status == 200, "\(endpoint.path): \(answer.sentence)")
            #expect(schema.faults(in: answer.object) == [], "\(endpoint.path)")
            #expect(Set(body.keys).isSubset(of: fields.map(\.name)))
            for field in fields {
                var lacking: [String: Any] = body
                lacking[field.name] = nil
                let without = try await post(lacking)
                if field.isRequired {
                    #expect(without.status == 400 && without.sentence == "The body lacks “\(field.name)”.", "\(endpoint.path)")
                } else {
                    #expect(without.status != 400, "\(endpoint.path) without \(field.name): \(without.sentence)")
                    let null = try await post(lacking.merging([field.name: NSNull()]) { $1 })
                    #expect(null.status != 400, "\(endpoint.path) with \(field.name) null: \(null.sentence)")
                }
                // Nothing is a list of lists.
                let wrong = try await post(lacking.merging([field.name: [[1]]]) { $1 })
                #expect(wrong.status == 400 && wrong.sentence.contains("“\(field.name)"), "\(endpoint.path) with a wrong \(field.name)")
            }
        }
    }
}

extension JSONSchema {
    /// The places at which a value is not as it is described.
    func faults(in value: Any, at place: String = "$") -> [String] {
        func fault(_ what: String) -> [String] { ["\(place) is \(value), not \(what)"] }
        switch self {
        case .any: return []
        case .optional(let schema): return value is NSNull ? [] : schema.faults(in: value, at: place)
        case .named(let name):
            guard let schema = Endpoint.schemas.first(where: { $0.name == name })?.schema else { return ["\(name) is described nowhere"] }
            return schema.faults(in: value, at: place)
        case .string: return value is String ? [] : fault("a text")
        case .oneOf(let words): return words.contains(value as? String ?? "") ? [] : fault("one of \(words)")
        case .bool: return value is Bool ? [] : fault("true or false")
        case .number, .bounded, .integer: return value is NSNumber ? [] : fault("a number")
        case .array(let items):
            guard let values = value as? [Any] else { return fault("an array") }
            return values.enumerated().flatMap { items.faults(in: $1, at: "\(place)[\($0)]") }
        case .map(let schema):
            guard let values = value as? [String: Any] else { return fault("an object") }
            return values.flatMap { schema.faults(in: $1, at: "\(place).\($0)") }
        case .object(let fields):
            guard let values = value as? [String: Any] else { return fault("an object") }
            let unknown = Set(values.keys).subtracting(fields.map(\.name)).sorted().map { "\(place).\($0) is described nowhere" }
            return unknown
                + fields.flatMap { field in
                    guard let found = values[field.name] else { return field.isRequired ? ["\(place) lacks \(field.name)"] : [] }
                    return field.schema.faults(in: found, at: "\(place).\(field.name)")
                }
        }
    }
}
