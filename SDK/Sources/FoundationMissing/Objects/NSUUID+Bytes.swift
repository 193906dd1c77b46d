import Foundation

/// A class whose objects a generic `Self` makes of bytes: an initialiser of a class in an extension cannot be `required`, one of a protocol
/// need not be.
public protocol NSUUIDOfBytes {}

extension NSUUID: NSUUIDOfBytes {}

extension NSUUIDOfBytes where Self: NSUUID {
    /// Makes an identifier of 16 bytes, whose address is optional on Apple's systems; of none, one whose bytes are all 0.
    @_disfavoredOverload public init(uuidBytes bytes: UnsafePointer<UInt8>?) {
        let made = bytes.map { NSUUID(uuidBytes: $0) } ?? NSUUID(uuidBytes: [UInt8](repeating: 0, count: 16))
        // Foundation has no subclass of it, and one of somebody's own traps here: it would have to make its objects itself.
        self = made as! Self
    }
}
