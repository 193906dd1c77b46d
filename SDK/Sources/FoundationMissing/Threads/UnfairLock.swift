import Foundation
import Synchronization

// The lock of Apple's kernel that packages guard their state with, in the four bytes that it has there.

/// A lock that lives where its owner puts it: 0 while nobody holds it. It must not be copied while it is used.
public struct os_unfair_lock_s: Sendable {
    /// The thread that holds the lock, in the lower 31 bits; the highest bit says that somebody waits.
    public var _os_unfair_lock_opaque: UInt32

    public init() { _os_unfair_lock_opaque = 0 }
    public init(_os_unfair_lock_opaque word: UInt32) { _os_unfair_lock_opaque = word }
}
/// The lock's name in C.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock, and waits until it is free. Of a lock that this thread holds already it is never free: as on Apple's systems that ends
/// the process.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    let thread = WaitingRoom.thread
    guard !lock.exchange(0, thread) else { return }
    precondition(lock.owner != thread, "a thread took an os_unfair_lock that it holds")
    WaitingRoom.wait(for: lock, thread)
}

/// Takes a lock if it is free.
/// - Returns: whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.exchange(0, WaitingRoom.thread) }

/// Gives a lock back. It has to be this thread's.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    let thread = WaitingRoom.thread
    guard !lock.exchange(thread, 0) else { return }
    precondition(lock.owner == thread, "a thread gave back an os_unfair_lock that it does not hold")
    WaitingRoom.free(lock)
}

/// Ends the process where this thread does not hold a lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    precondition(os_unfair_lock_t(mutating: lock).owner == WaitingRoom.thread, "a thread does not hold an os_unfair_lock")
}

/// Ends the process where this thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    precondition(os_unfair_lock_t(mutating: lock).owner != WaitingRoom.thread, "a thread holds an os_unfair_lock")
}

/// The rooms in which threads wait for locks whose four bytes have no room for a queue.
private enum WaitingRoom {
    /// Locks share rooms by their address; who is woken for another's waits again.
    private static let rooms = (0..<64).map { _ in NSCondition() }
    static let someoneWaits: UInt32 = 1 << 31

    private static func room(of lock: os_unfair_lock_t) -> NSCondition { rooms[Int(UInt(bitPattern: lock) >> 4) % rooms.count] }

    /// This thread's number: never 0.
    static var thread: UInt32 { UInt32(truncatingIfNeeded: UInt(pthread_self()) >> 4) & ~someoneWaits | 1 }

    static func wait(for lock: os_unfair_lock_t, _ thread: UInt32) {
        let room = room(of: lock)
        room.lock()
        defer { room.unlock() }
        while true {
            let word = lock.word
            if word == 0 {
                // Others may wait still.
                if lock.exchange(0, thread | someoneWaits) { return }
            } else if word & someoneWaits != 0 || lock.exchange(word, word | someoneWaits) {
                room.wait()
            }
        }
    }

    static func free(_ lock: os_unfair_lock_t) {
        let room = room(of: lock)
        room.lock()
        lock.store(0)
        room.broadcast()
        room.unlock()
    }
}

extension UnsafeMutablePointer where Pointee == os_unfair_lock_s {
    private var atomic: UnsafeMutablePointer<Atomic<UInt32>> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<UInt32>.self)
    }
    fileprivate var word: UInt32 { atomic.pointee.load(ordering: .relaxed) }
    fileprivate var owner: UInt32 { word & ~WaitingRoom.someoneWaits }
    fileprivate func exchange(_ expected: UInt32, _ desired: UInt32) -> Bool {
        atomic.pointee.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }
    fileprivate func store(_ word: UInt32) { atomic.pointee.store(word, ordering: .releasing) }
}
