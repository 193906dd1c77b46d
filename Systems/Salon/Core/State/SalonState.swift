import Foundation

/// The state that a tile shows.
public enum SalonState: Hashable, Sendable {
    case day(DaySheet)
    case signedOut
    /// Somebody is signed in, but there has never been a day to show and none can be had now.
    case unavailable

    /// The link of a tap that meets no appointment of its own; nil is the app as it was left.
    /// - Parameter isWhole: the tile is one target, without links for its parts.
    public func link(isWhole: Bool) -> URL? {
        switch self {
        case .signedOut: SalonLink.signIn.url
        case .unavailable: nil
        case .day(let day):
            if isWhole, let first = day.first { SalonLink.event(first.id).url } else { day.link }
        }
    }
}
