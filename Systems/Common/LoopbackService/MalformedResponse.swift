import Foundation
import Hummingbird

/// Answers as no service should give them, for the modes of services.
public enum MalformedResponse {
    /// Seconds of a service that is slow.
    public static let slowness = 4.0
    /// The page that a failing front end shows in the place of an answer.
    public static let page = "<!DOCTYPE html><html><head><title>Sorry</title></head><body><h1>We will be back soon</h1></body></html>"
    /// JSON nested a hundred thousand deep.
    public static let deep =
        Array(repeating: UInt8(ascii: "["), count: 100_000) + Array(repeating: UInt8(ascii: "]"), count: 100_000)
    /// Eight megabytes of nothing.
    public static let blanks = Array(repeating: UInt8(ascii: " "), count: 8 << 20)

    /// Bytes that say that they are JSON.
    public static func json(_ bytes: some Sequence<UInt8>) -> Response {
        Response(
            status: .ok, headers: [.contentType: "application/json; charset=utf-8"], body: .init(byteBuffer: .init(bytes: bytes)))
    }

    /// The first half of an answer, as if it were all of it.
    public static func cut(_ bytes: Data) -> Response { json(bytes.prefix(bytes.count / 2)) }

    /// The first half of an answer, and then the end of the connection.
    public static func dropping(_ bytes: Data, type: String = "application/json; charset=utf-8") -> Response {
        Response(
            status: .ok, headers: [.contentType: type],
            body: .init(contentLength: bytes.count) { writer in
                try await writer.write(ByteBuffer(bytes: bytes.prefix(bytes.count / 2)))
                // Thrown when the beginning is on its way, this ends the connection.
                throw ConnectionDropped()
            })
    }

    private struct ConnectionDropped: Error {}
}
