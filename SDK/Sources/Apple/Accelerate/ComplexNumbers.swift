/// A complex number.
public struct DSPComplex: Hashable, Sendable {
    public var real: Float
    public var imag: Float
    public init(real: Float = 0, imag: Float = 0) { (self.real, self.imag) = (real, imag) }
}

/// A complex number of double precision.
public struct DSPDoubleComplex: Hashable, Sendable {
    public var real: Double
    public var imag: Double
    public init(real: Double = 0, imag: Double = 0) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers in memory of the caller's, real and imaginary parts each in one piece.
public struct DSPSplitComplex {
    public var realp: UnsafeMutablePointer<Float>
    public var imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) { (self.realp, self.imagp) = (realp, imagp) }
}

/// Complex numbers of double precision in memory of the caller's, real and imaginary parts each in one piece.
public struct DSPDoubleSplitComplex {
    public var realp: UnsafeMutablePointer<Double>
    public var imagp: UnsafeMutablePointer<Double>
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) { (self.realp, self.imagp) = (realp, imagp) }
}

/// Split complex numbers that a Fourier transform takes.
public protocol vDSP_FourierTransformable {
    associatedtype _Part: BinaryFloatingPoint
    var _parts: (real: UnsafeMutablePointer<_Part>, imaginary: UnsafeMutablePointer<_Part>) { get }
}
extension DSPSplitComplex: vDSP_FourierTransformable {
    public var _parts: (real: UnsafeMutablePointer<Float>, imaginary: UnsafeMutablePointer<Float>) { (realp, imagp) }
}
extension DSPDoubleSplitComplex: vDSP_FourierTransformable {
    public var _parts: (real: UnsafeMutablePointer<Double>, imaginary: UnsafeMutablePointer<Double>) { (realp, imagp) }
}

/// Takes pairs of numbers, as a real signal has them, apart into split complex numbers. Strides count numbers for the pairs.
public func vDSP_ctoz(
    _ c: UnsafePointer<DSPComplex>, _ strideC: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ strideZ: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) {
        let pair = c[index * strideC / 2]
        (z.pointee.realp[index * strideZ], z.pointee.imagp[index * strideZ]) = (pair.real, pair.imag)
    }
}

/// Puts split complex numbers together into pairs. Strides count numbers for the pairs.
public func vDSP_ztoc(
    _ z: UnsafePointer<DSPSplitComplex>, _ strideZ: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>, _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) {
        c[index * strideC / 2] = DSPComplex(real: z.pointee.realp[index * strideZ], imag: z.pointee.imagp[index * strideZ])
    }
}

/// The squares of complex numbers' magnitudes.
public func vDSP_zvmags(
    _ a: UnsafePointer<DSPSplitComplex>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) {
        let (real, imaginary) = (a.pointee.realp[index * strideA], a.pointee.imagp[index * strideA])
        c[index * strideC] = real * real + imaginary * imaginary
    }
}

extension vDSP {
    /// Writes the squares of complex numbers' magnitudes into a list, for as many as that has.
    public static func squareMagnitudes(_ splitComplex: DSPSplitComplex, result: inout [Float]) {
        for index in result.indices {
            let (real, imaginary) = (splitComplex.realp[index], splitComplex.imagp[index])
            result[index] = real * real + imaginary * imaginary
        }
    }
}
