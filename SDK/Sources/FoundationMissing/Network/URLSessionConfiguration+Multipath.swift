import Foundation
import FoundationNetworking

/// The use of several network paths at once.
public enum _MultipathServiceType: Int, Sendable { case none, handover, interactive, aggregate }

nonisolated(unsafe) private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension URLSessionConfiguration {
    /// Apple's name. Foundation on Linux has an unavailable type of it: an expression means this one, and copies of sources say ours by its
    /// own name, as a type's place would mean neither.
    public typealias MultipathServiceType = _MultipathServiceType

    /// Kept, and of no effect: a machine has one way to the network.
    public var multipathServiceType: _MultipathServiceType {
        get { objc_getAssociatedObject(self, key) as? _MultipathServiceType ?? .none }
        set { objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
