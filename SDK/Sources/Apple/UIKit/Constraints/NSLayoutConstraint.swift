import Foundation

/// A rule for places and sizes. It is a value here: it can be made, set and switched, and nothing is laid out by it.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// A place or a size of an item.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
        public static let lastBaselineOfText = Attribute.lastBaseline
    }

    /// The relation between two values.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }

    /// The axis of a layout.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// Options for how the items of a visual format stand to each other.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    }

    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// The constant in points.
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?
    open var shouldBeArchived = false
    /// Whether the rule counts: the view that holds both items then has it.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive { owner = commonView } else { owner?.constraints.removeAll { $0 === self } }
            if isActive { owner?.constraints.append(self) } else { owner = nil }
        }
    }
    private weak var owner: UIView?

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        // As from `firstItem as Any`, what is given may be an optional with nothing in it.
        (firstItem, secondItem) = (Self.item(view1), Self.item(view2))
        (firstAttribute, secondAttribute, self.relation, self.multiplier, constant) = (attr1, attr2, relation, multiplier, c)
    }

    /// A rule between nothing.
    public convenience override init() {
        self.init(
            item: UIView?.none as Any, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    private static func item(_ value: Any?) -> AnyObject? { value as? UIView ?? value as? UILayoutGuide ?? nil }

    public class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    /// Constraints in a drawing of letters; it is not read, and none are made, as none would be followed.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }

    private func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    private var commonView: UIView? {
        let first = view(firstItem)
        guard let second = view(secondItem) else { return first }
        var next = first
        while let known = next {
            if second.isDescendant(of: known) { return known }
            next = known.superview
        }
        return first
    }
}

/// A rectangle in a view that others stand at.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""
    /// The bounds of the guide's view: nothing is laid out here.
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

    @preconcurrency @MainActor public override init() { super.init() }
    convenience init(owner: UIView) {
        self.init()
        owningView = owner
    }
}

/// The rectangle of the keyboard; there is none.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
}

extension UIView {
    public func addConstraint(_ constraint: NSLayoutConstraint) { if !constraints.contains(constraint) { constraints.append(constraint) } }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuides.removeAll { $0 === layoutGuide } }
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.rawValue] }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis.rawValue] = priority
    }
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistance[axis.rawValue] }
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        resistance[axis.rawValue] = priority
    }
}
