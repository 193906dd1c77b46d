import Foundation

/// A type that can be part of a prompt.
public protocol PromptRepresentable {
    var promptRepresentation: Prompt { get }
}

/// A prompt: what a model is asked.
public struct Prompt: PromptRepresentable, Sendable {
    let text: String
    /// This makes a prompt of the text that the content stands for.
    public init(_ content: some PromptRepresentable) { text = content.promptRepresentation.text }
    /// This makes a prompt of the parts in the closure, a line each, and throws what the closure throws.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
    init(text: String) { self.text = text }
    /// A prompt stands for itself.
    public var promptRepresentation: Prompt { self }
}

extension String: PromptRepresentable {
    /// A string stands for a prompt of just its text.
    public var promptRepresentation: Prompt { Prompt(text: self) }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
    /// An array stands for one prompt, in which each element begins a line.
    public var promptRepresentation: Prompt { Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n")) }
}

/// Puts a question together.
@resultBuilder public enum PromptBuilder {
    public static func buildExpression(_ part: some PromptRepresentable) -> Prompt { part.promptRepresentation }
    /// The builder joins the parts of a block into one prompt, in which each begins a line.
    public static func buildBlock(_ parts: Prompt...) -> Prompt { buildArray(parts) }
    /// The builder joins what a loop gave into one prompt, in which each round begins a line.
    public static func buildArray(_ parts: [Prompt]) -> Prompt { parts.promptRepresentation }
    /// The builder makes an empty prompt of an `if` that did not hold.
    public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(text: "") }
    /// The builder takes the first branch of a condition as it is.
    public static func buildEither(first: Prompt) -> Prompt { first }
    /// The builder takes the other branch of a condition as it is.
    public static func buildEither(second: Prompt) -> Prompt { second }
    /// The builder takes what stands behind an availability check as it is.
    public static func buildLimitedAvailability(_ part: Prompt) -> Prompt { part }
}

/// A type that can be part of the instructions of a model.
public protocol InstructionsRepresentable {
    var instructionsRepresentation: Instructions { get }
}

/// Instructions that a model is given before it is asked.
public struct Instructions: InstructionsRepresentable, Sendable {
    let text: String
    /// This makes instructions of the text that the content stands for.
    public init(_ content: some InstructionsRepresentable) { text = content.instructionsRepresentation.text }
    /// This makes instructions of the parts in the closure, a line each, and throws what the closure throws.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
    init(text: String) { self.text = text }
    /// Instructions stand for themselves.
    public var instructionsRepresentation: Instructions { self }
}

extension String: InstructionsRepresentable {
    /// A string stands for instructions of just its text.
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

/// Puts instructions together.
@resultBuilder public enum InstructionsBuilder {
    public static func buildExpression(_ part: some InstructionsRepresentable) -> Instructions { part.instructionsRepresentation }
    /// The builder joins the parts of a block into one text, in which each begins a line.
    public static func buildBlock(_ parts: Instructions...) -> Instructions { buildArray(parts) }
    /// The builder joins what a loop gave into one text, in which each round begins a line.
    public static func buildArray(_ parts: [Instructions]) -> Instructions {
        Instructions(text: parts.map(\.text).joined(separator: "\n"))
    }
    /// The builder makes empty instructions of an `if` that did not hold.
    public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions(text: "") }
    /// The builder takes the first branch of a condition as it is.
    public static func buildEither(first: Instructions) -> Instructions { first }
    /// The builder takes the other branch of a condition as it is.
    public static func buildEither(second: Instructions) -> Instructions { second }
}
