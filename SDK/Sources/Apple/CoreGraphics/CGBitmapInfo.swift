/// The place of alpha in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of a bitmap's pixels.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrderDefault: CGBitmapInfo = []
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// `CGBitmapInfo`'s byte orders by their other name.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The layouts of memory that bitmaps are read from and written to.
struct PixelLayout {
    /// Bytes from one pixel to the next.
    let stride: Int
    /// The places of red, green, blue and alpha in a pixel; nil where there is none.
    let red: Int, green: Int, blue: Int
    let alpha: Int?
    let isPremultiplied: Bool
    /// Whether a pixel is one byte of alpha without colour.
    var isAlphaOnly = false

    /// Makes a layout; nil for others than eight bits a component, one (grey, alpha) or four (colour) a pixel.
    init?(space: CGColorSpace?, info: UInt32, bitsPerComponent: Int) {
        guard bitsPerComponent == 8, info & CGBitmapInfo.floatComponents.rawValue == 0,
            let place = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        if place == .alphaOnly {
            (stride, red, green, blue, alpha, isPremultiplied, isAlphaOnly) = (1, 0, 0, 0, 0, true, true)
            return
        }
        if space?.model == .monochrome {
            guard place == .none else { return nil }
            (stride, red, green, blue, alpha, isPremultiplied) = (1, 0, 0, 0, nil, true)
            return
        }
        let isReversed = info & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
        let alphaFirst: Bool
        switch place {
        case .premultipliedFirst, .first, .noneSkipFirst: alphaFirst = true
        case .premultipliedLast, .last, .noneSkipLast: alphaFirst = false
        default: return nil
        }
        func at(_ index: Int) -> Int { isReversed ? 3 - index : index }
        let first = alphaFirst ? 1 : 0
        stride = 4
        (red, green, blue) = (at(first), at(first + 1), at(first + 2))
        alpha = place == .noneSkipFirst || place == .noneSkipLast ? nil : at(alphaFirst ? 0 : 3)
        isPremultiplied = place != .first && place != .last
    }
}
