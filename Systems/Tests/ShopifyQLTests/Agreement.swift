import Foundation
import ShopifyQL
import ShopifyQLSamples
import ShopifyQLStore
import Testing

/// Compares the engine's answer over SQLite with the plain evaluator's.
struct Agreement {
    let engine: Engine

    /// The instance that all tests share: nothing writes to its store.
    static let shared = Task { try await Agreement() }

    private init() async throws { engine = Engine(store: try await ShopData.store()) }

    /// The engine's table, after every cell was found equal to the plain evaluator's.
    @discardableResult
    func check(_ text: String, for context: QueryContext = ShopData.context, sourceLocation: SourceLocation = #_sourceLocation) async throws
        -> Table
    {
        let query = try Query(text)
        let table = try await engine.answer(query, for: context)
        if let difference = difference(table, PlainEvaluator(query, context).answer()) {
            Issue.record("\(text)\n\(difference)", sourceLocation: sourceLocation)
        }
        return table
    }

    func difference(_ table: Table, _ lines: [PlainEvaluator.Line]) -> String? {
        guard table.rows.count == lines.count else { return "\(table.rows.count) rows, plainly \(lines.count)" }
        for (index, (row, line)) in zip(table.rows, lines).enumerated() {
            for (column, value) in zip(table.columns, row) {
                guard let plain = line[column.name] else { return "the plain evaluator has no '\(column.name)' but \(line.keys.sorted())" }
                guard PlainOrder.operand(value.text) != PlainOrder.operand(plain) else { continue }
                return "row \(index + 1) of \(lines.count), \(column.name): \(value.text ?? "null"), plainly \(plain ?? "null") in \(line)"
            }
        }
        return nil
    }
}
