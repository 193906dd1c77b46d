import Foundation

/// Rows with columns. iOS draws no tables in widgets, and none is drawn here: the picture's diagnostics say so.
public struct Table<Value, Rows, Columns> {
    init() {}
}

extension Table: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        inputs.report("Table is declared and not drawn")
    }
}

/// A column of a table.
public struct TableColumn<RowValue, Sort, Content, Label> {
    init() {}
}

extension TableColumn where RowValue: Identifiable, Sort == Never, Content: View, Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init() }

    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text { self.init() }
}

/// Turns statements into columns.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }
    public static func buildBlock<each Column>(_ column: repeat each Column) -> (repeat each Column) { (repeat each column) }
}

extension Table where Value: Identifiable {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == [Value], Data.Element == Value {
        self.init()
    }
}
