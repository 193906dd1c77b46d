/// Carries a view or a node into main-actor code that runs on the same thread: views are evaluated where they were made.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
