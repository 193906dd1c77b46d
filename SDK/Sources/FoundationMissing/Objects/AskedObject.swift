import Foundation

extension NSObjectProtocol {
    /// The object itself, of which a method is asked that Objective-C may not find there: what it answers may be nil.
    public var _asked: Self? { self }
}
