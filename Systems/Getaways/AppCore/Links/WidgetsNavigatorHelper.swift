import Foundation
import GetawaysCore

/// Opens what a widget's link asks for.
public struct WidgetsNavigatorHelper: Sendable {
    public init() {}

    /// Opens a new search with the link's values. Throws `DeepLinkError`, with no search opened, when it lacks one or says what no tile can.
    public func navigate(_ navigation: any Navigation, _ link: URL) async throws {
        let search = try DealsLink(link).search
        await navigation.openSearchScreen(using: search)
    }
}
