import Foundation

extension NSObjectProtocol {
    /// The object itself, of which a method is asked that Objective-C may not find there: what it answers may be nil.
    public var _asked: Self? { self }
}

/// Says that a class has not the optional method that it is asked by.
public struct _Unanswered: Error {
    public init() {}
}
