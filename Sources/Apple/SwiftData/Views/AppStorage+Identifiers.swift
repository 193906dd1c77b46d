import Foundation
import VitrineSwiftUI

extension AppStorage {
    /// Stores a model's identifier in `UserDefaults`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier {
        self.init(wrappedValue: wrappedValue, coded: key, store: store)
    }

    /// Stores a model's identifier, or none, in `UserDefaults`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
        self.init(coded: key, store: store)
    }
}
