import Foundation

/// A collection that Objective-C can go through.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
