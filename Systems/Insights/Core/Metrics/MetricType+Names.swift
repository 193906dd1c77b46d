import Foundation
import SwiftUI

extension MetricType {
    /// “Online store conversion rate”: where it is chosen, and read aloud.
    public var title: String { NSLocalizedString("metric.\(id)", bundle: .module, comment: "A metric, in full") }

    /// “Conversion”: in a cell.
    var name: Text { word("metric.\(id).name") }

    /// The name for where there is less room: “Conv.”
    var shortName: Text { word("metric.\(id).short") }

    /// The full name, in the language of the place.
    var spokenName: Text { word("metric.\(id)") }
}

extension DateRange {
    /// “Last 7 days”: where it is chosen.
    public var title: String { NSLocalizedString("range.\(rawValue)", bundle: .module, comment: "A date range") }

    /// “7 days”: in a tile's header.
    var name: Text { word("range.\(rawValue).name") }

    /// The name for where there is hardly any room: “7d”.
    var shortName: Text { word("range.\(rawValue).short") }

    /// “vs yesterday”.
    var comparedWith: Text { word("range.\(rawValue).before") }
}

/// A word by a key that is made, and not written.
private func word(_ key: String) -> Text { Text(LocalizedStringKey(key), bundle: .module) }
