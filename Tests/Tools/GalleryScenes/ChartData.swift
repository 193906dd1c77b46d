import Foundation

/// Figures that the charts of the gallery show; the same on every machine.
enum ChartData {
    struct Sale: Identifiable {
        let id: Int
        let month: String
        let kind: String
        let amount: Double
    }

    static let sales: [Sale] = {
        let amounts: [[Double]] = [[40, 57], [30, 41], [52, 23], [20, 33], [44, 38]]
        return ["Jan", "Feb", "Mar", "Apr", "May"].enumerated().flatMap { index, month in
            ["Bikes", "Cars"].enumerated().map { kind, name in
                Sale(id: index * 2 + kind, month: month, kind: name, amount: amounts[index][kind])
            }
        }
    }()

    /// Midnight of 1 March 2026 in UTC, and so many days later.
    static func day(_ days: Double) -> Date { Date(timeIntervalSince1970: 1_772_323_200 + days * 86400) }

    /// Sales of a shop by the hour, as on its dashboard; the day is not over.
    static let hours: [Double] = [0, 0, 0, 0, 0, 0, 12, 40, 110, 190, 260, 310, 420, 510, 480, 390, 440, 0, 0, 0, 0, 0, 0, 0]

    static let visits: [Double] = [31, 34, 29, 38, 44, 41, 39, 47, 52, 49, 57, 55, 61, 58, 66, 72, 69, 75, 71, 80, 84, 79, 88, 92, 90, 97]

    static let temperatures: [(low: Double, high: Double)] = [(-4, 3), (-2, 6), (1, 9), (0, 7), (4, 14), (6, 17), (3, 12)]
    static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// Length, width and species of penguins' beaks, in millimetres.
    static let beaks: [(species: String, length: Double, depth: Double)] = (0..<48).map { index in
        let spread = Double(index * 37 % 23) / 23, tilt = Double(index * 53 % 19) / 19
        switch index % 3 {
        case 0: return ("Adelie", 34 + spread * 10, 16 + tilt * 4)
        case 1: return ("Gentoo", 43 + spread * 12, 13 + tilt * 4)
        default: return ("Chinstrap", 45 + spread * 11, 16.5 + tilt * 4)
        }
    }

    static let energy: [(kind: String, share: Double)] = [("Wind", 38), ("Solar", 24), ("Hydro", 17), ("Gas", 13), ("Other", 8)]

    static func warmth(_ city: String, _ month: Int) -> Double {
        let swing = city == "Cairo" ? 2 : 3
        let base = ["Rome": 20, "Oslo": 15, "Cairo": 29][city] ?? 0
        return Double(base - abs(month - 6) * swing)
    }

    static func power(_ kind: String, _ hour: Int) -> Double {
        let swing = [3, 8, 5, 10, 6, 2, 7][hour % 7]
        return Double(swing + kind.count * 2 + (kind == "Solar" ? max(0, 12 - abs(hour - 12)) : 0))
    }
}
