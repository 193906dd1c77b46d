import Foundation

// The little of Objective-C's runtime that has a meaning for Swift's own classes.

/// Bytes of an object of a class, without what its properties point to; 0 of none.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    // A class of Swift's on Linux: its kind, its superclass, flags and where its objects begin, then their size, as "TypeMetadata.rst" of
    // Swift's sources has it.
    cls.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) } ?? 0
}

/// The class of an object; nil of none.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// The class above a class; nil where there is none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Lets a class have an initialiser without arguments that its superclass has too and does not hand down.
public protocol _EmptyProgress {}
extension Progress: _EmptyProgress {}

extension _EmptyProgress where Self: Progress {
    /// Makes a progress of nothing yet.
    public init() { self = Progress(totalUnitCount: 0) as! Self }
}

extension NSObject {
    /// The class itself, as Objective-C asks for it.
    public class func classForCoder() -> AnyClass { self }
}
