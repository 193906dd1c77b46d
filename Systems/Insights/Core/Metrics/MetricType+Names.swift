import Foundation
import SwiftUI

extension MetricType {
    /// “Online store conversion rate”: where it is chosen, and read aloud.
    public var title: String { NSLocalizedString("metric.\(id)", bundle: .module, comment: "A metric, in full") }

    /// “Conversion”: in a cell.
    var name: Text { Text(LocalizedStringKey("metric.\(id).name"), bundle: .module) }

    /// Where there is less room: “Conv.”
    var shortName: Text { Text(LocalizedStringKey("metric.\(id).short"), bundle: .module) }

    /// The full name, in the language of the place.
    var spokenName: Text { Text(LocalizedStringKey("metric.\(id)"), bundle: .module) }
}

extension DateRange {
    /// “Last 7 days”: where it is chosen.
    public var title: String { NSLocalizedString("range.\(rawValue)", bundle: .module, comment: "A date range") }

    /// “7 days”: in a tile's header.
    var name: Text { Text(LocalizedStringKey("range.\(rawValue).name"), bundle: .module) }

    /// “vs yesterday”.
    var comparedWith: Text { Text(LocalizedStringKey("range.\(rawValue).before"), bundle: .module) }
}
