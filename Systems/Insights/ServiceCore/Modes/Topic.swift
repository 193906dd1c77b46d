/// A topic that can be asked for, and made to misbehave.
enum Topic: String, CaseIterable, Sendable {
    case token, shops, query, events
}
