import AVFoundation
import CoreVideo
import Foundation
import Intents
import Testing
import UIKit
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

    @Test("a shape fits into a rectangle, in its middle (xcode.11)") func fitting() {
        let inside = CGRect(x: 10, y: 10, width: 100, height: 50)
        #expect(AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: inside) == CGRect(x: 35, y: 10, width: 50, height: 50))
        #expect(AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: inside) == CGRect(x: 10, y: 22.5, width: 100, height: 25))
        #expect(CGRectIntegral(CGRect(x: 0.5, y: 0.5, width: 1, height: 1)) == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(CGRectEqualToRect(CGRectMake(0, 0, 1, 1), CGRect(x: 0, y: 0, width: 1, height: 1)))
    }

    @Test("an intent's error is told by its code (xcode.10)") func intentErrors() {
        let error: any Error = INIntentError(.requestTimedOut)
        #expect((error as? INIntentError)?.code == .requestTimedOut && (error as NSError).domain == INIntentErrorDomain)
    }

    @Test("parts of a line that is typed are found, read and replaced, and none outside of it (xcode.10)") @MainActor func typing() throws {
        let field = UITextField()
        field.text = "high 🌊 tide"
        let start = field.beginningOfDocument, end = field.endOfDocument
        #expect(field.offset(from: start, to: end) == 12)
        let four = try #require(field.position(from: start, offset: 4)), first = try #require(field.textRange(from: four, to: start))
        #expect(field.text(in: first) == "high" && field.compare(start, to: four) == .orderedAscending)
        #expect(field.position(from: end, offset: 1) == nil && field.position(from: start, offset: .max) == nil)
        field.selectedTextRange = first
        field.replace(first, withText: "low")
        #expect(field.text == "low 🌊 tide")
        // Half of a letter that takes two units is no text.
        let half = try #require(field.position(from: start, offset: 5)), whole = try #require(field.position(from: start, offset: 4))
        #expect(field.textRange(from: whole, to: half).flatMap { field.text(in: $0) } == nil)
        let stale = try #require(field.textRange(from: four, to: end))
        field.text = "x"
        field.replace(stale, withText: "y")
        #expect(field.text == "x" && field.text(in: stale) == nil)
    }
}
