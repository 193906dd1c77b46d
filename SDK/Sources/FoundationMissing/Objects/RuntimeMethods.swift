import Foundation

// Objective-C's runtime finds a class's methods by their selectors. Here no class has one that could be found: every search ends with nothing,
// and nothing is exchanged.

/// The code of a method of Objective-C's.
public typealias IMP = OpaquePointer
/// A method of Objective-C's. There is none here, so that nobody has one to ask about.
public typealias Method = OpaquePointer

/// Finds no method: returns nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Finds no method: returns nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Adds no method: returns false.
@discardableResult public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Replaces no method: returns nil, as where a class had none.
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// The code of a method, which is the method itself where there is none.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Changes no method.
/// - Returns: the code that was given.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Exchanges no methods.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// The types of a method's arguments: nil.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

extension NSObject {
    /// Finds no code of a method: returns nil.
    public func method(for aSelector: Selector!) -> IMP! { nil }
    /// Finds no code of a method: returns nil.
    public static func instanceMethod(for aSelector: Selector!) -> IMP! { nil }
}
