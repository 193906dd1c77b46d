import Foundation

/// The one time of a job: its extension, and the services and apps that run for it, read the same page.
package final class JobClock: Sendable {
    /// The page that children read.
    package let page: URL
    let clock: HostClock
    /// It goes with the job.
    private let isOwn: Bool

    /// A clock that stands still at `now`, beside the state's own: a host may be at work in the same folder.
    /// - Throws: `HostClock.Failure`, and what a folder that cannot be made says.
    package init(in state: StateFolder, at now: Date) throws {
        try state.make()
        Self.sweepPages(in: state.host)
        page = state.host.appendingPathComponent(Self.pagePrefix + UUID().uuidString)
        clock = try HostClock(path: page.path)
        isOwn = true
        try clock.set(now: now, rate: 0)
    }

    /// The state's own clock, which is read and never moved: somebody else's services go by it.
    /// - Throws: `HostClock.Failure`.
    package init(following state: StateFolder) throws {
        page = state.clock
        clock = try HostClock(path: page.path)
        isOwn = false
    }

    package var now: Date { clock.now }

    /// Moves it, where it is the job's own.
    /// - Throws: `HostClock.Failure`.
    func set(_ now: Date) throws {
        guard isOwn else { return }
        try clock.set(now: now, rate: 0)
    }

    package func close() {
        if isOwn { try? FileManager.default.removeItem(at: page) }
    }

    private static let pagePrefix = "clock-"

    /// One that was killed left its page behind: none is in use for a day.
    private static func sweepPages(in folder: URL) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(pagePrefix) {
            let page = folder.appendingPathComponent(name)
            let made = (try? files.attributesOfItem(atPath: page.path))?[.modificationDate] as? Date
            if let made, made < Date(timeIntervalSinceNow: -86_400) { try? files.removeItem(at: page) }
        }
    }
}
