import Foundation

/// Bytes that an image is made from.
public final class CGDataProvider: @unchecked Sendable {
    public let data: CFData?

    public init?(data: CFData) { self.data = data }

    /// Reads a file; nil when it cannot be read.
    public init?(url: CFURL) {
        guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
        self.data = data as NSData
    }

    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
    }
}
