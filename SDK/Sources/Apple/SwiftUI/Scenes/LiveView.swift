import Foundation
import Observation
import OpenCombine
import VitrineDrawing
import VitrineUIKit
import VitrineWidgetArchive

/// A view that is on a screen: it is evaluated again whenever something that it shows has changed, and keeps its state meanwhile.
@MainActor package final class LiveView {
    /// The environment that it is shown in.
    package var environment = EnvironmentValues()
    /// The room that it has, in points.
    package var size = CGSize(width: 393, height: 852)
    /// What the screen's bars and corners take of that.
    package var insets = EdgeInsets()
    /// What its last evaluation shows.
    package private(set) var shown: RenderedView?
    /// Whether changes wait until the view is evaluated for another reason, as those of an app that is behind.
    package var isPaused = false
    /// Told after each evaluation.
    package var onChange: @MainActor () -> Void = {}

    let scope = StateScope()
    private let view: AnyView
    private let renderer = ViewRenderer()
    private var linkActions: [(URL) -> Void] = []
    private var followed: [ObjectIdentifier: Followed] = [:]
    private var defaults: (any NSObjectProtocol)?
    private let pending = Pending()

    /// The time in which changes are gathered before the view is evaluated again.
    private nonisolated static let pause = DispatchTimeInterval.milliseconds(30)

    package init(_ view: AnyView) {
        self.view = view
        environment.isOnScreen = true
    }

    /// Evaluates the view, tells the parts of it that have appeared, and keeps what it shows.
    package func evaluate() {
        pending.take()
        if defaults == nil {
            let changed = UserDefaults.didChangeNotification
            defaults = NotificationCenter.default.addObserver(forName: changed, object: nil, queue: nil) { [weak self] _ in
                self?.invalidate()
            }
        }
        withObservationTracking {
            let (shown, links) = renderer.render(view.safeAreaPadding(insets), live: self, environment)
            (self.shown, linkActions) = (shown, links)
        } onChange: { [weak self] in
            self?.invalidate()
        }
        onChange()
    }

    /// Has the view evaluated again soon; from any thread.
    nonisolated func invalidate() {
        guard pending.set() else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) {
            MainActor.assumeIsolated { if self.pending.isSet, !self.isPaused { self.evaluate() } }
        }
    }

    /// Hands a link to the views that take links.
    /// - Returns: whether there is one.
    package func open(_ link: URL) -> Bool {
        let actions = linkActions
        for action in actions { action(link) }
        evaluate()
        return !actions.isEmpty
    }

    /// Has the view evaluated again when an object says that it changes.
    func follow(_ object: any ObservableObject) {
        func follow<Object: ObservableObject>(_ object: Object) -> Followed {
            Followed(object: object, subscription: object.objectWillChange.sink { [weak self] _ in self?.invalidate() })
        }
        // Another object may have come to lie where one was that is gone.
        if followed[ObjectIdentifier(object)]?.object !== object { followed[ObjectIdentifier(object)] = follow(object) }
    }

    /// An object that says when it changes, for as long as it is there.
    private struct Followed {
        weak var object: AnyObject?
        let subscription: AnyCancellable
    }

    /// Does what a publisher's word calls for.
    nonisolated func perform(_ action: @escaping () -> Void) {
        if Thread.isMainThread {
            action()
        } else {
            let action = UncheckedBox(action)
            DispatchQueue.main.async { action.value() }
        }
        invalidate()
    }

    /// Whether an evaluation is due.
    private final class Pending: @unchecked Sendable {
        private let lock = NSLock()
        // Touched only under the lock.
        private var isPending = false

        var isSet: Bool { lock.withLock { isPending } }
        func take() { lock.withLock { isPending = false } }
        /// - Returns: whether it was not set before.
        func set() -> Bool {
            lock.withLock {
                defer { isPending = true }
                return !isPending
            }
        }
    }
}

/// The window of an app, or a controller of UIKit's that hosts a view.
@MainActor package final class WindowInterface: AppInterface {
    private let live: LiveView
    private var screen: AppScreen?

    package init(_ live: LiveView) {
        self.live = live
        live.environment.scenePhase = .inactive
    }

    @discardableResult package func connect(_ links: [URL]) -> Bool {
        live.onChange = { AppLife.shared.hasChanged() }
        live.evaluate()
        return links.map(live.open).allSatisfy { $0 }
    }

    package func setActive(_ isActive: Bool) {
        live.isPaused = false
        live.environment.scenePhase = isActive ? .active : .inactive
        live.evaluate()
        guard !isActive else { return }
        live.environment.scenePhase = .background
        live.evaluate()
        live.isPaused = true
    }

    package func open(_ link: URL) -> Bool { live.open(link) }

    package func picture(on screen: AppScreen, mostBytes: Int) -> Data? {
        if screen != self.screen {
            self.screen = screen
            live.environment.take(screen.environment)
            live.size = CGSize(width: screen.size.width, height: screen.size.height)
            live.insets = EdgeInsets(
                top: screen.insets.top, leading: screen.insets.leading, bottom: screen.insets.bottom, trailing: screen.insets.trailing)
            live.evaluate()
        }
        guard let shown = live.shown else { return nil }
        return ScreenPicture(shown, screen).data(mostBytes: mostBytes)
    }
}

/// The picture of a screen, with the surface that an app's window has.
private struct ScreenPicture {
    private let shown: RenderedView
    private let screen: AppScreen

    init(_ shown: RenderedView, _ screen: AppScreen) { (self.shown, self.screen) = (shown, screen) }

    /// As PNG, at fewer pixels per point where it would be larger.
    func data(mostBytes: Int) -> Data? {
        let rasterizer = Rasterizer(fonts: FontCatalog.file)
        var scale = min(max(screen.environment.displayScale, 1), 3)
        while true {
            let bitmap = rasterizer.draw(
                shown.content, scale: scale, background: screen.environment.scheme == .dark ? .black : .white)
            guard let data = UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .up).pngData() else { return nil }
            if data.count <= mostBytes { return data }
            guard scale > 0.5 else { return nil }
            scale /= 2
        }
    }
}

extension EnvironmentValues {
    /// Takes over what an app's views see of a device.
    mutating func take(_ device: RenderEnvironment) {
        colorScheme = device.scheme == .dark ? .dark : .light
        dynamicTypeSize = DynamicTypeSize(name: device.typeSize) ?? .large
        displayScale = device.displayScale
        _colorSchemeContrast = device.contrast == .increased ? .increased : .standard
        legibilityWeight = device.isTextBold ? .bold : .regular
        let isRightToLeft = device.forcesRightToLeft || Locale(identifier: device.locale).language.characterDirection == .rightToLeft
        layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
}
