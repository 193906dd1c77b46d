import HTTPTypes

/// One thing that can be asked of the home screen. What is not in the table is not in the router, and the other way round; a test compares.
struct Endpoint: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        enum Place: String { case path, query }
        var name: String
        var place: Place
        var schema: JSONSchema
        var note: String

        static func path(_ name: String, _ schema: JSONSchema = .string, _ note: String) -> Parameter {
            Parameter(name: name, place: .path, schema: schema, note: note)
        }
        static func query(_ name: String, _ schema: JSONSchema, _ note: String) -> Parameter {
            Parameter(name: name, place: .query, schema: schema, note: note)
        }
    }

    enum ResponseKind: Hashable, Sendable {
        case json(JSONSchema)
        case picture
        case html
        case events

        var type: String {
            switch self {
            case .json: "application/json"
            case .picture: "image/png"
            case .html: "text/html"
            case .events: "text/event-stream"
            }
        }
    }

    var method: HTTPRequest.Method
    /// The endpoint's path, with parameters in braces.
    var path: String
    /// The operation's name.
    var name: String
    var summary: String
    var parameters: [Parameter] = []
    var body: JSONSchema?
    var answer: ResponseKind
    /// Statuses of refusals beyond those that every endpoint may give.
    var refusals: [Int] = []

    static func get(
        _ path: String, _ name: String, _ summary: String, _ answer: ResponseKind, _ parameters: [Parameter] = [], refusals: [Int] = []
    ) -> Endpoint {
        Endpoint(method: .get, path: path, name: name, summary: summary, parameters: parameters, answer: answer, refusals: refusals)
    }

    static func post(_ path: String, _ name: String, _ summary: String, _ body: JSONSchema, _ answer: JSONSchema) -> Endpoint {
        // The body may be none, too long, not JSON or not what it should be; its tile unknown; and the host may refuse.
        Endpoint(
            method: .post, path: path, name: name, summary: summary, body: body, answer: .json(answer), refusals: [400, 404, 413, 415, 422])
    }
}
