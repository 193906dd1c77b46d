import Foundation
import Hummingbird
import LoopbackService

/// The parameters of a request's query, each of which may be given once.
struct EventParameters {
    /// Days of one answer.
    static let days = 1...92
    /// Seconds that somebody may wait for news.
    static let wait = 0.0...60.0
    private let request: Request

    init(_ request: Request) { self.request = request }

    func day() throws -> SalonDay {
        guard let day = SalonDay(try required("day")) else { throw ServiceRefusal.field("day", reason: "is no day such as 2026-06-12") }
        return day
    }

    func days() throws -> Int {
        guard let text = try optional("days") else { return 1 }
        guard let days = Int(text), Self.days.contains(days) else {
            throw ServiceRefusal.field("days", reason: "must be between \(Self.days.lowerBound) and \(Self.days.upperBound)")
        }
        return days
    }

    /// The stylist who is asked for; nil for the whole salon, which is asked for as `all`.
    func stylist(of account: SalonAccount) throws -> String? {
        let wanted = try optional("stylist") ?? account.id
        if wanted == "all" { return nil }
        guard Stylist.all.contains(where: { $0.id == wanted }) else { throw SalonRefusal.noSuchStylist }
        return wanted
    }

    func cursor() throws -> Int {
        let text = try required("since")
        guard text.utf8.count <= 18, let cursor = Int(text), cursor >= 0, String(cursor) == text else {
            throw ServiceRefusal.field("since", reason: "is no cursor")
        }
        return cursor
    }

    func wait() throws -> Double {
        guard let text = try optional("wait") else { return 0 }
        guard let seconds = Double(text), Self.wait.contains(seconds) else {
            throw ServiceRefusal.field("wait", reason: "must be between 0 and 60 seconds")
        }
        return seconds
    }

    func version() throws -> Int {
        guard let version = Int(try required("version")), (0...1_000_000_000).contains(version) else {
            throw ServiceRefusal.field("version", reason: "must be between 0 and 1000000000")
        }
        return version
    }

    private func required(_ name: String) throws -> String {
        guard let value = try optional(name), !value.isEmpty else { throw ServiceRefusal.field(name, reason: "is missing") }
        return value
    }

    private func optional(_ name: String) throws -> String? {
        let found = request.uri.queryParameters[values: name[...]]
        guard found.count <= 1 else { throw ServiceRefusal.field(name, reason: "is given \(found.count) times") }
        guard let value = found.first else { return nil }
        guard value.utf8.count <= 100 else { throw ServiceRefusal.field(name, reason: "has more than 100 bytes") }
        return String(value)
    }
}
