import Foundation
import Hummingbird

extension Response {
    /// A value as JSON, keys in order, so that equal values are equal bytes.
    public static func json(
        _ value: some Encodable, status: HTTPResponse.Status = .ok, snakeCase: Bool = false
    ) throws -> Response {
        Response(
            status: status, headers: [.contentType: "application/json; charset=utf-8"],
            body: .init(byteBuffer: .init(bytes: try JSONBytes.of(value, snakeCase: snakeCase))))
    }
}

/// JSON as services here write it.
public enum JSONBytes {
    public static func of(_ value: some Encodable, snakeCase: Bool = false) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if snakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
        return try encoder.encode(value)
    }
}
