import Foundation
import Glibc

// Functions of Darwin's C library that Linux has under other names or with other types.

/// Fills memory, and is never left out by the compiler: memory with a secret is wiped by it.
/// - Parameters:
///   - maximum: How many bytes the memory has; no more are filled.
/// - Returns: 0, or the number of the error.
@inline(never)
public func memset_s(_ memory: UnsafeMutableRawPointer!, _ maximum: Int, _ byte: Int32, _ count: Int) -> Int32 {
    guard let memory else { return EINVAL }
    guard maximum >= 0 else { return E2BIG }
    memset(memory, byte, min(maximum, max(count, 0)))
    return count < 0 || count > maximum ? EOVERFLOW : 0
}

/// Copies a text, at most as much as there is room for, and ends it.
/// - Returns: The length of the text that was to be copied.
@_disfavoredOverload @discardableResult
public func strlcpy(_ destination: UnsafeMutablePointer<CChar>!, _ source: UnsafePointer<CChar>!, _ room: Int) -> Int {
    let length = strlen(source)
    guard room > 0 else { return length }
    let copied = min(length, room - 1)
    memcpy(destination, source, copied)
    destination[copied] = 0
    return length
}

/// Puts a text behind another, at most as much as there is room for both, and ends it.
/// - Returns: The length of the text that was to be made.
@_disfavoredOverload @discardableResult
public func strlcat(_ destination: UnsafeMutablePointer<CChar>!, _ source: UnsafePointer<CChar>!, _ room: Int) -> Int {
    let used = strnlen(destination, max(room, 0))
    guard used < room else { return max(room, 0) + strlen(source) }
    return used + strlcpy(destination + used, source, room - used)
}

/// A number of the system's, by a name that Linux has as another type of whole number than Darwin.
public func sysconf(_ name: Int) -> Int { Glibc.sysconf(Int32(truncatingIfNeeded: name)) }

/// The greatest and the least whole number, by Objective-C's names.
public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min

@_silgen_name("malloc_usable_size")
private func usableSize(_ memory: UnsafeRawPointer) -> Int

/// Returns the number of bytes for which a piece of memory has room; 0 for none.
public func malloc_size(_ memory: UnsafeRawPointer!) -> Int { memory.map(usableSize) ?? 0 }

// Darwin's headers do not say that these take no null, so that Swift lets a pointer that may be nil stand for it, as the address of an empty
// buffer is; Linux's say it.

/// Copies memory that does not lie over its destination; of nil nothing is copied, as no bytes are asked for then.
/// - Returns: The destination.
@_disfavoredOverload @discardableResult
public func memcpy(_ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int) -> UnsafeMutableRawPointer? {
    guard let destination, let source else { return destination }
    return Glibc.memcpy(destination, source, count)
}

/// Copies memory that may lie over its destination; of nil nothing is copied.
/// - Returns: The destination.
@_disfavoredOverload @discardableResult
public func memmove(_ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int) -> UnsafeMutableRawPointer? {
    guard let destination, let source else { return destination }
    return Glibc.memmove(destination, source, count)
}

/// Fills memory with a byte; nil is left alone.
/// - Returns: The memory.
@_disfavoredOverload @discardableResult
public func memset(_ memory: UnsafeMutableRawPointer?, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer? {
    memory.flatMap { Glibc.memset($0, byte, count) }
}

/// Compares memory byte by byte; no bytes of nil are like any.
/// - Returns: 0 where it is the same, below 0 where the first is less.
@_disfavoredOverload
public func memcmp(_ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ count: Int) -> Int32 {
    guard let first, let second else { return 0 }
    return Glibc.memcmp(first, second, count)
}
