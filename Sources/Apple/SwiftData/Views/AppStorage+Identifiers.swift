import Foundation
import VitrineSwiftUI

extension AppStorage {
    /// Which model it is, in `UserDefaults`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier {
        self.init(wrappedValue: wrappedValue, coded: key, store: store)
    }

    /// Which model it is, or none, in `UserDefaults`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
        self.init(coded: key, store: store)
    }
}
