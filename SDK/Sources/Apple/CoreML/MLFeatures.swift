import Foundation
import VitrineCoreVideo

/// The type of a value that a model takes or returns.
public enum MLFeatureType: Int, Sendable {
    case invalid, int64, double, string, image, multiArray, dictionary, sequence, state
}

/// Values by their names, which a model takes or gives.
public protocol MLFeatureProvider: AnyObject {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Several providers of values, which a model takes or gives.
public protocol MLBatchProvider: AnyObject {
    var count: Int { get }
    func features(at index: Int) -> any MLFeatureProvider
}

/// A value that a model takes or gives.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    private enum Content {
        case int64(Int64)
        case double(Double)
        case string(String)
        case image(CVPixelBuffer)
        case array(MLMultiArray)
        case dictionary([AnyHashable: NSNumber])
        case undefined
    }
    // A value that nothing changes.
    private let content: Content
    public let type: MLFeatureType

    private init(_ content: Content, _ type: MLFeatureType) {
        self.content = content
        self.type = type
    }

    public convenience init(int64 value: Int64) { self.init(.int64(value), .int64) }
    public convenience init(double value: Double) { self.init(.double(value), .double) }
    public convenience init(string value: String) { self.init(.string(value), .string) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image(value), .image) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.array(value), .multiArray) }
    /// - Throws: nothing; Apple's refuses what is no number.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary(value), .dictionary) }
    public convenience init(undefined type: MLFeatureType) { self.init(.undefined, type) }
    public convenience init<Scalar: MLShapedArrayScalar>(shapedArray value: MLShapedArray<Scalar>) {
        self.init(multiArray: MLMultiArray(value))
    }

    public var isUndefined: Bool { if case .undefined = content { true } else { false } }
    public var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }
    public var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }
    public var stringValue: String { if case .string(let value) = content { value } else { "" } }
    public var imageBufferValue: CVPixelBuffer? { if case .image(let value) = content { value } else { nil } }
    public var multiArrayValue: MLMultiArray? { if case .array(let value) = content { value } else { nil } }
    public var dictionaryValue: [AnyHashable: NSNumber] { if case .dictionary(let value) = content { value } else { [:] } }
    /// The values of an array of numbers.
    public func shapedArrayValue<Scalar: MLShapedArrayScalar>(of type: Scalar.Type) -> MLShapedArray<Scalar>? {
        multiArrayValue.map { MLShapedArray<Scalar>($0) }
    }
}

/// Values by their names, written out.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]

    /// - Throws: `MLModelError.featureType` for a value of which no feature can be made.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: return value
            case let value as String: return MLFeatureValue(string: value)
            case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
            case let value as [AnyHashable: NSNumber]: return try MLFeatureValue(dictionary: value)
            case let value as any BinaryInteger: return MLFeatureValue(int64: Int64(clamping: value))
            case let value as any BinaryFloatingPoint: return MLFeatureValue(double: Double(value))
            case let value as NSNumber: return MLFeatureValue(double: value.doubleValue)
            default: throw MLModelError(.featureType)
            }
        }
    }

    public var featureNames: Set<String> { Set(dictionary.keys) }
    public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    public subscript(_ featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Several providers of values, written out.
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
    public let array: [any MLFeatureProvider]

    public init(array: [any MLFeatureProvider]) { self.array = array }

    public var count: Int { array.count }
    public func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
