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

/// The row of a value.
public struct TableRow<Value: Identifiable> {
    nonisolated public init(_ value: Value) {}
}

/// Turns statements into rows.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
    public static func buildBlock<each Row>(_ row: repeat each Row) -> (repeat each Row) { (repeat each row) }
    public static func buildOptional<Row>(_ row: Row?) -> Row? { row }
}

extension TableColumn where RowValue: Identifiable, Content: View, Label == Text {
    /// A column that rows may be sorted by.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort == KeyPathComparator<RowValue> { self.init() }
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Sort == KeyPathComparator<RowValue>, Content == Text { self.init() }
}

extension TableColumn {
    /// The width of the column in points, at most.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

extension Table where Value: Identifiable {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == [Value], Data.Element == Value { self.init() }
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == [Value], Data.Element == Value { self.init() }
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == [Value], Data.Element == Value, Sort.Compared == Value { self.init() }
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == [Value], Data.Element == Value, Sort.Compared == Value { self.init() }
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == [Value], Data.Element == Value, Sort.Compared == Value { self.init() }
    nonisolated public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init() }
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init() }
}

extension Table where Value: Identifiable {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == [Value], Data.Element == Value {
        self.init()
    }
}
