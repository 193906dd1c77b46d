import Foundation
import Hummingbird

/// A right answer, before a mode has spoilt it.
struct SalonResponse: Sendable {
    var bytes: Data
    var status = HTTPResponse.Status.ok
    var headers: HTTPFields = [:]

    init(_ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]) throws {
        bytes = try AppointmentJSON.encoder.encode(value)
        self.status = status
        self.headers = headers
    }

    var response: Response {
        var headers = headers
        headers[.contentType] = "application/json; charset=utf-8"
        // Customers' names are nobody else's.
        headers[.cacheControl] = "no-store"
        return Response(status: status, headers: headers, body: .init(byteBuffer: .init(bytes: bytes)))
    }
}

/// The response of `GET /v1/calendar/events`.
struct EventsBody: Encodable, Sendable {
    var events: [Appointment]
    var cursor: String
}

/// The response of `GET /v1/calendar/changes`.
struct ChangesBody: Encodable, Sendable {
    struct Change: Encodable, Sendable {
        var id: String
        var event: Appointment?
        var version: Int

        private enum Keys: CodingKey { case id, event, version }

        /// `event` is always there, as null for what is gone.
        func encode(to encoder: any Encoder) throws {
            var fields = encoder.container(keyedBy: Keys.self)
            try fields.encode(id, forKey: .id)
            try fields.encode(event, forKey: .event)
            try fields.encode(version, forKey: .version)
        }
    }
    var changes: [Change]
    var cursor: String
    /// Whether there are more after these, so that one asks again at once.
    var more: Bool

    init(_ changes: Diary.Changes) {
        self.changes = changes.changes.map { Change(id: $0.id, event: $0.appointment, version: $0.version) }
        cursor = String(changes.cursor)
        more = changes.hasMore
    }
}

/// The body of the answer to a write that lost a conflict: the diary's own appointment, null where it was deleted.
struct ConflictBody: Encodable, Sendable {
    var error = "conflict"
    var error_description = "The diary has a higher version."
    var event: Appointment?
    var version: Int

    private enum Keys: CodingKey { case error, error_description, event, version }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Keys.self)
        try fields.encode(error, forKey: .error)
        try fields.encode(error_description, forKey: .error_description)
        try fields.encode(event, forKey: .event)
        try fields.encode(version, forKey: .version)
    }
}
