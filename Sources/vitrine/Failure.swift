import Foundation

/// What went wrong, as one line for the user.
struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Standard error, a line at a time.
func complain(_ words: String) {
    FileHandle.standardError.write(Data((words.replacingOccurrences(of: "\n", with: " ") + "\n").utf8))
}
