@_exported import Foundation
@_exported import VitrineUIKit

/// A controller that shows a page of the web. Nothing shows it in an extension: its delegate is told nothing.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The configuration of the controller.
    open class Configuration: NSObject, @unchecked Sendable {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    public let configuration: Configuration
    let url: URL
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    /// - Parameter URL: with the scheme `http` or `https`.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        (url, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
}

/// A delegate that is told what happens in the controller.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
}

/// Pages to be read later.
open class SSReadingList: NSObject {
    /// The reading list: nil, as an extension has none here.
    open class func `default`() -> SSReadingList? { nil }
    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }
    open func addItem(with URL: URL, title: String?, previewText: String?) throws { throw CocoaError(.featureUnsupported) }
}
