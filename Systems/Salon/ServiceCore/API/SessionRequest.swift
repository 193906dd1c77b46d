import Foundation
import LoopbackService

/// `POST /v1/sessions`: who signs in, and by which of the two ways the session is known.
struct SessionRequest: Decodable, Sendable {
    enum Kind: String, Decodable, Sendable {
        case token, cookie
    }

    var email: String
    var password: String
    var kind: String?

    func checked() throws -> (email: String, password: String, kind: Kind) {
        guard (3...254).contains(email.utf8.count), email.contains("@") else {
            throw ServiceRefusal.field("email", reason: "is no email address")
        }
        guard (1...200).contains(password.utf8.count) else { throw ServiceRefusal.field("password", reason: "must have 1 to 200 bytes") }
        guard let kind = Kind(rawValue: kind ?? "token") else {
            throw ServiceRefusal.field("kind", reason: "is none of token, cookie")
        }
        return (email, password, kind)
    }
}
