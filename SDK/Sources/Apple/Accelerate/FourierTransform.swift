import Foundation

extension vDSP {
    /// The factors of a transform's length.
    public enum Radix: CaseIterable, Sendable { case radix2, radix3, radix5 }

    /// The direction of a transform: from time to frequency, or back.
    public enum FourierTransformDirection: CaseIterable, Sendable { case forward, inverse }

    /// The transform of real signals whose length is a power of two.
    ///
    /// The signal's even samples are the real parts and its odd samples the imaginary parts of half as many complex numbers. The spectrum is
    /// packed as Apple's vDSP packs it: the parts of the first number are the frequencies 0 and half the sample rate, and all is twice the
    /// mathematical transform; there and back gives the signal times twice its length.
    public final class FFT<T: vDSP_FourierTransformable>: @unchecked Sendable {
        private let setup: FourierSetup

        /// - Parameters:
        ///   - log2n: the signal's length as a power of two.
        ///   - radix: the factor; nil is returned for another than two.
        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
            guard radix == .radix2, let setup = FourierSetup(log2n: log2n) else { return nil }
            self.setup = setup
        }

        /// Transforms `input` into `output`, which may be the same memory.
        public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
            setup.transformReal(input._parts, output._parts, isForward: direction == .forward)
        }

        /// Transforms a signal into its spectrum.
        public func forward(input: T, output: inout T) { transform(input: input, output: &output, direction: .forward) }
        /// Transforms a spectrum into its signal, times twice its length.
        public func inverse(input: T, output: inout T) { transform(input: input, output: &output, direction: .inverse) }
    }
}

/// The largest power of two that a transform is made for.
private let mostBits: vDSP_Length = 24

/// The roots of unity of transforms up to one length.
final class FourierSetup: Sendable {
    let bits: Int
    /// The roots for the largest length, each for an angle below a half turn, clockwise.
    private let roots: [(real: Double, imaginary: Double)]

    init?(log2n: vDSP_Length) {
        guard log2n <= mostBits else { return nil }
        bits = Int(log2n)
        let length = 1 << bits
        roots = (0..<max(1, length / 2)).map { index in
            let angle = -2 * Double.pi * Double(index) / Double(length)
            return (cos(angle), sin(angle))
        }
    }

    /// The root of a transform of a length at a place, clockwise.
    private func root(_ place: Int, of length: Int) -> (real: Double, imaginary: Double) { roots[place * (1 << bits) / length] }

    typealias Parts<Part> = (real: UnsafeMutablePointer<Part>, imaginary: UnsafeMutablePointer<Part>)

    /// The transform of complex numbers, without a factor.
    func transform<Part: BinaryFloatingPoint>(_ input: Parts<Part>, _ output: Parts<Part>, length: Int, isForward: Bool) {
        var real = (0..<length).map { Double(input.real[$0]) }, imaginary = (0..<length).map { Double(input.imaginary[$0]) }
        turn(&real, &imaginary, isForward: isForward)
        for index in 0..<length { (output.real[index], output.imaginary[index]) = (Part(real[index]), Part(imaginary[index])) }
    }

    /// The transform of a real signal as pairs into a packed spectrum, or back.
    func transformReal<Part: BinaryFloatingPoint>(_ input: Parts<Part>, _ output: Parts<Part>, isForward: Bool, bits: Int? = nil) {
        let length = 1 << (bits ?? self.bits), half = length / 2
        guard half > 0 else { return }
        var real = (0..<half).map { Double(input.real[$0]) }, imaginary = (0..<half).map { Double(input.imaginary[$0]) }
        if isForward { turn(&real, &imaginary, isForward: true) }
        // The spectrum of the even samples and that of the odd ones are in one: each is what is like, or unlike, its mirror image.
        let (ends, middle) = ((real[0], imaginary[0]), half / 2)
        for index in stride(from: 1, through: middle, by: 1) {
            let mirror = half - index
            let even = (real: (real[index] + real[mirror]) / 2, imaginary: (imaginary[index] - imaginary[mirror]) / 2)
            let odd = (real: (imaginary[index] + imaginary[mirror]) / 2, imaginary: (real[mirror] - real[index]) / 2)
            var turn = root(index, of: length)
            if !isForward { turn = (-turn.real, turn.imaginary) }
            let turned = (
                real: odd.real * turn.real - odd.imaginary * turn.imaginary,
                imaginary: odd.real * turn.imaginary + odd.imaginary * turn.real
            )
            (real[index], imaginary[index]) = (even.real + turned.real, even.imaginary + turned.imaginary)
            (real[mirror], imaginary[mirror]) = (even.real - turned.real, turned.imaginary - even.imaginary)
        }
        (real[0], imaginary[0]) = (ends.0 + ends.1, ends.0 - ends.1)
        if !isForward {
            (real[0], imaginary[0]) = (real[0] / 2, imaginary[0] / 2)
            turn(&real, &imaginary, isForward: false)
        }
        for index in 0..<half { (output.real[index], output.imaginary[index]) = (Part(2 * real[index]), Part(2 * imaginary[index])) }
    }

    /// Cooley and Tukey's transform in place, from the shortest lengths to the whole.
    private func turn(_ real: inout [Double], _ imaginary: inout [Double], isForward: Bool) {
        let length = real.count
        var mirrored = 0
        for index in 1..<max(1, length) {
            var bit = length >> 1
            while mirrored & bit != 0 {
                mirrored ^= bit
                bit >>= 1
            }
            mirrored |= bit
            if index < mirrored {
                real.swapAt(index, mirrored)
                imaginary.swapAt(index, mirrored)
            }
        }
        var size = 2
        while size <= length {
            for start in stride(from: 0, to: length, by: size) {
                for place in 0..<size / 2 {
                    let (one, other) = (start + place, start + place + size / 2)
                    let root = root(place, of: size), sine = isForward ? root.imaginary : -root.imaginary
                    let turned = (real[other] * root.real - imaginary[other] * sine, real[other] * sine + imaginary[other] * root.real)
                    (real[other], imaginary[other]) = (real[one] - turned.0, imaginary[one] - turned.1)
                    (real[one], imaginary[one]) = (real[one] + turned.0, imaginary[one] + turned.1)
                }
            }
            size *= 2
        }
    }
}

// MARK: The functions of C

/// The roots of unity of transforms, as C's functions take them.
public typealias FFTSetup = OpaquePointer
/// The factor of a transform's length.
public typealias FFTRadix = Int32
/// The direction of a transform.
public typealias FFTDirection = Int32
public let kFFTRadix2: Int32 = 0
public let kFFTRadix3: Int32 = 1
public let kFFTRadix5: Int32 = 2
public let kFFTDirection_Forward: Int32 = 1
public let kFFTDirection_Inverse: Int32 = -1
public let FFT_FORWARD: Int32 = 1
public let FFT_INVERSE: Int32 = -1

/// Makes what transforms up to a length need; nil for another factor than two.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
    guard radix == kFFTRadix2, let setup = FourierSetup(log2n: log2n) else { return nil }
    return OpaquePointer(Unmanaged.passRetained(setup).toOpaque())
}
/// Gives back what ``vDSP_create_fftsetup(_:_:)`` made.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {
    if let setup { Unmanaged<FourierSetup>.fromOpaque(UnsafeRawPointer(setup)).release() }
}

private func taken(_ setup: FFTSetup, _ log2n: vDSP_Length) -> (setup: FourierSetup, length: Int)? {
    let setup = Unmanaged<FourierSetup>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    return log2n <= setup.bits ? (setup, 1 << Int(log2n)) : nil
}

/// Transforms a real signal in place; the stride has to be 1.
public func vDSP_fft_zrip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) { vDSP_fft_zrop(setup, c, stride, c, stride, log2n, direction) }

/// Transforms a real signal; the strides have to be 1.
public func vDSP_fft_zrop(
    _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ strideA: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
    _ strideC: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    precondition(strideA == 1 && strideC == 1, "a transform of numbers that lie apart is not made here")
    guard let taken = taken(setup, log2n) else { return }
    taken.setup.transformReal(a.pointee._parts, c.pointee._parts, isForward: direction == FFT_FORWARD, bits: Int(log2n))
}

/// Transforms complex numbers in place, without a factor; the stride has to be 1.
public func vDSP_fft_zip(
    _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
    precondition(stride == 1, "a transform of numbers that lie apart is not made here")
    guard let taken = taken(setup, log2n) else { return }
    taken.setup.transform(c.pointee._parts, c.pointee._parts, length: taken.length, isForward: direction == FFT_FORWARD)
}
