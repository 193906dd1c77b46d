import Foundation

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
    // Unchecked: a copy of its own, which nothing changes.
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = NSString(string: rawValue as String) }
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

    public static func == (one: CFNotificationName, other: CFNotificationName) -> Bool {
        one.rawValue.isEqual(to: other.rawValue as String)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue as String) }
}

/// The behavior that an observer wants while its process is suspended; neither of the centers here regards it.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
    case drop = 1
    case coalesce
    case hold
    case deliverImmediately
}

/// A callback that is told of a notification: by which center, to which observer, under which name, of which object, with which values.
///
/// Apple's is a pointer of C's, which captures nothing; this one does not refuse captured values, Xcode does.
public typealias CFNotificationCallback =
    @Sendable (
        CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
    ) -> Void

/// The notification is told at once, whatever an observer wants while its process rests.
public let kCFNotificationDeliverImmediately: CFOptionFlags = 1
/// The notification goes to all people who are logged in, of which there is one.
public let kCFNotificationPostToAllSessions: CFOptionFlags = 2
