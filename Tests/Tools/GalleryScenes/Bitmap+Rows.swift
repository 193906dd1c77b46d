import VitrineDrawing

extension Bitmap {
    /// Pictures of one size side by side, row under row.
    init(rows: [[Bitmap]]) {
        let width = rows.first?.first?.width ?? 1, height = rows.first?.first?.height ?? 1
        let columns = rows.map(\.count).max() ?? 1
        self.init(width: width * columns, height: height * rows.count)
        for (row, pictures) in rows.enumerated() {
            for (column, picture) in pictures.enumerated() where picture.width == width && picture.height == height {
                for y in 0..<height {
                    let start = ((row * height + y) * self.width + column * width) * 4
                    pixels.replaceSubrange(
                        start..<start + width * 4, with: picture.pixels[y * width * 4..<(y + 1) * width * 4])
                }
            }
        }
    }
}
