import Darwin
import Foundation
import Testing

@Suite("The locks and numbers that packages guard their state with") struct LockTests {
    /// A number under a lock, as packages write it.
    private final class Guarded: @unchecked Sendable {
        let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
        var count = 0

        init() { lock.initialize(to: os_unfair_lock()) }
        deinit { lock.deallocate() }

        func add() {
            os_unfair_lock_lock(lock)
            count += 1
            os_unfair_lock_unlock(lock)
        }
    }

    /// Runs work on threads of its own, and waits for all of them without holding one of the pool's.
    private func onThreads(_ number: Int, _ work: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let group = DispatchGroup()
            for _ in 0..<number {
                group.enter()
                Thread.detachNewThread {
                    work()
                    group.leave()
                }
            }
            group.notify(queue: .global()) { done.resume() }
        }
    }

    @Test("os_unfair_lock lets one thread in at a time, and wakes those that wait (xcode.11)") func mutual() async {
        let guarded = Guarded()
        await onThreads(8) { for _ in 0..<5000 { guarded.add() } }
        #expect(guarded.count == 40_000)
        #expect(guarded.lock.pointee._os_unfair_lock_opaque == 0)
    }

    @Test("os_unfair_lock_trylock says whether it was free (xcode.11)") func trying() {
        var lock = os_unfair_lock_s()
        #expect(os_unfair_lock_trylock(&lock))
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_assert_owner(&lock)
        os_unfair_lock_unlock(&lock)
        os_unfair_lock_assert_not_owner(&lock)
        #expect(os_unfair_lock_trylock(&lock))
    }

    @Test("Giving back a lock that another holds ends the process (xcode.11)") func foreign() async {
        await #expect(processExitsWith: .failure) {
            var lock = os_unfair_lock_s(_os_unfair_lock_opaque: 2)
            os_unfair_lock_unlock(&lock)
        }
    }

    @Test("OSAtomic changes a number of several threads whole (xcode.11)") func atomic() async {
        nonisolated(unsafe) let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        number.initialize(to: 0)
        defer { number.deallocate() }
        await onThreads(4) { for _ in 0..<5000 { OSAtomicIncrement32(number) } }
        #expect(number.pointee == 20_000 && OSAtomicDecrement32(number) == 19_999)
        #expect(OSAtomicCompareAndSwap32Barrier(19_999, 5, number) && !OSAtomicCompareAndSwap32(19_999, 6, number))
        #expect(number.pointee == 5)
    }

    @Test("A source of news of scarce memory can be made, and never fires (xcode.11)") func pressure() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .global())
        source.setEventHandler { Issue.record("memory is not scarce") }
        source.activate()
        #expect(source.data == .normal && !source.isCancelled)
        source.cancel()
        #expect(source.isCancelled)
    }

    @Test("An object's size is that of its properties behind its head (xcode.11)") func sizes() {
        final class Empty {}
        final class Four { var (a, b, c, d) = (1, 2, 3, 4) }
        #expect(class_getInstanceSize(Empty.self) == 16 && class_getInstanceSize(Four.self) == 48 && class_getInstanceSize(nil) == 0)
        #expect(Progress().totalUnitCount == 0)
    }
}
