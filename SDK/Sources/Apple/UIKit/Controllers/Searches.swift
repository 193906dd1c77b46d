import Foundation

/// A line to search in.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String? = ""
    open var placeholder: String?
    open var prompt: String?
    open var showsCancelButton = false
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    open var searchTextPositionAdjustment = UIOffset.zero
    open var showsScopeBar = false
    open var showsBookmarkButton = false
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
    open var isTranslucent = true
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    public private(set) lazy var searchTextField = UISearchTextField(frame: .zero)
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var isSecureTextEntry = false
    open var enablesReturnKeyAutomatically = true
    private var accessory: UIView?
    /// The view that would stand above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
}

/// The field of a search bar, with tokens for parts of the search before its text. Tokens are kept and not drawn.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// The tokens, the first of which stands first.
    open var tokens: [UISearchToken] = []
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open var tokenBackgroundColor: UIColor!
    /// Puts a token before the one at a place.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count)) }
    /// Takes a token away, where there is one.
    open func removeToken(at tokenIndex: Int) { if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) } }
}

/// A part of a search that stands in the field as one.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// What the app means by it.
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

/// A delegate that is told what happens in a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A search above a list.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open private(set) var searchResultsController: UIViewController?
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A delegate that is told of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}
