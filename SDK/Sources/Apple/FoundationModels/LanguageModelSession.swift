import Foundation
import Observation

/// A talk with the device's model. There is none here: each question ends in `GenerationError.assetsUnavailable`.
@Observable public final class LanguageModelSession: @unchecked Sendable {
    /// An answer.
    public struct Response<Content> {
        public let content: Content
        public let rawContent: GeneratedContent
    }

    /// An answer while it is being made.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        /// What is there so far.
        public struct Snapshot {
            public var content: Content.PartiallyGenerated
            public var rawContent: GeneratedContent
        }
        public typealias Element = Snapshot

        /// Ends in the error.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.noModel }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        /// - Throws: `GenerationError.assetsUnavailable`.
        public func collect() async throws -> Response<Content> { throw LanguageModelSession.noModel }
    }

    /// Why there is no answer.
    public enum GenerationError: LocalizedError, Sendable {
        /// What is known of it.
        public struct Context: Sendable {
            public let debugDescription: String
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

    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) { self.init() }
    @_disfavoredOverload public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) { self.init() }
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        _ = try instructions()
        self.init()
    }
    private init() {}

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

    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> {
        ResponseStream()
    }
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        _ = try prompt()
        return ResponseStream()
    }
}
