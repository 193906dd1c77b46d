import VitrineCCodec

/// Writes JPEG files.
package enum JPEG {
    /// The file's bytes; what is transparent comes out over black. Throws `ImageError`.
    /// - Parameter quality: 1…100.
    package static func encode(_ bitmap: Bitmap, quality: Int = 85) throws -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        let done = vitrine_jpeg_write(
            bitmap.pixels, UInt32(bitmap.width), UInt32(bitmap.height), Int32(min(max(quality, 1), 100)), &bytes, &count)
        guard done == 1, let bytes else { throw ImageError.cannotEncode }
        defer { vitrine_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
