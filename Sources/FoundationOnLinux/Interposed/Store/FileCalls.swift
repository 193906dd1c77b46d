import Foundation

/// The system calls that change a store's file, so that a test can make any of them fail, stop short or never return.
package struct FileCalls: Sendable {
    /// Writes bytes at an offset; how many were written, or -1 and `errno`.
    package var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int
    /// Puts one file in another's place; 0, or -1 and `errno`.
    package var rename: @Sendable (_ from: String, _ to: String) -> Int32

    /// The system's own calls, except for what is given.
    package init(
        write: @escaping @Sendable (Int32, UnsafeRawBufferPointer, Int) -> Int = { pwrite($0, $1.baseAddress, $1.count, off_t($2)) },
        rename: @escaping @Sendable (String, String) -> Int32 = { Foundation.rename($0, $1) }
    ) {
        self.write = write
        self.rename = rename
    }

    /// Writes all bytes, through interruptions and short writes; the error's code, or nil.
    func writeAll(_ file: Int32, _ data: Data, at offset: Int) -> Int32? {
        data.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = write(file, UnsafeRawBufferPointer(rebasing: bytes[done...]), offset + done)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count == 0 ? ENOSPC : errno }
                done += count
            }
            return nil
        }
    }
}
