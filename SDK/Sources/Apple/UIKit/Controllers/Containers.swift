import Foundation

/// Controllers one after the other.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar = UINavigationBar(frame: .zero)
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue { addChild(child) }
        }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { self.viewControllers = viewControllers }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { addChild(viewController) }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.removeFromParent()
        return last
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.first.flatMap { popToViewController($0, animated: animated) }
    }
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(of: viewController) else { return nil }
        let leaving = Array(children[(index + 1)...])
        for child in leaving { child.removeFromParent() }
        return leaving
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// A delegate that is told which controller a navigation controller shows.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Controllers beside each other, one of them chosen.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar(frame: .zero)
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] { addChild(child) }
        }
    }
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { selectedIndex = newValue.flatMap { children.firstIndex(of: $0) } ?? selectedIndex }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }
}

/// A delegate that a tab bar controller asks and tells.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Controllers in columns.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic
    open var isCollapsed: Bool { true }
    open var viewControllers: [UIViewController] = []

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column]?.removeFromParent()
        columns[column] = vc
        if let vc { addChild(vc) }
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
    /// The display mode: on a phone one column alone.
    open var displayMode: DisplayMode { .secondaryOnly }
    open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var presentsWithGesture = true
    /// Shares of the whole's width.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    /// The least width of the first column, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var primaryColumnWidth: CGFloat { 0 }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { viewControllers = viewControllers.prefix(1) + [vc] }
    nonisolated public static let automaticDimension: CGFloat = -3.402823466385289e+38
    /// The behavior of the columns.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
}
extension UISplitViewController.DisplayMode {
    /// The mode's name before there were three columns.
    public static let primaryHidden = UISplitViewController.DisplayMode.secondaryOnly
    public static let allVisible = UISplitViewController.DisplayMode.oneBesideSecondary
    public static let primaryOverlay = UISplitViewController.DisplayMode.oneOverSecondary
}

/// A delegate that a controller of columns asks and tells.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}
extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// Pages to turn.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// The key of an option for how pages turn.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open private(set) var viewControllers: [UIViewController]?
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        completion?(true)
    }
}

/// A delegate that is told of turned pages; nobody turns one here.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
}

/// A data source that gives the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}
