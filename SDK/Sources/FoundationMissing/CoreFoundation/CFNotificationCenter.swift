import Foundation

/// Tells observers what happened. There are two: ``CFNotificationCenterGetLocalCenter()`` and ``CFNotificationCenterGetDarwinNotifyCenter()``.
public class CFNotificationCenter: @unchecked Sendable {
    /// Somebody who wants to be told. The address is compared and handed back, never followed.
    struct Observation {
        let observer: UnsafeRawPointer?
        let name: CFNotificationName?
        let callback: CFNotificationCallback
        /// Ends the observation where somebody else keeps it too.
        var end: () -> Void = {}
    }

    private let lock = NSLock()
    // Both only under the lock.
    private var observations: [(number: Int, observation: Observation)] = []
    private var count = 0

    init() {}

    /// Whether `center` tells an observer without a name of everything.
    var tellsOfAll: Bool { true }

    /// Tells the observers of a name.
    func post(_ name: CFNotificationName, object: UnsafeRawPointer?, userInfo: CFDictionary?) {}

    /// Begins to tell an observer.
    func observe(_ observation: Observation, object: UnsafeRawPointer?) { keep(observation) }

    final func keep(_ observation: Observation) {
        lock.withLock {
            count += 1
            observations.append((count, observation))
        }
    }

    /// The observers of a name by their numbers, in the order in which they came.
    final func numbers(of name: CFNotificationName) -> [Int] {
        lock.withLock { observations.filter { $0.observation.name == name }.map(\.number) }
    }

    /// The observer of a number, as long as it was not removed.
    final func observation(_ number: Int) -> Observation? { lock.withLock { observations.first { $0.number == number }?.observation } }

    /// Tells an observer nothing more: of a name, or nil for all names.
    final func remove(_ observer: UnsafeRawPointer?, _ name: CFNotificationName?) {
        let ended = lock.withLock {
            let isMeant = { (observation: Observation) in observation.observer == observer && (name == nil || observation.name == name) }
            let ended = observations.filter { isMeant($0.observation) }
            observations.removeAll { isMeant($0.observation) }
            return ended
        }
        for each in ended { each.observation.end() }
    }
}

/// The center of Darwin’s notifications, which carry a name and nothing else. Observers are told on the main queue, soon after the post;
/// an object, values and options are ignored, and an observer has to name what it wants: one without a name is told nothing, as Apple’s
/// header says. **Only this process is reached**: on a device other processes are too, such as the app of an extension.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { DarwinNotificationCenter.only }

/// The center of this process, the same as `NotificationCenter.default`: what one is told of, the other’s observers hear. Observers are
/// told before the post returns, on its thread.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { LocalNotificationCenter.only }

/// Tells the observers of a name. `object` is the address of an object of Swift’s, or nil.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
) {
    guard let name else { return }
    center.post(name, object: object, userInfo: userInfo)
}

/// Tells the observers of a name. `object` is the address of an object of Swift’s, or nil; nobody asks for the options here.
public func CFNotificationCenterPostNotificationWithOptions(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
    _ options: CFOptionFlags
) {
    guard let name else { return }
    center.post(name, object: object, userInfo: userInfo)
}

/// Calls `callBack` with `observer` for each notification of a name (nil for all) and of an object (nil for any), until it is removed.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!, _ name: CFString!,
    _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let callBack else { return }
    let name = name.map(CFNotificationName.init(rawValue:))
    guard name != nil || center.tellsOfAll else { return }
    center.observe(.init(observer: observer, name: name, callback: callBack), object: object)
}

/// Tells an observer nothing more of a name; nil for all its names. What was posted and not yet told is not told either. All its objects
/// are meant: no center here keeps them apart.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!
) { center.remove(observer, name) }

/// Tells an observer nothing more.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center.remove(observer, nil)
}
