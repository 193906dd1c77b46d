import Foundation
import LoopbackService

/// An event that a widget or an app reports.
struct WidgetEvent: Sendable, Equatable {
    /// Unlike every other of the account: the same one sent again does not count again.
    var id: String
    /// `widget_added`, `widget_changed`, `widget_removed`, or what else there is to report.
    var name: String
    /// The installation of the app on one device.
    var installation: String
    var kind: String
    var family: String
    var configuration: String
    /// The former configuration of a changed widget.
    var former: String?
    var metrics: [String]
    var shop: String?
    /// The time at which it happened.
    var at: Date

    static let added = "widget_added"
    static let removed = "widget_removed"
    static let changed = "widget_changed"
}

/// The body of `POST /v1/events`.
struct WidgetEvents: Decodable {
    /// Bytes of a request's body.
    static let bodyLimit = 256 * 1024
    /// Events of one request.
    static let most = 200

    private struct Sent: Decodable {
        var id: String
        var name: String
        var installation: String
        var kind: String?
        var family: String?
        var configuration: String?
        var former: String?
        var metrics: [String]?
        var shop: String?
        var at: String
    }
    private var events: [Sent]

    /// The events, or a refusal of all of them that names the field at fault.
    func checked(for account: Account) throws(ServiceRefusal) -> [WidgetEvent] {
        guard events.count <= Self.most else { throw .field("events", reason: "has more than \(Self.most) entries") }
        var checked: [WidgetEvent] = []
        for (index, event) in events.enumerated() {
            func text(_ value: String?, _ name: String, _ length: ClosedRange<Int>) throws(ServiceRefusal) -> String {
                let value = value ?? ""
                guard length.contains(value.utf8.count) else {
                    throw .field("events.\(index).\(name)", reason: "must have \(length.lowerBound) to \(length.upperBound) bytes")
                }
                return value
            }
            guard let at = Self.moment(event.at) else { throw .field("events.\(index).at", reason: "is no time as ISO 8601 has it") }
            let metrics = event.metrics ?? []
            guard metrics.count <= 20, metrics.allSatisfy({ (1...60).contains($0.utf8.count) }) else {
                throw .field("events.\(index).metrics", reason: "must be at most 20 names of 1 to 60 bytes")
            }
            checked.append(
                WidgetEvent(
                    id: try text(event.id, "id", 1...100), name: try text(event.name, "name", 1...60),
                    installation: try text(event.installation, "installation", 1...100), kind: try text(event.kind, "kind", 0...100),
                    family: try text(event.family, "family", 0...60),
                    configuration: try text(event.configuration, "configuration", 0...2_000),
                    former: event.former == nil ? nil : try text(event.former, "former", 0...2_000), metrics: metrics,
                    // The event may be of an account that has signed out since: a shop that this account lacks is left out.
                    shop: event.shop.flatMap { shop in account.shops.contains { $0.id == shop } ? shop : nil }, at: at))
        }
        return checked
    }

    /// Reads a time with or without parts of a second; within the years that a clock may show.
    private static func moment(_ text: String) -> Date? {
        guard text.utf8.count <= 40 else { return nil }
        let date =
            (try? Date.ISO8601FormatStyle().parse(text)) ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
        guard let date, (0...7_258_118_400).contains(date.timeIntervalSince1970) else { return nil }
        return date
    }
}
