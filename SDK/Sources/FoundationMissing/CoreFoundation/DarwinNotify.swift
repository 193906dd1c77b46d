import Foundation

/// The functions' one good answer.
public let NOTIFY_STATUS_OK: Int32 = 0
public let NOTIFY_STATUS_INVALID_NAME: Int32 = 1
public let NOTIFY_STATUS_INVALID_TOKEN: Int32 = 2
public let NOTIFY_STATUS_FAILED: Int32 = 1_000_000
/// The token that no registration has.
public let NOTIFY_TOKEN_INVALID: Int32 = -1
/// A callback that is told the registration's token.
public typealias notify_handler_t = (Int32) -> Void

/// The registrations for names of Darwin's notifications by the functions in C. As ``CFNotificationCenterGetDarwinNotifyCenter()``, which
/// hears the same posts, it reaches this process alone.
final class NotifyTokens: @unchecked Sendable {
    static let only = NotifyTokens()

    private struct Registration: @unchecked Sendable {
        let name: String
        var queue: DispatchQueue?
        var handler: notify_handler_t?
        /// Something was posted since somebody looked; nobody has yet.
        var isNews = true
    }

    private let lock = NSLock()
    // All three only under the lock.
    private var registrations: [Int32: Registration] = [:]
    private var states: [String: UInt64] = [:]
    private var count: Int32 = 0

    func register(_ name: String, _ queue: DispatchQueue?, _ handler: notify_handler_t?) -> Int32 {
        lock.withLock {
            count += 1
            registrations[count] = Registration(name: name, queue: queue, handler: handler)
            return count
        }
    }

    func cancel(_ token: Int32) -> Bool { lock.withLock { registrations.removeValue(forKey: token) != nil } }

    func holds(_ token: Int32) -> Bool { lock.withLock { registrations[token] != nil } }

    /// Whether something was posted since the last question; nil for a token that is none.
    func takeNews(_ token: Int32) -> Bool? {
        lock.withLock {
            guard let isNews = registrations[token]?.isNews else { return nil }
            registrations[token]?.isNews = false
            return isNews
        }
    }

    /// A number that all who know the name share; nil for a token that is none.
    func state(_ token: Int32) -> UInt64? { lock.withLock { registrations[token].map { states[$0.name] ?? 0 } } }

    func setState(_ token: Int32, _ state: UInt64) -> Bool {
        lock.withLock {
            guard let name = registrations[token]?.name else { return false }
            states[name] = state
            return true
        }
    }

    /// Tells, each on its queue, those of a name who have not cancelled by then.
    func tell(_ name: String) {
        let told = lock.withLock {
            let told = registrations.filter { $0.value.name == name }
            for token in told.keys { registrations[token]?.isNews = true }
            return told
        }
        for (token, registration) in told.sorted(by: { $0.key < $1.key }) {
            registration.queue?.async {
                guard self.holds(token) else { return }
                registration.handler?(token)
            }
        }
    }
}

/// Tells all who registered for the name, in this process.
@discardableResult
public func notify_post(_ name: UnsafePointer<CChar>!) -> UInt32 {
    guard let name else { return UInt32(NOTIFY_STATUS_INVALID_NAME) }
    CFNotificationCenterPostNotification(
        CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(rawValue: String(cString: name) as NSString), nil, nil, true)
    return UInt32(NOTIFY_STATUS_OK)
}

/// Calls the handler on the queue for each post of the name, until the token is cancelled.
@discardableResult
public func notify_register_dispatch(
    _ name: UnsafePointer<CChar>!, _ out_token: UnsafeMutablePointer<Int32>!, _ queue: DispatchQueue!, _ handler: notify_handler_t!
) -> UInt32 {
    guard let name, let out_token, let queue, let handler else { return UInt32(NOTIFY_STATUS_FAILED) }
    out_token.pointee = NotifyTokens.only.register(String(cString: name), queue, handler)
    return UInt32(NOTIFY_STATUS_OK)
}

/// Lets ``notify_check(_:_:)`` ask whether the name was posted.
@discardableResult
public func notify_register_check(_ name: UnsafePointer<CChar>!, _ out_token: UnsafeMutablePointer<Int32>!) -> UInt32 {
    guard let name, let out_token else { return UInt32(NOTIFY_STATUS_FAILED) }
    out_token.pointee = NotifyTokens.only.register(String(cString: name), nil, nil)
    return UInt32(NOTIFY_STATUS_OK)
}

/// Whether the name was posted since the last question; the first is answered by 1.
@discardableResult
public func notify_check(_ token: Int32, _ check: UnsafeMutablePointer<Int32>!) -> UInt32 {
    guard let isNews = NotifyTokens.only.takeNews(token) else { return UInt32(NOTIFY_STATUS_INVALID_TOKEN) }
    check?.pointee = isNews ? 1 : 0
    return UInt32(NOTIFY_STATUS_OK)
}

/// Ends a registration.
@discardableResult
public func notify_cancel(_ token: Int32) -> UInt32 {
    UInt32(NotifyTokens.only.cancel(token) ? NOTIFY_STATUS_OK : NOTIFY_STATUS_INVALID_TOKEN)
}

/// Whether the token is of a registration that was not cancelled.
public func notify_is_valid_token(_ token: Int32) -> Bool { NotifyTokens.only.holds(token) }

/// The number that was last set for the token's name, 0 before.
@discardableResult
public func notify_get_state(_ token: Int32, _ state64: UnsafeMutablePointer<UInt64>!) -> UInt32 {
    guard let state = NotifyTokens.only.state(token) else { return UInt32(NOTIFY_STATUS_INVALID_TOKEN) }
    state64?.pointee = state
    return UInt32(NOTIFY_STATUS_OK)
}

/// Sets the number that all who know the token's name share.
@discardableResult
public func notify_set_state(_ token: Int32, _ state64: UInt64) -> UInt32 {
    UInt32(NotifyTokens.only.setState(token, state64) ? NOTIFY_STATUS_OK : NOTIFY_STATUS_INVALID_TOKEN)
}
