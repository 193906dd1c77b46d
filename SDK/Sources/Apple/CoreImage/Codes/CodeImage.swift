import Foundation
import VitrineCoreGraphics
import VitrineDrawing

extension CIImage {
    /// A code: a pixel a module, black on white.
    /// - Parameters:
    ///   - isDark: of a column and a row, counted from the upper left corner.
    ///   - border: white pixels around it on every side.
    convenience init?(columns: Int, rows: Int, border: Int, isDark: (_ column: Int, _ row: Int) -> Bool) {
        let width = columns + 2 * border, height = rows + 2 * border
        guard width > 0, height > 0, width <= Bitmap.largestSide, height <= Bitmap.largestSide, width * height <= Bitmap.mostPixels else {
            return nil
        }
        var bitmap = Bitmap(width: width, height: height)
        for row in 0..<height {
            for column in 0..<width {
                let isInside = (border..<border + columns).contains(column) && (border..<border + rows).contains(row)
                let value: UInt8 = isInside && isDark(column - border, row - border) ? 0 : 255
                let start = (row * width + column) * 4
                for part in 0..<3 { bitmap.pixels[start + part] = value }
                bitmap.pixels[start + 3] = 255
            }
        }
        self.init(cgImage: CGImage(bitmap))
    }
}
