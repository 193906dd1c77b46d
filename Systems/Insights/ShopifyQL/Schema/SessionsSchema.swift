extension Schema {
    /// One row per visit to the online store.
    public static let sessions = Schema(
        name: "sessions",
        dimensions: [
            Dimension("session_device_type"), Dimension("session_country"), Dimension("referrer_source"), Dimension("referrer_name"),
            Dimension("landing_page_path"), Dimension("utm_campaign"), Dimension("utm_source"), Dimension("utm_medium"),
            Dimension("human_or_bot_session"),
        ],
        measured: [
            Field("visitor_id", .identity), Field("cart", .boolean), Field("reached", .boolean), Field("completed", .boolean),
            Field("bounced", .boolean), Field("views", .integer), Field("seconds", .integer),
        ],
        metrics: [
            Metric("sessions", .integer, .count()),
            Metric("online_store_visitors", .integer, .distinct("visitor_id")),
            Metric("sessions_with_cart_additions", .integer, .total("cart")),
            Metric("sessions_that_reached_checkout", .integer, .total("reached")),
            Metric("sessions_that_completed_checkout", .integer, .total("completed")),
            Metric("sessions_that_reached_and_completed_checkout", .integer, reachedAndCompleted),
            Metric("added_to_cart_rate", .percent, .ratio(.total("cart"), .count())),
            Metric("reached_checkout_rate", .percent, .ratio(.total("reached"), .count())),
            Metric("checkout_conversion_rate", .percent, .ratio(reachedAndCompleted, .total("reached"))),
            Metric("completed_checkout_rate", .percent, .ratio(.total("completed"), .count())),
            Metric("conversion_rate", .percent, .ratio(.total("completed"), .count())),
            Metric("bounces", .integer, .total("bounced")),
            Metric("bounce_rate", .percent, .ratio(.total("bounced"), .count())),
            Metric("pageviews", .integer, .total("views")),
            Metric("pageviews_per_session", .decimal, .ratio(.total("views"), .count())),
            Metric("average_session_duration", .secondDuration, .ratio(.total("seconds"), .count())),
        ])

    private static let reachedAndCompleted: Formula = .total("completed", where: Measure.FieldValue("reached", .integer(1)))
}
