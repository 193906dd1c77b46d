@_exported import Foundation
import FoundationMissing
import VitrineSwiftUI

/// An extension that takes pictures on a locked device. None is started here: files that it shares with a widget compile.
@preconcurrency @MainActor public protocol LockedCameraCaptureExtension {
    associatedtype Body: LockedCameraCaptureExtensionScene
    var body: Body { get }
    init()
}

extension LockedCameraCaptureExtension {
    /// Ends at once: nothing starts such an extension here.
    public static func main() {}
}

/// The scene of such an extension.
@preconcurrency @MainActor public protocol LockedCameraCaptureExtensionScene {}

/// A view for a session.
public struct LockedCameraCaptureUIScene<Content: View>: LockedCameraCaptureExtensionScene {
    let content: (LockedCameraCaptureSession) -> Content

    public init(@ViewBuilder content: @escaping (LockedCameraCaptureSession) -> Content) { self.content = content }
}

/// A session of capturing while the device is locked; there is none here.
public final class LockedCameraCaptureSession: Sendable {
    /// The folder of the pictures.
    public let sessionContentURL: URL

    init(_ folder: URL) { sessionContentURL = folder }

    /// Opens the app, where the user unlocks the device.
    /// - Throws: a feature that is not there.
    public func openApplication(for userActivity: NSUserActivity) async throws { throw CocoaError(.featureUnsupported) }
}

/// Gives the app what sessions on the lock screen have left: nothing.
public final class LockedCameraCaptureManager: Sendable {
    public static let shared = LockedCameraCaptureManager()

    /// A session's folder, as it is there.
    public enum SessionContentUpdate: Sendable { case initial(urls: [URL]), added(url: URL), removed(url: URL) }

    public var sessionContentURLs: [URL] { [] }
    /// Says once that there is none.
    public var sessionContentUpdates: AsyncStream<SessionContentUpdate> {
        AsyncStream { told in
            told.yield(.initial(urls: []))
            told.finish()
        }
    }
    /// - Throws: that there is no such session.
    public func invalidateSessionContent(at url: URL) async throws { throw CocoaError(.fileNoSuchFile) }
}
