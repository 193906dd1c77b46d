import Foundation

/// A part of a view that is none itself, for those who do not see it: what a view draws, such as a bar of a chart.
@preconcurrency @MainActor open class UIAccessibilityElement: NSObject {
    /// The view, or the element, that the element is a part of.
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
    /// The element's frame in its container's coordinates; the null rectangle until it is set.
    open var accessibilityFrameInContainerSpace = CGRect.null

    private var frame: CGRect?
    /// The element's frame on the screen: the one that was set, or else the one that follows from its frame in the container.
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
    /// The point that is touched to activate the element: the middle of its frame until another is set.
    open var accessibilityActivationPoint: CGPoint {
        get { point ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { point = newValue }
    }

    /// Makes an element of a container.
    /// - Parameter container: the view, or the element, that it is a part of; the element does not keep it alive.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = type(of: container) is AnyClass ? container as AnyObject : nil
    }

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
}
