import Synchronization

// Numbers that several threads change at once, by Darwin's older functions. Each orders what stands before and behind it, with `Barrier` in
// its name or without.

private func atomic<Value: AtomicRepresentable>(_ place: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Atomic<Value>> {
    UnsafeMutableRawPointer(place).assumingMemoryBound(to: Atomic<Value>.self)
}

private func add(_ amount: Int32, _ place: UnsafeMutablePointer<Int32>) -> Int32 {
    atomic(place).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}
private func add(_ amount: Int64, _ place: UnsafeMutablePointer<Int64>) -> Int64 {
    atomic(place).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}
private func exchange(_ old: Int32, _ new: Int32, _ place: UnsafeMutablePointer<Int32>) -> Bool {
    atomic(place).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}
private func exchange(_ old: Int64, _ new: Int64, _ place: UnsafeMutablePointer<Int64>) -> Bool {
    atomic(place).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}
private func exchange(_ old: Int, _ new: Int, _ place: UnsafeMutablePointer<Int>) -> Bool {
    atomic(place).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}

/// Adds to a number.
/// - Returns: the sum.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { add(amount, value) }
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { add(amount, value) }
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { add(amount, value) }
@discardableResult public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { add(amount, value) }
/// Adds one.
/// - Returns: the sum.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(1, value) }
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(1, value) }
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { add(1, value) }
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { add(1, value) }
/// Takes one away.
/// - Returns: the difference.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, value) }
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, value) }
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { add(-1, value) }
@discardableResult public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { add(-1, value) }
/// Sets a number that is still the old one.
/// - Returns: whether it was.
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool { exchange(old, new, value) }
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    exchange(old, new, value)
}
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool { exchange(old, new, value) }
public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    exchange(old, new, value)
}
public func OSAtomicCompareAndSwapInt(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    exchange(old, new, value)
}
public func OSAtomicCompareAndSwapLong(_ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>) -> Bool { exchange(old, new, value) }

/// Orders what stands before and behind it.
public func OSMemoryBarrier() { atomicMemoryFence(ordering: .sequentiallyConsistent) }
