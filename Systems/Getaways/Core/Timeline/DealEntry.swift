import Foundation
import WidgetKit

/// What the tile shows from `date` on.
public struct DealEntry: TimelineEntry {
    /// What is said where there is no deal.
    public enum Message: Hashable, Sendable {
        /// No airport was chosen.
        case configure
        /// There are none from this city.
        case noDeals(from: String)
        /// The service is out of reach, and nothing it said before is left.
        case unreachable
    }

    public var date: Date
    public let deal: Deal?
    /// The picture behind a message; a deal has its own.
    public let configurationImageName: String?
    public let message: Message?

    private init(date: Date, deal: Deal?, configurationImageName: String?, message: Message?) {
        self.date = date
        self.deal = deal
        self.configurationImageName = configurationImageName
        self.message = message
    }

    public init(date: Date, deal: Deal) {
        self.init(date: date, deal: deal, configurationImageName: nil, message: nil)
    }

    public init(date: Date, message: Message, configurationImageName: String = ConfigurationImage.name) {
        self.init(date: date, deal: nil, configurationImageName: configurationImageName, message: message)
    }
}
