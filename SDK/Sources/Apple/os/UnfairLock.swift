import Foundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }
    // Touched only under the lock.
    private let box: Box

    public init(uncheckedState initialState: State) { box = Box(initialState) }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// - Returns: nil where somebody else holds it.
    public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result? {
        guard box.lock.try() else { return nil }
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { box.lock.lock() }
    public func unlock() { box.lock.unlock() }
    public func lockIfAvailable() -> Bool { box.lock.try() }
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
