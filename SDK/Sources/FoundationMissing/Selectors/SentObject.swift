/// An object of which nothing is known but that it is one: Objective-C sends it any selector.
public struct _SentObject {
    private let object: AnyObject

    fileprivate init(_ object: AnyObject) { self.object = object }

    /// Calls the method of the object; nil where it has no result, or is none of this object's.
    @discardableResult public func perform(_ aSelector: Selector!) -> _SentAnswer? {
        aSelector?._send(to: object).map { _SentAnswer(value: $0) }
    }
    /// Calls the method of a selector with an argument.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> _SentAnswer? {
        aSelector?._send(to: self.object, object).map { _SentAnswer(value: $0) }
    }
    /// Calls the method of a selector with two arguments.
    @discardableResult public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> _SentAnswer? {
        aSelector?._send(to: object, object1, object2).map { _SentAnswer(value: $0) }
    }
}

/// The result of a method that was called by a selector.
public struct _SentAnswer {
    fileprivate let value: Any

    /// The object that was given back. It is kept by whoever takes it, whichever way it is taken.
    public func takeUnretainedValue() -> AnyObject { value as AnyObject }
    /// The object that was given back. It is kept by whoever takes it, whichever way it is taken.
    public func takeRetainedValue() -> AnyObject { value as AnyObject }
}

/// The object, as what any selector can be sent to.
public func _sent(_ object: AnyObject) -> _SentObject { _SentObject(object) }
/// The object, as what any selector can be sent to; nil of none.
public func _sent(_ object: AnyObject?) -> _SentObject? { object.map(_SentObject.init) }
