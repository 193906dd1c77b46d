import Foundation

/// What can be said to a model.
public protocol PromptRepresentable {
    var promptRepresentation: Prompt { get }
}

/// What a model is asked.
public struct Prompt: PromptRepresentable, Sendable {
    let text: String
    public init(_ content: some PromptRepresentable) { text = content.promptRepresentation.text }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
    init(text: String) { self.text = text }
    public var promptRepresentation: Prompt { self }
}

extension String: PromptRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: self) }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n")) }
}

/// Puts a question together.
@resultBuilder public enum PromptBuilder {
    public static func buildExpression(_ part: some PromptRepresentable) -> Prompt { part.promptRepresentation }
    public static func buildBlock(_ parts: Prompt...) -> Prompt { buildArray(parts) }
    public static func buildArray(_ parts: [Prompt]) -> Prompt { parts.promptRepresentation }
    public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(text: "") }
    public static func buildEither(first: Prompt) -> Prompt { first }
    public static func buildEither(second: Prompt) -> Prompt { second }
    public static func buildLimitedAvailability(_ part: Prompt) -> Prompt { part }
}

/// What a model can be told beforehand.
public protocol InstructionsRepresentable {
    var instructionsRepresentation: Instructions { get }
}

/// What a model is told beforehand.
public struct Instructions: InstructionsRepresentable, Sendable {
    let text: String
    public init(_ content: some InstructionsRepresentable) { text = content.instructionsRepresentation.text }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
    init(text: String) { self.text = text }
    public var instructionsRepresentation: Instructions { self }
}

extension String: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

/// Puts instructions together.
@resultBuilder public enum InstructionsBuilder {
    public static func buildExpression(_ part: some InstructionsRepresentable) -> Instructions { part.instructionsRepresentation }
    public static func buildBlock(_ parts: Instructions...) -> Instructions { buildArray(parts) }
    public static func buildArray(_ parts: [Instructions]) -> Instructions {
        Instructions(text: parts.map(\.text).joined(separator: "\n"))
    }
    public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions(text: "") }
    public static func buildEither(first: Instructions) -> Instructions { first }
    public static func buildEither(second: Instructions) -> Instructions { second }
}
