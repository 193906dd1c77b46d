import Foundation
import Observation

/// A talk with the device's model. There is none here: each question ends in `GenerationError.assetsUnavailable`.
@Observable public final class LanguageModelSession: @unchecked Sendable {
    /// A response of the model.
    public struct Response<Content> {
        /// The answer is a value of the type that was asked for; no session here gives one.
        public let content: Content
        /// The answer stands here as the model made it, before it became a value.
        public let rawContent: GeneratedContent
    }

    /// An answer while it is being made.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        /// The part of the answer that has been made so far.
        public struct Snapshot {
            /// The value holds those of its parts that have been made so far.
            public var content: Content.PartiallyGenerated
            /// The content as the model generated it, before it became a value.
            public var rawContent: GeneratedContent
        }
        /// The stream gives the answer as it grows, each time all that is there so far.
        public typealias Element = Snapshot

        /// Ends in the error.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// The iterator gives nothing and throws `GenerationError.assetsUnavailable`, as there is no model here.
            public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.noModel }
        }

        /// Every iterator of the stream ends in `GenerationError.assetsUnavailable` at its first step.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        /// - Throws: `GenerationError.assetsUnavailable`.
        public func collect() async throws -> Response<Content> { throw LanguageModelSession.noModel }
    }

    /// An error that tells why there is no answer.
    public enum GenerationError: LocalizedError, Sendable {
        /// The context of an error.
        public struct Context: Sendable {
            /// The text says to developers what went wrong.
            public let debugDescription: String
            /// This makes a context of a text for developers.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)

        /// An error describes itself by its context's text for developers.
        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context), .guardrailViolation(let context),
                .unsupportedGuide(let context), .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
                .rateLimited(let context), .concurrentRequests(let context):
                context.debugDescription
            }
        }
    }

    fileprivate static var noModel: GenerationError {
        .assetsUnavailable(GenerationError.Context(debugDescription: "There is no language model on this device."))
    }

    /// This begins a talk in which nothing is ever answered; model, tools, and instructions are not kept.
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) { self.init() }
    /// This begins a talk in which nothing is ever answered; model, tools, and instructions are not kept.
    @_disfavoredOverload public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) { self.init() }
    /// This runs the closure, throws what that throws, and begins a talk in which nothing is ever answered.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        _ = try instructions()
        self.init()
    }
    private init() {}

    /// The value is always false, as no answer is ever being made here.
    public var isResponding: Bool { false }
    /// Makes ready what there is not.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<
        String
    > {
        throw Self.noModel
    }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @_disfavoredOverload @discardableResult public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw Self.noModel }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        _ = try prompt()
        throw Self.noModel
    }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw Self.noModel }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @_disfavoredOverload @discardableResult public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw Self.noModel }
    /// - Throws: `GenerationError.assetsUnavailable`.
    @discardableResult public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        _ = try prompt()
        throw Self.noModel
    }

    /// The function gives a stream that throws `GenerationError.assetsUnavailable` at its first step.
    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> {
        ResponseStream()
    }
    /// The function gives a stream of values that throws `GenerationError.assetsUnavailable` at its first step.
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }
    /// This runs the closure, throws what that throws, and gives a stream that ends in `assetsUnavailable`.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        _ = try prompt()
        return ResponseStream()
    }
}
