import AppPage

/// The parts of the page that shows what the app's script says is to be seen.
public struct TripsPage: Sendable {
    let parts: PageParts

    /// Reads the page's parts from the app's bundle.
    public init() throws { parts = try PageParts(in: .module) }
}
