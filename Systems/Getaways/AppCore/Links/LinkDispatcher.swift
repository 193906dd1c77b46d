import Foundation
import GetawaysCore

/// Where links lead: the app's screens.
public protocol Navigation: Sendable {
    /// A new search, with its results.
    func openSearchScreen(using search: DealsSearch) async
    /// The app as it begins.
    func openHome() async
    /// A link that leads nowhere is said.
    func refuse(_ reason: String) async
}

/// Takes every link that the system hands to the app and dispatches it to what it is for.
public struct LinkDispatcher: Sendable {
    private let navigation: any Navigation
    private let widgetsNavigatorHelper: WidgetsNavigatorHelper

    public init(navigation: any Navigation, widgetsNavigatorHelper: WidgetsNavigatorHelper = WidgetsNavigatorHelper()) {
        self.navigation = navigation
        self.widgetsNavigatorHelper = widgetsNavigatorHelper
    }

    /// Returns when the link's screen is open; false for a link that leads nowhere.
    public func dispatchLink(_ link: URL) async -> Bool {
        do {
            if Self.isWidgetLink(link) {
                try await widgetsNavigatorHelper.navigate(navigation, link)
            } else if link == DealsLink.home {
                await navigation.openHome()
            } else {
                throw UnknownLink()
            }
            return true
        } catch {
            await navigation.refuse("This link leads nowhere. \(error)")
            return false
        }
    }

    /// Whether the link comes from a widget.
    public static func isWidgetLink(_ link: URL) -> Bool { DealsLink.isWidgetLink(link) }
}

/// No screen is behind a link.
struct UnknownLink: Error, CustomStringConvertible {
    var description: String { "No screen of this app is behind it." }
}
