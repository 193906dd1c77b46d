extension Schema {
    /// One row per order, by the time it was placed; money in minor units, as it stands now.
    public static let orders = Schema(
        name: "orders",
        recordKey: "order_id",
        dimensions: [
            Dimension("order_id", .identity), Dimension("customer_id", .identity), Dimension("sales_channel"),
            Dimension("billing_country"), Dimension("billing_region"), Dimension("order_fulfillment_status"),
            Dimension("order_payment_status"),
        ],
        measured: [
            Field("cancelled", .boolean), Field("gross", .integer), Field("discount", .integer), Field("returned", .integer),
            Field("shipping_charge", .integer), Field("tax", .integer), Field("duty", .integer), Field("fee", .integer),
            Field("ordered_units", .integer), Field("returned_units", .integer),
        ],
        metrics: [
            Metric("orders", .integer, .count()),
            Metric("gross_sales", .money, .total("gross")),
            Metric("discounts", .money, .total("discount")),
            Metric("returns", .money, .total("returned")),
            Metric("net_sales", .money, .difference(.total("gross"), [.total("discount"), .total("returned")])),
            Metric("shipping", .money, .total("shipping_charge")),
            Metric("taxes", .money, .total("tax")),
            Metric("duties", .money, .total("duty")),
            Metric("additional_fees", .money, .total("fee")),
            Metric("average_order_value", .money, .ratio(.difference(.total("gross"), [.total("discount")]), .count())),
            Metric("ordered_product_quantity", .integer, .total("ordered_units")),
            Metric("returned_product_quantity", .integer, .total("returned_units")),
            Metric("net_product_quantity", .integer, .difference(.total("ordered_units"), [.total("returned_units")])),
            // How many wait now: asked without a period.
            Metric(
                "orders_to_fulfill", .integer,
                .count(
                    where: Measure.FieldValue("order_fulfillment_status", .text("unfulfilled")),
                    Measure.FieldValue("cancelled", .integer(0)))),
        ])

    /// One row per product, by the time it was created.
    public static let products = Schema(
        name: "products",
        recordKey: "product_id",
        dimensions: [
            Dimension("product_id", .identity), Dimension("product_title"), Dimension("product_vendor"), Dimension("product_type"),
            Dimension("product_status"),
        ],
        measured: [Field("variants", .integer), Field("stock", .integer), Field("stock_value", .integer)],
        metrics: [
            Metric("products", .integer, .count()),
            Metric("active_products", .integer, .count(where: Measure.FieldValue("product_status", .text("Active")))),
            Metric("product_variants", .integer, .total("variants")),
            Metric("inventory_units", .integer, .total("stock")),
            Metric("inventory_value", .money, .total("stock_value")),
        ])

    /// One row per customer, by the time of the first purchase.
    public static let customers = Schema(
        name: "customers",
        recordKey: "customer_id",
        dimensions: [
            Dimension("customer_id", .identity), Dimension("customer_name"), Dimension("customer_email"), Dimension("customer_country"),
        ],
        measured: [Field("returning", .boolean), Field("spent", .integer), Field("placed_orders", .integer)],
        metrics: [
            Metric("new_customer_records", .integer, .count()),
            Metric("new_customers", .integer, .count()),
            // The customers among them who have bought again since.
            Metric("returning_customers", .integer, .total("returning")),
            Metric("total_amount_spent", .money, .total("spent")),
            Metric("total_number_of_orders", .integer, .total("placed_orders")),
            Metric("total_amount_spent_per_order", .money, .ratio(.total("spent"), .total("placed_orders"))),
        ])
}
