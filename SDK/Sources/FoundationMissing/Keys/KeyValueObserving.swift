import Foundation

// Key-value observing, as far as it can be without Objective-C: no property tells of its change by itself here. Objects that can tell
// (`_ChangeTelling`) do; of all others nobody is told, which is said on standard error.

/// Options for what an observer of a key path is told with a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion
    case removal
    case replacement
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    /// The kind of change; always that the value was set.
    public let kind: Kind
    /// The new value, where it was asked for.
    public let newValue: Value?
    /// The old value, where it was asked for.
    public let oldValue: Value?
    /// The indexes of the elements that changed, of a collection that tells them.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// Ends with whoever keeps it, or when it is told to.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    // Under the lock.
    private var token: AnyObject?

    init(_ token: AnyObject?) { self.token = token }

    /// Ends the observation: from here on nothing is told.
    public func invalidate() { lock.withLock { token = nil } }
}

/// An object that tells when a property of it may have changed. Modules of Apple's conform what can tell, and what never changes here.
public protocol _ChangeTelling: AnyObject {
    /// Calls the function after a change, until the token goes; nil where nothing of the object changes.
    func _tell(ofChanges change: @escaping @Sendable () -> Void) -> AnyObject?
}

/// An object whose properties can be observed on Apple's systems.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Tells of changes of a property until the observation ends. Defaults tell of what this process sets; objects whose properties never
    /// change here tell nothing; for others a line on standard error says that their changes are not known.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watch = ValueWatch(self, keyPath, options, changeHandler)
        if options.contains(.initial) { watch.tellFirst() }
        guard let object = self as? any _ChangeTelling else {
            UnobservedChanges.report("\(keyPath)")
            return NSKeyValueObservation(nil)
        }
        return NSKeyValueObservation(object._tell(ofChanges: watch.looking))
    }
}

/// Remembers a property's value, and tells when there is another.
private final class ValueWatch<Object, Value>: @unchecked Sendable {
    private let object: Object
    private let path: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
    private let lock = NSLock()
    // Under the lock.
    private var last: Value

    init(
        _ object: Object, _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.object = object
        self.path = path
        self.options = options
        self.handler = handler
        last = object[keyPath: path]
    }

    /// What looks, for whoever knows nothing of the types.
    var looking: @Sendable () -> Void {
        let look: () -> Void = { self.look() }
        return unsafeBitCast(look, to: (@Sendable () -> Void).self)
    }

    func tellFirst() { tell(nil, lock.withLock { last }) }

    func look() {
        let now = object[keyPath: path]
        let before = lock.withLock { () -> Value? in
            guard !ValueOrder.isSame(last, now) else { return nil }
            defer { last = now }
            return last
        }
        if let before { tell(before, now) }
    }

    private func tell(_ before: Value?, _ now: Value) {
        handler(
            object,
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? now : nil, oldValue: options.contains(.old) ? before : nil, indexes: nil,
                isPrior: false))
    }
}

extension UserDefaults: _ChangeTelling {
    public func _tell(ofChanges change: @escaping @Sendable () -> Void) -> AnyObject? {
        NotificationToken(
            NotificationCenter.default.addObserver(forName: Self.didChangeNotification, object: nil, queue: nil) { _ in change() })
    }
}

/// Observes until it goes.
private final class NotificationToken {
    private let token: any NSObjectProtocol
    init(_ token: any NSObjectProtocol) { self.token = token }
    deinit { NotificationCenter.default.removeObserver(token as Any) }
}

// MARK: By the names of properties

extension NSObjectProtocol {
    /// Called on Apple's systems when a property changes that was observed by its name; here nobody calls it.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
}

extension NSObject {
    /// Observes a property by its name. Nobody is told here: Linux finds no method by its name. Where the object's properties could change,
    /// a line on standard error says so; `observe(_:options:changeHandler:)` tells, where the object can.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        if let object = self as? any _ChangeTelling, object._tell(ofChanges: {}) == nil { return }
        UnobservedChanges.report("\(type(of: self)).\(keyPath)")
    }

    /// Ends observing a property by its name.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    /// Ends one of several observations of a property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}

/// Says once of each property that nobody is told of its changes.
private enum UnobservedChanges {
    private final class Said: @unchecked Sendable {
        let lock = NSLock()
        // Under the lock.
        var names: Set<String> = []
    }

    private static let said = Said()

    static func report(_ name: String) {
        guard said.lock.withLock({ said.names.count < 100 && said.names.insert(name).inserted }) else { return }
        FileHandle.standardError.write(Data("\(name) is observed, and its changes are not told: Linux has no key-value observing.\n".utf8))
    }
}
