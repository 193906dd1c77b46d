import Foundation
import ScriptBridge

/// Links into the app: one that started it waits until it is asked for, the others are events.
public final class ScriptLinking: @unchecked Sendable {
    private let lock = NSLock()
    private var initial: String?
    private let openElsewhere: @Sendable (URL) async -> Bool

    /// - Parameters:
    ///   - initial: the link that the app was started by.
    ///   - openElsewhere: hands a link to the system; whether anybody took it.
    public init(initial: URL? = nil, openElsewhere: @escaping @Sendable (URL) async -> Bool = { _ in false }) {
        self.initial = initial?.absoluteString
        self.openElsewhere = openElsewhere
    }

    /// `NativeModules.LinkingManager`, behind `Linking`.
    public var module: NativeModule {
        let elsewhere = openElsewhere
        return NativeModule(
            "LinkingManager",
            [
                NativeMethod("getInitialURL") { [self] () -> String? in lock.withLock { initial } },
                .task("openURL", "url") { (address: String) -> Bool in
                    guard let url = URL(string: address), url.scheme != nil, await elsewhere(url) else {
                        throw NativeError(code: "E_LINK", message: "Nobody opens \"\(address.prefix(200))\".")
                    }
                    return true
                },
            ])
    }

    /// `application(_:open:options:)` of React Native's linking manager: tells the script's listeners; answers at once.
    @discardableResult
    public func application(open url: URL, in engine: ScriptEngine) -> Bool {
        engine.emit("url", ["url": .string(url.absoluteString)])
        return true
    }
}

extension NativeModule {
    /// The native module behind `AppState`; ``ScriptEngine/appState(isInFront:)`` changes its state.
    public static func appState(isInFront: Bool) -> NativeModule {
        NativeModule("AppState", constants: ["initialAppState": isInFront ? "active" : "background"], [])
    }

    /// `NativeModules.Settings`: the device's `locale` (such as `en-GB`) and `timeZone` (such as `Europe/Rome`), and what else the app gives.
    public static func settings(locale: Locale, timeZone: TimeZone = .current, _ others: [String: ScriptValue] = [:]) -> NativeModule {
        let own: [String: ScriptValue] = [
            "locale": .string(locale.identifier(.bcp47)), "timeZone": .string(timeZone.identifier),
        ]
        return NativeModule("Settings", constants: others.merging(own) { $1 }, [])
    }

    /// `NativeModules.Page`: `changed()` says that what the app's page shows is another; `advance` gives the page's new revision.
    public static func page(_ advance: @escaping @Sendable () -> Int) -> NativeModule {
        NativeModule("Page", [NativeMethod("changed") { () -> Int in advance() }])
    }
}

extension ScriptEngine {
    /// The app came to the front, or left it.
    public func appState(isInFront: Bool) { emit("appStateDidChange", ["app_state": isInFront ? "active" : "background"]) }
}
