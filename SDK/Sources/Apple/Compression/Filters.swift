import FoundationMissing

/// Whether a filter makes data smaller, or what it was again.
public enum FilterOperation: Sendable { case compress, decompress }

/// A compression algorithm; only zlib is implemented here.
public enum Algorithm: CaseIterable, Sendable { case lzfse, zlib, lz4, lzma, lzbitmap, brotli }

/// An error of a filter.
public enum FilterError: Error, Sendable {
    /// An algorithm other than zlib, or no memory.
    case invalidState
    /// The compressed data is damaged.
    case invalidData
}

/// A filter that passes on what is written to it, compressed or decompressed.
public final class OutputFilter {
    private let stream: DeflateStream
    private let handOn: (Data?) throws -> Void
    private let capacity: Int
    private var isOver = false

    /// - Parameter bufferCapacity: bytes of the parts that are handed on.
    /// - Throws: `FilterError.invalidState` for algorithms other than zlib.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        writingTo writeCallback: @escaping (Data?) throws -> Void
    ) throws {
        guard algorithm == .zlib, bufferCapacity > 0, let stream = DeflateStream(encodes: operation == .compress) else {
            throw FilterError.invalidState
        }
        (self.stream, handOn, capacity) = (stream, writeCallback, bufferCapacity)
    }

    /// Writes a part; nil, or none, ends it.
    /// - Throws: `FilterError.invalidData` for damaged bytes, and what the callback throws.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard !isOver else { return }
        let part = data.map { Data($0) } ?? Data()
        try run(part, finishes: part.isEmpty)
    }

    /// Ends the stream: the callback is called with nil.
    public func finalize() throws { try write(Data?.none) }

    private func run(_ data: Data, finishes: Bool) throws {
        var left = data[...]
        while !isOver {
            var room = [UInt8](repeating: 0, count: capacity)
            let (status, taken, filled) = left.withUnsafeBytes { bytes in
                room.withUnsafeMutableBufferPointer { room in
                    var input = bytes.bindMemory(to: UInt8.self).baseAddress, inputCount = bytes.count
                    var output = room.baseAddress, free = room.count
                    let status = stream.run(&input, &inputCount, &output, &free, finishes: finishes)
                    return (status, bytes.count - inputCount, room.count - free)
                }
            }
            if filled > 0 { try handOn(Data(room[..<filled])) }
            left = left.dropFirst(taken)
            switch status {
            case .damaged: throw FilterError.invalidData
            case .end:
                isOver = true
                try handOn(nil)
            case .more where taken == 0 && filled == 0:
                // The rest comes with the next part, and of what is over there is none.
                if finishes { throw FilterError.invalidData }
                return
            case .more: if left.isEmpty, !finishes, filled < capacity { return }
            }
        }
    }
}

/// Reads data and gives it out, smaller or what it was.
public final class InputFilter<D: DataProtocol> {
    private var result = Data()
    private var isOver = false
    private let read: (Int) throws -> D?
    private var filter: OutputFilter!
    private let capacity: Int

    /// - Parameter bufferCapacity: bytes of the parts that are asked for.
    /// - Throws: `FilterError.invalidState` for algorithms other than zlib.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        readingFrom readCallback: @escaping (Int) throws -> D?
    ) throws {
        read = readCallback
        capacity = bufferCapacity
        filter = try OutputFilter(operation, using: algorithm, bufferCapacity: bufferCapacity) { [unowned self] part in
            if let part { result.append(part) } else { isOver = true }
        }
    }

    /// The next bytes, at most so many; nil at the end.
    public func readData(ofLength count: Int) throws -> Data? {
        while result.count < count, !isOver { try filter.write(try read(capacity)) }
        defer { result = Data(result.dropFirst(count)) }
        return result.isEmpty ? nil : Data(result.prefix(count))
    }
}
