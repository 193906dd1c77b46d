import Foundation
import HTTPTypes
import Hummingbird
import WidgetHost

/// What explains itself: the whole ledger, and the causes that lines and tiles name.
extension HomeScreenServer {
    func addExplanations(_ router: Router<BasicRequestContext>) {
        router.get("ledger.json") { request, _ in
            let lines = try await asked { try await host.ledger(try filter(request)) }
            var response = try Self.json(lines)
            response.headers[.contentDisposition] = "attachment; filename=\"ledger.json\""
            return response
        }
        router.get("causes") { _, _ in try Self.json(CausePage.causes) }
        router.get("causes.html") { _, _ in Self.answer(CausePage.html, "text/html; charset=utf-8") }
        router.get("causes.css") { _, _ in Self.answer(files.causesStyle.data, files.causesStyle.type) }
    }

    /// `?tile=…&app=…&from=…&to=…`, the times in milliseconds since 1970.
    private func filter(_ request: Request) throws -> LedgerFilter {
        let query = request.uri.queryParameters
        func date(_ name: String) throws -> Date? {
            guard let text = query[Substring(name)] else { return nil }
            guard let milliseconds = Double(text), milliseconds.isFinite else {
                throw HTTPError(.badRequest, message: "\(name) is a number of milliseconds since 1970.")
            }
            return Date(timeIntervalSince1970: milliseconds / 1000)
        }
        return LedgerFilter(
            tile: query["tile"].map(String.init), app: query["app"].map(String.init), from: try date("from"), to: try date("to"))
    }
}
