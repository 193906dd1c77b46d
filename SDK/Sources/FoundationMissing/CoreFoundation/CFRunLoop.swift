import Foundation

/// The run loop of a thread, which waits for its timers and events; here Foundation’s own.
public typealias CFRunLoop = RunLoop
/// A timer of a run loop; Foundation’s own, as the two are one on Apple’s systems.
public typealias CFRunLoopTimer = Timer

/// The mode of a run loop: what it waits for at a time.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    // Unchecked: a copy of its own, which nothing changes.
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = NSString(string: rawValue as String) }
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

    /// The usual one.
    public static let defaultMode = CFRunLoopMode(rawValue: RunLoop.Mode.default.rawValue as CFString)
    /// All those that are declared to be common.
    public static let commonModes = CFRunLoopMode(rawValue: RunLoop.Mode.common.rawValue as CFString)

    fileprivate var mode: RunLoop.Mode { RunLoop.Mode(rawValue: rawValue as String) }
}

/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Lets a run loop call a timer while it is in a mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) { rl.add(timer, forMode: mode.mode) }

/// A timer that a run loop calls, once it is added to one. Flags and order are ignored, as Apple’s ignores the flags.
/// - Parameters:
///   - fireDate: when first, in seconds since the first instant of 2001.
///   - interval: how often then, in seconds; 0 for once.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: CFIndex,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    let handler = Handler(call: block)
    return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { handler.call?($0) }
}

/// A closure that is called on the thread of the run loop that the caller adds the timer to.
private struct Handler: @unchecked Sendable { let call: ((CFRunLoopTimer?) -> Void)? }

/// Takes a timer out of all run loops, for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
/// Whether a timer can still be called.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
/// The time at which a timer is called next, in seconds since the first instant of 2001.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime { timer.fireDate.timeIntervalSinceReferenceDate }
/// Moves the next call, to seconds since the first instant of 2001.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
/// Returns the interval of a timer, in seconds; 0 for one that fires once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer.timeInterval }
