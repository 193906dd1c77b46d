import Foundation

/// A short name for contents: equal contents have the same.
struct Stamp: Sendable {
    private var state: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)

    init() {}

    mutating func add(_ text: String) {
        add(Data(text.utf8))
        add(Data([0]))
    }

    /// FNV-1a, twice from different beginnings.
    mutating func add(_ data: Data) {
        data.withUnsafeBytes { bytes in
            for byte in bytes {
                state.0 = (state.0 ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
                state.1 = (state.1 ^ UInt64(byte) &+ 0x51) &* 0x0000_0100_0000_01b3
            }
        }
    }

    mutating func add(contentsOf file: URL) {
        add(file.path)
        add(FileManager.default.contents(atPath: file.path) ?? Data("nothing".utf8))
    }

    /// Takes in a file by its size and date, as is done with large ones.
    mutating func add(dateOf file: URL) {
        var status = stat()
        _ = stat(file.path, &status)
        add("\(file.path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
    }

    var text: String { [state.0, state.1].map { String($0, radix: 36) }.joined() }
}
