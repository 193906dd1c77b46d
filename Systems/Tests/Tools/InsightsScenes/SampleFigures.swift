import Foundation
import InsightsCore

/// The figures of the board: a Friday in June in a coffee shop in Rome.
public enum SampleFigures {
    public static let zone = TimeZone(identifier: "Europe/Rome") ?? .gmt
    /// 12 June 2026, 15:30 there.
    public static let now = Date(timeIntervalSince1970: 1_781_271_000)
    public static let shop = Shop(
        id: "1001", name: "Kaffa Coffee", domain: "kaffa.example", currency: "EUR", timeZone: "Europe/Rome")

    /// Seven metrics of the board, in its order.
    public static let seven = [
        "total_sales", "orders", "sessions", "conversion_rate", "average_order_value", "returning_customer_rate", "orders_to_fulfill",
    ]

    /// The figures of all metrics.
    public static let data: [MetricType: MetricData] = {
        var data: [MetricType: MetricData] = [:]
        func add(_ name: String, _ value: String, _ previous: String?, _ day: [Double], money: Bool = false) {
            guard let metric = MetricType.named(name), let value = Decimal(string: value) else { return }
            data[metric] = MetricData(
                value: value, previous: previous.flatMap { Decimal(string: $0) }, series: hours(day), currency: money ? "EUR" : nil)
        }
        add("total_sales", "4826.50", "4309.40", [2, 2, 2, 2, 2, 3, 12, 24, 42, 52, 54, 62, 76, 68, 58, 66], money: true)
        add("orders", "64", "59", [30, 26, 26, 20, 19, 8, 4, 4, 18, 28, 36, 32, 34, 31, 25, 22])
        add("sessions", "1932", "1992", [4, 8, 12, 16, 24, 30, 33, 22, 18, 30, 26, 34, 40, 30, 28, 20])
        add("conversion_rate", "0.033", "0.0317", [8, 26, 14, 30, 18, 12, 28, 20, 30, 26, 31, 32, 33, 27, 31, 38])
        add("average_order_value", "75.41", "76.95", [40, 38, 33, 36, 26, 27, 29, 22, 24, 18, 12, 14, 10, 8, 9, 8], money: true)
        add("returning_customer_rate", "0.28", "0.2801", [14, 22, 28, 20, 14, 12, 11, 18, 26, 30, 33, 36, 38, 35, 32, 35])
        add("orders_to_fulfill", "17", nil, [])
        add("net_sales", "3956.15", nil, [2, 2, 2, 2, 2, 3, 12, 24, 42, 52, 54, 62, 76, 68, 58, 66], money: true)
        return data
    }()

    /// The values from midnight on, one an hour.
    public static func hours(_ values: [Double]) -> [MetricData.Point] {
        let midnight = now.addingTimeInterval(-15.5 * 3_600)
        return values.enumerated().map { MetricData.Point(date: midnight.addingTimeInterval(Double($0) * 3_600), value: $1) }
    }

    /// The values up to today, one a day.
    public static func days(_ values: [Double]) -> [MetricData.Point] {
        let midnight = now.addingTimeInterval(-15.5 * 3_600)
        return values.enumerated().map { index, value in
            MetricData.Point(date: midnight.addingTimeInterval(Double(index - values.count + 1) * 86_400), value: value)
        }
    }
}
