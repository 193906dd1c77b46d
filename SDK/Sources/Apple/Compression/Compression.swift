// Apple's Compression: zlib, which is deflate without a header, works. Other algorithms are known by name and answered with an error.
@_exported import Foundation
import FoundationMissing

/// A way to make data smaller.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// Whether a stream makes data smaller, or what it was again.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// Flags that come with a part of the data.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
    public init(rawValue: Int32) { self.rawValue = rawValue }
}
/// The flag that says that it is the last part.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The status of a stream after a call.
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
    public init(rawValue: Int32) { self.rawValue = rawValue }
}
public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// The memory in which a stream reads and writes; both places move on with each call.
public struct compression_stream {
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    public var dst_size: Int
    public var src_ptr: UnsafePointer<UInt8>
    public var src_size: Int
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int, state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size, self.state) = (dst_ptr, dst_size, src_ptr, src_size, state)
    }
}

/// Begins a stream, which `compression_stream_destroy` ends.
/// - Returns: an error for algorithms other than zlib.
@discardableResult
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB, let inner = DeflateStream(encodes: operation == COMPRESSION_STREAM_ENCODE) else {
        stream.pointee.state = nil
        return COMPRESSION_STATUS_ERROR
    }
    stream.pointee.state = Unmanaged.passRetained(inner).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Works until there is nothing to read, no room to write, or the end.
public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let inner = Unmanaged<DeflateStream>.fromOpaque(state).takeUnretainedValue()
    var input: UnsafePointer<UInt8>? = stream.pointee.src_ptr, output: UnsafeMutablePointer<UInt8>? = stream.pointee.dst_ptr
    let finishes = flags & COMPRESSION_STREAM_FINALIZE.rawValue != 0
    let status = inner.run(&input, &stream.pointee.src_size, &output, &stream.pointee.dst_size, finishes: finishes)
    if let input { stream.pointee.src_ptr = input }
    if let output { stream.pointee.dst_ptr = output }
    switch status {
    case .end: return COMPRESSION_STATUS_END
    case .more: return COMPRESSION_STATUS_OK
    case .damaged: return COMPRESSION_STATUS_ERROR
    }
}

/// Ends a stream.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<DeflateStream>.fromOpaque(state).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}

/// Bytes that the functions below want to be lent: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Makes bytes smaller.
/// - Returns: bytes written; 0 where there is too little room, and for algorithms other than zlib.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { run(dst_buffer, dst_size, src_buffer, src_size, algorithm, COMPRESSION_STREAM_ENCODE, fits: true) }

/// Makes bytes what they were, as far as there is room.
/// - Returns: bytes written; 0 where they are damaged, and for algorithms other than zlib.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { run(dst_buffer, dst_size, src_buffer, src_size, algorithm, COMPRESSION_STREAM_DECODE, fits: false) }

private func run(
    _ target: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>, _ count: Int, _ algorithm: compression_algorithm,
    _ operation: compression_stream_operation, fits: Bool
) -> Int {
    var stream = compression_stream(dst_ptr: target, dst_size: room, src_ptr: source, src_size: count, state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return 0 }
    defer { compression_stream_destroy(&stream) }
    while true {
        let before = (stream.src_size, stream.dst_size)
        let status = compression_stream_process(&stream, COMPRESSION_STREAM_FINALIZE.rawValue)
        if status == COMPRESSION_STATUS_END { return room - stream.dst_size }
        if status == COMPRESSION_STATUS_ERROR { return 0 }
        if stream.dst_size == 0 || before == (stream.src_size, stream.dst_size) { return fits || stream.dst_size > 0 ? 0 : room }
    }
}
