import Foundation

// Functions and constants of Core Foundation's that packages call.

/// Returns the information that an error has beside its code.
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

/// The key under which an error has what was not done, in words.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"

/// The number of a type of Core Foundation's; on a device they are other numbers.
public typealias CFTypeID = UInt
public func CFStringGetTypeID() -> CFTypeID { 1 }
public func CFNumberGetTypeID() -> CFTypeID { 2 }
public func CFBooleanGetTypeID() -> CFTypeID { 3 }
public func CFArrayGetTypeID() -> CFTypeID { 4 }
public func CFDictionaryGetTypeID() -> CFTypeID { 5 }
public func CFDataGetTypeID() -> CFTypeID { 6 }
public func CFDateGetTypeID() -> CFTypeID { 7 }
public func CFURLGetTypeID() -> CFTypeID { 8 }
public func CFNullGetTypeID() -> CFTypeID { 9 }
public func CFSetGetTypeID() -> CFTypeID { 10 }

/// The type in which a number is stored.
public enum CFNumberType: CFIndex, Sendable {
    case sInt8Type = 1
    case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType, longLongType, floatType
    case doubleType, cfIndexType, nsIntegerType, cgFloatType
    /// The last there is.
    public static var maxType: CFNumberType { .cgFloatType }
}

/// Returns the type in which a number is stored: that of a character for one that was made of a truth value.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    switch String(cString: number.objCType) {
    case "c", "B", "C": .charType
    case "s": .sInt16Type
    // What has no sign needs one bit more.
    case "S", "i": .sInt32Type
    case "f": .float32Type
    case "d": .float64Type
    default: .sInt64Type
    }
}

/// Whether a number may have a part behind the point.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    [.float32Type, .float64Type].contains(CFNumberGetType(number))
}

/// The type of an object; 0 of one that is none of those that have a number here.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf as Any {
    // Foundation's numbers keep whether they were made of a truth value.
    case let number as NSNumber: String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSSet: CFSetGetTypeID()
    default: 0
    }
}
