import Hummingbird
import LoopbackService

/// The parameters of a request's query, each of which may be given once.
struct QueryParameters {
    private let request: Request
    /// Bytes of one value.
    static let longest = 1_000

    init(_ request: Request) { self.request = request }

    /// The value of a parameter; nil when it is not there.
    func optional(_ name: String) throws -> String? {
        let found = request.uri.queryParameters[values: name[...]]
        guard found.count <= 1 else { throw ServiceRefusal.field(name, reason: "is given \(found.count) times") }
        guard let value = found.first else { return nil }
        guard value.utf8.count <= Self.longest else { throw ServiceRefusal.field(name, reason: "has more than \(Self.longest) bytes") }
        return String(value)
    }

    func required(_ name: String) throws -> String {
        guard let value = try optional(name), !value.isEmpty else { throw ServiceRefusal.field(name, reason: "is missing") }
        return value
    }

    /// Two letters in capitals; nil when it is not there.
    func region() throws -> String? {
        guard let region = try optional("region") else { return nil }
        guard region.utf8.count == 2, region.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw ServiceRefusal.field("region", reason: "is no country's two letters")
        }
        return region.uppercased()
    }

    /// Returns the supported language that the asked-for one begins with; English otherwise.
    func language() throws -> String {
        guard let wanted = try optional("language")?.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first else {
            return "en"
        }
        return CityNames.languages.first { $0 == wanted } ?? "en"
    }
}
