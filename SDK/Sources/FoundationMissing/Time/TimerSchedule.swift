import Foundation

/// What `Timer.scheduledTimer` is called through: this machine's Foundation lets no `async` function call it, and Apple's does. Sources say
/// `Timer`, and their copies this name.
public enum _Time {
    /// A timer that calls a function, in the run loop of the thread that asks for it.
    @discardableResult public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block) }

    /// A timer that calls its target's method, in the run loop of the thread that asks for it.
    @discardableResult public static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        Timer.scheduledTimer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }
}
