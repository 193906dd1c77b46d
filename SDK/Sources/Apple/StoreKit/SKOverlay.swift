import VitrineSwiftUI
import VitrineUIKit

/// A recommendation of an app over what an app shows. A widget shows none, and nobody is told of any.
@preconcurrency @MainActor open class SKOverlay: NSObject {
    /// The place of the recommendation.
    public enum Position: Int, Sendable { case bottom, bottomRaised }

    /// What is recommended.
    @preconcurrency @MainActor open class Configuration: NSObject {}

    /// An app of the store.
    @preconcurrency @MainActor open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var userDismissible = true
        public init(appIdentifier: String, position: Position) { (self.appIdentifier, self.position) = (appIdentifier, position) }
    }

    /// The app that this App Clip is of.
    @preconcurrency @MainActor open class AppClipConfiguration: Configuration {
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        public init(position: Position) { self.position = position }
    }

    public let configuration: Configuration
    open weak var delegate: (any SKOverlayDelegate)?
    public init(configuration: Configuration) { self.configuration = configuration }
    open func present(in scene: UIWindowScene) {}
    open class func dismiss(in scene: UIWindowScene) {}
}

/// A delegate that is told of a recommendation.
@preconcurrency @MainActor public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}
extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}

extension View {
    /// Returns the view unchanged: no app is recommended in a widget.
    public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View { self }
}
