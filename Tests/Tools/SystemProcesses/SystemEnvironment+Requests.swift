import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension SystemEnvironment {
    /// Returns the answer of the service; any status but those of success throws.
    package func get(_ path: String) async throws -> Data { try await answer("GET", service, path) }

    /// Sends JSON to the service.
    @discardableResult
    package func post(_ path: String, _ body: String) async throws -> Data {
        try await answer("POST", service, path, body, ["Content-Type": "application/json"])
    }

    /// The app's page, whatever its status; empty where it has none yet.
    package func page(_ path: String = "/") async throws -> String {
        guard let page = await process(.app)?.page else { return "" }
        return String(decoding: try await ask("GET", page, path).data, as: UTF8.self)
    }

    /// Sends a form of the app's page, as a browser does.
    package func submit(_ path: String, _ fields: [String: String] = [:]) async throws {
        guard let page = await process(.app)?.page else { throw SystemEnvironmentFailure("The app has no page.") }
        var parts = URLComponents()
        parts.queryItems = fields.map { URLQueryItem(name: $0.key, value: $0.value) }
        let headers = [
            "Content-Type": "application/x-www-form-urlencoded", "Origin": "http://\(page.host ?? ""):\(page.port ?? 0)",
        ]
        _ = try await answer("POST", page, path, parts.percentEncodedQuery ?? "", headers)
    }

    private func answer(
        _ method: String, _ base: URL, _ path: String, _ body: String? = nil, _ headers: [String: String] = [:]
    ) async throws -> Data {
        let (data, status) = try await ask(method, base, path, body, headers)
        guard (200..<400).contains(status) else {
            throw SystemEnvironmentFailure("\(method) \(path) was refused: \(String(decoding: data.prefix(500), as: UTF8.self))")
        }
        return data
    }

    private func ask(
        _ method: String, _ base: URL, _ path: String, _ body: String? = nil, _ headers: [String: String] = [:]
    ) async throws -> (data: Data, status: Int) {
        guard let url = URL(string: path, relativeTo: base) else { throw URLError(.badURL) }
        var request = URLRequest(url: url, timeoutInterval: 60)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        // A connection of its own: one that a service out of order has just closed must not be used again.
        let session = URLSession(configuration: .ephemeral)
        defer { session.invalidateAndCancel() }
        let (data, response) = try await session.data(for: request)
        return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
    }
}
