@_exported import Foundation
import FoundationMissing
@_exported import VitrineUIKit

/// A view controller of a Today widget, as widgets were before WidgetKit. Files that an app shares with its widget still import this.
/// No such widget is shown here.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
    /// Brings the widget up to date, and says whether there was something new.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// Tells the widget that it was collapsed or expanded, and how many points it may take.
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    /// The widget's margins, of those that are usual.
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
    public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets { defaultMarginInsets }
}

/// The result of updating a widget of the Today view.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }

/// The display mode of a widget of the Today view.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// Says whether a widget of the Today view has something to show. There is no such view: it is kept by nobody.
open class NCWidgetController: NSObject {
    /// - Parameter bundleID: the extension's identifier.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension NSExtensionContext {
    /// The largest display mode that the widget allows.
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { NCWidgetDisplayMode(rawValue: todayMode) ?? .compact }
        set { todayMode = newValue.rawValue }
    }
    /// The display mode of the widget: always compact, as nobody expands it.
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
    /// The largest size that the widget may have: zero, as it is not shown.
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
}
