import Foundation

/// Returns the bytes that this process may still write before it is ended, of the 30 MB of a widget's extension; 0 where none are left.
///
/// What counts is what the kernel calls anonymous: pages of a file that nobody has written do not.
public func os_proc_available_memory() -> Int {
    let limit = 30 << 20
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return limit }
    let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    let written = line.flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) } ?? 0
    return max(0, limit - written * 1024)
}
