import Foundation
import VitrineCoreGraphics

/// The corners of a layer that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// The curve of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The gravity of a layer's contents: how a picture fills its layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter with which a layer's contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// An action that a change of a layer triggers.
public protocol CAAction: AnyObject {}

/// A delegate that a layer asks.
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A rectangle of colour, border and picture, with others in it. Nothing of it moves here: a change is there at once, and an animation is
/// kept and never shown. `render(in:)` draws it.
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
    /// The layer's frame in its superlayer, in points; with a transform, the rectangle around the transformed layer.
    open var frame: CGRect {
        get {
            let place = CGRect(
                x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
            return place.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }
    /// The layer's bounds in its own coordinates, in points.
    open var bounds = CGRect.zero
    /// The place of the layer's anchor point in its superlayer.
    open var position = CGPoint.zero
    /// The point around which the layer is transformed, as fractions of its size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var anchorPointZ: CGFloat = 0
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    /// The transform through which the sublayers are seen.
    open var sublayerTransform = CATransform3DIdentity

    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners = CACornerMask.all
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = .black
    /// The opacity, 0…1.
    open var opacity: Float = 1
    open var isHidden = false
    open var masksToBounds = false
    open var isOpaque = false
    open var isDoubleSided = true
    open var isGeometryFlipped = false
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var shadowColor: CGColor? = .black
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    /// A `CGImage`; anything else is not drawn.
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsGravity = CALayerContentsGravity.resize
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var compositingFilter: Any?
    /// The layer's name, by which it can be looked up.
    open var name: String?
    open var style: [AnyHashable: Any]?
    open var actions: [String: any CAAction]?
    open weak var delegate: (any CALayerDelegate)?
    /// The mask: the layer is drawn only where the mask's is opaque.
    open var mask: CALayer?
    /// The layers in it, from back to front.
    open var sublayers: [CALayer]? {
        get { held.isEmpty ? nil : held }
        set {
            for layer in held { layer.superlayer = nil }
            held = []
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    open private(set) weak var superlayer: CALayer?
    private var held: [CALayer] = []
    private var animations: [(key: String, animation: CAAnimation)] = []
    private var needs = (display: false, layout: false)
    private var values: [String: Any] = [:]

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    public override init() {}
    /// A layer of which one is shown; what another has is not taken over.
    public init(layer: Any) {}
    public required init?(coder: NSCoder) {}

    // MARK: The layers in it

    open func addSublayer(_ layer: CALayer) { insert(layer, at: held.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: held.firstIndex { $0 === sibling } ?? 0)
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: held.firstIndex { $0 === sibling }.map { $0 + 1 } ?? held.count)
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = held.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }
    open func removeFromSuperlayer() {
        superlayer?.held.removeAll { $0 === self }
        superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        // A layer that is in itself would have no end.
        guard !isInside(layer) else { return }
        layer.removeFromSuperlayer()
        held.insert(layer, at: min(max(index, 0), held.count))
        layer.superlayer = self
    }

    private func isInside(_ layer: CALayer) -> Bool {
        var next: CALayer? = self
        while let known = next {
            if known === layer { return true }
            next = known.superlayer
        }
        return false
    }

    // MARK: Coordinates

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func contentsAreFlipped() -> Bool { isGeometryFlipped }
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// The deepest layer at a point of the superlayer's.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let own = p.applying(toSuperlayer.inverted())
        guard !isHidden, contains(own) || !masksToBounds else { return nil }
        for layer in held.reversed() { if let found = layer.hitTest(own) { return found } }
        return contains(own) ? self : nil
    }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted())) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted())) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted())) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted())) }

    /// The way from its own coordinates to its superlayer's.
    var toSuperlayer: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height
        ).concatenating(affineTransform()).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
    private var toRoot: CGAffineTransform {
        superlayer.map { toSuperlayer.concatenating($0.toRoot) } ?? toSuperlayer
    }

    // MARK: Display and layout

    open func setNeedsDisplay() { needs.display = true }
    open func setNeedsDisplay(_ r: CGRect) { needs.display = true }
    open func needsDisplay() -> Bool { needs.display }
    open func displayIfNeeded() { if needs.display { display() } }
    open func display() {
        needs.display = false
        delegate?.display(self)
    }
    /// Draws what is its own; the delegate does where nobody else does.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    open func setNeedsLayout() { needs.layout = true }
    open func needsLayout() -> Bool { needs.layout }
    open func layoutIfNeeded() { if needs.layout { layoutSublayers() } }
    open func layoutSublayers() {
        needs.layout = false
        delegate?.layoutSublayers(of: self)
    }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { delegate?.action(for: self, forKey: event) ?? actions?[event] }
    /// The layer as it is on the screen now: the layer itself, as nothing moves.
    open func presentation() -> Self? { self }
    open func model() -> Self { self }

    // MARK: Animations, which are kept and not shown

    open func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? "\(animations.count)"
        animations.removeAll { $0.key == key }
        animations.append((key, anim))
    }
    open func removeAllAnimations() { animations = [] }
    open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// A value under a name of one's own.
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
}
