import VitrineCCodec
import Foundation

/// Compresses or inflates deflate data without a header (RFC 1951) in parts, which is what Apple calls zlib.
package final class DeflateStream {
    /// The state of a stream after a step.
    package enum Status { case more, end, damaged }
    private let stream: OpaquePointer

    /// Makes a stream; nil when there is no memory.
    package init?(encodes: Bool) {
        guard let stream = vitrine_stream_make(encodes ? 1 : 0) else { return nil }
        self.stream = stream
    }
    deinit { vitrine_stream_free(stream) }

    /// Takes what it can of `input`, fills what it can of `output`, and moves both on.
    package func run(
        _ input: inout UnsafePointer<UInt8>?, _ inputCount: inout Int, _ output: inout UnsafeMutablePointer<UInt8>?,
        _ outputCount: inout Int,
        finishes: Bool
    ) -> Status {
        switch vitrine_stream_run(stream, &input, &inputCount, &output, &outputCount, finishes ? 1 : 0) {
        case 1: .end
        case 0: .more
        default: .damaged
        }
    }

    /// All of some bytes at once.
    /// - Parameter limit: bytes that the result may have.
    /// - Returns: nil where the bytes are damaged or end too soon, or the result is larger than the limit.
    package static func all(of data: Data, encodes: Bool, limit: Int = 1 << 30) -> Data? {
        guard let stream = DeflateStream(encodes: encodes) else { return nil }
        var result = Data()
        var room = [UInt8](repeating: 0, count: 65536)
        return data.withUnsafeBytes { bytes in
            var input = bytes.bindMemory(to: UInt8.self).baseAddress, left = bytes.count
            while true {
                let before = left
                let (status, filled) = room.withUnsafeMutableBufferPointer { room in
                    var output = room.baseAddress, free = room.count
                    let status = stream.run(&input, &left, &output, &free, finishes: true)
                    return (status, room.count - free)
                }
                result.append(contentsOf: room[..<filled])
                if status == .end { return result.count <= limit ? result : nil }
                // Nothing was taken and nothing came: the bytes end too soon.
                guard status == .more, filled > 0 || left < before, result.count <= limit else { return nil }
            }
        }
    }
}
