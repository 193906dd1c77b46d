import Foundation

// The times of a file, by the names that Darwin has for them.

extension stat {
    /// The time at which the file was read.
    public var st_atimespec: timespec { st_atim }
    /// The time at which its content was changed.
    public var st_mtimespec: timespec { st_mtim }
    /// The time at which what is said of it was changed.
    public var st_ctimespec: timespec { st_ctim }
}
