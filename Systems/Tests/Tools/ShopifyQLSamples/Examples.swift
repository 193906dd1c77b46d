import ShopifyQL

/// Seventy queries from documents and repositories, by number. `{r}` and the like are filled in; what was elided is written out.
package struct Example: Sendable, CustomStringConvertible {
    package let number: Int
    package let text: String
    /// The code with which the query is refused; nil where it is answered.
    package let refusal: QueryError.Code?

    init(_ number: Int, _ text: String, _ refusal: QueryError.Code? = nil) {
        self.number = number
        self.text = text.replacing("{r}", with: "SINCE 2026-10-15 UNTIL 2026-11-14")
        self.refusal = refusal
    }

    package var description: String { "\(number): \(text)" }

    private static let product =
        "net_items_sold, gross_sales, discounts, sales_reversals, net_sales, taxes, total_sales"
    private static let people = "human_or_bot_session IN ('human', 'bot')"

    package static let all: [Example] = documents + reports + recipes

    private static let documents = [
        Example(
            1,
            "FROM sales SHOW gross_sales GROUP BY sales_channel WITH TOTALS DURING last_month ORDER BY gross_sales DESC LIMIT 10 VISUALIZE gross_sales TYPE horizontal_bar"
        ),
        Example(2, "FROM sales SHOW total_sales DURING last_month"),
        Example(3, "FROM sales SHOW total_sales"),
        Example(
            4,
            "FROM sales SHOW total_sales WHERE billing_country = 'Canada' SINCE last_month GROUP BY product_title ORDER BY total_sales DESC LIMIT 10 VISUALIZE total_sales TYPE bar"
        ),
        Example(
            5,
            "FROM payments SHOW net_payments GROUP BY payment_method WITH TOTALS SINCE -30d UNTIL today ORDER BY net_payments DESC LIMIT 10",
            .unknownSchema),
        Example(6, "FROM sales SHOW total_sales, customers SINCE today"),
        Example(7, "FROM sales SHOW total_sales, orders SINCE last_week GROUP BY day ORDER BY day DESC"),
        Example(8, "FROM sales SHOW total_sales GROUP BY month SINCE -3m ORDER BY month"),
        Example(9, "FROM sales SHOW total_sales SINCE 2025-01-01 UNTIL 2025-12-31"),
        Example(10, "FROM sales SHOW orders TIMESERIES DAY SINCE -30d"),
        Example(11, "FROM sales SHOW total_sales group by product_title"),
        Example(12, "FROM sales SHOW total_sales SINCE -7d"),
        Example(13, "FROM sales SHOW total_sales GROUP BY product_title SINCE -30d UNTIL now"),
        Example(14, "FROM sales SHOW net_sales GROUP BY product_title SINCE -30d UNTIL now"),
        Example(15, "from sales show total_sales"),
        Example(16, "FROM app_events SHOW emails_sent GROUP BY app_name", .unknownSchema),
        Example(17, "FROM orders SHOW sum(net_sales)", .olderForm),
        Example(18, "FROM sales SHOW ordered_item_quantity BY product_title SINCE -1y UNTIL today ORDER BY ordered_item_quantity DESC"),
        Example(19, "FROM sales SHOW orders BY shipping_city SINCE -150d ORDER BY orders DESC LIMIT 10"),
        Example(20, "SHOW total_sales BY order_id FROM sales SINCE -1m UNTIL today ORDER BY total_sales", .olderForm),
        Example(21, "SHOW total_sales BY country FROM order SINCE -1m UNTIL today ORDER BY total_sales", .olderForm),
    ]

    private static let reports = [
        Example(
            22,
            "FROM sales SHOW total_sales, orders, average_order_value, gross_sales, discounts, returns, net_sales, taxes, shipping_charges TIMESERIES day WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_period ORDER BY day"
        ),
        Example(
            23,
            "FROM sales SHOW total_sales, orders, average_order_value, gross_sales, discounts, returns, net_sales, taxes, shipping_charges TIMESERIES day WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_year ORDER BY day"
        ),
        Example(
            24,
            "FROM sales SHOW \(product) WHERE product_title IS NOT NULL GROUP BY product_title, product_vendor, product_type WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_period ORDER BY net_sales DESC LIMIT 200"
        ),
        Example(
            25,
            "FROM sales SHOW net_items_sold, total_sales, gross_sales WHERE product_status = 'Active' AND product_title IS NOT NULL GROUP BY product_id, product_title, product_variant_id, product_variant_title, product_variant_sku WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_period ORDER BY total_sales DESC LIMIT 1000"
        ),
        Example(
            26,
            "FROM sales SHOW \(product) GROUP BY product_vendor WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_period ORDER BY total_sales DESC LIMIT 100"
        ),
        Example(
            27,
            "FROM sales SHOW \(product) GROUP BY product_type WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_period ORDER BY total_sales DESC LIMIT 100"
        ),
        Example(
            28,
            "FROM sales SHOW customers WHERE new_or_returning_customer IS NOT NULL GROUP BY new_or_returning_customer WITH TOTALS {r} ORDER BY new_or_returning_customer ASC LIMIT 2"
        ),
        Example(
            29,
            "FROM sales SHOW returning_customers, customers, returning_customer_rate TIMESERIES day WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_period ORDER BY day"
        ),
        Example(
            30,
            "FROM customers SHOW total_number_of_orders, total_amount_spent GROUP BY customer_id, customer_name WITH TOTALS {r} ORDER BY total_amount_spent DESC LIMIT 200"
        ),
        Example(
            31,
            "FROM sales SHOW orders GROUP BY order_payment_status, order_fulfillment_status WITH TOTALS {r} ORDER BY orders DESC LIMIT 100"),
        Example(
            32,
            "FROM sessions SHOW sessions, online_store_visitors, sessions_that_completed_checkout, conversion_rate WHERE \(people) GROUP BY referrer_source, referrer_name {r} ORDER BY sessions DESC LIMIT 100"
        ),
        Example(
            33,
            "FROM sessions SHOW sessions, pageviews, pageviews_per_session, average_session_duration, bounce_rate, conversion_rate WHERE \(people) GROUP BY session_device_type {r} ORDER BY sessions DESC LIMIT 50"
        ),
        Example(
            34,
            "FROM sales SHOW net_sales, total_sales, orders WHERE sales_channel = 'Point of Sale' GROUP BY pos_location_id, pos_location_name {r} ORDER BY total_sales DESC LIMIT 100"
        ),
        Example(
            35,
            "FROM web_performance SHOW page_loads, lcp_p75_ms, inp_p75_ms, p75_cls GROUP BY device_type, browser_family {r} ORDER BY page_loads DESC LIMIT 50",
            .unknownSchema),
        Example(
            36,
            "FROM campaign_sales SHOW campaign_last_click_total_sales, campaign_last_click_order_count GROUP BY utm_campaign, utm_source {r} ORDER BY campaign_last_click_total_sales DESC LIMIT 100",
            .unknownSchema),
        Example(37, "FROM marketing_engagements SHOW engagements_ad_spend TIMESERIES day WITH TOTALS {r} ORDER BY day", .unknownSchema),
        Example(
            38,
            "FROM sessions SHOW sessions, online_store_visitors WHERE \(people) TIMESERIES day WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_period ORDER BY day"
        ),
        Example(
            39,
            "FROM sessions SHOW sessions, sessions_with_cart_additions, sessions_that_reached_checkout, sessions_that_completed_checkout, conversion_rate WHERE \(people) WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_period"
        ),
        Example(
            40,
            "FROM sales SHOW orders WHERE order_fulfillment_status = 'fulfilled' TIMESERIES day WITH TOTALS, PERCENT_CHANGE {r} COMPARE TO previous_period ORDER BY day"
        ),
        Example(
            41,
            "FROM searches SHOW searches GROUP BY search_query WITH TOTALS {r} COMPARE TO previous_period ORDER BY searches DESC LIMIT 50",
            .unknownSchema),
    ]

    private static let recipes = [
        Example(42, "FROM sales SHOW total_sales TIMESERIES day DURING last_month VISUALIZE total_sales TYPE line"),
        Example(
            43,
            "FROM sales SHOW gross_sales, net_sales, total_sales, orders TIMESERIES month SINCE startOfYear(-1y) UNTIL today ORDER BY month"
        ),
        Example(44, "FROM sales SHOW total_sales TIMESERIES day SINCE -7d COMPARE TO previous_year_match_day_of_week"),
        Example(45, "FROM sales SHOW net_sales TIMESERIES day WITH CUMULATIVE_VALUES DURING last_month"),
        Example(46, "FROM sales SHOW total_sales GROUP BY hour_of_day, day_of_week SINCE -90d VISUALIZE total_sales TYPE heatmap"),
        // units_sold is no metric of today's schema.
        Example(47, "FROM sales SHOW total_sales, orders, units_sold TIMESERIES day DURING bfcm2024 COMPARE TO bfcm2023", .unknownColumn),
        Example(
            48,
            "FROM sales SHOW total_sales WHERE billing_country IN ('United States', 'Canada') GROUP BY billing_country, billing_region WITH TOTALS, GROUP_TOTALS ORDER BY total_sales DESC"
        ),
        Example(
            49,
            "FROM sales SHOW total_sales / orders AS avg_order_value, orders TIMESERIES month SINCE -12m UNTIL today VISUALIZE avg_order_value TYPE line"
        ),
        Example(
            50,
            "FROM sales SHOW total_sales, orders, discounts, discount_code WHERE discount_code IS NOT NULL GROUP BY discount_code DURING last_month ORDER BY total_sales DESC"
        ),
        Example(
            51,
            "FROM customers SHOW new_customers, returning_customers TIMESERIES week SINCE -12w UNTIL today VISUALIZE new_customers, returning_customers TYPE stacked_area"
        ),
        // customer_email is shown and not grouped by.
        Example(
            52,
            "FROM customers SHOW customer_email, total_amount_spent WHERE orders_placed MATCHES (date > '2025-01-01', count >= 5) ORDER BY total_amount_spent DESC",
            .notGrouped),
        Example(53, "FROM sessions, sales SHOW day, sessions, orders, total_sales GROUP BY day SINCE -30d VISUALIZE orders TYPE line"),
        Example(54, "FROM ORGANIZATION sales SHOW total_sales, orders GROUP BY shop_name DURING last_month ORDER BY total_sales DESC"),
        Example(
            55,
            "FROM ORGANIZATION sales SHOW total_sales WHERE shop_id IN (10002, 20023, 24211) GROUP BY shop_name WITH CURRENCY 'USD', TIMEZONE 'America/New_York'"
        ),
        Example(
            56,
            "FROM sales SHOW total_sales, product_title GROUP BY product_title WITH PERCENT_CHANGE DURING this_month COMPARE TO previous_month ORDER BY total_sales DESC LIMIT 10"
        ),
        // No other shops' benchmarks are kept.
        Example(
            57,
            "FROM sales SHOW total_sales TIMESERIES day SINCE startOfDay(-30d) UNTIL today COMPARE TO benchmarks VISUALIZE total_sales TYPE line",
            .notSupported),
        Example(
            58,
            "FROM sessions SHOW sessions, added_to_cart_rate, reached_checkout_rate, checkout_conversion_rate WHERE human_or_bot_session = 'human' GROUP BY session_device_type WITH TOTALS DURING last_month ORDER BY sessions DESC"
        ),
        Example(
            59,
            "FROM sessions SHOW sessions, conversion_rate, sessions_that_completed_checkout WHERE human_or_bot_session = 'human' GROUP BY referrer_source, session_device_type WITH TOTALS, GROUP_TOTALS HAVING sessions > 10 SINCE startOfDay(-90d) UNTIL endOfDay(-1d) ORDER BY sessions_that_completed_checkout DESC LIMIT 50"
        ),
        Example(
            60,
            "FROM sales SHOW gross_sales, discounts, net_sales, orders, average_order_value TIMESERIES month WITH PERCENT_CHANGE SINCE startOfMonth(-12m) UNTIL endOfMonth(-1m) COMPARE TO previous_year ORDER BY month ASC"
        ),
        Example(
            61,
            "FROM sales SHOW net_items_sold, gross_sales, discounts, returns, net_sales, taxes, total_sales WHERE product_title IS NOT NULL GROUP BY product_title SINCE -30d UNTIL today ORDER BY total_sales DESC LIMIT 100"
        ),
        Example(
            62,
            "FROM sales SHOW net_sales, total_sales WHERE billing_country = 'US' AND product_type != 'Gift Card' GROUP BY product_title SINCE -30d UNTIL today"
        ),
        // orders_count is no metric of today's schema.
        Example(
            63,
            "FROM sales SHOW product_title, net_sales, orders_count GROUP BY product_title HAVING net_sales > 1000 ORDER BY net_sales DESC",
            .unknownColumn),
        Example(64, "FROM sales SHOW total_sales GROUP BY hour SINCE today"),
        Example(65, "FROM sales SHOW total_sales GROUP BY day SINCE -7d"),
        Example(
            66, "FROM sales SHOW total_sales, net_sales, orders, average_order_value GROUP BY day SINCE -30d UNTIL today ORDER BY day ASC"),
        Example(67, "FROM sales SHOW total_sales GROUP BY month SINCE -3m ORDER BY month WITH TOTALS"),
        Example(68, "FROM sales SHOW orders TIMESERIES day SINCE 2000-01-01 UNTIL today VISUALIZE orders"),
        Example(
            69,
            "FROM customer_cohorts_monthly SHOW customer_cohorts_monthly_customer_retention_rate WHERE customer_cohorts_monthly_periods_since_first_purchase BETWEEN -1 AND 11 GROUP BY month, customer_cohorts_monthly_periods_since_first_purchase HAVING customer_cohorts_monthly_periods_since_first_purchase >= 0 SINCE startOfMonth(-12m) UNTIL endOfMonth(-1m) ORDER BY month VISUALIZE customer_cohorts_monthly_customer_retention_rate TYPE retention_curve",
            .unknownSchema),
        Example(70, "FROM visits SINCE -7d UNTIL today SHOW sum(totalSessions)", .olderForm),
    ]
}
