import Foundation
import FoundationMissing

/// Changes of layers that belong together. They are there at once: a transaction's end calls its completion, and that is all.
open class CATransaction: NSObject {
    private final class Open: @unchecked Sendable {
        let lock = NSLock()
        // Under the lock.
        var completions: [(() -> Void)?] = []
        var isDisabled = false
        var duration: CFTimeInterval = 0.25
        var pace: CAMediaTimingFunction?
    }

    private static let open = Open()

    open class func begin() { open.lock.withLock { open.completions.append(nil) } }
    open class func commit() { open.lock.withLock { open.completions.popLast() ?? nil }?() }
    open class func flush() {}
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let isOpen = open.lock.withLock {
            guard !open.completions.isEmpty else { return false }
            open.completions[open.completions.count - 1] = block
            return true
        }
        if !isOpen { block?() }
    }
    open class func disableActions() -> Bool { open.lock.withLock { open.isDisabled } }
    open class func setDisableActions(_ flag: Bool) { open.lock.withLock { open.isDisabled = flag } }
    /// The duration of animations in seconds.
    open class func animationDuration() -> CFTimeInterval { open.lock.withLock { open.duration } }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { open.lock.withLock { open.duration = dur } }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { open.lock.withLock { open.pace } }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { open.lock.withLock { open.pace = function } }
}

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A range of frame rates, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}

/// A timer that fires whenever a display is drawn. An extension has no display: it never fires.
public final class CADisplayLink: NSObject, @unchecked Sendable {
    public private(set) var timestamp: CFTimeInterval = 0
    public private(set) var duration: CFTimeInterval = 0
    public private(set) var targetTimestamp: CFTimeInterval = 0
    public var isPaused = false
    public var preferredFramesPerSecond = 0
    public var preferredFrameRateRange = CAFrameRateRange.default

    public init(target: Any, selector sel: Selector) {}

    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    public func invalidate() {}
}
