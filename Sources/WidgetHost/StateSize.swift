import Foundation

/// What a state folder takes of a disk, in bytes.
package struct StateSize: Hashable, Sendable {
    /// Gone when the folder is deleted.
    package var own = 0
    /// Programs that lie elsewhere too, as in a build folder.
    package var shared = 0

    /// Files that cannot be looked at are left out.
    package init(of state: StateFolder) {
        var seen: Set<UInt64> = []
        let walk = FileManager.default.enumerator(atPath: state.url.path)
        while let name = walk?.nextObject() as? String {
            var status = stat()
            guard lstat(state.url.path + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            guard status.st_nlink < 2 || seen.insert(UInt64(status.st_ino)).inserted else { continue }
            // The kernel counts in halves of a kibibyte, whatever the file system's blocks are.
            let bytes = Int(status.st_blocks) * 512
            if status.st_nlink > 1 { shared += bytes } else { own += bytes }
        }
    }

    /// “12 MB”, or “12 MB, and 1.1 GB of programs shared with where they were built”.
    package var words: String {
        Self.words(own) + (shared == 0 ? "" : ", and \(Self.words(shared)) of programs shared with where they were built")
    }

    static func words(_ bytes: Int) -> String {
        let megabytes = Double(bytes) / 1e6
        if megabytes >= 1000 { return "\((megabytes / 100).rounded() / 10) GB" }
        return megabytes >= 10 ? "\(Int(megabytes.rounded())) MB" : "\((megabytes * 10).rounded() / 10) MB"
    }
}
