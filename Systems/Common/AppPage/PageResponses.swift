import Foundation
import Hummingbird

/// The responses of every app's page, and the reading of what is sent to it.
public enum PageResponses {
    /// Bytes of a form.
    public static let formLimit = 8 * 1024

    /// The answer after a change: the browser asks for the page again, so that a reload does not change anything twice.
    public static var goOn: Response { Response(status: .seeOther, headers: [.location: "/"]) }

    /// A text of a media type, never kept by the browser.
    public static func answer(_ text: String, _ type: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: type, .cacheControl: "no-store"], body: .init(byteBuffer: ByteBuffer(string: text)))
    }

    /// The fields of a form; refuses one that is too long or incomplete.
    public static func form<Value: Decodable>(of request: Request) async throws -> Value {
        guard let body = try? await request.body.collect(upTo: formLimit) else {
            throw HTTPError(.contentTooLarge, message: "The form is longer than \(formLimit) bytes.")
        }
        do {
            return try URLEncodedFormDecoder().decode(Value.self, from: String(buffer: body))
        } catch {
            throw HTTPError(.unprocessableContent, message: "The form is incomplete.")
        }
    }

    /// A stream of revisions, by which the page learns that it is out of date.
    public static func events(_ changes: AsyncStream<Int>) -> Response {
        Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: .init { writer in
                try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
                for await revision in changes {
                    try await writer.write(ByteBuffer(string: "data: \(revision)\n\n"))
                }
                try await writer.finish(nil)
            })
    }
}
