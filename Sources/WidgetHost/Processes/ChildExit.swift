import Foundation

/// How a process ended.
package enum ChildExit: Hashable, Sendable {
    case exited(status: Int32)
    case signalled(Int32)

    /// - Parameters:
    ///   - status: as `waitpid` gives it.
    ///   - ofKeeper: it is a keeper's, which says by its own exit status, as shells do, which signal ended what it kept.
    init(waitStatus status: Int32, ofKeeper: Bool = false) {
        let signal = status & 0x7f, exit = (status >> 8) & 0xff
        if signal != 0 {
            self = .signalled(signal)
        } else if ofKeeper, Self.deadly.contains(exit - 128) {
            self = .signalled(exit - 128)
        } else {
            self = .exited(status: exit)
        }
    }

    /// What ends processes; no program here ends with such a status of its own accord.
    private static let deadly: Set<Int32> = [
        SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGSEGV, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ, SIGSYS,
    ]

    package var words: String {
        switch self {
        case .exited(0): "ended by itself (exit status 0)"
        case .exited(let status): "ended with exit status \(status)"
        case .signalled(let signal): "was ended by \(Self.name(signal))"
        }
    }

    private static func name(_ signal: Int32) -> String {
        switch signal {
        case SIGKILL: "signal 9 (SIGKILL)"
        case SIGTERM: "signal 15 (SIGTERM)"
        case SIGSEGV: "a wrong memory access (SIGSEGV)"
        case SIGILL, SIGTRAP: "a runtime trap (signal \(signal))"
        case SIGABRT: "abort (SIGABRT)"
        case SIGBUS: "a bus error (SIGBUS)"
        default: "signal \(signal)"
        }
    }
}

/// Why a process cannot be started or talked to.
package enum ChildError: Error, Hashable, Sendable, CustomStringConvertible {
    case notStarted(program: String, code: Int32)
    case noDescriptors(code: Int32)

    package var description: String {
        switch self {
        case .notStarted(let program, let code): "\(program) cannot be started: \(String(cString: strerror(code)))."
        case .noDescriptors(let code): "No line to a new process can be made: \(String(cString: strerror(code)))."
        }
    }
}
