import Foundation
import SwiftData

enum Kind: String, Codable { case city, nature }

struct Spot: Codable, Equatable {
    var latitude: Double
    var longitude: Double
}

@Model
final class Trip {
    @Attribute(.unique) var code: String
    var title: String = "Untitled"  // a comment { with a brace
    var days = 3
    var start: Date
    var note: String?
    var kind: Kind = Kind.city
    var spot: Spot?
    var tags: [String] = []
    var price: Decimal = 0
    var link: URL?
    @Attribute(.externalStorage) var picture: Data?
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var guides: [Guide] = []
    @Transient var isOpen = false
    var length: Double { Double(days) * 24 }
    static let limit = 5

    init(_ code: String, title: String = "Untitled", days: Int = 3, start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.code = code
        self.title = title
        self.days = days
        self.start = start
    }
}

@Model
class Stop {
    var id: UUID
    var name: String
    var trip: Trip?

    init(name: String, trip: Trip? = nil) {
        self.id = UUID()
        self.name = name
        self.trip = trip
    }
}

@Model public final class Guide {
    public var name: String
    var trips: [Trip] = []
    @Relationship(deleteRule: .deny) var badge: Badge?
    public init(name: String) { self.name = name }
}

@Model final class Badge {
    #Unique<Badge>([\.series, \.number])
    #Index<Badge>([\.number])
    var series: String
    var number: Int
    init(series: String, number: Int) {
        self.series = series
        self.number = number
    }
}

extension Trip {
    var summary: String { "\(title), \(days) days" }
}

extension Spot {
    static let rome = Spot(latitude: 41.9, longitude: 12.5)
}
