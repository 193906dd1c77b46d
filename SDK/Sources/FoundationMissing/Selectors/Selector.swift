import Foundation

/// A method that somebody is to call. On Apple's systems it is a method's name, on Linux the method itself: `#selector(tick(_:))` in the
/// source of a widget is compiled as `Selector(tick(_:))`.
///
/// A selector of `self`'s method keeps `self`, as long as whoever was given the selector keeps that; one that names the type, such as
/// `#selector(Clock.tick(_:))`, keeps nobody. Two selectors that were written at different places are not told to be the same.
public struct Selector: @unchecked Sendable {
    /// Calls the method: of the target where it has none, with the sender where it takes one; nil where either is of another type.
    private let call: (_ target: Any?, _ arguments: [Any?]) -> Any?
    /// Whether the method is one of the target's.
    private let fits: (_ target: Any?) -> Bool
    private let name: String
    /// Tells a selector of a method from others.
    private final class Token: Sendable {}
    private let token: Token?

    /// A method of one object.
    public init<Result>(_ method: @escaping () -> Result) { self.init { _, _ in method() } }
    /// A method of one object that takes its sender.
    public init<Sender>(_ method: @escaping (Sender) -> Void) {
        self.init { _, arguments in argument(arguments, 0).map { method($0) } }
    }
    /// A method of one object that takes its sender and has a result.
    @_disfavoredOverload public init<Sender, Result>(_ method: @escaping (Sender) -> Result) {
        self.init { _, arguments in argument(arguments, 0).map { method($0) } }
    }
    /// A method of one object that takes its sender and something else, such as the event.
    public init<Sender, Other>(_ method: @escaping (Sender, Other) -> Void) {
        self.init { _, arguments in
            guard let sender: Sender = argument(arguments, 0), let other: Other = argument(arguments, 1) else { return nil }
            return method(sender, other)
        }
    }
    /// A method of a type's objects.
    public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
        self.init(fits: { object($0) as Target? != nil }) { target, _ in object(target).map { method($0)() } }
    }
    /// A method of a type's objects that takes its sender.
    public init<Target: AnyObject, Sender, Result>(_ method: @escaping (Target) -> (Sender) -> Result) {
        self.init(fits: { object($0) as Target? != nil }) { target, arguments in
            guard let target: Target = object(target), let sender: Sender = argument(arguments, 0) else { return nil }
            return method(target)(sender)
        }
    }
    /// A method of one object with three arguments.
    public init<First, Second, Third>(_ method: @escaping (First, Second, Third) -> Void) {
        self.init { _, arguments in
            guard let first: First = argument(arguments, 0), let second: Second = argument(arguments, 1),
                let third: Third = argument(arguments, 2)
            else { return nil }
            return method(first, second, third)
        }
    }
    /// A method of a type's objects with two arguments.
    public init<Target: AnyObject, First, Second, Result>(_ method: @escaping (Target) -> (First, Second) -> Result) {
        self.init(fits: { object($0) as Target? != nil }) { target, arguments in
            guard let target: Target = object(target), let first: First = argument(arguments, 0),
                let second: Second = argument(arguments, 1)
            else { return nil }
            return method(target)(first, second)
        }
    }
    /// Makes the selector that reads a property.
    public init<Value>(getter value: @escaping @autoclosure () -> Value) { self.init { _, _ in value() } }

    /// Makes the selector that reads a property of a type's objects, by its name: `"Tide.height"` for `Tide.height`.
    public init(reads path: String) {
        let key = Self.property(path)
        self.init(name: key, fits: { KeyValues.value(of: $0, key) != nil }) { target, _ in KeyValues.value(of: target, key) }
    }
    /// The name of what sets a property of a type's objects; calling it does nothing.
    public init(writes path: String) {
        let key = Self.property(path)
        self.init("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
    }
    private static func property(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }

    // The same of the main actor. As with Objective-C, whoever sends them does so where he is: nobody is taken to the main thread.

    /// A method of one object of the main actor.
    public init<Result>(_ method: @escaping @MainActor () -> Result) { self.init(unsafeBitCast(method, to: (() -> Result).self)) }
    /// A method of one object of the main actor that takes its sender.
    public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) { self.init(unsafeBitCast(method, to: ((Sender) -> Void).self)) }
    /// A method of the objects of a type of the main actor.
    public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> @MainActor () -> Result) {
        self.init(unsafeBitCast(method, to: ((Target) -> () -> Result).self))
    }
    /// A method of the objects of a type of the main actor that takes its sender.
    public init<Target: AnyObject, Sender, Result>(_ method: @escaping (Target) -> @MainActor (Sender) -> Result) {
        self.init(unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self))
    }

    /// A method of one object of the main actor that takes its sender and something else.
    public init<Sender, Other>(_ method: @escaping @MainActor (Sender, Other) -> Void) {
        self.init(unsafeBitCast(method, to: ((Sender, Other) -> Void).self))
    }

    /// A method by its name alone, which nobody can find here: calling it does nothing.
    public init(_ name: String) { self.init(name: name, fits: { _ in false }) { _, _ in nil } }

    private init(name: String = "", fits: @escaping (Any?) -> Bool = { _ in true }, _ call: @escaping (Any?, [Any?]) -> Any?) {
        self.name = name
        self.fits = fits
        self.call = call
        token = name.isEmpty ? Token() : nil
    }

    /// Whether the method is one of this object's: of a type's method as of one of its objects, of a method by its name alone never.
    public func _fits(_ target: Any?) -> Bool { fits(target) }

    /// Calls the method.
    /// - Parameters:
    ///   - target: whose method it is, where the selector names a type.
    ///   - arguments: the sender, and what comes with it; what a method does not take is left out.
    /// - Returns: its result; nil where the target or an argument is of another type than the method's, which was not called then.
    @discardableResult public func _send(to target: Any?, _ arguments: Any?...) -> Any? { call(target, arguments) }
}

extension Selector: Hashable {
    public static func == (one: Self, other: Self) -> Bool { one.name == other.name && one.token === other.token }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(token.map(ObjectIdentifier.init))
    }
}

extension Selector: CustomStringConvertible {
    public var description: String { name }
}

/// The method of that name, which nobody can find here.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// The name, where the selector was made by one.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

private func argument<Value>(_ arguments: [Any?], _ index: Int) -> Value? {
    guard index < arguments.count, let value = arguments[index] else {
        // A parameter that may be nil is given nil.
        return (Optional<Any>.none as Any) as? Value
    }
    return value as? Value ?? (value as? String).flatMap { NSString(string: $0) as? Value }
}

private func object<Target: AnyObject>(_ target: Any?) -> Target? {
    target as? Target ?? (target as? String).flatMap { NSString(string: $0) as? Target }
}
