import Foundation

/// A page that was shown. None is.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var initialURL: URL { url }
    open var title: String? { nil }
}

/// The pages that a web view has shown: none.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

extension WKWebView {
    public var backForwardList: WKBackForwardList { WKBackForwardList() }
    @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
}
