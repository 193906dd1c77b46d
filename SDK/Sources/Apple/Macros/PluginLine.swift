import Foundation

/// The compiler's end is standard input and output: a length of eight bytes, little endian, then that many bytes of JSON.
struct PluginLine {
    private let input: Int32
    private let output: Int32

    init() {
        // What anything prints must not get between the messages.
        input = dup(STDIN_FILENO)
        output = dup(STDOUT_FILENO)
        close(STDIN_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    /// The next message; nil when the compiler is done.
    func next() -> [String: Any]? {
        guard let header = read(8) else { return nil }
        let length = header.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
        guard length < 1 << 30, let payload = read(Int(length)) else { return nil }
        return (try? JSONSerialization.jsonObject(with: Data(payload))) as? [String: Any]
    }

    func answer(_ json: [String: Any]) {
        guard let payload = try? JSONSerialization.data(withJSONObject: json) else { return }
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(payload.count) >> (8 * UInt64($0))) }
        bytes += payload
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(output, $0.baseAddress?.advanced(by: sent), bytes.count - sent) }
            guard count > 0 else { return }
            sent += count
        }
    }

    private func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var got = 0
        while got < count {
            let more = bytes.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress?.advanced(by: got), count - got) }
            guard more > 0 else { return nil }
            got += more
        }
        return bytes
    }
}
