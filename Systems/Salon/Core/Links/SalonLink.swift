import DeepLinks
import Foundation

/// A link of the widget into the app, built and read in one place, so that the link given is the link handled.
public enum SalonLink: Hashable, Sendable {
    /// The details of an appointment.
    case event(String)
    /// A page of the diary.
    case day(DiaryDay)
    case signIn

    /// The URL scheme the app claims in its Info.plist.
    public static let scheme = "salon"

    /// `salon://event/ID`, `salon://day/2026-06-12`, `salon://sign-in`.
    public var url: URL {
        // What has no link of its own, an event without a proper identifier, leads to the app as it was left.
        (try? Self.router.link(to: self)) ?? URL(string: "\(Self.scheme)://") ?? URL(fileURLWithPath: "/")
    }

    /// Reads a link, which may come from anybody; throws for one that no tile has.
    public init(_ url: URL) throws(DeepLinkError) { self = try Self.router.route(url) }

    private static let router: DeepLinkRouter<SalonLink> = {
        var router = DeepLinkRouter<SalonLink>(scheme: scheme)
        router.add("event/:id") { values throws(DeepLinkError) in
            let id = try values.required("id")
            guard CalendarEvent.isID(id) else { throw .invalidValue("id") }
            return .event(id)
        } values: { link in
            guard case .event(let id) = link else { return nil }
            return LinkParameters(path: ["id": id])
        }
        router.add("day/:day") { values throws(DeepLinkError) in
            guard let day = DiaryDay(try values.required("day")) else { throw .invalidValue("day") }
            return .day(day)
        } values: { link in
            guard case .day(let day) = link else { return nil }
            return LinkParameters(path: ["day": day.description])
        }
        router.add("sign-in") { _ throws(DeepLinkError) in
            .signIn
        } values: {
            $0 == .signIn ? LinkParameters() : nil
        }
        return router
    }()
}
