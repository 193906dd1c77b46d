import Foundation

extension NSObject {
    /// The class's name with its module, as Objective-C describes a class.
    public class func description() -> String { NSStringFromClass(self) }
}
