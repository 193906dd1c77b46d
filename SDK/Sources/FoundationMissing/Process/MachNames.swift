import Foundation

// The functions of the Mach kernel by which apps measure time and memory.

public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_msg_type_number_t = UInt32
public typealias task_flavor_t = UInt32
public typealias mach_vm_size_t = UInt64

/// A call of the kernel did what was asked.
public let KERN_SUCCESS: kern_return_t = 0
/// A call of the kernel was asked for what it does not know.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4

/// Ticks since the machine was started, those asleep not counted: nanoseconds here.
public func mach_absolute_time() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }

/// Ticks since the machine was started, those asleep too: nanoseconds here.
public func mach_continuous_time() -> UInt64 { nanoseconds(CLOCK_BOOTTIME) }

/// Nanoseconds of a clock.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 { nanoseconds(clock) }

/// The clock of ``mach_absolute_time()``.
public let CLOCK_UPTIME_RAW: clockid_t = CLOCK_MONOTONIC

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}

/// The nanoseconds of a tick, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init() { self.init(numer: 0, denom: 0) }

    public init(numer: UInt32, denom: UInt32) {
        self.numer = numer
        self.denom = denom
    }
}

// C has a structure and a function of this name; the structure's initialisers are functions here.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// A tick is a nanosecond here.
@discardableResult public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// Whether this is the process's first thread: 1, or 0.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// The port of this process.
public let mach_task_self_: mach_port_t = 1
public func mach_task_self() -> mach_port_t { mach_task_self_ }

/// The flavour of facts of a process that is asked for: its memory.
public let MACH_TASK_BASIC_INFO: Int32 = 20

/// The memory of a process, in bytes.
public struct mach_task_basic_info: Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_max: mach_vm_size_t = 0
    // Times and the rest of Apple's structure are always zero here; they make it as long.
    private var others: (UInt64, UInt64, UInt64) = (0, 0, 0)

    public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// The facts of this process, written over what `facts` points to.
/// - Parameter count: how many numbers of four bytes there is room for.
public func task_info(
    _ task: mach_port_t, _ flavor: task_flavor_t, _ facts: UnsafeMutablePointer<integer_t>?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    let size = MemoryLayout<mach_task_basic_info>.size
    guard task == mach_task_self_, flavor == task_flavor_t(MACH_TASK_BASIC_INFO), let facts, Int(count.pointee) * 4 >= size,
        let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    else { return KERN_INVALID_ARGUMENT }
    let pages = text.split(separator: " ").prefix(2).compactMap { UInt64($0) }
    guard pages.count == 2 else { return KERN_INVALID_ARGUMENT }
    let page = UInt64(sysconf(Int32(_SC_PAGESIZE)))
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    var info = mach_task_basic_info()
    (info.virtual_size, info.resident_size) = (pages[0] * page, pages[1] * page)
    info.resident_size_max = max(info.resident_size, UInt64(usage.ru_maxrss) * 1024)
    withUnsafeBytes(of: info) { UnsafeMutableRawBufferPointer(start: facts, count: size).copyMemory(from: $0) }
    count.pointee = mach_msg_type_number_t(size / 4)
    return KERN_SUCCESS
}
