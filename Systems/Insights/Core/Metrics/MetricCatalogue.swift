extension MetricType {
    /// Everything that can be chosen, in the order it is offered. The first seven are a new tile's.
    public static let all = [
        MetricType("total_sales", of: "sales", .money),
        MetricType("orders", of: "sales", .count),
        MetricType("sessions", of: "sessions", .count),
        MetricType("conversion_rate", of: "sessions", .rate),
        MetricType("average_order_value", of: "sales", .money),
        MetricType("returning_customer_rate", of: "sales", .rate),
        MetricType("orders_to_fulfill", of: "orders", .count, PresentMetricResponse.self),
        MetricType("net_sales", of: "sales", .money),
        MetricType("gross_sales", of: "sales", .money),
        MetricType("online_store_visitors", of: "sessions", .count),
        MetricType("sessions_with_cart_additions", of: "sessions", .count),
        MetricType("sessions_that_reached_checkout", of: "sessions", .count),
        MetricType("sessions_that_completed_checkout", of: "sessions", .count),
    ]

    /// A new tile's, as many as the largest family has: who gives them is not told which family it is.
    public static let usual = Array(all.prefix(FamilySlots.most))

    /// The metric of an identifier; nil for what this version does not know.
    public static func named(_ id: String) -> MetricType? { all.first { $0.id == id } }
}
