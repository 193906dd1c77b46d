import AppIntents
import GetawaysCore

/// How many travel together, as it is chosen.
enum TravellersOption: String, AppEnum {
    case one, two, three, four, five, six

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Travellers"
    static let caseDisplayRepresentations: [TravellersOption: DisplayRepresentation] = [
        .one: "1 traveller", .two: "2 travellers", .three: "3 travellers", .four: "4 travellers", .five: "5 travellers",
        .six: "6 travellers",
    ]

    var travellers: Travellers {
        switch self {
        case .one: .one
        case .two: .two
        case .three: .three
        case .four: .four
        case .five: .five
        case .six: .six
        }
    }
}
