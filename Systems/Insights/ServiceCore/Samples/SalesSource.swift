import ShopifyQL
import ShopifyQLStore

/// The source of orders and refunds as rows.
struct SalesSource: Sendable {
    let orders: OrderSource

    /// One row a line; the first one carries the shipping.
    func rows(of order: SampleOrder, now: Int64) -> [StoredRow] {
        order.lines.enumerated().map { index, line in
            var values = shared(order, line)
            values["adjustment"] = .integer(0)
            values["gross"] = .integer(line.gross)
            values["discount"] = .integer(line.discount)
            values["tax"] = .integer(line.tax)
            values["shipping"] = .integer(index == 0 ? order.shipping : 0)
            values["cost"] = .integer(line.gross * 55 / 100)
            values["ordered_units"] = .integer(line.units)
            values["order_fulfillment_status"] = .text(order.status(at: now))
            return StoredRow(shop: orders.number, at: order.at, values: values)
        }
    }

    /// A line that was sent back: on its own day, and no order of its own.
    func row(refund line: SampleOrder.Line, of order: SampleOrder, at: Int64) -> StoredRow {
        var values = shared(order, line)
        values["adjustment"] = .integer(1)
        values["returned"] = .integer(line.gross - line.discount)
        values["tax"] = .integer(-line.tax)
        values["cost"] = .integer(-line.gross * 55 / 100)
        values["returned_units"] = .integer(line.units)
        return StoredRow(shop: orders.number, at: at, values: values)
    }

    private func shared(_ order: SampleOrder, _ line: SampleOrder.Line) -> [String: Cell] {
        let product = orders.shop.products[line.product]
        var values: [String: Cell] = [
            "order_id": .integer(order.id), "customer_id": .integer(order.customer),
            "new_or_returning_customer": .text(order.isNew ? "New" : "Returning"), "sales_channel": .text(order.channel),
            "product_id": .integer(Int64(line.product + 1)), "product_title": .text(product.title), "product_vendor": .text(product.vendor),
            "product_type": .text(product.type), "product_status": .text("Active"), "billing_country": .text(order.place.country),
            "billing_region": .text(order.place.region), "shipping_city": .text(order.place.city), "order_payment_status": .text("paid"),
            "referring_channel": .text(SessionSource.sources[order.source].source),
        ]
        if let code = order.discountCode { values["discount_code"] = .text(code) }
        return values
    }

    /// The order as a record, which changes when its parcel goes out.
    func record(of order: SampleOrder, now: Int64) -> StoredRow {
        func total(_ part: (SampleOrder.Line) -> Int64) -> Cell { .integer(order.lines.reduce(0) { $0 + part($1) }) }
        return StoredRow(
            shop: orders.number, at: order.at,
            values: [
                "order_id": .integer(order.id), "customer_id": .integer(order.customer), "sales_channel": .text(order.channel),
                "billing_country": .text(order.place.country), "billing_region": .text(order.place.region),
                "order_fulfillment_status": .text(order.status(at: now)), "order_payment_status": .text("paid"), "cancelled": .integer(0),
                "gross": total(\.gross), "discount": total(\.discount), "returned": .integer(0),
                "shipping_charge": .integer(order.shipping),
                "tax": total(\.tax), "duty": .integer(0), "fee": .integer(0), "ordered_units": total(\.units),
                "returned_units": .integer(0),
            ])
    }

    /// A customer's record, by the first purchase.
    func customer(of order: SampleOrder) -> StoredRow {
        let spent = order.lines.reduce(order.shipping) { $0 + $1.gross - $1.discount + $1.tax }
        return StoredRow(
            shop: orders.number, at: order.at,
            values: [
                "customer_id": .integer(order.customer), "customer_name": .text("Customer \(order.customer)"),
                "customer_email": .text("customer-\(order.customer)@example.com"), "customer_country": .text(order.place.country),
                "returning": .integer(0), "spent": .integer(spent), "placed_orders": .integer(1),
            ])
    }

    /// The products that the shop sells, since 2026-01-01.
    var products: [StoredRow] {
        orders.shop.products.enumerated().map { index, product in
            let stock = Int64(40 + index * 17)
            return StoredRow(
                shop: orders.number, at: 1_767_225_600,
                values: [
                    "product_id": .integer(Int64(index + 1)), "product_title": .text(product.title),
                    "product_vendor": .text(product.vendor),
                    "product_type": .text(product.type), "product_status": .text("Active"), "variants": .integer(1),
                    "stock": .integer(stock), "stock_value": .integer(stock * orders.shop.price(product.price)),
                ])
        }
    }
}
