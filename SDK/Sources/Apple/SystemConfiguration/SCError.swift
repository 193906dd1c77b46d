import Foundation
import FoundationMissing

/// The status codes of the framework, by Apple's header SystemConfiguration.h.
public var kSCStatusOK: Int32 { 0 }
public var kSCStatusFailed: Int32 { 1001 }
public var kSCStatusInvalidArgument: Int32 { 1002 }
public var kSCStatusAccessError: Int32 { 1003 }
public var kSCStatusNoKey: Int32 { 1004 }
public var kSCStatusKeyExists: Int32 { 1005 }
public var kSCStatusLocked: Int32 { 1006 }
public var kSCStatusNeedLock: Int32 { 1007 }
public var kSCStatusReachabilityUnknown: Int32 { 4002 }

private let domain = "com.apple.SystemConfiguration"

/// The domain of `SCCopyLastError()`'s errors.
public var kCFErrorDomainSystemConfiguration: CFString { NSString(string: domain) }

/// The code of this thread's last call that failed; `kSCStatusOK` where none has.
public func SCError() -> Int32 { LastStatus.here }

/// An error with the code of this thread's last call that failed.
public func SCCopyLastError() -> CFError {
    let status = SCError()
    return CFError(
        domain: domain, code: Int(status),
        userInfo: [NSLocalizedDescriptionKey: String(cString: SCErrorString(status))])
}

/// What a code means, in English; of a code that none of these is, what C's `strerror` says of it.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
    UnsafePointer(words[status] ?? strerror(status))
}

// C strings that live as long as the process.
private nonisolated(unsafe) let words: [Int32: UnsafeMutablePointer<CChar>] = [
    kSCStatusOK: strdup("Success!"), kSCStatusFailed: strdup("Failed!"), kSCStatusInvalidArgument: strdup("Invalid argument"),
    kSCStatusAccessError: strdup("Permission denied"), kSCStatusNoKey: strdup("No such key"),
    kSCStatusKeyExists: strdup("Key already defined"), kSCStatusLocked: strdup("Lock already held"),
    kSCStatusNeedLock: strdup("Lock required for this operation"),
    kSCStatusReachabilityUnknown: strdup("Network reachability cannot be determined"),
]

/// The status of each thread's last call that failed.
enum LastStatus {
    private static let key = "com.apple.SystemConfiguration.error"

    static var here: Int32 {
        get { Thread.current.threadDictionary[key] as? Int32 ?? kSCStatusOK }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}
