import AppIntents
import GetawaysCore

/// The option for the number of people who travel together.
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
