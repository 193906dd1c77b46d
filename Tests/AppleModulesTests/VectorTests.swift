import CoreVideo
import Foundation
import Testing
import simd

@Suite("Vectors, matrices and pixels in memory") struct VectorTests {
    @Test("vectors by Apple's names for what is done with them (xcode.10)") func vectors() {
        let x = simd_float3(3, 4, 0), y = simd_double2(1, 2)
        #expect(simd_length(x) == 5 && length(simd_normalize(x)) == 1 && simd_dot(y, y) == 5 && simd_distance(x, .zero) == 5)
        #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
        #expect(simd_reduce_max(x) == 4 && simd_reduce_min(x) == 0 && simd_reduce_add(x) == 7)
        #expect(simd_max(x, simd_float3(4, 1, 1)) == simd_float3(4, 4, 1) && simd_clamp(x, .zero, .one) == simd_float3(1, 1, 0))
        #expect(simd_mix(0, 10, 0.25) == 2.5 && simd_smoothstep(0, 1, 0.5) == 0.5 && simd_step(1, 0.5) == 0 && simd_fract(2.25) == 0.25)
        #expect(
            simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == simd_float2(1, 1) && simd_abs(simd_float2(-1, 2)) == simd_float2(1, 2))
    }

    @Test("matrices turn vectors, and are undone by their inverse (xcode.10)") func matrices() {
        let turn = simd_float3x3(simd_float3(0, 1, 0), simd_float3(-1, 0, 0), simd_float3(0, 0, 2))
        #expect(turn * simd_float3(1, 0, 0) == simd_float3(0, 1, 0) && turn.determinant == 2)
        #expect(turn * turn.inverse == matrix_identity_float3x3)
        #expect(simd_float3x3(rows: [simd_float3(0, -1, 0), simd_float3(1, 0, 0), simd_float3(0, 0, 2)]) == turn)
        let four = simd_float4x4(diagonal: simd_float4(1, 2, 3, 4))
        #expect(four * simd_float4(1, 1, 1, 1) == simd_float4(1, 2, 3, 4) && four.transpose == four && four[3] == simd_float4(0, 0, 0, 4))
        #expect(simd_mul(four, matrix_identity_float4x4) == four)
    }

    @Test("a buffer has rows of whole steps, zeros in them, and is refused where it cannot be (xcode.11)") func buffers() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 5, 3, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        #expect(CVPixelBufferGetWidth(buffer) == 5 && CVPixelBufferGetHeight(buffer) == 3 && CVPixelBufferGetBytesPerRow(buffer) == 32)
        #expect(CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess)
        let memory = try #require(CVPixelBufferGetBaseAddress(buffer))
        #expect(CVPixelBufferGetDataSize(buffer) == 96 && (0..<96).allSatisfy { memory.load(fromByteOffset: $0, as: UInt8.self) == 0 })
        for (width, height, code) in [
            (0, 3, kCVReturnInvalidSize), (Int.max, Int.max, kCVReturnInvalidSize), (-1, 1, kCVReturnInvalidSize),
        ] {
            #expect(CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &made) == code)
        }
        let planar = kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
        #expect(CVPixelBufferCreate(nil, 4, 4, planar, nil, &made) == kCVReturnInvalidPixelFormat)
    }
}
