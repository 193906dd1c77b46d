import UIKit

extension UIImage {
    /// Red, green, blue and alpha of a pixel, 0…255, colours multiplied by alpha.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        guard let image = cgImage, let data = image.dataProvider?.data, x < image.width, y < image.height else { return [] }
        let bytes = [UInt8](Data(referencing: data))
        let start = (y * image.width + x) * 4
        return Array(bytes[start..<start + 4])
    }
}

enum Sample {
    /// A picture with one colour in its left half, another in its right half; the top row of the left half is white.
    static func halves(width: Int = 8, height: Int = 4, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width / 2, height: 1))
        }
    }
}

let red: [UInt8] = [255, 0, 0, 255]
let blue: [UInt8] = [0, 0, 255, 255]
let white: [UInt8] = [255, 255, 255, 255]
let clear: [UInt8] = [0, 0, 0, 0]
