/// The words of the language.
enum Keyword {
    /// The words a clause begins with.
    static let clauses = [
        "FROM", "SHOW", "WHERE", "GROUP", "TIMESERIES", "WITH", "SINCE", "UNTIL", "DURING", "COMPARE", "HAVING", "ORDER", "LIMIT",
        "VISUALIZE",
    ]
    static let modifiers = ["TOTALS", "GROUP_TOTALS", "PERCENT_CHANGE", "CUMULATIVE_VALUES", "CURRENCY", "TIMEZONE"]
    private static let reserved = Set(
        clauses + [
            "BY", "TO", "TYPE", "AS", "AND", "OR", "NOT", "IN", "BETWEEN", "IS", "NULL", "TRUE", "FALSE", "ASC", "DESC", "ALL", "OVER",
        ])

    /// Whether a word cannot be a name unless it stands in double quotes.
    static func isReserved(_ word: String) -> Bool { reserved.contains(word.uppercased()) }

    static func isOneWord(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == 0x5F || (0x41...0x5A).contains($0) } }
}

/// The charts that VISUALIZE names.
public enum ChartType {
    /// All types, in small letters.
    public static let names = [
        "bar", "grouped_bar", "horizontal_bar", "horizontal_grouped_bar", "single_stacked_bar", "stacked_bar", "stacked_horizontal_bar",
        "line", "stacked_area", "donut", "histogram", "scatter_plot", "bubble_chart", "funnel", "waterfall", "heatmap",
        "calendar_heatmap", "sunburst", "treemap", "radar", "single_metric", "single_stat", "list", "list_with_dimension_values", "table",
        "rfm_grid", "retention_curve",
    ]
}
