import Foundation
import VitrineDrawing

/// A context in which one draws by commands: they are gathered, and painted when the pixels are asked for.
public final class CGContext: @unchecked Sendable {
    /// The graphics state that `saveGState` keeps.
    struct State {
        /// The way from the commands' coordinates to pixels from the top left.
        var transform: CGAffineTransform
        /// The clips in pixels; nothing is drawn outside any of them.
        var clips: [Region] = []
        var fill = RGBA.black
        var stroke = RGBA.black
        var line = Stroke()
        var alpha = 1.0
        var blend = CGBlendMode.normal
        var shadow: Shadow?
        var interpolation = CGInterpolationQuality.default
        var textMode = CGTextDrawingMode.fill
    }

    /// The region in which drawing shows.
    enum Region {
        case path(Path, FillRule)
        /// Items in pixels, whose alpha counts.
        case mask([DisplayItem])
    }

    /// The width and height in pixels.
    public let width: Int
    public let height: Int
    public let bytesPerRow: Int
    public let colorSpace: CGColorSpace?
    public let bitmapInfo: CGBitmapInfo
    /// The caller's memory, kept up to date; nil where there is none.
    public let data: UnsafeMutableRawPointer?
    private let layout: PixelLayout

    /// What letters are transformed by before the context's own coordinates, and where the next one stands; no part of what is saved with
    /// the state, as Apple's page on `textMatrix` says.
    public var textMatrix = CGAffineTransform.identity
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// The colour with which shapes are filled.
    package var fillColor: RGBA { state.fill }

    var state: State
    private var saved: [State] = []
    /// The current path, in the coordinates of `state.transform`.
    var current = Path()
    private var items: [DisplayItem] = []
    private var images: [ImageKey: EncodedImage] = [:]
    private var groups: [(items: [DisplayItem], state: State)] = []
    private var painted: Bitmap
    private lazy var rasterizer = Rasterizer(fonts: FontCatalog.file)

    /// The transform before any command: shadows are placed in its units.
    let base: CGAffineTransform

    /// A bitmap context; y goes up from the bottom left.
    ///
    /// Nil when the size is empty or larger than an image may be, or the layout is not eight bits a component.
    /// - Parameter bytesPerRow: 0 for the least that is enough.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(max(height, 0))))
    }

    /// A bitmap of its own whose y goes down from the top left.
    /// - Parameter scale: pixels per unit.
    package convenience init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, isOpaque: Bool) {
        self.init(
            data: nil, width: pixelWidth, height: pixelHeight, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue, base: CGAffineTransform(scaleX: scale, y: scale))
        guard isOpaque else { return }
        for index in 0..<painted.width * painted.height { painted.pixels[index * 4 + 3] = 255 }
    }

    private init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: UInt32, base: CGAffineTransform
    ) {
        guard width > 0, height > 0, width <= Bitmap.largestSide, height <= Bitmap.largestSide, width * height <= Bitmap.mostPixels,
            let layout = PixelLayout(space: space, info: bitmapInfo, bitsPerComponent: bitsPerComponent),
            bytesPerRow == 0 || bytesPerRow >= width * layout.stride
        else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow == 0 ? width * layout.stride : bytesPerRow
        self.data = data
        self.layout = layout
        self.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
        self.base = base
        colorSpace = space
        state = State(transform: base)
        painted = Bitmap(width: width, height: height)
        if let memory { painted.read(from: UnsafeRawBufferPointer(memory), bytesPerRow: self.bytesPerRow, layout: layout) }
    }

    private var memory: UnsafeMutableRawBufferPointer? {
        data.map { UnsafeMutableRawBufferPointer(start: $0, count: bytesPerRow * (height - 1) + width * layout.stride) }
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { layout.stride * 8 }
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    /// The pixels as they are now.
    public func makeImage() -> CGImage? {
        paint()
        return CGImage(painted)
    }

    public func flush() { paint() }
    public func synchronize() { paint() }

    public func saveGState() { saved.append(state) }

    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        move(to: last.transform)
        state = last
    }

    /// Begins a transparency layer: what is drawn until its end is one group, to which shadow, alpha and blend mode apply as a whole.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        groups.append((items, state))
        items = []
        (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

    public func endTransparencyLayer() {
        guard let (outer, before) = groups.popLast() else { return }
        let group = items
        items = outer
        move(to: before.transform)
        state = before
        append(group)
    }

    /// Changes coordinates; what is being drawn stays where it is.
    func move(to transform: CGAffineTransform) {
        if !current.isEmpty { current = current.applying(state.transform).applying(transform.inverted()) }
        state.transform = transform
    }

    /// Keeps a picture for the items that name it.
    func use(_ image: CGImage) { images[image.key] = image.encoded }

    /// Draws items given in the commands' coordinates.
    /// - Parameter area: all that the command touches, for modes that also change what lies around the items in it.
    package func draw(_ drawn: [DisplayItem], images used: [ImageKey: EncodedImage] = [:], area: Path? = nil) {
        guard !drawn.isEmpty else { return }
        images.merge(used) { first, _ in first }
        var layer = Layer(items: drawn)
        layer.transform = state.transform
        append([.layer(layer)], area: area?.applying(state.transform))
    }

    /// Adds items in pixels, with the state's clips, shadow, alpha and blend mode.
    private func append(_ drawn: [DisplayItem], area: Path? = nil) {
        switch state.blend {
        case .clear, .copy:
            // Takes away what lies under the shape, all of it.
            let solid = Layer(items: area.map { [.fill($0, .color(.black), .nonZero)] } ?? drawn.map(\.solid))
            items += clipped([.layer(solid)]) { $0.blend = .destinationOut }
            if state.blend == .clear { return finish() }
        case .destinationIn:
            // Takes away what the items leave of their area.
            var inside = Layer(items: drawn)
            inside.opacity = min(max(state.alpha, 0), 1)
            inside.blend = .destinationOut
            let whole = area ?? Path(CGRect(x: 0, y: 0, width: width, height: height))
            items += clipped([.fill(whole, .color(.black), .nonZero), .layer(inside)]) { $0.blend = .destinationOut }
            return finish()
        default: break
        }
        let blend = state.blend.drawn
        let isPlain = state.alpha == 1 && state.shadow == nil && blend == .normal
        items += clipped(drawn) { layer in
            guard !isPlain else { return }
            layer.opacity = min(max(state.alpha, 0), 1)
            layer.shadow = state.shadow
            layer.blend = blend
        }
        finish()
    }

    /// The items in a layer, that in the clips: shadows are cut by them too.
    private func clipped(_ drawn: [DisplayItem], _ change: (inout Layer) -> Void) -> [DisplayItem] {
        var layer = Layer(items: drawn)
        change(&layer)
        // A clip without an effect needs no group, and blending has to reach what lies below it.
        let blend = layer.blend
        for region in state.clips.reversed() {
            var outer = Layer(items: [.layer(layer)])
            if blend != .normal {
                layer.blend = .normal
                outer.items = [.layer(layer)]
                outer.blend = blend
            }
            switch region {
            case .path(let path, let rule): outer.clip = Clip(path, rule: rule)
            case .mask(let mask): outer.mask = mask
            }
            layer = outer
        }
        return [.layer(layer)]
    }

    private func finish() {
        // The caller may look into its memory at any time; and many commands are painted before they pile up.
        if groups.isEmpty, data != nil || items.count > 512 { paint() }
    }

    private func paint() {
        guard groups.isEmpty, !items.isEmpty else { return }
        let list = DisplayList(size: CGSize(width: width, height: height), items: items, images: images)
        items = []
        rasterizer.draw(list, over: &painted)
        if let memory { painted.write(to: memory, bytesPerRow: bytesPerRow, layout: layout) }
    }
}

extension DisplayItem {
    /// The shape, painted opaque.
    fileprivate var solid: DisplayItem {
        switch self {
        case .fill(let path, _, let rule): return .fill(path, .color(.black), rule)
        case .stroke(let path, _, let stroke): return .stroke(path, .color(.black), stroke)
        case .layer(var layer):
            layer.items = layer.items.map(\.solid)
            return .layer(layer)
        case .glyphs, .image, .liveText, .liveMeter: return self
        }
    }
}
