import Foundation
import FoundationMissing

/// Flags with which a buffer's memory is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    /// The value holds the flags as bits, of which bit 0 is `readOnly`.
    public let rawValue: UInt64
    /// This makes flags of bits, and keeps bits that stand for nothing.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The buffer will not be written.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Pixels in memory, row by row.
public final class CVBuffer: @unchecked Sendable {
    /// The width and height in pixels.
    fileprivate let width: Int, height: Int
    fileprivate let format: OSType
    fileprivate let bytesPerRow: Int
    fileprivate let memory: UnsafeMutableRawPointer

    /// Rows begin at multiples of so many bytes.
    private static let alignment = 16
    /// Bytes a pixel of the formats that lie in one plane.
    private static let sizes: [OSType: Int] = [
        kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32ABGR: 4, kCVPixelFormatType_32RGBA: 4,
        kCVPixelFormatType_24RGB: 3, kCVPixelFormatType_OneComponent8: 1, kCVPixelFormatType_DepthFloat32: 4,
    ]
    /// The largest number of pixels of a buffer: a gigabyte of four bytes each.
    private static let mostPixels = 1 << 28

    /// - Throws: the number of what is wrong.
    fileprivate init(width: Int, height: Int, format: OSType) throws(CVFailure) {
        guard let size = Self.sizes[format] else { throw CVFailure(code: kCVReturnInvalidPixelFormat) }
        guard width > 0, height > 0, width <= Self.mostPixels, height <= Self.mostPixels / width else {
            throw CVFailure(code: kCVReturnInvalidSize)
        }
        (self.width, self.height, self.format) = (width, height, format)
        bytesPerRow = (width * size + Self.alignment - 1) / Self.alignment * Self.alignment
        guard let memory = calloc(bytesPerRow * height, 1) else { throw CVFailure(code: kCVReturnAllocationFailed) }
        self.memory = memory
    }

    deinit { free(memory) }
}

/// An error that tells why there is no buffer.
private struct CVFailure: Error {
    let code: CVReturn
}

/// An image buffer is the one kind of buffer that there is here: pixels in memory.
public typealias CVImageBuffer = CVBuffer
/// A pixel buffer is an image buffer in memory that an app may read and write.
public typealias CVPixelBuffer = CVImageBuffer

/// Makes a buffer of zeros.
/// - Parameters:
///   - width: pixels.
///   - height: pixels.
///   - pixelFormatType: one of those that lie in one plane.
///   - pixelBufferOut: set to the buffer.
/// - Returns: `kCVReturnSuccess`, or what is wrong.
@discardableResult public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    do throws(CVFailure) {
        pixelBufferOut.pointee = try CVBuffer(width: width, height: height, format: pixelFormatType)
        return kCVReturnSuccess
    } catch {
        return error.code
    }
}

/// The memory stays where it is: locking is nothing here.
@discardableResult public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn {
    kCVReturnSuccess
}
/// The memory stays where it is: unlocking does nothing here, and always succeeds.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// The address at which the first row begins.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.memory }
/// Bytes from one row to the next.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// The width of a buffer in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// The height of a buffer in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// The size of a buffer's memory in bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow * pixelBuffer.height }
/// The function gives the format that the buffer was made with, as one of `kCVPixelFormatType_…`.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Every format here lies in one plane, which counts as none.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Every format here lies in one plane, so that the answer is always false.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
