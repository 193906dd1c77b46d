import AppPage
import Foundation

/// Draws what the app's script says is to be seen. All values are escaped by the template.
public struct TripsPage: Sendable {
    let parts: PageParts

    /// Reads the page's parts from the app's bundle.
    public init() throws { parts = try PageParts(in: .module) }

    /// - Parameter values: the script's screen.
    func render(_ values: [String: Any]) -> String { parts.render(values) }

    /// The page of an app whose script gives no screen.
    func render(failure: any Error) -> String {
        parts.render(["revision": 0, "scriptFailure": ["text": "\(failure)"]])
    }
}
