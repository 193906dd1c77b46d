import Foundation

/// An error that tells why the line between host and child cannot be used.
package enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLong(length: UInt64, limit: Int)
    case empty
    case unknownChannel(UInt8)
    case closedInside(needed: Int)
    case system(call: String, code: Int32)

    package var description: String {
        switch self {
        case .tooLong(let length, let limit): "A frame of \(length) bytes is longer than the \(limit) that are allowed."
        case .empty: "A frame has no channel byte."
        case .unknownChannel(let channel): "A frame has the unknown channel \(channel). Were both ends built from the same sources?"
        case .closedInside(let needed): "The other end closed the line \(needed) bytes before the end of a frame."
        case .system(let call, let code): "\(call) failed on the line: \(String(cString: strerror(code)))."
        }
    }
}
