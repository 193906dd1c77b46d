import Dispatch
import Foundation

// Names that Dispatch has on Apple's systems and not on Linux.

/// A serial queue, which is what a dispatch queue is by default.
public typealias DispatchSerialQueue = DispatchQueue
/// A serial queue under the name of its Objective-C class.
public typealias OS_dispatch_queue_serial = DispatchQueue
/// A queue under the name of its Objective-C class.
public typealias OS_dispatch_queue = DispatchQueue
/// The place where a function of Objective-C's puts why it failed.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Nanoseconds in a second, a millisecond and a microsecond; microseconds in a second; milliseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

// The keys of `Info.plist` that code asks for most, as Core Foundation has them.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }

extension Decimal {
    /// The sign: 1 for a number below nought, else 0.
    public var _isNegative: UInt32 { isSignMinus ? 1 : 0 }
    /// The power of ten that its digits are multiplied with.
    public var _exponent: Int32 { Int32(exponent) }
}

extension Data.WritingOptions {
    /// The name of `atomic` before.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension CGFloat {
    /// The number's value, as near as there is one.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// The behavior of formatters, of which old systems had another.
public enum _FormatterBehavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
}

extension Formatter {
    /// The behaviour of formatters: always that of 10.4, which is the only one left.
    public var formatterBehavior: _FormatterBehavior {
        get { .behavior10_4 }
        set {}
    }
}

extension NumberFormatter {
    public typealias Behavior = _FormatterBehavior
}

extension DateFormatter {
    public typealias Behavior = _FormatterBehavior
}

// Options without state of their own, which may go anywhere.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}

/// Stands for `ProcessInfo()` in a source for Apple's systems: the only instance there is.
public var _processInfo_: ProcessInfo { .processInfo }

/// The key under which an error has the errors that it came of, where there are several.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors that it came of: the several that it names, then the one.
    public var underlyingErrors: [any Error] {
        let several = userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? []
        return several + [userInfo[NSUnderlyingErrorKey] as? any Error].compactMap { $0 }
    }
}

extension NSError {
    /// The name of a value that an error carries.
    public typealias UserInfoKey = String
}
