import Foundation
import VitrineQuartzCore

/// An effect on what lies behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of what lies behind.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
    public let style: Style
    public init(style: Style) { self.style = style }
}

/// Colours of what lies behind showing through.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
}

/// A view with an effect on what lies behind.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView(frame: .zero)
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init() { self.init(effect: nil) }
}

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage?
    /// The picture while it is touched.
    open var highlightedImage: UIImage?
    /// Whether the image view is highlighted.
    open var isHighlighted = false
    /// The configuration for a symbol image that has none of its own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Pictures that are shown by turns.
    open var animationImages: [UIImage]?
    /// The duration of the animation of all images, in seconds.
    open var animationDuration: TimeInterval = 0
    /// The number of times that the animation is repeated; 0 for ever.
    open var animationRepeatCount = 0
    /// Whether the images are being animated.
    open private(set) var isAnimating = false
    /// Begins to show the pictures one after another.
    open func startAnimating() { isAnimating = true }
    /// Ends showing the pictures one after another.
    open func stopAnimating() { isAnimating = false }
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        (self.image, self.highlightedImage) = (image, highlightedImage)
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A line of text, or several.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String? {
        get { words?.string }
        set { words = newValue.map { NSAttributedString(string: $0) } }
    }
    open var attributedText: NSAttributedString? {
        get { words }
        set { words = newValue }
    }
    private var words: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
    }
    open func drawText(in rect: CGRect) {}

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let words else { return .zero }
        let set = NSMutableAttributedString(string: words.string, attributes: [.font: font ?? UIFont.systemFont(ofSize: 17)])
        words.enumerateAttributes(in: NSRange(location: 0, length: words.length)) { part, range, _ in set.addAttributes(part, range: range)
        }
        return set.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
    }
    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
        return sizeThatFits(CGSize(width: width, height: .infinity))
    }
}

/// The place of a shrunk text on its line.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Says that something takes its time.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The style of the indicator, which is its size.
    public enum Style: Int, Sendable { case whiteLarge = 0, white, gray, medium = 100, large }

    /// The style of the indicator, which is its size.
    open var style = Style.medium
    /// The indicator's colour.
    open var color: UIColor! = .gray
    /// Whether the indicator is hidden while it does not turn.
    open var hidesWhenStopped = true
    /// Whether the indicator turns.
    open private(set) var isAnimating = false

    /// Makes an indicator of this size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// Begins to turn.
    open func startAnimating() { isAnimating = true }
    /// Stops the animation.
    open func stopAnimating() { isAnimating = false }
}

/// A bar that shows how far something is.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    open var progressViewStyle = Style.default
    /// The progress, 0…1.
    open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
}

/// Views beside or under each other; nothing is laid out.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The alignment of views across the stack.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    /// The distribution of views along the stack.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var alignment = Alignment.fill
    open var distribution = Distribution.fill
    /// The space between them in points.
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
    open private(set) var arrangedSubviews: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    nonisolated public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
    }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { spacings[ObjectIdentifier(arrangedSubview)] = spacing }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }
}
