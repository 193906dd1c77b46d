import Drawing
import Foundation

// Views of UIKit are declared so that shared code compiles; a widget draws none of them, on iOS as here.

/// A rectangle of an app's window.
@MainActor open class UIView: UIResponder {
    /// How a view's picture fills it.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var transform = CGAffineTransform.identity
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    nonisolated public init(frame: CGRect) { self.frame = frame }
    nonisolated public convenience override init() { self.init(frame: .zero) }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// What it says of its traits beside what it is told.
    open var traitOverrides = UITraitOverrides()
    open var traitCollection: UITraitCollection { UITraitCollection(traitsFrom: [.current, UITraitCollection(traitOverrides.traits)]) }

    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
    open class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

/// A view larger than its window.
@MainActor open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var bounces = true
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

/// What is done to what lies behind a view.
@MainActor open class UIVisualEffect: NSObject {
    nonisolated public override init() {}
}

/// A blur of what lies behind.
@MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
    public let style: Style
    nonisolated public init(style: Style) { self.style = style }
}

/// Colours of what lies behind showing through.
@MainActor open class UIVibrancyEffect: UIVisualEffect {
    nonisolated public init(blurEffect: UIBlurEffect) {}
}

@MainActor open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView(frame: .zero)
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
}

@MainActor open class UIImageView: UIView {
    open var image: UIImage?
    /// The picture while it is touched.
    open var highlightedImage: UIImage?
    /// Whether it is touched.
    open var isHighlighted = false
    /// How a symbol is drawn that says nothing of it.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Pictures that are shown by turns.
    open var animationImages: [UIImage]?
    /// How long they take together, in seconds.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 for ever.
    open var animationRepeatCount = 0
    /// Whether they are shown.
    open private(set) var isAnimating = false
    /// From here on they are.
    open func startAnimating() { isAnimating = true }
    /// From here on they are not.
    open func stopAnimating() { isAnimating = false }
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
}

@MainActor open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let words = attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font ?? UIFont.systemFont(ofSize: 17)])
        return words.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
}

@MainActor open class UIViewController: UIResponder {
    open var view: UIView! = UIView(frame: .zero)
    open var title: String?
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
}

@MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController?
}

extension UILabel: UIContentSizeCategoryAdjusting {}

/// Says that something takes its time.
@MainActor open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    /// How large it is.
    open var style = Style.medium
    /// Its colour.
    open var color: UIColor! = .gray
    /// Whether it is there only while it turns.
    open var hidesWhenStopped = true
    /// Whether it turns.
    open private(set) var isAnimating = false

    /// Of this size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// In this place.
    nonisolated public override init(frame: CGRect) { super.init(frame: frame) }

    /// From here on it turns.
    open func startAnimating() { isAnimating = true }
    /// From here on it does not.
    open func stopAnimating() { isAnimating = false }
}
