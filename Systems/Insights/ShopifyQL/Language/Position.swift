/// The place of something in a query's text. Two positions are always equal: where a thing stands is no part of what it means.
public struct Position: Sendable, Hashable {
    /// Line, from 1.
    public let line: Int
    /// Column, in Unicode scalars from 1.
    public let column: Int

    /// A place in a text.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The beginning of a text.
    public static let start = Position(line: 1, column: 1)

    public static func == (one: Position, other: Position) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

/// A name as it was written, with its place.
public struct Name: Sendable, Hashable {
    /// The name, without quotes.
    public let text: String
    /// The place at which it stands.
    public let position: Position

    /// A name at a place.
    public init(_ text: String, _ position: Position = .start) {
        self.text = text
        self.position = position
    }
}
