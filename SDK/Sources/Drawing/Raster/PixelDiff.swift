/// The differences between two bitmaps.
package struct PixelDiff: Hashable, Sendable {
    /// Pixels with any difference; all of the larger bitmap when the sizes differ.
    package let differingPixels: Int
    /// The largest difference of one channel, 0…255.
    package let largestDifference: Int
    /// The expected picture in greys from 96 on, what differs in red: the darker, the more.
    package let picture: Bitmap

    package var isEqual: Bool { differingPixels == 0 }

    package init(expected: Bitmap, actual: Bitmap) {
        var picture = Bitmap(width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        var differing = 0, largest = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let inBoth = x < min(expected.width, actual.width) && y < min(expected.height, actual.height)
                var difference = 255
                if inBoth {
                    let old = (y * expected.width + x) * 4, new = (y * actual.width + x) * 4
                    difference = (0..<4).reduce(0) { max($0, abs(Int(expected.pixels[old + $1]) - Int(actual.pixels[new + $1]))) }
                }
                let out = (y * picture.width + x) * 4
                if difference > 0 {
                    differing += 1
                    largest = max(largest, difference)
                    let pale = UInt8(160 - difference * 160 / 255)
                    picture.pixels.replaceSubrange(out..<out + 4, with: [255, pale, pale, 255])
                } else {
                    let old = (y * expected.width + x) * 4
                    let grey = (0..<3).reduce(0) { $0 + Int(expected.pixels[old + $1]) } / 3
                    let faded = UInt8(96 + grey * 159 / 255)
                    picture.pixels.replaceSubrange(out..<out + 4, with: [faded, faded, faded, 255])
                }
            }
        }
        differingPixels = differing
        largestDifference = largest
        self.picture = picture
    }
}
