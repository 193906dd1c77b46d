@_exported import Foundation
import VitrineSwiftUI

/// An error that tells why there is no translation.
public struct TranslationError: LocalizedError, Hashable, Sendable {
    private let reason: String

    public static let unsupportedSourceLanguage = TranslationError(reason: "The source language is not supported.")
    public static let unsupportedTargetLanguage = TranslationError(reason: "The target language is not supported.")
    public static let unsupportedLanguagePairing = TranslationError(reason: "The two languages are not supported together.")
    public static let unableToIdentifyLanguage = TranslationError(reason: "The language cannot be told.")
    public static let nothingToTranslate = TranslationError(reason: "There is nothing to translate.")
    public static let internalError = TranslationError(reason: "There is no translation.")

    public var errorDescription: String? { reason }
}

/// Turns texts into another language. No language is here: each attempt fails as on a simulator.
public final class TranslationSession: Sendable {
    /// The languages from which and into which texts go; nil is whatever the text or the device has.
    public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        /// The number of times that the texts were to be translated anew.
        public private(set) var version = 0

        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { (self.source, self.target) = (source, target) }
        /// Asks for a new translation of the texts.
        public mutating func invalidate() { version += 1 }
    }

    /// A text, with a name to know its answer by.
    public struct Request: Equatable, Sendable {
        public var sourceText: String
        public var clientIdentifier: String?
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }

    /// A text in both languages; there is none.
    public struct Response: Equatable, Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }

    public let sourceLanguage: Locale.Language?
    public let targetLanguage: Locale.Language?

    public init(installedSource: Locale.Language, target: Locale.Language? = nil) {
        (sourceLanguage, targetLanguage) = (installedSource, target)
    }

    /// - Throws: `TranslationError`, always.
    public func translate(_ string: String) async throws -> Response { throw Self.problem(string.isEmpty) }
    /// - Throws: `TranslationError`, always.
    public func translations(from batch: [Request]) async throws -> [Response] {
        throw Self.problem(batch.allSatisfy(\.sourceText.isEmpty))
    }
    /// - Throws: `TranslationError`, always.
    public func prepareTranslation() async throws { throw Self.problem(false) }

    private static func problem(_ isEmpty: Bool) -> TranslationError { isEmpty ? .nothingToTranslate : .unsupportedLanguagePairing }
}

/// The languages that are available: none here.
public final class LanguageAvailability: Sendable {
    /// Whether a language is there, or could be.
    public enum Status: Sendable { case installed, supported, unsupported }

    public init() {}
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    /// - Throws: `TranslationError` for a text without letters.
    public func status(for text: String, to target: Locale.Language?) async throws -> Status {
        guard !text.isEmpty else { throw TranslationError.unableToIdentifyLanguage }
        return .unsupported
    }
}

extension View {
    /// Shows a translation over the view. A still picture shows the view.
    nonisolated public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View { self }
    /// Translates while the view is on screen, for which a still picture has no time.
    nonisolated public func translationTask(
        _ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void
    ) -> some View { self }
    /// Translates while the view is on screen, for which a still picture has no time.
    nonisolated public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void
    ) -> some View { self }
}
