extension Bitmap {
    /// The picture as large as told, in pixels; each new pixel is a mean of the old ones that it covers.
    package func scaled(width: Int, height: Int) -> Bitmap {
        guard width != self.width || height != self.height, width > 0, height > 0 else { return self }
        let words = pixels.withUnsafeBytes { Array($0.bindMemory(to: Pixel.self)) }
        let grid = Resampler.scale(PixelGrid(width: self.width, height: self.height, pixels: words), width: width, height: height)
        var result = Bitmap(width: grid.width, height: grid.height)
        result.pixels = grid.pixels.withUnsafeBytes { [UInt8]($0) }
        return result
    }
}
