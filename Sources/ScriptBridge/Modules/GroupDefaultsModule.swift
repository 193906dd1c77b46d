import AppGroup
import ScriptBridge

extension NativeModule {
    /// `NativeModules.GroupDefaults`: `get(key)`, `set(key, value)` and `remove(key)` in the store that app and widget share.
    ///
    /// What `set` resolves to has been written: a widget that is reloaded after it reads the new value.
    /// - Parameter store: nil where the group cannot be opened; then every method says so.
    public static func groupDefaults(_ store: (any GroupStore)?) -> NativeModule {
        let opened: @Sendable () throws -> any GroupStore = {
            guard let store else {
                throw NativeError(
                    code: "E_STORAGE",
                    message: "The store that app and widget share cannot be opened; check the App Group in the entitlements.")
            }
            return store
        }
        return NativeModule(
            "GroupDefaults",
            [
                NativeMethod("get", "key") { (key: String) -> String? in try opened().string(forKey: key) },
                NativeMethod("set", "key", "value") { (key: String, value: String) -> Void in try opened().set(value, forKey: key) },
                NativeMethod("remove", "key") { (key: String) -> Void in try opened().remove(key) },
            ])
    }
}
