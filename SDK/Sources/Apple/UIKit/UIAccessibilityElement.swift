import Foundation

/// A part of a view that is none itself, for those who do not see it: what a view draws, such as a bar of a chart.
@preconcurrency @MainActor open class UIAccessibilityElement: NSObject {
    /// The view, or the element, that it is a part of.
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityLanguage: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Where it is in its container, in the container's coordinates; a null rectangle where nobody said.
    open var accessibilityFrameInContainerSpace = CGRect.null

    private var frame: CGRect?
    /// Where it is on the screen: what was said, or else what follows from the frame in its container.
    open var accessibilityFrame: CGRect {
        get {
            if let frame { return frame }
            guard !accessibilityFrameInContainerSpace.isNull else { return .zero }
            switch accessibilityContainer {
            case let view as UIView: return view.convert(accessibilityFrameInContainerSpace, to: nil)
            case let element as UIAccessibilityElement:
                let origin = element.accessibilityFrame.origin
                return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
            default: return accessibilityFrameInContainerSpace
            }
        }
        set { frame = newValue }
    }

    private var point: CGPoint?
    /// The point that is touched for it: the middle of its frame unless another is said.
    open var accessibilityActivationPoint: CGPoint {
        get { point ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { point = newValue }
    }

    /// - Parameter container: what it is a part of, which is not kept alive by it.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = type(of: container) is AnyClass ? container as AnyObject : nil
    }

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
}
