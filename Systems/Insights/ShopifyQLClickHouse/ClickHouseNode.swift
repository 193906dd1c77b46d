import Foundation
import ShopifyQL

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One server of ClickHouse, spoken to by HTTP.
struct ClickHouseNode: Sendable {
    let address: URL
    let session: URLSession

    /// An error of a request.
    enum Failure: Error, Sendable {
        /// There was no answer: nobody listens, or the connection broke.
        case unreachable
        /// The server says that another one does not answer.
        case peerUnreachable(String)
        /// The server refused; its code and its own words.
        case refused(Int, String)
    }

    /// Connections a node is asked by at once.
    static let connections = 16

    static func session(timeout: TimeInterval) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.httpMaximumConnectionsPerHost = connections
        configuration.urlCache = nil
        configuration.httpShouldSetCookies = false
        return URLSession(configuration: configuration)
    }

    /// The answer to a question. The server keeps a connection for three seconds only: one that broke before the answer is tried anew.
    func ask(_ sql: String, _ settings: [String: String]) async throws -> [UInt8] {
        do {
            return try await post([:], Data(sql.utf8), settings)
        } catch Failure.unreachable {
            try Task.checkCancellation()
            return try await post([:], Data(sql.utf8), settings)
        }
    }

    /// Changes something. A connection of its own, and no second try: nobody knows whether the first one was heard.
    func change(_ sql: String, _ body: [UInt8] = []) async throws {
        if body.isEmpty {
            _ = try await post([:], Data(sql.utf8), [:], isAlone: true)
        } else {
            _ = try await post(["query": sql], Data(body), [:], isAlone: true)
        }
    }

    private func post(_ query: [String: String], _ body: Data, _ settings: [String: String], isAlone: Bool = false) async throws -> [UInt8]
    {
        var parts = URLComponents(url: address, resolvingAgainstBaseURL: false)
        // An answer begins when it is complete: an error in its middle would look like data.
        let all = query.merging(settings) { first, _ in first }.merging(["wait_end_of_query": "1", "max_query_size": "67108864"]) {
            first, _ in
            first
        }
        // A plus is a space to the server.
        parts?.percentEncodedQuery = all.map { name, value in
            name + "=" + (value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        }.joined(separator: "&")
        guard let url = parts?.url else { throw StoreError.failed("'\(address)' is no address.") }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = body
        if isAlone { request.setValue("close", forHTTPHeaderField: "Connection") }
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await session.data(for: request)
        } catch is CancellationError {
            throw CancellationError()
        } catch let error as URLError where error.code == .cancelled {
            throw CancellationError()
        } catch {
            throw Failure.unreachable
        }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw Self.failure(String(decoding: data.prefix(2000), as: UTF8.self), status) }
        return [UInt8](data)
    }

    /// "Code: 279, e.displayText() = DB::NetException: …".
    private static func failure(_ text: String, _ status: Int) -> Failure {
        var code = 0
        if text.hasPrefix("Code: ") { code = Int(text.dropFirst(6).prefix { $0.isNumber }) ?? 0 }
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // End of file within an answer, time out, broken connection, no node of a shard.
        return [32, 209, 210, 279].contains(code) ? .peerUnreachable(words) : .refused(code, words.isEmpty ? "HTTP \(status)" : words)
    }
}
