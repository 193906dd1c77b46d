import Darwin
import Foundation
import Testing

@Suite("Darwin") struct DarwinTests {
    @Test("has C's library under its name (xcode.10)") func library() {
        #expect(Darwin.round(1.5) == 2)
        #expect(Darwin.getpid() == ProcessInfo.processInfo.processIdentifier)
        #expect(Darwin.strlen("tide") == 4)
    }

    @Test("texts are copied as far as there is room, and memory is wiped as far as it goes") func memoryNames() {
        var room = [CChar](repeating: 1, count: 5)
        #expect(strlcpy(&room, "harbour", room.count) == 7 && strlen(room) == 4)
        #expect(strlcpy(&room, "ab", room.count) == 2 && strlcat(&room, "cdef", room.count) == 6 && strlen(room) == 4)
        var secret: [UInt8] = [1, 2, 3, 4]
        #expect(memset_s(&secret, 3, 0, 3) == 0 && secret == [0, 0, 0, 4])
        #expect(memset_s(&secret, 2, 9, 8) == EOVERFLOW && secret == [9, 9, 0, 4])
        #expect(sysconf(_SC_PAGESIZE) == Int(getpagesize()) && NSIntegerMax == .max)
    }

    @Test("memory's functions take what may be nil, as the address of an empty buffer is") func memoryOfNone() {
        var room: [UInt8] = [1, 2, 3]
        let bytes = Data([7, 8])
        bytes.withUnsafeBytes { _ = memcpy(&room, $0.baseAddress, $0.count) }
        #expect(room == [7, 8, 3])
        [UInt8]().withUnsafeBytes { _ = memmove(&room, $0.baseAddress, $0.count) }
        #expect(room == [7, 8, 3])
        let greater: [UInt8] = [7, 9]
        #expect(bytes.withUnsafeBytes { memcmp($0.baseAddress, greater, 2) } < 0)
        room.withUnsafeMutableBytes { _ = memset($0.baseAddress, 5, 2) }
        #expect(room == [5, 5, 3])
    }

    @Test("its ticks go on, and are as long as it says (xcode.10)") func ticks() {
        var base = mach_timebase_info()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS)
        let uptime = ProcessInfo.processInfo.systemUptime
        let seconds = Double(mach_absolute_time()) * Double(base.numer) / Double(base.denom) / 1e9
        #expect(abs(seconds - uptime) < 5)
        let first = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
        #expect(mach_absolute_time() >= first)
    }

    @Test("a process's memory is what the kernel counts, and is not told where there is no room for it (xcode.10)") func memory() {
        var info = mach_task_basic_info()
        func ask(_ numbers: Int) -> kern_return_t {
            var count = mach_msg_type_number_t(numbers)
            return withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: numbers) {
                    task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
                }
            }
        }
        #expect(ask(2) == KERN_INVALID_ARGUMENT)
        #expect(info.resident_size == 0)
        #expect(ask(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size) == KERN_SUCCESS)
        #expect(info.resident_size > 1 << 20 && info.resident_size < info.virtual_size)
        #expect(info.resident_size_max >= info.resident_size)
    }

    @Test("only one thread is the first (xcode.10)") func firstThread() {
        // A test runs on any.
        #expect(pthread_main_np() == (Thread.isMainThread ? 1 : 0))
        let other = Thread { #expect(pthread_main_np() == 0) }
        other.start()
    }
}
