import Foundation

// What Foundation calls by a selector on Apple's systems.

extension NotificationCenter {
    /// Calls the observer's method whenever the notification is posted, on the thread that posts it, until the observer is removed. The
    /// observer is kept as long if the selector is one of `self`'s; otherwise it ends by itself.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        let held = SelectorObservers.Observation(self, observer, aName, anObject)
        held.token = addObserver(forName: aName, object: anObject, queue: nil) { note in
            guard let observer = held.observer else { return }
            aSelector._send(to: observer, note)
        }
        SelectorObservers.add(held)
    }

    /// Ends what an object asked for, by a selector or by a token.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        removeObserver(observer as Any)
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends what an object asked for of a notification, by a selector; nil for a name or an object is any.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?) {
        for token in SelectorObservers.remove(self, observer, aName, anObject) { removeObserver(token as Any) }
    }
}

/// The observers of notification centres by selectors.
private enum SelectorObservers {
    final class Observation: @unchecked Sendable {
        private(set) weak var center: NotificationCenter?
        private(set) weak var observer: AnyObject?
        private(set) weak var object: AnyObject?
        let name: NSNotification.Name?
        // Set once, before anybody else knows of it.
        var token: (any NSObjectProtocol)?

        init(_ center: NotificationCenter, _ observer: Any, _ name: NSNotification.Name?, _ object: Any?) {
            self.center = center
            self.observer = observer as AnyObject
            self.object = object.map { $0 as AnyObject }
            self.name = name
        }
    }

    private final class Held: @unchecked Sendable {
        let lock = NSLock()
        // Under the lock.
        var observations: [Observation] = []
    }

    private static let held = Held()

    static func add(_ observation: Observation) { held.lock.withLock { held.observations.append(observation) } }

    /// The tokens of those who are not told any more, with those of observers that went.
    static func remove(_ center: NotificationCenter, _ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?)
        -> [any NSObjectProtocol]
    {
        held.lock.withLock {
            let leaving = held.observations.filter { observation in
                guard observation.center === center else { return observation.center == nil }
                guard let known = observation.observer else { return true }
                return known === observer && (name == nil || observation.name == name)
                    && (object == nil || observation.object === object.map { $0 as AnyObject })
            }
            held.observations.removeAll { observation in leaving.contains { $0 === observation } }
            return leaving.compactMap(\.token)
        }
    }
}

extension Timer {
    /// A timer that calls its target's method; it runs once it is in a run loop. It keeps the target until it ends.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        self.init(
            fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }

    /// Makes a timer that calls its target's method from a date on.
    public convenience init(
        fire date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        let call = TimerCall(target: t, selector: s)
        self.init(fire: date, interval: ti, repeats: rep) { call.fire($0) }
    }

    /// Makes a timer that calls its target's method from a date on, under the label that Objective-C has.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) { self.init(fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep) }

    /// A timer that never fires: it stands where one will be.
    // Without an argument it would override an initialiser of all objects, which an extension cannot.
    public convenience init(_never: Void = ()) { self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in } }

    /// A timer that calls its target's method, in the run loop of the thread that asks for it.
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// The call of a timer; a class, as what the timer keeps has to be sendable.
private final class TimerCall: @unchecked Sendable {
    private let target: Any
    private let selector: Selector

    init(target: Any, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func fire(_ timer: Timer) { selector._send(to: target, timer) }
}

extension NSObjectProtocol {
    /// Whether the object has the method of a selector: none is known by its name alone.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?._fits(self) ?? false }
    /// Calls the method of the object; nil where it has no result, or is none of this object's.
    @discardableResult public func perform(_ aSelector: Selector!) -> Any? { aSelector?._send(to: self) }
    /// Calls the method of a selector with an argument.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Any? { aSelector?._send(to: self, object) }
}

extension NSObject {
    /// Whether the type itself has such a method: none is known by its name.
    public static func responds(to aSelector: Selector!) -> Bool { false }
    /// Calls a method of the type itself: none is known by its name.
    /// - Returns: nil.
    @discardableResult public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }

    /// Calls the method of the object on the main thread, that many seconds later.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { call.fire() }
    }
}

/// A call of a selector that is made later.
private final class DelayedCall: @unchecked Sendable {
    private let target: NSObject
    private let selector: Selector
    private let argument: Any?

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func fire() { selector._send(to: target, argument) }
}
