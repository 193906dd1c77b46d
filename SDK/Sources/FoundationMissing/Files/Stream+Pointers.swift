import Foundation

// A pointer to anything goes where C wants one to bytes (SE-0324); Foundation's streams are Swift on Linux, and want bytes.

extension InputStream {
    /// Reads bytes into the memory of values.
    /// - Returns: how many were read; 0 at the end, -1 where reading failed.
    public func read<Value>(_ buffer: UnsafeMutablePointer<Value>, maxLength: Int) -> Int {
        read(UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: UInt8.self), maxLength: maxLength)
    }
}

extension OutputStream {
    /// Writes the bytes of values.
    /// - Returns: how many were written; -1 where writing failed.
    public func write<Value>(_ buffer: UnsafePointer<Value>, maxLength: Int) -> Int {
        write(UnsafeRawPointer(buffer).assumingMemoryBound(to: UInt8.self), maxLength: maxLength)
    }
}
