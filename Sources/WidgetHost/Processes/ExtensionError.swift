import VitrineWidgetArchive

/// Why an extension gave no answer.
package enum ExtensionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It waited, and nothing came.
    case hung(seconds: Double)
    /// It was at work all the time.
    case endless(seconds: Double)
    case memory(megabytes: Double, limit: Double)
    case died(String)
    case failed(ExtensionFailure)
    case wrongAnswer(String)
    case notStarted(String)
    /// The launcher could not confine it, and let it not run.
    case notConfined(String)
    /// Its app, by identifier.
    case notInstalled(String)
    /// The device has no such tile.
    case noSuchFamily(WidgetFamilyName, device: String)
    case stopped
    /// Nobody waits any longer; the process goes on.
    case late(seconds: Double)
    /// Nobody answers for a SiriKit intent.
    case noHandler(intent: String, app: String)

    package var description: String {
        switch self {
        case .hung(let seconds):
            "It hung: no answer within \(Self.short(seconds)) s, in which it waited. Its completion was not called, or what it waits for does "
                + "not come. It was ended."
        case .endless(let seconds):
            "It did not stop: no answer within \(Self.short(seconds)) s, in which it was at work, as in a loop without an end. It was ended."
        case .memory(let used, let limit): "Too much memory: \(Self.short(used)) MB written, \(Self.short(limit)) MB allowed. It was ended."
        case .died(let words): "The extension \(words)."
        case .failed(let failure): failure.message
        case .wrongAnswer(let what): "It answered with \(what)."
        case .notStarted(let reason): "It could not be started. \(reason)"
        case .notConfined(let reason): "It could not be confined, and was not started: it \(reason)."
        case .notInstalled(let app): "It could not be started. Its app, \(app), is not installed."
        case .noSuchFamily(let family, let device): "It could not be started. A \(device) has no \(family.rawValue)."
        case .stopped: "The host is stopping."
        case .noHandler(let intent, let app):
            "No extension of intents of \(app) answers for \(intent). Name it in IntentsSupported of one's Info.plist."
        case .late(let seconds): "It took too long: no answer within \(Self.short(seconds)) s."
        }
    }

    /// Whether another process might do better: not when the extension itself said no.
    package var isWorthRetrying: Bool {
        switch self {
        case .hung, .endless, .memory, .died: true
        case .failed, .wrongAnswer, .notStarted, .notConfined, .notInstalled, .noSuchFamily, .stopped, .late, .noHandler: false
        }
    }

    /// The process is gone with it, by what a widget did.
    var endsProcess: Bool {
        switch self {
        case .hung, .endless, .memory, .died, .wrongAnswer: true
        case .failed, .notStarted, .notConfined, .notInstalled, .noSuchFamily, .stopped, .late, .noHandler: false
        }
    }

    /// There was no process to ask.
    var isOfStart: Bool {
        switch self {
        case .notStarted, .notConfined: true
        default: false
        }
    }

    /// Whether the same request may succeed later: what it needs may be away only for now.
    package var mayPass: Bool {
        if case .failed(let failure) = self { return failure.code == .itemsUnavailable }
        return isWorthRetrying
    }

    private static func short(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
}
