import Foundation
import FoundationNetworking

/// The use of several network paths at once. Darwin's name, `URLSessionConfiguration.MultipathServiceType`, is unavailable here.
public enum _MultipathServiceType: Int, Sendable { case none, handover, interactive, aggregate }

nonisolated(unsafe) private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension URLSessionConfiguration {
    /// Kept, and of no effect: a machine has one way to the network.
    public var multipathServiceType: _MultipathServiceType {
        get { objc_getAssociatedObject(self, key) as? _MultipathServiceType ?? .none }
        set { objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
