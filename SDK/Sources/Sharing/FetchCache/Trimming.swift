import Foundation
import VitrineSharedFiles

/// Removes what was not used for longest until the rest is within the bounds, and what dead processes left.
struct Trimming {
    static let entry = ".entry"
    static let lease = ".lease"
    /// Seconds after which nobody still writes a draft or waits for what a lease tells.
    private static let leftover = 3_600.0

    let folder: URL
    let limits: FetchCache.Limits

    private struct File {
        var url: URL
        var size: Int
        /// Seconds of the wall clock.
        var used: Double
    }

    /// - Parameter kept: the answer just stored, which stays whatever its time says.
    func removeUnused(keeping kept: FetchKey) {
        let entries = files(Self.entry).compactMap { url -> File? in
            var status = stat()
            guard lstat(url.path, &status) == 0 else { return nil }
            let used = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
            return File(url: url, size: Int(status.st_size), used: used)
        }
        var bytes = entries.reduce(0) { $0 + $1.size }, count = entries.count
        for file in entries.sorted(by: { $0.used < $1.used }) {
            guard bytes > limits.bytes || count > limits.count else { return }
            guard file.url.lastPathComponent != kept.name + Self.entry else { continue }
            try? FileManager.default.removeItem(at: file.url)
            bytes -= file.size
            count -= 1
        }
    }

    /// Removes what dead processes left, under the folder's lock only, so that no lease is taken over at the same time. Drafts are begun
    /// without it: one from a moment after the clock was read here is somebody's too, and only one from far ahead was left by a machine
    /// that has started anew since.
    func removeLeftovers() {
        let uptime = Uptime.now
        func isLeftover(_ time: Double) -> Bool { abs(uptime - time) > Self.leftover }
        for url in files(Self.lease) {
            let lease = LeaseFile(url: url).lease { Uptime.now }
            if lease.map({ isLeftover($0.beat) }) ?? true { try? FileManager.default.removeItem(at: url) }
        }
        for url in files(Draft.ending) {
            if Draft.start(of: url.lastPathComponent).map(isLeftover) ?? true { try? FileManager.default.removeItem(at: url) }
        }
    }

    private func files(_ ending: String) -> [URL] {
        let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return all.filter { $0.lastPathComponent.hasSuffix(ending) }
    }
}
