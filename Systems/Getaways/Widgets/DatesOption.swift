import AppIntents
import GetawaysCore

/// The time of travel, as it is chosen.
enum DatesOption: String, AppEnum {
    case weekend, week, anytime

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dates"
    static let caseDisplayRepresentations: [DatesOption: DisplayRepresentation] = [
        .weekend: DisplayRepresentation(title: "A weekend", subtitle: "Friday to Sunday"),
        .week: DisplayRepresentation(title: "A week", subtitle: "Seven nights"),
        .anytime: DisplayRepresentation(title: "Any time", subtitle: "Whenever it is cheapest"),
    ]

    var dates: TravelDates {
        switch self {
        case .weekend: .weekend
        case .week: .week
        case .anytime: .anytime
        }
    }
}
