extension Schema {
    /// One row per line of an order and per later adjustment of it; money is positive, in minor units.
    ///
    /// net = gross − discounts − returns; total = net + taxes + duties + shipping + fees. An adjustment (1) is a return, an edit or
    /// a late fee: it counts towards sales on its own day, and neither as an order nor in the order's value.
    public static let sales = Schema(
        name: "sales",
        dimensions: [
            Dimension("order_id", .identity), Dimension("customer_id", .identity), Dimension("new_or_returning_customer"),
            Dimension("sales_channel"), Dimension("product_id", .identity), Dimension("product_title"), Dimension("product_vendor"),
            Dimension("product_type"), Dimension("product_status"), Dimension("product_variant_id", .identity),
            Dimension("product_variant_title"), Dimension("product_variant_sku"), Dimension("billing_country"),
            Dimension("billing_region"), Dimension("shipping_city"), Dimension("discount_code"), Dimension("order_fulfillment_status"),
            Dimension("order_payment_status"), Dimension("pos_location_id", .identity), Dimension("pos_location_name"),
            Dimension("staff_member_name"), Dimension("referring_channel"),
        ],
        measured: [
            Field("adjustment", .boolean), Field("gross", .integer), Field("discount", .integer), Field("returned", .integer),
            Field("tax", .integer), Field("duty", .integer), Field("shipping", .integer), Field("fee", .integer), Field("tip", .integer),
            Field("cost", .integer), Field("ordered_units", .integer), Field("returned_units", .integer),
        ],
        metrics: [
            Metric("total_sales", .money, .sum([netSales, .total("tax"), .total("duty"), .total("shipping"), .total("fee")])),
            Metric("gross_sales", .money, .total("gross")),
            Metric("net_sales", .money, netSales),
            Metric("discounts", .money, .total("discount")),
            Metric("sales_reversals", .money, .total("returned"), formerly: ["returns"]),
            Metric("taxes", .money, .total("tax")),
            Metric("duties", .money, .total("duty")),
            Metric("shipping_charges", .money, .total("shipping")),
            Metric("additional_fees", .money, .total("fee")),
            Metric("tips", .money, .total("tip")),
            Metric("cost_of_goods_sold", .money, .total("cost")),
            Metric("gross_profit", .money, .difference(netSales, [.total("cost")])),
            Metric("gross_margin", .percent, .ratio(.difference(netSales, [.total("cost")]), netSales)),
            // An order is placed at one moment, so the orders of days add up.
            Metric("orders", .integer, placedOrders, additive: true),
            Metric(
                "average_order_value", .money,
                .ratio(.difference(.total("gross", where: placed), [.total("discount", where: placed)]), placedOrders)),
            Metric("ordered_item_quantity", .integer, .total("ordered_units")),
            Metric("returned_item_quantity", .integer, .total("returned_units")),
            Metric("net_items_sold", .integer, .difference(.total("ordered_units"), [.total("returned_units")])),
            Metric("customers", .integer, .distinct("customer_id", where: placed)),
            Metric("new_customers", .integer, .distinct("customer_id", where: placed, newOrReturning("New"))),
            Metric("returning_customers", .integer, returning),
            Metric("returning_customer_rate", .percent, .ratio(returning, .distinct("customer_id", where: placed))),
        ])

    private static let placed = Measure.FieldValue("adjustment", .integer(0))
    private static let netSales: Formula = .difference(.total("gross"), [.total("discount"), .total("returned")])
    private static let placedOrders: Formula = .distinct("order_id", where: placed)
    private static let returning: Formula = .distinct("customer_id", where: placed, newOrReturning("Returning"))
    private static func newOrReturning(_ value: String) -> Measure.FieldValue {
        Measure.FieldValue("new_or_returning_customer", .text(value))
    }
}
