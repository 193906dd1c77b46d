import Foundation
import Synchronization
import OwnThreads
import Testing

@testable import FoundationOnLinux

@Suite("PreferencesStore", .ownThreads)
struct PreferencesStoreTests {
    let scratch: Scratch
    var path: String { "\(scratch.path)/folder/group.a.vitrine" }

    init() throws { scratch = try Scratch() }

    private func file() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
    private func bytes(_ text: String) -> Data { Data(text.utf8) }

    @Test("two stores on one file see each other's changes")
    func shared() throws {
        let (one, two) = (PreferencesStore(path: path), PreferencesStore(path: path))
        try one.set(bytes("1"), forKey: "a")
        #expect(two.value(forKey: "a") == bytes("1"))
        try two.set(nil, forKey: "a")
        try two.set(bytes("2"), forKey: "b")
        #expect(one.values() == ["b": bytes("2")])
    }

    @Test("a record cut off anywhere is not there, all before it is, and the next write stands")
    func tornRecord() throws {
        let store = PreferencesStore(path: path)
        try store.set(bytes("kept"), forKey: "old")
        let whole = try file().count
        try store.set(bytes("torn away"), forKey: "new")
        let full = try file()
        for length in whole..<full.count {
            try full.prefix(length).write(to: URL(fileURLWithPath: path))
            let fresh = PreferencesStore(path: path, report: { Issue.record("reported: \($0)") })
            #expect(fresh.values() == ["old": bytes("kept")])
            try fresh.set(bytes("after"), forKey: "next")
            #expect(PreferencesStore(path: path).values() == ["old": bytes("kept"), "next": bytes("after")])
        }
    }

    @Test("whichever byte is damaged, the other values are kept and the damaged file is set aside and reported")
    func damage() throws {
        let store = PreferencesStore(path: path)
        for key in ["a", "b", "c"] { try store.set(bytes("value \(key)"), forKey: key) }
        let intact = try file()
        for position in 0..<intact.count {
            var damaged = intact
            damaged[position] ^= 0x41
            try damaged.write(to: URL(fileURLWithPath: path))
            let reports = Mutex(0)
            let values = PreferencesStore(path: path, report: { _ in reports.withLock { $0 += 1 } }).values()
            #expect(values.count >= 2)
            for (key, value) in values { #expect(value == bytes("value \(key)")) }
            // A length made longer in the last record looks like a writer that died.
            if values.count == 2, values["c"] != nil { #expect(reports.withLock { $0 } == 1) }
            #expect(PreferencesStore(path: path, report: { Issue.record("reported again: \($0)") }).values() == values)
        }
    }

    @Test("random bytes never trap and leave a store that works", arguments: 0..<40)
    func garbage(seed: Int) throws {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
        let noise = (0..<(seed * 13)).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return seed % 2 == 0 ? UInt8(truncatingIfNeeded: state >> 33) : PreferencesRecord.mark[Int(state >> 62)]
        }
        try FileManager.default.createDirectory(atPath: "\(scratch.path)/folder", withIntermediateDirectories: true)
        try Data(noise).write(to: URL(fileURLWithPath: path))
        let store = PreferencesStore(path: path)
        #expect(store.values().isEmpty)
        try store.set(bytes("v"), forKey: "k")
        #expect(PreferencesStore(path: path).values() == ["k": bytes("v")])
    }

    @Test("a disk that takes only half a record gives an error and keeps the old value")
    func shortWrite() throws {
        try PreferencesStore(path: path).set(bytes("old"), forKey: "a")
        let calls = FileCalls(write: { file, bytes, offset in
            guard bytes.count > 20 else {
                errno = ENOSPC
                return -1
            }
            return pwrite(file, bytes.baseAddress, 20, off_t(offset))
        })
        let store = PreferencesStore(path: path, calls: calls)
        #expect(throws: PreferencesStoreError.cannotWrite(path: path, code: ENOSPC)) { try store.set(bytes("new"), forKey: "a") }
        #expect(store.value(forKey: "a") == bytes("old"))
        #expect(PreferencesStore(path: path).value(forKey: "a") == bytes("old"))
    }

    @Test("the file stays small however often a value changes, and other processes follow")
    func bounded() throws {
        let (writer, reader) = (PreferencesStore(path: path), PreferencesStore(path: path))
        for number in 0..<5000 {
            try writer.set(bytes(String(repeating: "x", count: 100) + "\(number)"), forKey: "a")
            if number % 500 == 0 { #expect(reader.value(forKey: "a")?.suffix(1) == bytes("\(number)").suffix(1)) }
        }
        #expect(try file().count < 200)
        #expect(reader.value(forKey: "a") == writer.value(forKey: "a"))
    }

    @Test("when the rewriting of the file fails, nothing is lost")
    func failedRewrite() throws {
        let store = PreferencesStore(path: path, calls: FileCalls(rename: { _, _ in -1 }))
        for number in 0..<1500 { try store.set(bytes(String(repeating: "x", count: 100) + "\(number)"), forKey: "a\(number % 3)") }
        #expect(PreferencesStore(path: path).values() == store.values())
        #expect(store.values().count == 3)
        #expect(!FileManager.default.fileExists(atPath: path + ".new"))
        #expect(throws: PreferencesStoreError.notErased(key: "a1", path: path, code: EIO)) {
            try PreferencesStore(
                path: path,
                calls: FileCalls(rename: { _, _ in
                    errno = EIO
                    return -1
                })
            ).set(nil, forKey: "a1")
        }
        #expect(Set(PreferencesStore(path: path).values().keys) == ["a0", "a2"])
    }

    /// Whether any file beside the store's holds these bytes.
    private func folderHolds(_ text: String) throws -> Bool {
        let folder = "\(scratch.path)/folder"
        return try FileManager.default.contentsOfDirectory(atPath: folder).contains {
            try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")).range(of: bytes(text)) != nil
        }
    }

    @Test("true.7: what is removed or replaced is gone from the disk when the call returns, and other readers follow")
    func erased() throws {
        let (store, reader) = (PreferencesStore(path: path), PreferencesStore(path: path))
        try store.set(bytes("kept for ever"), forKey: "other")
        try store.set(bytes("secret one"), forKey: "a")
        #expect(reader.value(forKey: "a") == bytes("secret one"))
        try store.set(bytes("secret two"), forKey: "a")
        #expect(try !folderHolds("secret one") && folderHolds("secret two"))
        #expect(reader.value(forKey: "a") == bytes("secret two"))
        try reader.set(nil, forKey: "a")
        #expect(try !folderHolds("secret"))
        #expect(store.values() == ["other": bytes("kept for ever")])
        try store.set(nil, forKey: "other")
        #expect(try !folderHolds("kept"))
        #expect(reader.values().isEmpty)
        try reader.set(bytes("1"), forKey: "again")
        #expect(store.values() == ["again": bytes("1")])
    }

    @Test("true.7: a removal takes with it what an older version left in the file, and a damaged copy that was set aside")
    func leftBehind() throws {
        try FileManager.default.createDirectory(atPath: "\(scratch.path)/folder", withIntermediateDirectories: true)
        let log = [
            PreferencesRecord(key: "a", value: bytes("secret")), PreferencesRecord(key: "a", value: nil),
            PreferencesRecord(key: "b", value: bytes("b")),
        ]
        try log.reduce(Data()) { $0 + $1.encoded }.write(to: URL(fileURLWithPath: path))
        try bytes("secret").write(to: URL(fileURLWithPath: path + ".damaged"))
        try PreferencesStore(path: path).set(nil, forKey: "a")
        #expect(try !folderHolds("secret"))
        #expect(PreferencesStore(path: path).values() == ["b": bytes("b")])
    }

    @Test("true.7: the last value is removed on a disk that takes nothing more")
    func fullDisk() throws {
        try PreferencesStore(path: path).set(bytes("secret"), forKey: "a")
        let calls = FileCalls(write: { _, _, _ in
            errno = ENOSPC
            return -1
        })
        try PreferencesStore(path: path, calls: calls).set(nil, forKey: "a")
        #expect(try !folderHolds("secret"))
    }

    @Test("a folder removed under a running process is made anew")
    func folderRemoved() throws {
        let store = PreferencesStore(path: path)
        try store.set(bytes("1"), forKey: "a")
        try FileManager.default.removeItem(atPath: "\(scratch.path)/folder")
        #expect(store.values().isEmpty)
        try store.set(bytes("2"), forKey: "b")
        #expect(PreferencesStore(path: path).values() == ["b": bytes("2")])
    }

    @Test("threads writing at once lose nothing")
    func threads() throws {
        let store = PreferencesStore(path: path)
        let other = PreferencesStore(path: path)
        DispatchQueue.concurrentPerform(iterations: 200) { number in
            try? (number % 2 == 0 ? store : other).set(Data([UInt8(number)]), forKey: "key\(number)")
        }
        #expect(store.values().count == 200)
        #expect(PreferencesStore(path: path).values() == store.values())
    }

    @Test(
        "names of domains cannot leave the folder",
        arguments: ["../../etc/passwd", "..", "", "a/b", "nul\0", String(repeating: "é", count: 400)])
    func fileNames(domain: String) {
        let name = PreferencesDomains.fileName(of: domain)
        #expect(!name.contains("/") && !name.contains("\0") && !name.hasPrefix(".") && !name.isEmpty && name.utf8.count < 200)
    }

    @Test("the checksum is the standard CRC-32")
    func checksum() {
        #expect(Checksum.of(bytes("123456789")) == 0xCBF4_3926)
        #expect(Checksum.of(Data()) == 0)
    }
}
