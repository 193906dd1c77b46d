@_exported import Foundation

/// The domain of what models fail with.
public let MLModelErrorDomain = "com.apple.CoreML"

/// An error of a model.
public struct MLModelError: Error, Hashable, Sendable {
    /// The reason for the error.
    public enum Code: Int, Sendable {
        case generic = 0, featureType = 1, io = 3, customLayer = 4, customModel = 5, update = 6, parameters = 7
        case modelDecryptionKeyFetch = 8, modelDecryption = 9, modelCollection = 10, predictionCancelled = 11
    }

    public let code: Code
    public static var generic: Code { .generic }
    public static var featureType: Code { .featureType }
    public static var io: Code { .io }

    public init(_ code: Code) { self.code = code }
}

extension MLModelError: CustomNSError, LocalizedError {
    public static var errorDomain: String { MLModelErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .io ? "Core ML's models are not run here." : nil }
}

/// The processors of a device on which a model may run.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

/// The configuration with which a model is loaded.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var modelDisplayName: String?
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var parameters: [MLParameterKey: Any]?
    /// Makes a configuration as Apple's models are loaded.
    public override init() {}
}

/// A parameter's name.
public struct MLParameterKey: Hashable, Sendable {
    public let name: String
    /// A name of one's own.
    public init(name: String) { self.name = name }
}

/// The options with which a prediction is made.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    open var usesCPUOnly = false
    open var outputBackings: [String: Any] = [:]
    /// Makes options as Apple's models predict.
    public override init() {}
}

/// A trained model. None is run here: whoever loads one is told so (`MLModelError.io`), as of a file that cannot be read.
open class MLModel: NSObject, @unchecked Sendable {
    public let configuration: MLModelConfiguration
    open var modelDescription: MLModelDescription { MLModelDescription() }

    /// - Throws: `MLModelError.io`, always.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
    /// - Throws: `MLModelError.io`, always.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, configuration: MLModelConfiguration()) }

    /// - Throws: `MLModelError.io`, always.
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
        try MLModel(contentsOf: url, configuration: configuration)
    }
    /// Hands over a failure, always.
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration, completionHandler handler: @escaping (MLModel?, (any Error)?) -> Void
    ) { handler(nil, MLModelError(.io)) }
    /// Hands over a failure, always.
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) { handler(.failure(MLModelError(.io))) }
    /// - Throws: `MLModelError.io`, always.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    /// - Throws: `MLModelError.io`, always.
    open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }

    /// - Throws: `MLModelError.io`, always.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.io) }
    /// - Throws: `MLModelError.io`, always.
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
        throw MLModelError(.io)
    }
    /// - Throws: `MLModelError.io`, always.
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider { throw MLModelError(.io) }
    /// - Throws: `MLModelError.io`, always.
    open func predictions(fromBatch batch: any MLBatchProvider) throws -> any MLBatchProvider { throw MLModelError(.io) }
    /// - Throws: `MLModelError.io`, always.
    open func predictions(from batch: any MLBatchProvider, options: MLPredictionOptions) throws -> any MLBatchProvider {
        throw MLModelError(.io)
    }
}

/// The description of a model's inputs and outputs; none is known.
open class MLModelDescription: NSObject, @unchecked Sendable {
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var predictedProbabilitiesName: String? { nil }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
    open var classLabels: [Any]? { nil }
    open var isUpdatable: Bool { false }
}

/// The description of an input or an output of a model.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var type: MLFeatureType { .invalid }
    open var isOptional: Bool { false }
}

/// A key of the metadata of a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}
