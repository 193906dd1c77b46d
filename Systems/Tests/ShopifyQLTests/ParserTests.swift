import ShopifyQL
import Testing

@Suite("The parser")
struct ParserTests {
    @Test("clauses stand in any order and mean the same (R4.12)")
    func order() throws {
        let one = try Query("FROM sales SHOW total_sales WHERE billing_country = 'Canada' SINCE -7d GROUP BY day ORDER BY day LIMIT 3")
        let other = try Query(
            "limit 3 order by day asc group by day since -7d where billing_country = 'Canada' show total_sales from sales")
        #expect(one == other)
    }

    @Test("comments and line breaks change nothing")
    func comments() throws {
        let plain = try Query("FROM sales SHOW total_sales SINCE -1d")
        #expect(try Query("FROM sales -- the table\nSHOW /* one\nmetric */ total_sales\r\n\tSINCE -1d --") == plain)
    }

    @Test("BY and GROUP BY ALL, of the older language, are read as what they are today")
    func olderSpellings() throws {
        #expect(try Query("FROM sales SHOW orders BY shipping_city") == Query("FROM sales SHOW orders GROUP BY shipping_city"))
        #expect(try Query("FROM sales SHOW orders GROUP BY ALL day") == Query("FROM sales SHOW orders TIMESERIES day"))
    }

    @Test(
        "older forms are refused by name",
        arguments: [
            ("SHOW total_sales BY order_id FROM sales", "first report language"), ("FROM sales SHOW total_sales OVER day", "OVER"),
            ("FROM sales SHOW sum(net_sales)", "sum()"), ("FROM sales SHOW *", "'*'"),
        ])
    func olderForms(text: String, named: String) throws {
        let error = try #require(throws: QueryError.self) { try Query(text) }
        #expect(error.code == .olderForm)
        #expect(error.message.contains(named))
    }

    @Test("AND binds tighter than OR, and products tighter than sums")
    func precedence() throws {
        #expect(
            try Query("FROM a SHOW b WHERE x = 1 OR y = 2 AND z = 3").condition
                == Query("FROM a SHOW b WHERE x = 1 OR (y = 2 AND z = 3)").condition)
        #expect(try Query("FROM a SHOW b + c * d - e").items == Query("FROM a SHOW (b + (c * d)) - e").items)
    }

    @Test("an error tells line, column, what was expected and the nearest word")
    func errors() throws {
        let error = try #require(throws: QueryError.self) { try Query("FROM sales\nSHOW total_sales\n  GRUOP BY day") }
        #expect((error.line, error.column) == (3, 3))
        #expect(error.nearest == "GROUP")
        #expect(error.expected == ["a clause"])
    }

    @Test(
        "a mistake is refused where it stands",
        arguments: [
            ("", 1, QueryError.Code.missingClause), ("SHOW a", 7, .missingClause), ("FROM a", 7, .missingClause),
            ("FROM a SHOW b LIMIT -1", 21, .unexpected), ("FROM a SHOW b LIMIT 99999999999999999999", 21, .badNumber),
            ("FROM a SHOW b SINCE '2025-01-01'", 21, .badDate), ("FROM a SHOW b SINCE 2025-02-30", 21, .badDate),
            ("FROM a SHOW b SINCE -7x", 22, .badDate), ("FROM a SHOW b SINCE startOfDay(-1m)", 33, .badDate),
            ("FROM a SHOW b DURING last_month SINCE -1d", 33, .repeatedClause), ("FROM a SHOW b DURING now", 22, .invalidPeriod),
            ("FROM a SHOW b SHOW c", 15, .repeatedClause), ("FROM a SHOW b WHERE c = 'd", 25, .unclosedText),
            ("FROM a SHOW b /* c", 15, .unclosedText), ("FROM a SHOW b WHERE c = \"d\"", 25, .unexpected),
            ("FROM a SHOW b WHERE c LIKE 'd'", 23, .unexpected), ("FROM a SHOW b WHERE c = 'd\u{0}'", 27, .badCharacter),
            ("FROM a SHOW b WHERE c <> 1", 23, .badCharacter), ("FROM a SHOW b TYPE bar", 15, .unexpected),
            ("FROM a SHOW b VISUALIZE b TYPE pie", 32, .unknownName), ("FROM a SHOW customer.metafields.x.y", 13, .notSupported),
            ("FROM a SHOW b ANNOTATE c", 15, .notSupported), ("FROM a SHOW b DURING bfcm1999", 22, .badDate),
            ("FROM a SHOW b SINCE 0000-00-00", 21, .badDate), ("FROM a SHOW b SINCE 2025-01-01T25:00:00", 21, .badDate),
        ])
    func mistakes(text: String, column: Int, code: QueryError.Code) throws {
        let error = try #require(throws: QueryError.self) { try Query(text) }
        #expect((error.code, error.column) == (code, column), "\(error)")
    }

    @Test("depth, length and list sizes are bounded")
    func bounds() {
        let deep = "FROM a SHOW b WHERE " + String(repeating: "(", count: 9_000)
        #expect(throws: QueryError.self) { try Query(deep) }
        #expect(throws: QueryError.self) { try Query("FROM a SHOW b WHERE " + String(repeating: "NOT ", count: 4_000) + "c = 1") }
        #expect(throws: QueryError.self) { try Query("FROM a SHOW " + String(repeating: "b + ", count: 4_000) + "b") }
        #expect(throws: QueryError.self) { try Query("FROM a SHOW " + String(repeating: "b,", count: 9_000) + "b") }
        #expect(throws: QueryError.self) { try Query(String(repeating: " ", count: 20_001)) }
        #expect(throws: QueryError.self) { try Query("FROM a SHOW " + String(repeating: "(", count: 9_000) + "b") }
    }
}
