import Foundation

// What C asks the kernel for by name on Apple's systems. The machine is told as in a simulator: by its processor.

public let CTL_KERN: Int32 = 1
public let CTL_HW: Int32 = 6
/// The number that asks for processes, after `CTL_KERN`.
public let KERN_PROC: Int32 = 14
/// The number that asks for one process by its identifier, after `KERN_PROC`; only the caller's own is answered.
public let KERN_PROC_PID: Int32 = 1
/// The flag of a process that a debugger follows.
public let P_TRACED: Int32 = 0x800
public let KERN_OSTYPE: Int32 = 1
public let KERN_OSRELEASE: Int32 = 2
public let KERN_VERSION: Int32 = 4
public let KERN_HOSTNAME: Int32 = 10
public let KERN_BOOTTIME: Int32 = 21
public let KERN_OSVERSION: Int32 = 65
public let HW_MACHINE: Int32 = 1
public let HW_MODEL: Int32 = 2
public let HW_NCPU: Int32 = 3
public let HW_MEMSIZE: Int32 = 24

/// The kernel's information about a process, as far as apps ask for it.
public struct extern_proc: Sendable {
    /// The identifier of the process.
    public var p_pid: pid_t = 0
    /// The flags of the process; the only one that is set here is `P_TRACED`.
    public var p_flag: Int32 = 0
    /// A process of identifier 0 with no bit set, for `sysctl` to write over.
    public init() {}
}

/// The kernel's information about a process.
public struct kinfo_proc: Sendable {
    /// The identifier of the process, and how it is.
    public var kp_proc = extern_proc()
    /// An empty answer, for `sysctl` to write over.
    public init() {}
}

/// The answers to `sysctl` and `sysctlbyname`.
enum KernelState {
    /// The names of the numbers above.
    private static let names: [[Int32]: String] = [
        [CTL_KERN, KERN_OSTYPE]: "kern.ostype", [CTL_KERN, KERN_OSRELEASE]: "kern.osrelease", [CTL_KERN, KERN_VERSION]: "kern.version",
        [CTL_KERN, KERN_HOSTNAME]: "kern.hostname", [CTL_KERN, KERN_BOOTTIME]: "kern.boottime",
        [CTL_KERN, KERN_OSVERSION]: "kern.osversion", [CTL_HW, HW_MACHINE]: "hw.machine", [CTL_HW, HW_MODEL]: "hw.model",
        [CTL_HW, HW_NCPU]: "hw.ncpu", [CTL_HW, HW_MEMSIZE]: "hw.memsize",
    ]

    static func name(_ numbers: [Int32]) -> String? {
        // The state of this process alone is answered, by which it asks whether a debugger is attached.
        if numbers == [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()] { return "kern.proc.pid" }
        return names[numbers]
    }

    /// The bytes of a value: text ends with a zero, numbers are as wide as C's types there. Nil for a name that is not known.
    static func value(_ name: String) -> [UInt8]? {
        switch name {
        case "hw.machine", "hw.model": text(\.machine)
        case "kern.ostype": text(\.sysname)
        case "kern.osrelease", "kern.osversion": text(\.release)
        case "kern.version": text(\.version)
        case "kern.hostname": text(\.nodename)
        case "hw.ncpu", "hw.activecpu", "hw.physicalcpu", "hw.logicalcpu", "hw.physicalcpu_max", "hw.logicalcpu_max":
            bytes(Int32(ProcessInfo.processInfo.processorCount))
        case "hw.memsize": bytes(UInt64(ProcessInfo.processInfo.physicalMemory))
        case "hw.pagesize": bytes(Int64(sysconf(Int32(_SC_PAGESIZE))))
        case "kern.boottime": bytes(started)
        case "kern.proc.pid": bytes(process)
        default: nil
        }
    }

    private static var process: kinfo_proc {
        var info = kinfo_proc()
        info.kp_proc.p_pid = getpid()
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let tracer = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }?.split(whereSeparator: \.isWhitespace).last
        if let tracer, tracer != "0" { info.kp_proc.p_flag |= P_TRACED }
        return info
    }

    private static var started: timeval {
        let seconds = Date().timeIntervalSince1970 - ProcessInfo.processInfo.systemUptime
        return timeval(tv_sec: Int(seconds), tv_usec: Int((seconds - seconds.rounded(.down)) * 1_000_000))
    }

    private static func text<Letters>(_ part: KeyPath<utsname, Letters>) -> [UInt8] {
        var system = utsname()
        guard uname(&system) == 0 else { return [0] }
        return bytes(system[keyPath: part]).prefix { $0 != 0 } + [0]
    }

    private static func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
}

/// Reads a value of the kernel's by its name.
/// - Parameters:
///   - oldp: where its bytes go; nil to ask how many they are.
///   - oldlenp: how many bytes have room, and then how many there are.
/// - Returns: 0, or -1 with `errno`: `ENOENT` for a name that is not known here, `ENOMEM` without enough room, `EPERM` where one is to be set.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    func fail(_ code: Int32) -> Int32 {
        errno = code
        return -1
    }
    guard newp == nil else { return fail(EPERM) }
    guard let bytes = KernelState.value(String(cString: name)) else { return fail(ENOENT) }
    guard let oldp else {
        oldlenp?.pointee = bytes.count
        return 0
    }
    guard let oldlenp else { return fail(EFAULT) }
    let count = min(oldlenp.pointee, bytes.count)
    guard count >= 0 else { return fail(EINVAL) }
    bytes.withUnsafeBytes { oldp.copyMemory(from: $0.baseAddress!, byteCount: count) }
    oldlenp.pointee = count
    return count == bytes.count ? 0 : fail(ENOMEM)
}

/// Reads a value of the kernel's by numbers, such as `[CTL_HW, HW_MACHINE]`.
@discardableResult
public func sysctl(
    _ numbers: UnsafeMutablePointer<Int32>, _ count: UInt32, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard count <= 8, let name = KernelState.name(Array(UnsafeBufferPointer(start: numbers, count: Int(count)))) else {
        errno = ENOENT
        return -1
    }
    return sysctlbyname(name, oldp, oldlenp, newp, newlen)
}
