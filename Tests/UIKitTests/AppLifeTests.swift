import Foundation
import SwiftUI
import Testing
import VitrineWidgetArchive

/// A delegate of an app without scenes, as people write it.
@MainActor private final class PierDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var notes: [String] = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: .zero)
        window?.rootViewController = UINavigationController(rootViewController: PierController())
        window?.makeKeyAndVisible()
        return true
    }
    func applicationWillEnterForeground(_ application: UIApplication) { notes.append("enters") }
    func applicationDidBecomeActive(_ application: UIApplication) { notes.append("active") }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        notes.append("opens \(url.host ?? "")")
        return true
    }
}

private final class PierController: UIViewController {
    private(set) var appearances = 0
    override func viewDidAppear(_ animated: Bool) { appearances += 1 }
}

/// A scene's delegate, which a property list names.
final class PierSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var notes: [String] = []
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Self.notes.append("connects with \(connectionOptions.urlContexts.first?.url.host ?? "nothing")")
    }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Self.notes.append("opens \(URLContexts.first?.url.host ?? "")")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.notes.append("active") }
    func sceneDidEnterBackground(_ scene: UIScene) { Self.notes.append("behind") }
}

@MainActor @Suite("The life of an app's process", .serialized) struct AppLifeTests {
    private let link = URL(string: "pier://west")!

    @Test("goes by its delegate, whose window it shows (xcode.8)") func delegate() throws {
        let application = UIApplication._inert, life = AppLife()
        defer { application.delegate = nil }
        let delegate = try #require(DelegateMaking.make(PierDelegate.self) as? PierDelegate)
        life.launch(delegate, SceneInterface(manifest: nil)) { _ in }
        let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
        let pier = try #require(stack.topViewController as? PierController)
        #expect(pier.appearances == 0)
        // Started for the link: it is opened once, and at once.
        life.hear(.open(id: 1, link, cold: true))
        life.hear(.foreground(true))
        life.hear(.foreground(false))
        life.hear(.foreground(true))
        life.hear(.open(id: 2, link, cold: false))
        #expect(delegate.notes == ["opens west", "active", "enters", "active", "opens west"])
        #expect(pier.appearances == 1)
    }

    @Test("is opened all the same by a link that nobody takes (xcode.8)") func untaken() {
        let life = AppLife(), interface = SceneInterface(manifest: nil)
        var isOpened = false
        life.launch(nil, interface) { if case .opened(4, true) = $0 { isOpened = true } }
        life.hear(.open(id: 4, link, cold: true))
        #expect(isOpened && !interface.open(link) && !interface.connect([link]))
        life.hear(.foreground(false))
    }

    @Test("connects the scene that its property list names (xcode.8)") func scene() throws {
        let application = UIApplication._inert, life = AppLife()
        defer { application.connectedScenes = [] }
        let name = NSStringFromClass(PierSceneDelegate.self)
        let manifest: [String: Any] = [
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": name]]]
        ]
        PierSceneDelegate.notes = []
        life.launch(nil, SceneInterface(manifest: manifest)) { _ in }
        #expect(application.connectedScenes.isEmpty)
        life.hear(.open(id: 1, link, cold: true))
        life.hear(.open(id: 2, URL(string: "pier://east")!, cold: false))
        life.hear(.foreground(false))
        #expect(PierSceneDelegate.notes == ["connects with west", "active", "opens east", "behind"])
        #expect(application.connectedScenes.count == 1)
    }
}
