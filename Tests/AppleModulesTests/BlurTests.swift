import Accelerate
import Testing

@Suite("vImage's box") struct BlurTests {
    private func blurred(_ pixels: [UInt8], width: Int, height: Int, box: (width: UInt32, height: UInt32), flags: Int = kvImageEdgeExtend)
        -> (error: vImage_Error, pixels: [UInt8])
    {
        var source = pixels, target = [UInt8](repeating: 0, count: pixels.count)
        let error = source.withUnsafeMutableBytes { source in
            target.withUnsafeMutableBytes { target in
                func buffer(_ bytes: UnsafeMutableRawBufferPointer) -> vImage_Buffer {
                    vImage_Buffer(data: bytes.baseAddress, height: UInt(height), width: UInt(width), rowBytes: width * 4)
                }
                var (from, into) = (buffer(source), buffer(target))
                return vImageBoxConvolve_ARGB8888(&from, &into, nil, 0, 0, box.height, box.width, nil, vImage_Flags(flags))
            }
        }
        return (error, target)
    }

    @Test("is the mean of the pixels around, with the outermost going on for ever (xcode.11)") func mean() {
        let row: [UInt8] = [0, 0, 0, 255, 90, 0, 0, 255, 30, 0, 0, 255, 0, 0, 0, 255]
        let result = blurred(row, width: 4, height: 1, box: (3, 1))
        #expect(result.error == kvImageNoError)
        #expect(result.pixels == [30, 0, 0, 255, 40, 0, 0, 255, 40, 0, 0, 255, 10, 0, 0, 255])
        // A picture of one pixel stays as it is, however large the box.
        #expect(blurred([7, 8, 9, 255], width: 1, height: 1, box: (9, 9)).pixels == [7, 8, 9, 255])
    }

    @Test("goes over rows as over columns (xcode.11)") func rows() {
        let column: [UInt8] = [0, 0, 0, 255, 90, 0, 0, 255, 30, 0, 0, 255, 0, 0, 0, 255]
        let result = blurred(column, width: 1, height: 4, box: (1, 3))
        #expect(result.pixels == [30, 0, 0, 255, 40, 0, 0, 255, 40, 0, 0, 255, 10, 0, 0, 255])
    }

    @Test("is refused with Apple's numbers where it cannot be (xcode.11)") func refused() {
        #expect(blurred([0, 0, 0, 0], width: 1, height: 1, box: (2, 1)).error == kvImageInvalidKernelSize)
        #expect(blurred([0, 0, 0, 0], width: 1, height: 1, box: (1, 1), flags: kvImageNoFlags).error == kvImageInvalidEdgeStyle)
        #expect(blurred([0, 0, 0, 0], width: 1, height: 1, box: (70001, 1)).error == kvImageInvalidKernelSize)
    }
}
