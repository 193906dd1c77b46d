import Foundation
import Hummingbird

/// Reads what is sent, bounded, and says what is wrong with it.
public enum SentBody {
    /// A value from JSON. A browser cannot send its type to another site without asking, so no page changes anything here.
    public static func json<Value: Decodable>(
        of request: Request, limit: Int, decoder: JSONDecoder = JSONDecoder()
    ) async throws -> Value {
        guard type(of: request) == "application/json" else { throw ServiceRefusal.notJSON }
        let bytes = try await bytes(of: request, limit: limit)
        do {
            return try decoder.decode(Value.self, from: bytes)
        } catch let DecodingError.keyNotFound(key, context) {
            throw ServiceRefusal.field(name(context.codingPath + [key]), reason: "is missing")
        } catch let DecodingError.valueNotFound(_, context) where !context.codingPath.isEmpty {
            throw ServiceRefusal.field(name(context.codingPath), reason: "is missing")
        } catch let DecodingError.typeMismatch(_, context) where !context.codingPath.isEmpty {
            throw ServiceRefusal.field(name(context.codingPath), reason: "has the wrong type")
        } catch let DecodingError.dataCorrupted(context) where !context.codingPath.isEmpty {
            throw ServiceRefusal.field(name(context.codingPath), reason: "has no valid value")
        } catch {
            throw ServiceRefusal.notJSON
        }
    }

    /// The fields of a form; none may be given twice (RFC 6749 §3.2).
    public static func form(of request: Request, limit: Int) async throws -> [String: String] {
        guard type(of: request) == "application/x-www-form-urlencoded" else {
            throw ServiceRefusal.invalidRequest("Send a form as application/x-www-form-urlencoded.")
        }
        guard let text = String(data: try await bytes(of: request, limit: limit), encoding: .utf8) else {
            throw ServiceRefusal.invalidRequest("The form is no UTF-8.")
        }
        var fields: [String: String] = [:]
        for part in text.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.replacing("+", with: " ").removingPercentEncoding
            }
            guard let name = pair.first ?? nil, let value = pair.count == 2 ? pair[1] : "" else {
                throw ServiceRefusal.invalidRequest("The form is not encoded as forms are.")
            }
            guard fields.updateValue(value, forKey: name) == nil else {
                throw ServiceRefusal.invalidRequest("A field is given twice.")
            }
        }
        return fields
    }

    private static func type(of request: Request) -> String? {
        request.headers[.contentType]?.lowercased().split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
    }

    private static func bytes(of request: Request, limit: Int) async throws -> Data {
        guard let buffer = try? await request.body.collect(upTo: limit) else { throw ServiceRefusal.bodyTooLarge(limit: limit) }
        return Data(buffer.readableBytesView)
    }

    private static func name(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
}
