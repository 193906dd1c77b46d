import Foundation
import Observation

/// The language model of the device. There is none here, as on a device that is too old for it: apps that ask are told so, and what is asked of
/// it ends in an error.
@Observable public final class SystemLanguageModel: Sendable {
    public static let `default` = SystemLanguageModel()

    /// Whether it can be asked.
    public enum Availability: Equatable, Sendable {
        case available
        case unavailable(UnavailableReason)

        /// Why it cannot be asked.
        public enum UnavailableReason: Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
    }

    /// What it is asked for.
    public struct UseCase: Equatable, Sendable {
        private let name: String
        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// What it may answer.
    public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
    }

    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// How an answer is made.
public struct GenerationOptions: Equatable, Sendable {
    /// How a word is chosen.
    public struct SamplingMode: Equatable, Sendable {
        private let name: String
        public static let greedy = SamplingMode(name: "greedy")
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "top \(k) \(seed ?? 0)") }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(name: "above \(probabilityThreshold) \(seed ?? 0)")
        }
    }

    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?

    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
    }
}
