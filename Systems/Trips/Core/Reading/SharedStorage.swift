import Foundation

/// The part of `UserDefaults` that the reader needs.
public protocol SharedStorage {
    func object(forKey key: String) -> Any?
}

extension UserDefaults: SharedStorage {}
