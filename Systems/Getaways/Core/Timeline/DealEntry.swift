import Foundation
import WidgetKit

/// An entry: what the tile shows from `date` on.
public struct DealEntry: TimelineEntry {
    /// The message shown where there is no deal.
    public enum Message: Hashable, Sendable {
        /// No airport was chosen.
        case configure
        /// The service has no deals from this city.
        case noDeals(from: String)
        /// The service is out of reach, and nothing it said before is left.
        case unreachable
    }

    /// A note on what of a deal is not as it should be.
    public enum Note: Hashable, Sendable {
        /// The deal's photograph is not there; another picture stands for it.
        case photographToCome
        /// The service is out of reach; the deal is what it said at this time.
        case asOf(Date)
    }

    public var date: Date
    public let deal: Deal?
    /// Said on the tile, so that nobody takes for whole what is not.
    public let note: Note?
    /// The picture behind a message; a deal has its own.
    public let configurationImageName: String?
    public let message: Message?

    private init(date: Date, deal: Deal?, note: Note?, configurationImageName: String?, message: Message?) {
        self.date = date
        self.note = note
        self.deal = deal
        self.configurationImageName = configurationImageName
        self.message = message
    }

    /// - Parameter asOf: when the service gave the deal, where it is out of reach now.
    public init(date: Date, deal: Deal, asOf: Date? = nil) {
        self.init(
            date: date, deal: deal, note: asOf.map { .asOf($0) } ?? (deal.photographFailure == nil ? nil : .photographToCome),
            configurationImageName: nil, message: nil)
    }

    public init(date: Date, message: Message, configurationImageName: String = ConfigurationImage.name) {
        self.init(date: date, deal: nil, note: nil, configurationImageName: configurationImageName, message: message)
    }
}
