import Foundation

// The part of vImage that libraries blur pictures with.

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// Flags that say how a function works.
public typealias vImage_Flags = UInt32
/// The result of a call: 0 or more where it succeeded.
public typealias vImage_Error = Int
/// One value of a pixel.
public typealias Pixel_8 = UInt8

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageNullPointerArgument = -21772
public let kvImageBufferSizeMismatch = -21774

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128

/// Pixels in somebody else's memory.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    /// The height and width in pixels.
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    /// Bytes from one row to the next.
    public var rowBytes: Int

    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
}

/// Gives each pixel the mean of a box around it, each of its four values for itself. At the edges the outermost pixel goes on for ever.
/// - Parameters:
///   - src: the pixels; `dest` has to be other memory, and no larger.
///   - srcOffsetToROI_X: the column of the source that stands in the first column of `dest`.
///   - kernel_height: rows of the box, an odd number below 65,536.
///   - kernel_width: columns of the box, the same.
///   - flags: `kvImageEdgeExtend`; other ways with edges are not had here.
/// - Returns: `kvImageNoError`, or what is wrong with the arguments.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard let from = source.data, let into = target.data else { return kvImageNullPointerArgument }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1, max(kernel_height, kernel_width) < 65536 else { return kvImageInvalidKernelSize }
    guard flags & vImage_Flags(kvImageEdgeExtend) != 0 else { return kvImageInvalidEdgeStyle }
    let (left, left_) = srcOffsetToROI_X.addingReportingOverflow(target.width)
    let (top, top_) = srcOffsetToROI_Y.addingReportingOverflow(target.height)
    guard !left_, !top_, left <= source.width, top <= source.height else { return kvImageRoiLargerThanInputBuffer }
    guard source.rowBytes >= Int(source.width) * 4, target.rowBytes >= Int(target.width) * 4 else { return kvImageBufferSizeMismatch }
    guard target.width > 0, target.height > 0 else { return kvImageNoError }
    let box = BoxBlur(
        source: (from, Int(source.width), Int(source.height), source.rowBytes), rows: Int(kernel_height), columns: Int(kernel_width))
    box.write(
        to: into, width: Int(target.width), height: Int(target.height), rowBytes: target.rowBytes, left: Int(srcOffsetToROI_X),
        top: Int(srcOffsetToROI_Y))
    return kvImageNoError
}

/// A box that goes over pixels: the sums of its columns are kept from row to row, and its own sum from pixel to pixel.
private struct BoxBlur {
    let source: (data: UnsafeMutableRawPointer, width: Int, height: Int, rowBytes: Int)
    let rows: Int
    let columns: Int

    private func add(_ row: Int, times factor: Int, to sums: inout [Int]) {
        let row = min(max(row, 0), source.height - 1)
        let bytes = source.data.advanced(by: row * source.rowBytes).assumingMemoryBound(to: UInt8.self)
        for index in sums.indices { sums[index] += factor * Int(bytes[index]) }
    }

    func write(to data: UnsafeMutableRawPointer, width: Int, height: Int, rowBytes: Int, left: Int, top: Int) {
        var sums = Array(repeating: 0, count: source.width * 4)
        for row in top - rows / 2...top + rows / 2 { add(row, times: 1, to: &sums) }
        let area = rows * columns
        for row in 0..<height {
            let target = data.advanced(by: row * rowBytes).assumingMemoryBound(to: UInt8.self)
            for value in 0..<4 { writeRow(sums, value, area, to: target, width: width, left: left) }
            add(top + row - rows / 2, times: -1, to: &sums)
            add(top + row + rows / 2 + 1, times: 1, to: &sums)
        }
    }

    private func writeRow(_ sums: [Int], _ value: Int, _ area: Int, to target: UnsafeMutablePointer<UInt8>, width: Int, left: Int) {
        func column(_ index: Int) -> Int { sums[min(max(index, 0), source.width - 1) * 4 + value] }
        var sum = (left - columns / 2...left + columns / 2).reduce(0) { $0 + column($1) }
        for index in 0..<width {
            target[index * 4 + value] = UInt8((sum + area / 2) / area)
            sum += column(left + index + columns / 2 + 1) - column(left + index - columns / 2)
        }
    }
}
