import Foundation
import GetawaysCore
import ScriptBridge
import ScriptModules

/// A network for the script's `fetch` with the cache that app and widget share; `Cache-Control: max-age` says how old an answer may be.
public struct CachedNetwork: ScriptNetwork {
    private let restClient: RestClient

    public init(restClient: RestClient) { self.restClient = restClient }

    public func answer(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        guard let url = request.url, request.httpMethod ?? "GET" == "GET" else {
            throw NativeError(code: "E_METHOD", message: "Deals are only read.")
        }
        let age = request.value(forHTTPHeaderField: "Cache-Control").flatMap { $0.wholeMatch(of: #/max-age=(\d{1,6})/#) }
            .flatMap { Double($0.1) }
        do {
            return (try await restClient.getBytes(from: url, freshFor: age), try head(200, url))
        } catch RestClientError.status(let status) {
            return (Data(), try head(status, url))
        } catch {
            throw NativeError(code: "E_UNREACHABLE", message: error.localizedDescription)
        }
    }

    private func head(_ status: Int, _ url: URL) throws -> HTTPURLResponse {
        guard let head = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil) else {
            throw NativeError(code: "E_ADDRESS", message: "This is no address of the service.")
        }
        return head
    }
}
