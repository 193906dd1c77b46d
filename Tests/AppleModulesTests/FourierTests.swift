import Accelerate
import Foundation
import Testing

@Suite("A Fourier transform") struct FourierTests {
    /// The packed spectrum of a real signal, by `vDSP.FFT`.
    private func spectrum(_ signal: [Double]) throws -> (real: [Double], imaginary: [Double]) {
        let half = signal.count / 2
        var real = (0..<half).map { signal[2 * $0] }, imaginary = (0..<half).map { signal[2 * $0 + 1] }
        let transform = try #require(
            vDSP.FFT(log2n: vDSP_Length(signal.count.trailingZeroBitCount), radix: .radix2, ofType: DSPDoubleSplitComplex.self))
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                guard let one = real.baseAddress, let other = imaginary.baseAddress else { return }
                var parts = DSPDoubleSplitComplex(realp: one, imagp: other)
                transform.forward(input: parts, output: &parts)
            }
        }
        return (real, imaginary)
    }

    private func near(_ one: [Double], _ other: [Double], within bound: Double = 1e-9) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= bound }
    }

    /// The transform of 0…7 is 28, −4 + 4 cot(πk/8) i, and −4 at half the sample rate; vDSP’s is twice that.
    @Test("of 0 to 7 is what the sum of its series says, packed and doubled (xcode.11)") func ramp() throws {
        let (real, imaginary) = try spectrum((0..<8).map(Double.init))
        let cotangents: [Double] = (1..<4).map { 8 / tan(Double.pi * Double($0) / 8) }
        #expect(near(real, [56, -8, -8, -8]) && near(imaginary, [-8] + cotangents))
    }

    @Test("is the sum over all samples, for every length (xcode.11)", arguments: [2, 4, 8, 64, 512]) func sums(length: Int) throws {
        let signal: [Double] = (0..<length).map { place -> Double in
            let wave: Double = sin(Double(place * place) * 0.7)
            return wave + 0.25 * Double(place % 3)
        }
        let (real, imaginary) = try spectrum(signal)
        func sum(_ frequency: Int, _ wave: (Double) -> Double) -> Double {
            var sum = 0.0
            for (place, sample) in signal.enumerated() {
                let angle: Double = 2 * Double.pi * Double(frequency * place) / Double(length)
                sum += sample * wave(angle)
            }
            return 2 * sum
        }
        let half = length / 2
        let reals: [Double] = (0..<half).map { sum($0, cos) }
        let imaginaries: [Double] = [sum(half, cos)] + (1..<max(1, half)).map { -sum($0, sin) }
        #expect(near(real, reals, within: 1e-8) && near(imaginary, imaginaries, within: 1e-8))
    }

    @Test("there and back is the signal times twice its length, by the functions of C (xcode.11)") func back() throws {
        let signal: [Float] = [3, -1, 4, 1, -5, 9, 2, -6]
        let setup = try #require(vDSP_create_fftsetup(3, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        var real = [Float](repeating: 0, count: 4), imaginary = real, back = [DSPComplex](repeating: DSPComplex(), count: 4)
        var squares = [Float](repeating: 0, count: 4)
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                guard let one = real.baseAddress, let other = imaginary.baseAddress else { return }
                var parts = DSPSplitComplex(realp: one, imagp: other)
                signal.withUnsafeBytes { vDSP_ctoz($0.bindMemory(to: DSPComplex.self).baseAddress!, 2, &parts, 1, 4) }
                vDSP_fft_zrip(setup, &parts, 1, 3, FFTDirection(FFT_FORWARD))
                vDSP_zvmags(&parts, 1, &squares, 1, 4)
                vDSP_fft_zrip(setup, &parts, 1, 3, FFTDirection(FFT_INVERSE))
                vDSP_ztoc(&parts, 1, &back, 2, 4)
            }
        }
        let samples: [Float] = back.flatMap { [$0.real, $0.imag] }
        #expect(zip(samples, signal).allSatisfy { abs($0 - 16 * $1) < 1e-3 })
        // The sum is 7 and every other sample's sign changed it is 1, each twice.
        #expect(abs(squares[0] - 200) < 1e-3)
        #expect(vDSP.FFT(log2n: 3, radix: .radix3, ofType: DSPSplitComplex.self) == nil && vDSP_create_fftsetup(60, 0) == nil)
    }

    @Test("of complex numbers has no factor (xcode.11)") func complex() throws {
        let setup = try #require(vDSP_create_fftsetup(2, 0))
        defer { vDSP_destroy_fftsetup(setup) }
        var real: [Float] = [0, 1, 0, 0], imaginary: [Float] = [0, 0, 0, 0]
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                guard let one = real.baseAddress, let other = imaginary.baseAddress else { return }
                var parts = DSPSplitComplex(realp: one, imagp: other)
                vDSP_fft_zip(setup, &parts, 1, 2, 1)
            }
        }
        #expect(near(real.map(Double.init), [1, 0, -1, 0], within: 1e-6) && near(imaginary.map(Double.init), [0, -1, 0, 1], within: 1e-6))
    }
}
