import FoundationMissing

extension UIViewController {
    /// What the controller has of the app around it; nil where the process is no extension.
    public var extensionContext: NSExtensionContext? { _ExtensionContexts.current }
}
