import Foundation
import Observation

/// The language model of the device. There is none here, as on a device that is too old for it: apps that ask are told so, and what is asked of
/// it ends in an error.
@Observable public final class SystemLanguageModel: Sendable {
    public static let `default` = SystemLanguageModel()

    /// Whether the model is available.
    public enum Availability: Equatable, Sendable {
        case available
        case unavailable(UnavailableReason)

        /// The reason for which the model is not available.
        public enum UnavailableReason: Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
    }

    /// The use case that the model is asked for.
    public struct UseCase: Equatable, Sendable {
        private let name: String
        /// The model is to answer questions of every kind.
        public static let general = UseCase(name: "general")
        /// The model is to name the topics, actions, and the like that occur in a text.
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// The guardrails, which limit what the model may answer.
    public struct Guardrails: Sendable {
        /// The model is to refuse unsafe questions and answers; nothing is checked here.
        public static let `default` = Guardrails()
        /// The model may rework texts that hold unsafe words; nothing is checked here.
        public static let permissiveContentTransformations = Guardrails()
    }

    /// This makes a model that is never available, whatever it is to be used for.
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    /// The model is always unavailable here, as on a device that is not eligible for it.
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    /// The value is always false, as there is no model here.
    public var isAvailable: Bool { false }
    /// The set is always empty, as there is no model here that speaks a language.
    public var supportedLanguages: Set<Locale.Language> { [] }
    /// The answer is false for every locale, as there is no model here.
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// The options with which an answer is generated.
public struct GenerationOptions: Equatable, Sendable {
    /// The sampling mode, by which the next word is chosen.
    public struct SamplingMode: Equatable, Sendable {
        private enum Choice: Equatable {
            case likeliest
            case top(Int, seed: UInt64?)
            case above(Double, seed: UInt64?)
        }

        private let choice: Choice
        /// The likeliest word is taken each time, so that like questions have like answers.
        public static let greedy = SamplingMode(choice: .likeliest)
        /// A word is drawn from the `k` likeliest; like seeds draw alike.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(choice: .top(k, seed: seed)) }
        /// A word is drawn from the likeliest that together have this probability, 0 to 1; like seeds draw alike.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(choice: .above(probabilityThreshold, seed: seed))
        }
    }

    /// The mode says how words are chosen; nil leaves that to the model.
    public var sampling: SamplingMode?
    /// The number says how daring the choice of words is, the higher the more; nil leaves that to the model.
    public var temperature: Double?
    /// The answer ends after so many tokens; nil leaves its length to the model.
    public var maximumResponseTokens: Int?

    /// This makes options that leave to the model what they do not say; no model reads them here.
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
    }
}
