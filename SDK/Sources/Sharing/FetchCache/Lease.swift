import Foundation

/// Says, in a file beside an answer, who fetches it.
struct Lease: Codable, Equatable, Sendable {
    /// The name of the owner: one fetch, not one process.
    var owner: String
    var process: Int32
    /// The space in which that number counts: boxed processes have numbers of their own. nil where there is only one, or nobody knows.
    var space: String? = Self.ownSpace
    /// The ``Uptime`` of the last heartbeat; of the first one in the file's bytes, see ``LeaseFile``.
    var beat: Double
    /// The end of the fetch, set when it is over without an answer that others could take.
    var end: End?

    enum End: Codable, Equatable, Sendable {
        case failed(FetchError)
        /// Cancelled, or not to be stored: whoever waits asks for itself.
        case given
    }

    /// Whether the fetch still goes on, as far as can be told from outside.
    func isAlive(at uptime: Double, silence: Double) -> Bool {
        // A beat from the future was made before the machine started anew.
        guard end == nil, beat <= uptime, uptime - beat < silence else { return false }
        guard space == Self.ownSpace else { return true }
        // The system may not tell of other processes; then only silence does.
        return kill(process, 0) == 0 || errno != ESRCH
    }
}

extension Lease {
    private static let ownSpace: String? = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
}

/// Calls `beat` at intervals on a queue of its own, so that an extension busy with something else is not taken for dead.
final class LeaseBeat {
    private let timer: any DispatchSourceTimer

    init(every seconds: Double, _ beat: @escaping @Sendable () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "FetchCache.LeaseBeat"))
        timer.schedule(deadline: .now() + seconds, repeating: seconds)
        timer.setEventHandler(handler: beat)
        timer.resume()
        self.timer = timer
    }

    func stop() { timer.cancel() }
}
