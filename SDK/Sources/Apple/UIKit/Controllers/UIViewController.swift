import Foundation
import FoundationMissing

/// A controller with a view, a trait collection and child controllers. None is shown: a widget has no window.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
    // MARK: Its view

    /// The controller's view, which is made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }
    private var loaded: UIView?
    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }
    /// What it shows of SwiftUI's, in the process of an app; nil for all controllers but those that host a view.
    package private(set) lazy var hosted: (any AppInterface)? = _makeHosted() as? any AppInterface
    open func _makeHosted() -> AnyObject? { nil }
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func didReceiveMemoryWarning() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitOverrides = UITraitOverrides()
    open var traitCollection: UITraitCollection { UITraitCollection(traitsFrom: [.current, UITraitCollection(traitOverrides.traits)]) }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open override var next: UIResponder? { parent ?? loaded?.superview }

    // MARK: What it says of itself

    open var title: String?
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, selectedImage: nil)
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var definesPresentationContext = false
    open var restorationIdentifier: String?
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    public private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

    // MARK: Other controllers

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    open func addChild(_ childController: UIViewController) {
        guard childController !== self else { return }
        childController.parent?.children.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }
    private func ancestor<Controller: UIViewController>() -> Controller? {
        var next = parent
        while let known = next {
            if let found = known as? Controller { return found }
            next = known.parent
        }
        return nil
    }
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let navigationController else { return present(vc, animated: false) }
        navigationController.pushViewController(vc, animated: false)
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

    // MARK: Presenting, which nobody sees

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The coordinator of the transition that is under way; nil, as none is.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open internal(set) var presentedViewController: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    public private(set) lazy var presentationController: UIPresentationController? = makePresentation()
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    open var popoverPresentationController: UIPopoverPresentationController? { presentationController as? UIPopoverPresentationController }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    private func makePresentation() -> UIPresentationController {
        switch modalPresentationStyle {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .pageSheet, .formSheet, .automatic: UISheetPresentationController(presentedViewController: self, presenting: nil)
        default: UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }
    /// Keeps the other as what it presents, and calls the completion. Nothing is shown.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenting = presentedViewController == nil ? presentingViewController : self
        presenting?.presentedViewController?.presentingViewController = nil
        presenting?.presentedViewController = nil
        completion?()
    }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// - Parameter nibNameOrNil: a nib, which is not looked for.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Makes a controller without reading anything of the archive.
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
}

extension UIViewController {
    /// The extension context of the controller; nil where the process is no extension.
    public var extensionContext: NSExtensionContext? { _ExtensionContexts.current }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }

/// The coordinator of a transition from one view controller to another.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}
extension UIViewControllerTransitionCoordinator {
    /// Would call when fingers let go; nobody touches here.
    public func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
/// The context of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
}
/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
extension UIViewControllerTransitionCoordinatorContext {
    /// A controller of the transition: nil, as none comes after another here.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    public var initiallyInteractive: Bool { false }
    public var isInterruptible: Bool { false }
    /// The part of the transition that has been done, 0…1.
    public var percentComplete: CGFloat { 0 }
    public var completionVelocity: CGFloat { 1 }
    public var targetTransform: CGAffineTransform { .identity }
}
/// A delegate for a custom transition of a controller.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}
extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A way from one scene of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    open func perform() {}
}

/// Controllers that were drawn in Xcode. Storyboards are not compiled here: there are none in it.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// An empty controller, as what the name means is not known.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

/// Views that were drawn in Xcode. Nibs are not compiled here: there are none in it.
@preconcurrency @MainActor open class UINib: NSObject {
    /// The key of an option with which views are made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
    /// The views of a nib: none, as nibs are not compiled here.
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
}
