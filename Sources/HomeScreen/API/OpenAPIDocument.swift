import Foundation
import HTTPTypes

/// The interface as a document of OpenAPI 3.1, made from the table of endpoints.
enum OpenAPIDocument {
    static func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(json)
    }

    static let json: JSONValue = [
        "openapi": "3.1.0",
        "info": [
            "title": "Vitrine's home screen", "version": "1",
            "description":
                "All that the page of a running home screen reads and orders. Dates are milliseconds since 1970, lengths points.",
        ],
        "security": [["token": []], ["cookie": []]],
        "paths": .object(paths),
        "components": [
            "securitySchemes": [
                "token": ["type": "http", "scheme": "bearer", "description": "Kept in the state folder's Host/token."],
                "cookie": ["type": "apiKey", "in": "cookie", "name": "vitrine-8080", "description": "vitrine- and the port."],
            ],
            "schemas": .object(Endpoint.schemas.map { .init($0.name, $0.schema.json) }),
        ],
    ]

    private static var paths: [JSONValue.Member] {
        var order: [String] = [], operations: [String: [JSONValue.Member]] = [:]
        for endpoint in Endpoint.all {
            if operations[endpoint.path] == nil { order.append(endpoint.path) }
            operations[endpoint.path, default: []].append(.init(endpoint.method.rawValue.lowercased(), operation(endpoint)))
        }
        return order.map { .init($0, .object(operations[$0] ?? [])) }
    }

    private static func operation(_ endpoint: Endpoint) -> JSONValue {
        var members: [JSONValue.Member] = [.init("operationId", .string(endpoint.name)), .init("summary", .string(endpoint.summary))]
        if !endpoint.parameters.isEmpty { members.append(.init("parameters", .array(endpoint.parameters.map(parameter)))) }
        if let body = endpoint.body {
            members.append(.init("requestBody", ["required": true, "content": ["application/json": ["schema": body.json]]]))
        }
        members.append(.init("responses", .object(responses(endpoint))))
        return .object(members)
    }

    private static func parameter(_ parameter: Endpoint.Parameter) -> JSONValue {
        [
            "name": .string(parameter.name), "in": .string(parameter.place.rawValue), "required": .bool(parameter.place == .path),
            "description": .string(parameter.note), "schema": parameter.schema.json,
        ]
    }

    private static func responses(_ endpoint: Endpoint) -> [JSONValue.Member] {
        var answer: [JSONValue.Member] = [.init("description", "What was asked for.")]
        switch endpoint.answer {
        case .json(let schema): answer.append(.init("content", ["application/json": ["schema": schema.json]]))
        case .picture, .html, .events: answer.append(.init("content", .object([.init(endpoint.answer.type, [:])])))
        }
        var responses: [JSONValue.Member] = [.init("200", .object(answer))]
        if endpoint.path == "/" { responses.append(.init("303", ["description": "The same page without its token."])) }
        // 401: no token. 403: another page's request.
        for status in ([401, 403] + endpoint.refusals).sorted() {
            let content: JSONValue = ["application/json": ["schema": JSONSchema.named("Refusal").json]]
            responses.append(
                .init(
                    "\(status)", ["description": .string(HTTPResponse.Status(code: status).reasonPhrase), "content": content]))
        }
        return responses
    }
}
