import Dispatch
import Foundation

// Dispatch's queues, groups and semaphores are objects of Objective-C on Apple's systems, and equal where they are the same one.

extension DispatchObject {
    // Linux makes a wrapper whenever it is asked for the main queue or a global one, so that what it wraps tells which it is.
    fileprivate var identity: AnyHashable {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let wrapped = current.children.first(where: { $0.label == "__wrapped" })?.value as? OpaquePointer { return wrapped }
            mirror = current.superclassMirror
        }
        return ObjectIdentifier(self)
    }
}

extension DispatchObject: @retroactive Equatable, @retroactive Hashable {
    public static func == (one: DispatchObject, other: DispatchObject) -> Bool { one === other || one.identity == other.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
