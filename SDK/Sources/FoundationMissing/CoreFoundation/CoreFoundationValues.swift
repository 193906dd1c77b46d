import Foundation

// Functions and constants of Core Foundation's that packages call.

/// What an error has beside its code.
public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! { error.userInfo as NSDictionary }

/// An address of its text; nil where it is none.
public func CFURLCreateWithString(_ allocator: CFAllocator?, _ text: CFString!, _ base: CFURL!) -> CFURL! {
    NSURL(string: String(describing: text!), relativeTo: base as URL?)
}
/// The text of an address.
public func CFURLGetString(_ url: CFURL!) -> CFString! { url.relativeString as NSString }

/// Seconds from the first instant of 1970 to the first of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// Seconds from the first instant of 1904 to the first of 2001.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// A whole number, by Objective-C's name.
public typealias NSInteger = Int

/// The release of Foundation: that of a system newer than any that code asks for by number.
public var NSFoundationVersionNumber: Double { 4_000 }
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

/// Under which an error has what was not done, in words.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
