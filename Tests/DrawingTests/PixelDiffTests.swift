import Foundation
import Testing

@testable import VitrineDrawing

@Suite struct PixelDiffTests {
    @Test func `equal bitmaps do not differ`() {
        let difference = PixelDiff(expected: Sample.checkerboard(), actual: Sample.checkerboard())
        #expect(difference.isEqual && difference.largestDifference == 0)
    }

    @Test func `one changed channel is one pixel, shown in red`() {
        var changed = Sample.checkerboard()
        changed.pixels[4 * 65 + 1] &+= 9
        let difference = PixelDiff(expected: Sample.checkerboard(), actual: changed)
        #expect(difference.differingPixels == 1 && difference.largestDifference == 9)
        #expect(difference.picture[1, 1][0] == 255 && difference.picture[1, 1][1] < 200)
        #expect(difference.picture[0, 0][0] == difference.picture[0, 0][1])
    }

    @Test func `what only one of them has differs`() {
        let difference = PixelDiff(expected: Bitmap(width: 2, height: 3), actual: Bitmap(width: 4, height: 1))
        #expect(difference.picture.width == 4 && difference.picture.height == 3)
        #expect(difference.differingPixels == 10)
    }
}
