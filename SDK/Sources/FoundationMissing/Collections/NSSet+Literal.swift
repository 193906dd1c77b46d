import Foundation

/// Lets a set be written as a list: `let days: NSSet = [1, 2]`.
public protocol _WrittenSet: ExpressibleByArrayLiteral {}

extension _WrittenSet where ArrayLiteralElement == Any {
    /// A set that can be changed, as who writes `NSMutableSet` is not told from who writes `NSSet`; one that counts cannot be written so.
    public init(arrayLiteral elements: Any...) {
        // The compiler calls this for NSSet itself, whichever of its classes is written.
        self = NSMutableSet(array: elements) as! Self
    }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral {}
extension NSSet: _WrittenSet {
    public typealias ArrayLiteralElement = Any
}
