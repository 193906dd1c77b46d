import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An answer, as a test looks at it.
public struct ServiceResponse: Sendable {
    public var status: Int
    public var body: Data
    /// Names in small letters.
    public var headers: [String: String]

    public var text: String { String(decoding: body, as: UTF8.self) }
    /// The JSON object; empty for what is none.
    public var object: [String: Any] { (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:] }
    /// The word for programs of a refusal, whichever of the two shapes it has.
    public var error: String? { object["error"] as? String ?? (object["error"] as? [String: Any])?["code"] as? String }
    /// The field at fault.
    public var field: String? { (object["error"] as? [String: Any])?["field"] as? String }

    public func json<Value: Decodable>(_ type: Value.Type = Value.self, snakeCase: Bool = true) throws -> Value {
        let decoder = JSONDecoder()
        if snakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        return try decoder.decode(type, from: body)
    }
}

/// Asks a service or an app's page.
public struct ServiceCaller: Sendable {
    public let url: URL

    public init(_ url: URL) { self.url = url }

    /// One request, without following redirects and without keeping cookies.
    public func ask(
        _ path: String, method: String? = nil, headers: [String: String] = [:], body: Data? = nil, type: String = "application/json",
        token: String? = nil
    ) async throws -> ServiceResponse {
        guard let address = URL(string: path.isEmpty ? "/" : path, relativeTo: url) else { throw URLError(.badURL) }
        var request = URLRequest(url: address)
        request.httpMethod = method ?? (body == nil ? "GET" : "POST")
        if let body {
            request.httpBody = body
            request.setValue(type, forHTTPHeaderField: "Content-Type")
        }
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        request.timeoutInterval = 60
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        let session = URLSession(configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        let (data, response) = try await session.data(for: request)
        guard let answer = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let named = answer.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
        return ServiceResponse(status: answer.statusCode, body: data, headers: Dictionary(named, uniquingKeysWith: { $1 }))
    }

    /// Fields as a form sends them.
    public func form(_ path: String, _ fields: String, headers: [String: String] = [:]) async throws -> ServiceResponse {
        try await ask(path, headers: headers, body: Data(fields.utf8), type: "application/x-www-form-urlencoded")
    }

    public func json(_ path: String, _ body: String, method: String = "POST", token: String? = nil) async throws -> ServiceResponse {
        try await ask(path, method: method, body: Data(body.utf8), token: token)
    }
}

private final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
