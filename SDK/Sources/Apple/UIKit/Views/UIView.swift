import Foundation
import VitrineDrawing
import VitrineQuartzCore

// Views of UIKit are values here: they are made, set, read and put into each other. A widget draws none of them, on iOS as here.

/// A rectangle of an app's window. No constraint is solved, nothing moves and nobody touches it.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The mode in which a view's content fills it.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    /// The margins and sides that follow the superview's.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Whether a view's colour is as it is told.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// The class of the layer: one of Core Animation's; of an own class a plain layer is made.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer that draws the view.
    public private(set) lazy var layer: CALayer = Self.makeLayer()

    // MARK: Place

    open var frame: CGRect {
        get { layer.frame }
        set {
            if newValue.size != layer.bounds.size { setNeedsLayout() }
            layer.frame = newValue
        }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            if newValue.size != layer.bounds.size { setNeedsLayout() }
            layer.bounds = newValue
        }
    }
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var contentScaleFactor: CGFloat = 1
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}

    // MARK: Look

    open var backgroundColor: UIColor? { didSet { layer.backgroundColor = backgroundColor?.cgColor } }
    /// The view's tint colour, or that of the view around it.
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .tintColor }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }
    private var ownTint: UIColor?
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open func tintColorDidChange() {}
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var clearsContextBeforeDrawing = true
    open var contentMode = ContentMode.scaleToFill
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    open var tag = 0
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
    open func draw(_ rect: CGRect) {}
    // The methods by which the layer asks the view to draw.
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// The traits that the view overrides.
    open var traitOverrides = UITraitOverrides()
    open var traitCollection: UITraitCollection { UITraitCollection(traitsFrom: [.current, UITraitCollection(traitOverrides.traits)]) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Touches

    open var isUserInteractionEnabled = true
    open var motionEffects: [UIMotionEffect] = []
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var interactions: [any UIInteraction] = []
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }

    // MARK: The views in it

    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    open override var next: UIResponder? { superview }
    /// Takes the keyboard away, which is not here.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func removeFromSuperview() { leaveSuperview() }
    /// Whether this view is the given one or lies within it.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }
    /// The window around it; none, where nobody put it into one.
    open var window: UIWindow? { superview?.window ?? superview as? UIWindow }

    // MARK: Constraints

    open var translatesAutoresizingMaskIntoConstraints = true
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self)
    public private(set) lazy var readableContentGuide = UILayoutGuide(owner: self)
    public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(owner: self)
    open class var requiresConstraintBasedLayout: Bool { false }
    var hugging = [UILayoutPriority](repeating: .defaultLow, count: 2)
    var resistance = [UILayoutPriority](repeating: .defaultHigh, count: 2)
    private var needsLayout = true

    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    nonisolated public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    open func invalidateIntrinsicContentSize() {}
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func needsUpdateConstraints() -> Bool { false }
    /// The size that the view itself prefers; constraints are not considered.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width < 0 ? bounds.width : own.width, height: own.height < 0 ? bounds.height : own.height)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { systemLayoutSizeFitting(targetSize) }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open func layoutSubviews() {}
    open func setNeedsLayout() { needsLayout = true }
    open func layoutIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        layoutSubviews()
        for view in subviews { view.layoutIfNeeded() }
    }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    // MARK: What is told

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() { if let found = view.hitTest(convert(point, to: view), with: event) { return found } }
        return self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Words for those who do not see

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityFrame = CGRect.zero
    open var accessibilityLanguage: String?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityIgnoresInvertColors = false
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?

    // MARK: Making

    public init(frame: CGRect) {
        super.init()
        layer.frame = frame
    }
    /// Makes a view without reading anything of the archive: none is made here.
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(frame: .zero) }

    private class func makeLayer() -> CALayer {
        switch layerClass {
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CATextLayer.Type: CATextLayer()
        case is CAReplicatorLayer.Type: CAReplicatorLayer()
        case is CAScrollLayer.Type: CAScrollLayer()
        default: CALayer()
        }
    }
}
