import Foundation
import VitrineCoreGraphics
import VitrineDrawing
import VitrineUIKit

/// Commands that draw on a canvas. A copy draws on the same canvas with a state of its own.
public struct GraphicsContext {
    let page: GraphicsPage
    private var clips: [Clip] = []
    private var masks: [[DisplayItem]] = []
    private var filters: [Filter] = []
    /// The opacity from 0 to 1.
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// The way from the coordinates of commands to those of the canvas.
    public var transform = CGAffineTransform.identity
    public private(set) var clipBoundingRect: CGRect

    init(_ page: GraphicsPage) {
        self.page = page
        clipBoundingRect = CGRect(origin: .zero, size: page.size)
    }

    private init(copying other: GraphicsContext, onto page: GraphicsPage) {
        self.page = page
        transform = other.transform
        clipBoundingRect = other.clipBoundingRect
    }

    public var environment: EnvironmentValues { page.inputs.environment }

    // MARK: Coordinates

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips and filters

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var placed = path.applying(transform)
        var rule = style.rule
        if options.contains(.inverse) {
            placed.addRect(CGRect(origin: .zero, size: page.size).insetBy(dx: -1000, dy: -1000))
            rule = .evenOdd
        } else {
            clipBoundingRect = clipBoundingRect.intersection(placed.boundingRect)
        }
        clips.append(Clip(placed, rule: rule))
    }

    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let inner = page.emptied()
        var context = GraphicsContext(copying: self, onto: inner)
        try content(&context)
        page.images.merge(inner.images) { first, _ in first }
        var mask = Layer(items: inner.items)
        mask.opacity = min(max(opacity, 0), 1)
        guard options.contains(.inverse) else { return masks.append([.layer(mask)]) }
        mask.blend = .destinationOut
        let all = Path(CGRect(origin: .zero, size: page.size).insetBy(dx: -1000, dy: -1000))
        var around = Layer(items: [.fill(all, .color(.black), .nonZero), .layer(mask)])
        around.opacity = 1 - 1.0 / 1024
        masks.append([.layer(around)])
    }

    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let report = filter.report { page.inputs.report(report) }
        filters.append(filter)
    }

    // MARK: Drawing

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add { shading.items(in: path.boundingRect, page) { .fill(path, $0, style.rule) } }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add {
            shading.items(in: path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2), page) {
                .stroke(path, $0, style.stroke)
            }
        }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws into a group, which then takes this context's opacity, blending, clips and filters as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let inner = page.emptied()
        var context = GraphicsContext(copying: self, onto: inner)
        try content(&context)
        page.images.merge(inner.images) { first, _ in first }
        guard !inner.items.isEmpty else { return }
        var group = Layer(items: inner.items)
        if inner.blends { group.opacity = 1 - 1.0 / 1024 }
        finish([.layer(group)], isPlaced: true)
    }

    /// Draws by Core Graphics' commands, from the upper left corner in points.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let size = page.size, scale = max(page.inputs.environment.displayScale, 1)
        let pixels = (width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        guard (1...8192).contains(pixels.width), (1...8192).contains(pixels.height),
            let context = CGContext(pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale, isOpaque: false)
        else { return }
        try content(context)
        guard let image = context.makeImage() else { return }
        let frame = CGRect(x: 0, y: 0, width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        page.images[image.key] = image.encoded
        add { [.image(ImageItem(key: image.key, frame: frame, interpolation: .medium))] }
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        add { page.items(of: image.node(page, resizable: true), in: rect) }
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        add { page.items(of: image.node(page, resizable: false), in: place(image.size, at: point, anchor)) }
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        add { page.items(of: text.node(page), in: rect) }
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let node = text.node(page)
        add { page.items(of: node, in: place(node.size(.unspecified), at: point, anchor)) }
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let natural = symbol.size
        guard natural.width > 0, natural.height > 0 else { return }
        var layer = Layer(items: page.items(of: symbol.node, in: CGRect(origin: .zero, size: natural)))
        layer.transform = CGAffineTransform(
            a: rect.width / natural.width, b: 0, c: 0, d: rect.height / natural.height, tx: rect.minX, ty: rect.minY)
        add { [.layer(layer)] }
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: place(symbol.size, at: point, anchor))
    }

    private func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    func add(_ make: () -> [DisplayItem]) { finish(make(), isPlaced: false) }

    /// Filters, then clips, then opacity and blending, as the state says.
    private func finish(_ made: [DisplayItem], isPlaced: Bool) {
        guard !made.isEmpty, opacity > 0 else { return }
        var items = made
        func wrap(_ change: (inout Layer) -> Void) {
            var layer = Layer(items: items)
            change(&layer)
            items = [.layer(layer)]
        }
        if !isPlaced, !transform.isIdentity { wrap { $0.transform = transform } }
        for filter in filters { wrap { filter.apply(to: &$0, environment) } }
        for mask in masks { wrap { $0.mask = mask } }
        for clip in clips { wrap { $0.clip = clip } }
        if opacity < 1 { wrap { $0.opacity = max(opacity, 0) } }
        if blendMode != .normal {
            if blendMode.drawn == nil { page.inputs.report("GraphicsContext.BlendMode \(blendMode.rawValue) is drawn as normal") }
            page.blends = true
            wrap { $0.blend = blendMode.drawn ?? .normal }
        }
        page.items += items
    }
}

extension GraphicsContext {
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Only what lies outside the clip is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// The blend mode, by Core Graphics' numbers.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)
        public static let clear = BlendMode(rawValue: 16)
        public static let copy = BlendMode(rawValue: 17)
        public static let sourceIn = BlendMode(rawValue: 18)
        public static let sourceOut = BlendMode(rawValue: 19)
        public static let sourceAtop = BlendMode(rawValue: 20)
        public static let destinationOver = BlendMode(rawValue: 21)
        public static let destinationIn = BlendMode(rawValue: 22)
        public static let destinationOut = BlendMode(rawValue: 23)
        public static let destinationAtop = BlendMode(rawValue: 24)
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)

        /// The rasteriser's mode; nil for those it does not know.
        var drawn: VitrineDrawing.BlendMode? {
            let known: [VitrineDrawing.BlendMode] = [
                .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
                .exclusion, .hue, .saturation, .color, .luminosity,
            ]
            if known.indices.contains(Int(rawValue)) { return known[Int(rawValue)] }
            switch self {
            case .clear, .destinationOut: return .destinationOut
            case .sourceAtop: return .sourceAtop
            case .destinationOver: return .destinationOver
            case .plusDarker: return .plusDarker
            case .plusLighter: return .plusLighter
            default: return nil
            }
        }
    }
}
