import Foundation
import VitrineCCrashReport
import VitrineWidgetArchive

/// The interface of an app, as the life of its process has it: connected when the app comes to the front for the first time, and told of
/// links and of being in front from then on.
@MainActor package protocol AppInterface: AnyObject {
    /// Begins. The links are those that the app was brought to the front for.
    /// - Returns: whether somebody was there to take them.
    @discardableResult func connect(_ links: [URL]) -> Bool
    /// Comes to the front, or leaves it.
    func setActive(_ isActive: Bool)
    /// Takes a link; whether somebody was there to take it.
    func open(_ link: URL) -> Bool
    /// The picture of what it shows on a screen, as PNG; nil where nothing of it is drawn.
    /// - Parameter mostBytes: a larger one is drawn at fewer pixels per point.
    func picture(on screen: AppScreen, mostBytes: Int) -> Data?
}

/// The life of an app's process: its delegate, its interface, and what the host tells it of the person who uses it.
///
/// As on iOS, an app that was started without coming to the front has launched and shows nothing: its interface is connected the first time
/// that somebody opens it.
@MainActor package final class AppLife {
    package static let shared = AppLife()

    private let application = UIApplication._inert
    private var send: (HostCall) -> Void = { _ in }
    private var interface: (any AppInterface)?
    /// Whether this process is an app's that the host has started.
    package private(set) var isRunning = false
    private var isConnected = false
    private var isActive = false
    /// What the app is shown on; nil until the host says so.
    private var screen: AppScreen?
    private var shown: Data?
    private var isDrawing = false

    /// A picture may not be larger, in bytes: the line takes a call of a megabyte, in which it is a third longer.
    private static let mostBytes = 700_000
    /// The time in which changes are gathered before they are drawn.
    private nonisolated static let pause = DispatchTimeInterval.milliseconds(60)

    package init() {}

    /// Takes the life of the process over. By hand it is no app: without a host there is nobody who could open it.
    package static func begin(
        _ make: @escaping @MainActor () -> (delegate: (any UIApplicationDelegate)?, interface: any AppInterface)
    ) -> Never {
        guard let line = ChildLine.shared else {
            FileHandle.standardError.write(Data("A home screen starts this app: vitrine run.\n".utf8))
            exit(64)
        }
        vitrine_report_crashes()
        let (delegate, interface) = make()
        shared.launch(delegate, interface) { try? line.send($0) }
        let replies = line.replies
        Task { @MainActor in
            for await reply in replies { shared.hear(reply) }
        }
        // Timers of the app's are on the run loop, which does what the main queue is given as well.
        while true { RunLoop.main.run(until: .distantFuture) }
    }

    /// Tells the delegate that the app has launched, and the host that it is up.
    package func launch(
        _ delegate: (any UIApplicationDelegate)?, _ interface: any AppInterface, send: @escaping (HostCall) -> Void
    ) {
        self.send = send
        isRunning = true
        if let delegate { application.delegate = delegate }
        self.interface = interface
        _ = application.delegate?.application(application, willFinishLaunchingWithOptions: nil)
        _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        send(.ready(pid: ProcessInfo.processInfo.processIdentifier, page: nil))
    }

    /// Does what the host says.
    package func hear(_ reply: HostReply) {
        switch reply {
        case .screen(let screen):
            self.screen = screen
            shown = nil
            hasChanged()
        case .foreground(true): activate([])
        case .foreground(false): deactivate()
        case .open(let id, let link, _): send(.opened(id: id, handled: open(link)))
        case .configurations, .linkOpened: break
        }
    }

    /// Says that the interface shows something else, from any thread.
    package nonisolated func hasChanged() {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) {
            MainActor.assumeIsolated { self.draw() }
        }
    }

    private func open(_ link: URL) -> Bool {
        let isTaken: Bool
        if isConnected {
            activate([])
            isTaken = interface?.open(link) ?? false
        } else {
            isTaken = activate([link])
        }
        // An app that has no use for a link is opened all the same.
        if !isTaken {
            FileHandle.standardOutput.write(Data("nothing in the app takes the link \(link.absoluteString)\n".utf8))
        }
        hasChanged()
        return true
    }

    /// - Returns: whether the links were taken.
    @discardableResult private func activate(_ links: [URL]) -> Bool {
        guard !isActive else { return false }
        isActive = true
        application.applicationState = .inactive
        var isTaken = false
        if isConnected {
            tell(UIApplication.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self.application) }
        } else {
            isConnected = true
            isTaken = interface?.connect(links) ?? false
        }
        application.applicationState = .active
        interface?.setActive(true)
        tell(UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self.application) }
        hasChanged()
        return isTaken
    }

    private func deactivate() {
        guard isActive else { return }
        isActive = false
        application.applicationState = .inactive
        tell(UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(self.application) }
        application.applicationState = .background
        interface?.setActive(false)
        tell(UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self.application) }
    }

    private func tell(_ name: Notification.Name, _ tell: (any UIApplicationDelegate) -> Void) {
        if let delegate = application.delegate { tell(delegate) }
        NotificationCenter.default.post(name: name, object: application)
    }

    private func draw() {
        guard isActive, let screen, let interface, !isDrawing else { return }
        isDrawing = true
        defer { isDrawing = false }
        guard let picture = interface.picture(on: screen, mostBytes: Self.mostBytes), picture != shown else { return }
        shown = picture
        send(.shows(picture))
    }
}

/// What the property list of this process's app says of its scenes.
@MainActor private var sceneManifest: [String: Any]? { Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any] }

extension UIApplication {
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
}

extension UIApplicationDelegate {
    /// Runs the app whose delegate the class is: what `@main` calls. Does not return.
    @MainActor public static func main() {
        AppLife.begin { (DelegateMaking.make(Self.self) as? any UIApplicationDelegate, SceneInterface(manifest: sceneManifest)) }
    }
}

/// Runs an app whose delegate is a class of this name. Does not return.
@MainActor @discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let type: AnyClass? = delegateClassName.flatMap(DelegateMaking.find)
    AppLife.begin { (type.flatMap { DelegateMaking.make($0) as? any UIApplicationDelegate }, SceneInterface(manifest: sceneManifest)) }
}
