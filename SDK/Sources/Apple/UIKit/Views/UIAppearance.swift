import Foundation

/// A type that takes an appearance for all of its kind.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A type that can contain others whose appearance is set.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    /// A view that takes what is set for all of its kind, and gives it to none.
    public static func appearance() -> Self { Self(coder: NSCoder()) ?? unmade() }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }

    private static func unmade() -> Self { fatalError("\(Self.self) cannot be made by init(coder:), by which its appearance() is.") }
}

extension UIAppearance where Self: UIBarItem {
    /// An item that takes what is set for all of its kind, and gives it to none.
    public static func appearance() -> Self { Self(coder: NSCoder()) ?? unmade() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }

    private static func unmade() -> Self { fatalError("\(Self.self) cannot be made by init(coder:), by which its appearance() is.") }
}
