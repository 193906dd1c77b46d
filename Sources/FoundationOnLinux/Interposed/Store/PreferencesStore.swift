import Foundation

/// A key-value store in one file that several processes use at once and that may be killed at any moment.
///
/// Each change is one checksummed record appended under a lock, so a value that `set` has stored is whole or not there. Every read looks
/// at the file's length first and takes in what others have appended. A change that makes bytes outdated puts a new file with the current
/// values alone in the old one's place: what was removed or replaced is nowhere on the disk when `set` returns.
package final class PreferencesStore: @unchecked Sendable {
    /// The store's file, beside which its lock and what was damaged lie under longer names.
    package let path: String
    private let calls: FileCalls
    private let report: @Sendable (String) -> Void
    // All below is guarded by `lock`; `flock` keeps other processes out, not other threads.
    private let lock = NSLock()
    private var file: Int32 = -1
    private var lockFile: Int32 = -1
    private var index: [String: Data] = [:]
    private var liveBytes = 0
    /// The bytes of the file that the index has taken in.
    private var known = 0

    /// - Parameters:
    ///   - path: the store's file; its folder is made when something is first stored.
    ///   - report: called with a sentence when a damaged file was set aside.
    package init(path: String, calls: FileCalls = FileCalls(), report: @escaping @Sendable (String) -> Void = { _ in }) {
        self.path = path
        self.calls = calls
        self.report = report
    }

    deinit {
        if file >= 0 { close(file) }
        if lockFile >= 0 { close(lockFile) }
    }

    /// The bytes of a key as the last change in any process left them; nil when it has none, or the file cannot be read.
    package func value(forKey key: String) -> Data? {
        lock.withLock {
            refresh()
            return index[key]
        }
    }

    /// The bytes of all keys as the last change in any process left them; empty when the file cannot be read.
    package func values() -> [String: Data] {
        lock.withLock {
            refresh()
            return index
        }
    }

    /// Stores a value, or removes the key when it is nil. When this returns, every process sees it, no crash loses it, and what stood under
    /// the key before is gone from the disk.
    /// - Throws: `.cannotWrite`, when nothing has changed; `.notErased`, when the key is removed and its bytes are still in the file.
    package func set(_ value: Data?, forKey key: String) throws(PreferencesStoreError) {
        let size = (value?.count ?? 0) + key.utf8.count + 5
        guard size <= PreferencesRecord.longestBody else { throw .valueTooLarge(key: key, bytes: size) }
        lock.lock()
        defer { lock.unlock() }
        try lockForWriting()
        defer { flock(lockFile, LOCK_UN) }
        refresh(locked: true)
        if index[key] == value, value != nil { return }
        if value == nil {
            // What an older version left behind goes even when the key is gone already.
            if index[key] == nil, known == liveBytes { return removeDamagedCopies() }
            // The last value takes the file with it, which needs no room on a full disk.
            if index.keys.allSatisfy({ $0 == key }), unlink(path) == 0 {
                forget()
                return removeDamagedCopies()
            }
        }
        let record = PreferencesRecord(key: key, value: value)
        let bytes = record.encoded
        try openForWriting()
        if let code = calls.writeAll(file, bytes, at: known) {
            ftruncate(file, off_t(known))
            throw .cannotWrite(path: path, code: code)
        }
        known += bytes.count
        take(record)
        let code = known > liveBytes ? rewrite() : nil
        guard value == nil else { return }
        if let code { throw .notErased(key: key, path: path, code: code) }
        removeDamagedCopies()
    }

    /// Removes the damaged files that were set aside: they contain values removed since; what was intact in them was kept.
    private func removeDamagedCopies() {
        var (name, number) = (path + ".damaged", 2)
        while unlink(name) == 0 {
            name = "\(path).damaged-\(number)"
            number += 1
        }
    }

    // MARK: Reading

    /// Brings the index up to the file. `locked` says that no other process can be writing.
    private func refresh(locked: Bool = false) {
        var status = stat()
        guard stat(path, &status) == 0 else { return forget() }
        var own = stat()
        if file < 0 || fstat(file, &own) != 0 || own.st_ino != status.st_ino || own.st_dev != status.st_dev || Int(own.st_size) < known {
            forget()
            file = open(path, O_RDWR | O_CLOEXEC)
            if file < 0 { file = open(path, O_RDONLY | O_CLOEXEC) }
            guard file >= 0, fstat(file, &own) == 0 else { return forget() }
        }
        guard Int(own.st_size) > known else { return }
        if readOn(to: Int(own.st_size)) || locked {
            if locked, known < fileSize { repair() }
            return
        }
        // Something unreadable at the end: a writer at work, one that died, or damage. Only with the lock can they be told apart.
        do {
            try lockForWriting()
            defer { flock(lockFile, LOCK_UN) }
            refresh(locked: true)
        } catch {
            // The process may not write here: what is intact has been read.
        }
    }

    private func forget() {
        if file >= 0 { close(file) }
        file = -1
        index = [:]
        liveBytes = 0
        known = 0
    }

    private var fileSize: Int {
        var status = stat()
        return fstat(file, &status) == 0 ? Int(status.st_size) : known
    }

    /// Takes in the records up to `end`; false when it had to stop before.
    private func readOn(to end: Int) -> Bool {
        let data = bytes(from: known, to: end)
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count, case .record(let record, let length) = PreferencesRecord.read(bytes, at: offset) {
                take(record)
                offset += length
                known += length
            }
        }
        return known == end
    }

    private func bytes(from start: Int, to end: Int) -> Data {
        var data = Data(count: end - start)
        let count = data.withUnsafeMutableBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = pread(file, buffer.baseAddress?.advanced(by: done), buffer.count - done, off_t(start + done))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                done += count
            }
            return done
        }
        return data.prefix(count)
    }

    private func take(_ record: PreferencesRecord) {
        // So long is a record without its value.
        let overhead = record.key.utf8.count + PreferencesRecord.headLength + 5
        if let old = index.removeValue(forKey: record.key) { liveBytes -= old.count + overhead }
        guard let value = record.value else { return }
        index[record.key] = value
        liveBytes += value.count + overhead
    }

    // MARK: Writing

    @available(*, noasync)
    private func lockForWriting() throws(PreferencesStoreError) {
        while true {
            if lockFile < 0 { lockFile = try openLock() }
            while flock(lockFile, LOCK_EX) != 0 {
                guard errno == EINTR else { throw .cannotWrite(path: path, code: errno) }
            }
            // Where the folder was removed and made anew, other processes lock another file.
            var named = stat()
            var own = stat()
            if stat(path + ".lock", &named) == 0, fstat(lockFile, &own) == 0, named.st_ino == own.st_ino, named.st_dev == own.st_dev {
                return
            }
            close(lockFile)
            lockFile = -1
        }
    }

    private func openLock() throws(PreferencesStoreError) -> Int32 {
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let opened = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard opened >= 0 else { throw .cannotWrite(path: path, code: errno) }
        return opened
    }

    private func openForWriting() throws(PreferencesStoreError) {
        guard file < 0 else { return }
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if file < 0 { throw .cannotWrite(path: path, code: errno) }
    }

    /// Puts a file with only the current values in the place of this one; the error's code when that failed and the old one still stands.
    private func rewrite() -> Int32? {
        let fresh = path + ".new"
        let target = open(fresh, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard target >= 0 else { return errno }
        var data = Data()
        for (key, value) in index { data.append(PreferencesRecord(key: key, value: value).encoded) }
        if let code = calls.writeAll(target, data, at: 0) ?? (calls.rename(fresh, path) == 0 ? nil : errno) {
            close(target)
            unlink(fresh)
            return code
        }
        if file >= 0 { close(file) }
        file = target
        known = data.count
        return nil
    }

    /// Mends the end of the file, with the lock held: what cannot be read is either the beginning of a record whose writer died, which is
    /// cut off, or damage: then the file is set aside and a new one written with all that is intact.
    private func repair() {
        let start = known
        let rest = bytes(from: start, to: fileSize)
        var found: [PreferencesRecord] = []
        let unfinished = rest.withUnsafeBytes { bytes in
            let first = PreferencesRecord.read(bytes, at: 0)
            var offset = 1
            while offset < bytes.count {
                if bytes[offset] == PreferencesRecord.mark[0],
                    case .record(let record, let length) = PreferencesRecord.read(bytes, at: offset)
                {
                    found.append(record)
                    offset += length
                } else {
                    offset += 1
                }
            }
            return first == .unfinished
        }
        if unfinished, found.isEmpty {
            ftruncate(file, off_t(start))
            return
        }
        found.forEach(take)
        var name = path + ".damaged"
        var number = 2
        while access(name, F_OK) == 0 {
            name = "\(path).damaged-\(number)"
            number += 1
        }
        guard link(path, name) == 0 else { return }
        if rewrite() == nil {
            report(
                "The preferences in \(path) were damaged. What could be read (\(index.count) values) is kept; the damaged file is \(name).")
        } else {
            unlink(name)
        }
    }
}
