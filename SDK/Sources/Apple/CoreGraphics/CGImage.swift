import Foundation
import VitrineDrawing

/// A picture of pixels, decoded when somebody asks for them.
public final class CGImage: Hashable, @unchecked Sendable {
    private enum Storage {
        case encoded(EncodedImage)
        case bitmap(Bitmap)
    }
    private let lock = NSLock()
    private let storage: Storage
    /// The file that was written of it, kept once made: what is drawn is a file.
    private var written: EncodedImage?
    private var name: ImageKey?

    /// The width and height in pixels.
    public let width: Int
    public let height: Int

    package init(_ image: EncodedImage) {
        storage = .encoded(image)
        (width, height) = (image.pixelWidth, image.pixelHeight)
    }

    package init(_ bitmap: Bitmap) {
        storage = .bitmap(bitmap)
        (width, height) = (bitmap.width, bitmap.height)
    }

    /// Pixels from memory. Nil when the provider has too few bytes, or the layout is not eight bits a component.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let layout = PixelLayout(space: space, info: bitmapInfo.rawValue, bitsPerComponent: bitsPerComponent),
            layout.stride * 8 == bitsPerPixel, let data = provider.data,
            let bitmap = Bitmap(Data(referencing: data), width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
        else { return nil }
        self.init(bitmap)
    }

    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(source, .png) }

    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(source, .jpeg) }

    private convenience init?(_ source: CGDataProvider, _ format: EncodedImage.Format) {
        guard let data = source.data, let image = try? EncodedImage(bytes: [UInt8](Data(referencing: data))), image.format == format
        else { return nil }
        self.init(image)
    }

    /// The kind of file it was read from, such as “public.png”; nil of one that was drawn.
    public var utType: CFString? {
        guard case .encoded(let image) = storage else { return nil }
        return switch image.format {
        case .png: "public.png" as NSString
        case .jpeg: "public.jpeg" as NSString
        case .webp: "org.webmproject.webp" as NSString
        }
    }

    /// The decode array, which maps the image's values; nil, as they are not mapped.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The image's pixels; nil when the file they come from is damaged. They are decoded anew each time: a photo's pixels, kept in memory,
    /// would be most of what an extension may use.
    package var bitmap: Bitmap? {
        switch storage {
        case .bitmap(let bitmap): bitmap
        case .encoded(let image): try? Bitmap(decoding: image.bytes)
        }
    }

    /// The picture as a file: the one it came from, or a PNG.
    package var encoded: EncodedImage {
        lock.withLock {
            switch storage {
            case .encoded(let image): return image
            case .bitmap(let bitmap):
                if let written { return written }
                let made = EncodedImage(format: .png, bytes: PNG.encode(bitmap), pixelWidth: bitmap.width, pixelHeight: bitmap.height)
                written = made
                return made
            }
        }
    }

    package var key: ImageKey {
        if let known = lock.withLock({ name }) { return known }
        let made = ImageKey(bytes: encoded.bytes)
        lock.withLock { name = made }
        return made
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public var alphaInfo: CGImageAlphaInfo {
        if case .encoded(let image) = storage, image.format == .jpeg { return .noneSkipLast }
        return .premultipliedLast
    }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var isMask: Bool { false }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// The pixels, red, green, blue, alpha, colours multiplied by alpha, row by row from the top.
    public var dataProvider: CGDataProvider? { bitmap.flatMap { CGDataProvider(data: NSData(data: Data($0.pixels))) } }

    /// A part of the picture, in pixels from the top left; nil outside of it.
    public func cropping(to rect: CGRect) -> CGImage? {
        // `intersection` is not used here, as Foundation on Linux traps in it for values that are not numbers.
        let end = CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)
        let edges: [CGFloat] = [rect.origin.x, rect.origin.y, end.x, end.y]
        guard edges.allSatisfy({ !$0.isNaN }), let bitmap else { return nil }
        func pixel(_ edge: CGFloat, _ most: Int) -> Int { Int(min(max(edge, 0), CGFloat(most))) }
        let left = pixel(min(edges[0], edges[2]).rounded(.down), width), right = pixel(max(edges[0], edges[2]).rounded(.up), width)
        let top = pixel(min(edges[1], edges[3]).rounded(.down), height), bottom = pixel(max(edges[1], edges[3]).rounded(.up), height)
        guard right > left, bottom > top else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity((right - left) * (bottom - top) * 4)
        for y in top..<bottom { pixels += bitmap.pixels[(y * width + left) * 4..<(y * width + right) * 4] }
        return Bitmap(width: right - left, height: bottom - top, pixels: pixels).map { CGImage($0) }
    }

    public func copy() -> CGImage? { self }
    /// Returns the image itself: all colours are kept in sRGB.
    public func copy(colorSpace: CGColorSpace) -> CGImage? { self }

    /// The picture where `mask` is light (or opaque, when it has alpha).
    public func masking(_ mask: CGImage) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        context.clip(to: whole, mask: mask)
        context.draw(self, in: whole)
        return context.makeImage()
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.key == b.key }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

extension Bitmap {
    /// Reads pixels of a layout; nil when there are too few bytes for the size.
    init?(_ data: Data, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
        guard width > 0, height > 0, width <= Bitmap.largestSide, height <= Bitmap.largestSide, width * height <= Bitmap.mostPixels,
            bytesPerRow >= width * layout.stride, bytesPerRow <= 1 << 24,
            data.count >= bytesPerRow * (height - 1) + width * layout.stride
        else { return nil }
        self.init(width: width, height: height)
        data.withUnsafeBytes { read(from: $0, bytesPerRow: bytesPerRow, layout: layout) }
    }

    /// Takes its pixels from memory that is large enough.
    mutating func read(from memory: UnsafeRawBufferPointer, bytesPerRow: Int, layout: PixelLayout) {
        for y in 0..<height {
            for x in 0..<width {
                let source = y * bytesPerRow + x * layout.stride, target = (y * width + x) * 4
                let alpha = layout.alpha.map { Int(memory[source + $0]) } ?? 255
                func byte(_ place: Int) -> UInt8 {
                    if layout.isAlphaOnly { return 0 }
                    let value = Int(memory[source + place])
                    return UInt8(layout.isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255)
                }
                pixels[target] = byte(layout.red)
                pixels[target + 1] = byte(layout.green)
                pixels[target + 2] = byte(layout.blue)
                pixels[target + 3] = UInt8(alpha)
            }
        }
    }

    /// Puts its pixels into memory that is large enough.
    func write(to memory: UnsafeMutableRawBufferPointer, bytesPerRow: Int, layout: PixelLayout) {
        for y in 0..<height {
            for x in 0..<width {
                let source = (y * width + x) * 4, target = y * bytesPerRow + x * layout.stride
                let alpha = Int(pixels[source + 3])
                if layout.isAlphaOnly {
                    memory[target] = UInt8(alpha)
                    continue
                }
                if layout.stride == 1 {
                    let luma = 54 * Int(pixels[source]) + 183 * Int(pixels[source + 1]) + 19 * Int(pixels[source + 2])
                    memory[target] = UInt8(luma / 256)
                    continue
                }
                func byte(_ channel: Int) -> UInt8 {
                    let value = Int(pixels[source + channel])
                    return UInt8(layout.isPremultiplied || alpha == 0 ? value : min((value * 255 + alpha / 2) / alpha, 255))
                }
                memory[target + layout.red] = byte(0)
                memory[target + layout.green] = byte(1)
                memory[target + layout.blue] = byte(2)
                if let place = layout.alpha { memory[target + place] = UInt8(alpha) }
            }
        }
    }
}

extension CGImage {
    /// The picture with its longer side at most so many pixels, its shape kept; nil when it cannot be decoded.
    package func shrunk(longestSide: Double) -> CGImage? {
        let factor = longestSide / Double(max(width, height))
        guard factor < 1 else { return bitmap == nil ? nil : self }
        func side(_ pixels: Int) -> Int { max(Int((Double(pixels) * factor).rounded()), 1) }
        return stretched(width: side(width), height: side(height)).map { CGImage($0) }
    }

    /// The picture at another size in pixels; nil when it cannot be decoded. A file is decoded no larger than it takes.
    package func stretched(width: Int, height: Int) -> Bitmap? {
        let size = CGSize(width: width, height: height)
        var list = DisplayList(size: size)
        list.items = [.image(ImageItem(key: key, frame: CGRect(origin: .zero, size: size), interpolation: .high))]
        list.images = [key: encoded]
        let made = Rasterizer(fonts: { _ in nil }).draw(list, scale: 1)
        // A file that cannot be decoded is drawn as nothing, and so is one that shows nothing.
        if made.pixels.allSatisfy({ $0 == 0 }), bitmap == nil { return nil }
        return made
    }
}
