import Credentials
import Foundation
import SalonCore

#if os(Linux)
    import VitrineCryptography
#else
    import CryptoKit
#endif

/// Seals full events for the shared store and for the app's own with a key that only the app and its widgets have: what a customer has told
/// the salon lies readable nowhere. A seal holds for one event of one account and one form of payload.
public final class PayloadSeal: @unchecked Sendable {
    /// The form of payload that this version writes and reads: the event's JSON.
    public static let version = 1
    /// The keychain's item.
    static let item = "payload-key"
    /// Bytes of the largest payload.
    static let largest = 1 << 20

    private let keychain: any Keychain
    private let group: String?
    private let lock = NSLock()
    // Only under the lock.
    private var known: SymmetricKey?

    /// - Parameter group: the keychain group that both sides have; nil for the process's first.
    public init(keychain: any Keychain, group: String? = SalonGroup.keychain) {
        self.keychain = keychain
        self.group = group
    }

    /// The payload of an event. Blocks for as long as the keychain takes.
    public func sealed(_ event: CalendarEvent, account: String) throws(PayloadProblem) -> Data {
        let json: Data
        do {
            json = try CalendarJSON.encoder().encode(event)
        } catch {
            throw .damaged("it cannot be written as JSON")
        }
        return try sealed(json: json, id: event.id, account: account)
    }

    /// The payload of an event of which there is only the JSON. Blocks for as long as the keychain takes.
    func sealed(json: Data, id: String, account: String) throws(PayloadProblem) -> Data {
        guard json.count <= Self.largest else { throw .damaged("it has \(json.count) bytes") }
        let key = try key(isMade: true)
        guard
            let box = try? AES.GCM.seal(json, using: key, authenticating: Self.context(id, account, Self.version)),
            let data = box.combined
        else { throw .damaged("it cannot be encrypted") }
        return data
    }

    /// The event of a payload. Blocks for as long as the keychain takes.
    public func opened(_ light: LightCalendarEvent) throws(PayloadProblem) -> CalendarEvent {
        guard let payload = light.payload else { throw .damaged("there is none") }
        return try opened(payload, form: light.payloadVersion, id: light.id, account: light.account)
    }

    /// The event of a payload that lies in a store. Blocks for as long as the keychain takes.
    func opened(_ payload: Data, form: Int?, id: String, account: String) throws(PayloadProblem) -> CalendarEvent {
        guard form == Self.version else { throw .unknownVersion(form) }
        guard payload.count <= Self.largest + 28 else { throw .damaged("it has \(payload.count) bytes") }
        let key = try key(isMade: false)
        guard let box = try? AES.GCM.SealedBox(combined: payload),
            let json = try? AES.GCM.open(box, using: key, authenticating: Self.context(id, account, Self.version))
        else { throw .damaged("its seal is broken") }
        guard let event = try? CalendarJSON.decoder().decode(CalendarEvent.self, from: json), event.id == id else {
            throw .damaged("it is no event")
        }
        return event
    }

    private func key(isMade: Bool) throws(PayloadProblem) -> SymmetricKey {
        lock.lock()
        defer { lock.unlock() }
        if let known { return known }
        do throws(KeychainError) {
            if let data = try keychain.read(Self.item, group: group), data.count == 32 { return keep(data) }
            guard isMade else { throw KeychainError.itemNotFound(Self.item) }
            let made = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
            do throws(KeychainError) {
                // A widget is also drawn while the device is locked.
                try keychain.add(made, Self.item, group: group, accessibility: .afterFirstUnlock)
                return keep(made)
            } catch {
                // The other side has just made one.
                guard case .duplicateItem = error, let data = try keychain.read(Self.item, group: group), data.count == 32 else {
                    throw error
                }
                return keep(data)
            }
        } catch {
            switch error {
            case .itemNotFound, .damaged: throw .damaged("its key is lost")
            default: throw .unavailable(error)
            }
        }
    }

    private func keep(_ data: Data) -> SymmetricKey {
        let key = SymmetricKey(data: data)
        known = key
        return key
    }

    private static func context(_ id: String, _ account: String, _ version: Int) -> Data {
        Data("salon-payload-\(version)\0\(account)\0\(id)".utf8)
    }
}

/// An error that tells why a payload cannot be sealed or opened.
public enum PayloadProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The key cannot be had now, as before the first unlocking of a device.
    case unavailable(KeychainError)
    /// The payload was written by a newer version of the app, or by one that is no longer known.
    case unknownVersion(Int?)
    /// The stored data is no payload, and never will be.
    case damaged(String)

    public var description: String {
        switch self {
        case .unavailable(let error): "The key of the payloads cannot be had now. \(error)"
        case .unknownVersion(let version): "The payload has the unknown form \(version.map(String.init) ?? "of no number")."
        case .damaged(let reason): "The payload cannot be used: \(reason)."
        }
    }
}
