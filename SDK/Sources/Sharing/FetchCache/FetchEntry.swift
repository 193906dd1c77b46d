import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An answer as it is kept.
struct FetchEntry: Sendable {
    var data: Data
    var status: Int
    /// The answer's headers, by name in small letters.
    var headers: [String: String]
    /// The time at which the service gave or confirmed it.
    var date: Date

    init(data: Data, status: Int, headers: [String: String], date: Date) {
        self.data = data
        self.status = status
        self.headers = headers
        self.date = date
    }

    init(data: Data, response: HTTPURLResponse, date: Date) {
        self.init(data: data, status: response.statusCode, headers: Self.headers(of: response), date: date)
    }

    private static func headers(of response: HTTPURLResponse) -> [String: String] {
        let named = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
        return Dictionary(named, uniquingKeysWith: { $1 })
    }

    /// Younger than this. What comes from the future, because a clock went back, is not: it would never grow old.
    func isFresh(for seconds: Double, at now: Date) -> Bool {
        let age = now.timeIntervalSince(date)
        return age >= 0 && age < seconds
    }

    func answer(_ origin: FetchedData.Origin) -> FetchedData {
        FetchedData(data: data, status: status, headers: headers, date: date, origin: origin)
    }

    /// The request, answered with 304 when this entry still holds; nil when the service gave nothing to tell by.
    func condition(_ request: URLRequest) -> URLRequest? {
        guard headers["etag"] != nil || headers["last-modified"] != nil else { return nil }
        var request = request
        request.setValue(headers["etag"], forHTTPHeaderField: "If-None-Match")
        request.setValue(headers["last-modified"], forHTTPHeaderField: "If-Modified-Since")
        return request
    }

    /// The same after a 304; the headers that came with it replace the old ones, but for those that describe the empty body.
    func confirmed(at time: Date, by response: HTTPURLResponse) -> FetchEntry {
        var entry = self
        entry.date = time
        for (name, value) in Self.headers(of: response) where !name.hasPrefix("content-") && name != "transfer-encoding" {
            entry.headers[name] = value
        }
        return entry
    }

    func mayBeStored(_ limits: FetchCache.Limits) -> Bool {
        let control = headers["cache-control"]?.lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        return status != 206 && !control.contains("no-store") && data.count <= min(limits.entryBytes, limits.bytes)
    }
}
