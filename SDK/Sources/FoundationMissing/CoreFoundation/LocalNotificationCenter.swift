import Foundation

/// `NotificationCenter.default` under Core Foundation’s names.
final class LocalNotificationCenter: CFNotificationCenter, @unchecked Sendable {
    static let only = LocalNotificationCenter()

    override func post(_ name: CFNotificationName, object: UnsafeRawPointer?, userInfo: CFDictionary?) {
        let object = object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        var values: [AnyHashable: Any] = [:]
        // A key of Foundation's is not found by Swift's of the same letters.
        for case let (key as AnyHashable, value) in userInfo ?? NSDictionary() {
            values[(key.base as? String).map(AnyHashable.init) ?? key] = value
        }
        NotificationCenter.default.post(
            name: Notification.Name(name.rawValue as String), object: object, userInfo: userInfo == nil ? nil : values)
    }

    override func observe(_ observation: Observation, object: UnsafeRawPointer?) {
        let wanted = Address(raw: object), observer = Address(raw: observation.observer), callback = observation.callback
        let name = observation.name.map { Notification.Name($0.rawValue as String) }
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let address = notification.object.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
            guard wanted.raw == nil || wanted.raw == address else { return }
            let name = CFNotificationName(notification.name.rawValue as CFString)
            let values = notification.userInfo.map { NSDictionary(dictionary: $0) }
            callback(Self.only, UnsafeMutableRawPointer(mutating: observer.raw), name, address, values)
        }
        var observation = observation
        observation.end = { NotificationCenter.default.removeObserver(token) }
        keep(observation)
    }

    /// An address that is compared and handed on, never followed.
    private struct Address: @unchecked Sendable { let raw: UnsafeRawPointer? }
}
