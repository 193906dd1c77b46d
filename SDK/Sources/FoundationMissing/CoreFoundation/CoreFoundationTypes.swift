import Foundation

// Core Foundation's names for Foundation's own classes: `url as CFURL` and `options as CFDictionary` are the same bridging casts.

public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFDate = NSDate
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// An allocator of memory. Swift allocates: there is none to choose, and all functions take nil.
public final class CFAllocator: Sendable {
    private init() {}
}
/// The usual one.
public let kCFAllocatorDefault: CFAllocator! = nil

/// A part of a text or a list: where it begins, and how many elements it has.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { self.init(location: 0, length: 0) }
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}
/// A part of a text or a list.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Nothing, where an object has to stand.
public var kCFNull: NSNull! { NSNull() }

/// Seconds since the first instant of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// An error in words.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error.localizedDescription as NSString }
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }
public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error.domain as NSString }

/// An empty buffer that grows; `capacity` is a hint in bytes, 0 for none.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
public func CFDataSetLength(_ data: CFMutableData!, _ length: CFIndex) { data.length = length }
public func CFDataGetMutableBytePtr(_ data: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    data.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.length }
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! { data.bytes.assumingMemoryBound(to: UInt8.self) }
