import Foundation
import SharedFiles

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
        var used: Date
    }

    /// - Parameter kept: the answer just stored, which stays whatever its time says.
    func removeUnused(keeping kept: FetchKey) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let entries = files(Self.entry).compactMap { url -> File? in
            guard let values = try? url.resourceValues(forKeys: keys), let used = values.contentModificationDate else { return nil }
            return File(url: url, size: values.fileSize ?? 0, used: used)
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

    /// Under the folder's lock only, so that no lease is taken over at the same time.
    func removeLeftovers() {
        let uptime = Uptime.now
        func isLeftover(_ time: Double) -> Bool { time > uptime || uptime - time > Self.leftover }
        for url in files(Self.lease) {
            let lease = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(Lease.self, from: $0) }
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
