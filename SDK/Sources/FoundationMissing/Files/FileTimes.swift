import Foundation

// The times of a file, by the names that Darwin has for them.

extension stat {
    /// When it was read.
    public var st_atimespec: timespec { st_atim }
    /// When its content was changed.
    public var st_mtimespec: timespec { st_mtim }
    /// When what is said of it was changed.
    public var st_ctimespec: timespec { st_ctim }
}
