/// What can be asked for, and misbehave.
enum Topic: String, CaseIterable, Sendable {
    case token, shops, query, events
}
