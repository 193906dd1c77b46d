import Foundation

extension NSData {
    /// The compression algorithms; only zlib is implemented here.
    public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }

    /// Compresses the bytes with zlib.
    /// - Throws: `CocoaError` 5376 for other ways.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib, let data = DeflateStream.all(of: self as Data, encodes: true) else { throw Self.failed(5376) }
        return NSData(data: data)
    }

    /// Decompresses bytes that zlib compressed.
    /// - Throws: `CocoaError` 5377 for other ways, for damaged bytes, and for more than a gibibyte.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib, let data = DeflateStream.all(of: self as Data, encodes: false) else { throw Self.failed(5377) }
        return NSData(data: data)
    }

    /// Numbers of Apple's: 5376 is `NSCompressionFailedError`, 5377 `NSDecompressionFailedError`.
    private static func failed(_ code: Int) -> CocoaError { CocoaError(CocoaError.Code(rawValue: code)) }
}
