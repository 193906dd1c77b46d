import Foundation

/// The type of an array's numbers.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 0x10040
    case float32 = 0x10020
    case float16 = 0x10010
    case int32 = 0x20020

    public static var float64: MLMultiArrayDataType { .double }
    public static var float: MLMultiArrayDataType { .float32 }

    /// Bytes of one number.
    fileprivate var size: Int {
        switch self {
        case .double: 8
        case .float32, .int32: 4
        case .float16: 2
        }
    }
}

/// Numbers in several dimensions, the last one's beside each other.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let dataType: MLMultiArrayDataType
    public let shape: [NSNumber]
    /// The numbers by which each dimension goes on.
    public let strides: [NSNumber]
    public let count: Int
    /// Freed with the array.
    public let dataPointer: UnsafeMutableRawPointer

    /// Makes an array of zeros.
    /// - Throws: `MLModelError.parameters` for a dimension below 0, and for more numbers than there can be.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        var count = 1, strides: [NSNumber] = []
        for length in shape.reversed().map(\.intValue) {
            strides.insert(NSNumber(value: count), at: 0)
            let (next, overflows) = count.multipliedReportingOverflow(by: length)
            guard length >= 0, !overflows, next <= 1 << 28 else { throw MLModelError(.parameters) }
            count = next
        }
        (self.dataType, self.shape, self.strides, self.count) = (dataType, shape, strides, count)
        let bytes = max(count * dataType.size, 1)
        dataPointer = .allocate(byteCount: bytes, alignment: 8)
        dataPointer.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    }

    /// The numbers of a list, in one dimension.
    /// - Throws: nothing that a list of a sensible length meets.
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Double {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
    }
    /// The numbers of a list, in one dimension.
    /// - Throws: nothing that a list of a sensible length meets.
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Float {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
    }
    /// The numbers of a list, in one dimension.
    /// - Throws: nothing that a list of a sensible length meets.
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Int32 {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
    }
    /// A copy of a shaped array.
    public convenience init<Scalar: MLShapedArrayScalar>(_ shapedArray: MLShapedArray<Scalar>) {
        // The shape of an array that there is can be made again.
        try! self.init(shape: shapedArray.shape.map { NSNumber(value: $0) }, dataType: Scalar.multiArrayDataType)
        for (index, scalar) in shapedArray.scalars.enumerated() { self[index] = scalar._number }
    }

    deinit { dataPointer.deallocate() }

    /// The number at a place, counted through all dimensions.
    public subscript(_ index: Int) -> NSNumber {
        get {
            precondition((0..<count).contains(index), "An array of \(count) numbers has none at \(index).")
            let place = dataPointer + index * dataType.size
            return switch dataType {
            case .double: NSNumber(value: place.load(as: Double.self))
            case .float32: NSNumber(value: place.load(as: Float.self))
            case .int32: NSNumber(value: place.load(as: Int32.self))
            case .float16: NSNumber(value: HalfFloat.value(of: place.load(as: UInt16.self)))
            }
        }
        set {
            precondition((0..<count).contains(index), "An array of \(count) numbers has none at \(index).")
            let place = dataPointer + index * dataType.size
            switch dataType {
            case .double: place.storeBytes(of: newValue.doubleValue, as: Double.self)
            case .float32: place.storeBytes(of: newValue.floatValue, as: Float.self)
            case .int32: place.storeBytes(of: newValue.int32Value, as: Int32.self)
            case .float16: place.storeBytes(of: HalfFloat.bits(of: newValue.floatValue), as: UInt16.self)
            }
        }
    }

    /// The number at a place in each dimension.
    public subscript(_ key: [NSNumber]) -> NSNumber {
        get { self[zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }] }
        set { self[zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }] = newValue }
    }
}

/// Numbers of 16 bits (IEEE 754's binary16), which not every machine of Swift's has a type for.
enum HalfFloat {
    static func value(of bits: UInt16) -> Float {
        let sign: Float = bits >> 15 == 1 ? -1 : 1, exponent = Int(bits >> 10 & 31), fraction = Float(bits & 1023)
        switch exponent {
        case 0: return sign * fraction * exp2(-24)
        case 31: return fraction == 0 ? sign * .infinity : .nan
        default: return sign * (1 + fraction / 1024) * exp2(Float(exponent - 15))
        }
    }

    static func bits(of value: Float) -> UInt16 {
        let sign: UInt16 = value.sign == .minus ? 1 << 15 : 0, size = abs(value)
        guard !value.isNaN else { return 0x7E00 }
        guard size < 65520 else { return sign | 0x7C00 }
        // The smallest normal number is 2⁻¹⁴; below it the steps are all 2⁻²⁴.
        guard size >= exp2(-14) else { return sign | UInt16((size * exp2(24)).rounded(.toNearestOrEven)) }
        let exponent = Int(size.exponent)
        // Rounding up may carry into the exponent, as it should.
        let fraction = UInt16(((size / exp2(Float(exponent)) - 1) * 1024).rounded(.toNearestOrEven))
        return sign | (UInt16(exponent + 15) << 10) + fraction
    }
}

/// A number that a shaped array may have.
public protocol MLShapedArrayScalar: Hashable {
    static var multiArrayDataType: MLMultiArrayDataType { get }
    var _number: NSNumber { get }
    static func _of(_ number: NSNumber) -> Self
}

extension Double: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .double }
    public var _number: NSNumber { NSNumber(value: self) }
    public static func _of(_ number: NSNumber) -> Double { number.doubleValue }
}
extension Float: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .float32 }
    public var _number: NSNumber { NSNumber(value: self) }
    public static func _of(_ number: NSNumber) -> Float { number.floatValue }
}
extension Int32: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .int32 }
    public var _number: NSNumber { NSNumber(value: self) }
    public static func _of(_ number: NSNumber) -> Int32 { number.int32Value }
}

/// Numbers in several dimensions, as a value.
public struct MLShapedArray<Scalar: MLShapedArrayScalar>: Equatable {
    public let shape: [Int]
    /// The numbers in the order of the dimensions, the last one's beside each other.
    public var scalars: [Scalar]

    public init(scalars: some Sequence<Scalar>, shape: [Int]) {
        self.scalars = Array(scalars)
        self.shape = shape
        let count = shape.reduce(1, *)
        precondition(self.scalars.count == count, "An array of \(shape) has \(count) numbers, not \(self.scalars.count).")
    }
    public init(repeating scalar: Scalar, shape: [Int]) {
        self.init(scalars: Array(repeating: scalar, count: shape.reduce(1, *)), shape: shape)
    }
    /// A copy, each number as this array's type has it.
    public init(_ multiArray: MLMultiArray) {
        self.init(scalars: (0..<multiArray.count).map { Scalar._of(multiArray[$0]) }, shape: multiArray.shape.map(\.intValue))
    }

    public var scalarCount: Int { scalars.count }
    public var isScalar: Bool { shape.isEmpty }
}
