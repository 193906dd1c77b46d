import Foundation
import FoundationNetworking
import HomeScreen
import VitrineWidgetArchive
import WidgetHost

/// The `vitrine run` that works on a state, reached through its page.
struct RunningHost {
    private let page: URL
    private let token: AccessToken

    private struct Refusal: Decodable {
        struct Inner: Decodable { var message: String }
        var error: Inner
    }

    /// Finds the host that runs on a state; nil where nobody runs.
    /// - Throws: when it runs and is not up yet.
    init?(_ folder: StateFolder) throws {
        guard StateLock.isHeld(folder) else { return nil }
        guard let page = RunAddress.read(folder), let token = AccessToken.read(folder.token) else {
            throw Failure("vitrine runs in \(folder.url.path), but is not up yet; try again in a moment.")
        }
        self.page = page
        self.token = token
    }

    /// The address of its page.
    var address: String { page.absoluteString }

    /// Sends a request as the page does.
    /// - Throws: what the page refuses, in its own sentence.
    @discardableResult
    func post(_ path: String, _ body: some Encodable) async throws -> Data {
        var request = URLRequest(url: page.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(body)
        return try await send(request)
    }

    /// Reads what the page reads.
    /// - Throws: what the page refuses, in its own sentence.
    func read(_ path: String, _ query: [(String, String)] = []) async throws -> Data {
        var address = page.absoluteString + "/" + path
        if !query.isEmpty {
            address +=
                "?" + query.map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }.joined(separator: "&")
        }
        guard let url = URL(string: address) else { throw Failure("“\(path)” is no part of a home screen's address.") }
        return try await send(URLRequest(url: url))
    }

    /// Asks what the values of a tile would be with these among them; nothing is kept yet.
    /// - Throws: what the page refuses, in its own sentence.
    func settings(_ set: [Setting], of tile: String, _ readDate: (String) -> Date?) async throws -> TileConfiguration {
        struct RequestBody: Encodable {
            struct One: Encodable {
                var name: String
                var words: String
            }
            var tile: String
            var set: [One]
            var dates: [String: Double]
        }
        // Which of them are dates, or times of a day, only the widget knows.
        let parts = set.flatMap { [$0.words] + $0.words.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
        let words = parts + parts.map { "2001-01-01T\($0)" }
        let read = words.compactMap { one in readDate(one).map { (one, $0.timeIntervalSince1970 * 1000) } }
        let dates = Dictionary(read, uniquingKeysWith: { first, _ in first })
        let data = try await post("settings", RequestBody(tile: tile, set: set.map { .init(name: $0.name, words: $0.words) }, dates: dates))
        return try JSONDecoder().decode(TileConfiguration.self, from: data)
    }

    private func send(_ request: URLRequest) async throws -> Data {
        var request = request
        // A jump of the clock is played before it is answered.
        request.timeoutInterval = 120
        request.setValue("Bearer \(token.text)", forHTTPHeaderField: "Authorization")
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw Failure((try? JSONDecoder().decode(Refusal.self, from: data).error.message) ?? "The running vitrine refused the request.")
        }
        return data
    }
}

/// Values for a tile as the page sends them: plain JSON, dates in milliseconds since 1970, items and cases by their ids.
struct PlainValues: Encodable {
    let tile: String
    let values: [String: Value]
    /// Whether the answer comes when the tile shows the values.
    let wait: Bool

    init(tile: String, _ values: IntentValues, wait: Bool) {
        (self.tile, self.wait) = (tile, wait)
        self.values = values.values.mapValues(Value.init)
    }

    struct Value: Encodable {
        let value: IntentValue

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch value {
            case .none: try container.encodeNil()
            case .string(let text), .choice(let text), .entity(let text): try container.encode(text)
            case .bool(let isOn): try container.encode(isOn)
            case .int(let number): try container.encode(number)
            case .double(let number): try container.encode(number)
            case .measurement(let number, let unit): try container.encode("\(number.figures) \(unit)")
            case .date(let date): try container.encode(date.timeIntervalSince1970 * 1000)
            case .url(let url): try container.encode(url.absoluteString)
            case .list(let items): try container.encode(items.map(Value.init))
            }
        }
    }
}
