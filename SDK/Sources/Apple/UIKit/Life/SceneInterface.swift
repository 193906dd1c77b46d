import Foundation
import VitrineWidgetArchive

/// The interface of an app made with UIKit: the window of its delegate, or the scene that its property list or its delegate names.
@MainActor package final class SceneInterface: AppInterface {
    private let application = UIApplication._inert
    /// What the property list says of scenes; nil for an app without them.
    private let manifest: [String: Any]?
    private var scene: UIWindowScene?
    private var delegate: (any UISceneDelegate)? { scene?.delegate }

    package init(manifest: [String: Any]?) { self.manifest = manifest }

    @discardableResult package func connect(_ links: [URL]) -> Bool {
        let isTaken: Bool
        if let manifest {
            connectScene(manifest, links)
            isTaken = delegate != nil
        } else {
            isTaken = links.map { application.delegate?.application(application, open: $0, options: [:]) ?? false }.allSatisfy { $0 }
        }
        for window in windows { window.rootViewController.map(appear) }
        return isTaken
    }

    private func connectScene(_ manifest: [String: Any], _ links: [URL]) {
        let session = UISceneSession()
        var options = UIScene.ConnectionOptions()
        options.urlContexts = Set(links.map(UIOpenURLContext.init))
        let role = (manifest["UISceneConfigurations"] as? [String: Any])?[session.role.rawValue] as? [[String: Any]]
        let configuration = application.delegate?.application(application, configurationForConnecting: session, options: options)
        let named = role?.first { $0["UISceneConfigurationName"] as? String == configuration?.name } ?? role?.first
        let type: AnyClass? =
            configuration?.delegateClass ?? (named?["UISceneDelegateClassName"] as? String).flatMap(DelegateMaking.find)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        session.scene = scene
        self.scene = scene
        application.connectedScenes = [scene]
        scene.delegate = type.flatMap { DelegateMaking.make($0) as? any UISceneDelegate }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.activationState = .foregroundInactive
        delegate?.scene(scene, willConnectTo: session, options: options)
        delegate?.sceneWillEnterForeground(scene)
    }

    package func setActive(_ isActive: Bool) {
        guard let scene else { return }
        if isActive {
            if scene.activationState == .background {
                delegate?.sceneWillEnterForeground(scene)
                NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
            }
            scene.activationState = .foregroundActive
            delegate?.sceneDidBecomeActive(scene)
            NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        } else {
            scene.activationState = .foregroundInactive
            delegate?.sceneWillResignActive(scene)
            NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
            scene.activationState = .background
            delegate?.sceneDidEnterBackground(scene)
            NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        }
    }

    package func open(_ link: URL) -> Bool {
        guard let scene else { return application.delegate?.application(application, open: link, options: [:]) ?? false }
        delegate?.scene(scene, openURLContexts: [UIOpenURLContext(link)])
        return delegate != nil
    }

    // MARK: What it shows

    package func picture(on screen: AppScreen, mostBytes: Int) -> Data? {
        windows.lazy.compactMap { $0.rootViewController.flatMap(self.shown) }.first?.hosted?.picture(on: screen, mostBytes: mostBytes)
    }

    private var windows: [UIWindow] {
        scene?.windows ?? [application.delegate?.window ?? nil].compactMap { $0 }
    }

    /// The controller in front: of a stack the last one, of tabs the chosen one, and what it presents before it.
    private func shown(_ controller: UIViewController) -> UIViewController {
        if let presented = controller.presentedViewController { return shown(presented) }
        if let top = (controller as? UINavigationController)?.topViewController { return shown(top) }
        if let chosen = (controller as? UITabBarController)?.selectedViewController { return shown(chosen) }
        return controller
    }

    private func appear(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        controller.viewIsAppearing(false)
        let inner = shown(controller)
        if inner !== controller { appear(inner) }
        controller.hosted?.connect([])
        controller.viewDidAppear(false)
    }
}
