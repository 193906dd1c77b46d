@_exported import Foundation
import FoundationNetworking
@_exported import VitrineUIKit

// Pages of the web are not shown in a widget, on iOS as here: a web view is a value, which loads nothing.

/// An error that tells why a page is not shown.
public struct WKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// The preferences that say what a page may do.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether people may select and edit the page's text; no page is shown here that heeds it.
    open var isTextInteractionEnabled = true
    /// Whether a part of the page may fill the screen; no page is shown here that heeds it.
    open var isElementFullscreenEnabled = false
    /// Whether single sites get what mends their faults; no page is shown here that heeds it.
    open var isSiteSpecificQuirksModeEnabled = true
}

/// The preferences for one page that is loaded.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    open var preferredContentMode = ContentMode.recommended
    open var allowsContentJavaScript = true
}

/// A process of pages.
@preconcurrency @MainActor open class WKProcessPool: NSObject {}

/// A script that pages get.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}
/// The time at which a page gets it.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A message from a page's script to the app.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    open var body: Any { NSNull() }
    open var name: String { "" }
    open weak var webView: WKWebView? { nil }
}
/// A handler of messages from scripts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// The scripts and their hearers.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
}

/// Cookies of pages: none.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler([]) }
    open func allCookies() async -> [HTTPCookie] { [] }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func deleteCookie(_ cookie: HTTPCookie) async {}
}
/// A record of the data that websites keep.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}
/// The store of what pages keep: nothing.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let store = WKWebsiteDataStore()
    open class func `default`() -> WKWebsiteDataStore { store }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> {
        [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache]
    }
    public let httpCookieStore = WKHTTPCookieStore()
    /// The identifiers of stores that were made by one; none is kept here.
    open class var allDataStoreIdentifiers: [UUID] { get async { [] } }
    open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping ([UUID]) -> Void) { completionHandler([]) }
    /// Does nothing, as there is no store to remove.
    open class func remove(forIdentifier identifier: UUID) async throws {}
    open class func remove(forIdentifier identifier: UUID, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    /// A store of that identifier, which keeps nothing.
    public convenience init(forIdentifier identifier: UUID) {
        self.init()
        self.identifier = identifier
    }
    open private(set) var identifier: UUID?
    open var isPersistent: Bool { self === Self.store || identifier != nil }
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {
        completionHandler([])
    }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"

/// The configuration of a web view.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var processPool = WKProcessPool()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var suppressesIncrementalRendering = false
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var ignoresViewportScaleLimits = false
    open var limitsNavigationsToAppBoundDomains = false
    open var upgradeKnownHostsToHTTPS = true
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    /// The handlers by the schemes' names in small letters.
    var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
}

/// The types of data that are detected in a page and made links.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// A load of a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {}
/// The address that a page wants to go to; none does.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var navigationType: WKNavigationType { .other }
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    open var targetFrame: WKFrameInfo? { nil }
    open var shouldPerformDownload: Bool { false }
}
/// The reason for a navigation.
public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
/// Whether a navigation may go on.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether the response to a navigation may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A delegate that is asked and told about navigations.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
/// What a picture of a page is to show.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    /// The width of the picture in points; nil is the page's.
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}
/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
/// A page of the web. It keeps what it is told, and loads nothing: each load is answered with nil.
@preconcurrency @MainActor open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView(frame: .zero)
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    /// A picture of the page: there is none, as nothing is loaded.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    open var title: String? { nil }
    open var url: URL? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var pageZoom: CGFloat = 1

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, WKError(.webViewInvalidated))
    }
    /// - Throws: `WKError`, always.
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw WKError(.webViewInvalidated) }
}
