import Foundation

/// What a person does with a tile or an app.
package protocol TileActing: Sendable {
    /// A tap at a point of the tile (points). A control's intent has been performed when this returns, and the tile is being asked for.
    func tap(tile: String, x: Double, y: Double) async throws -> TapOutcome
    /// Asks for a new timeline, as the button of the page does.
    func reload(tile: String) async throws
    /// Returns when no request for the tile is under way: it shows what it was asked for, or its state says why not.
    func settle(tile: String) async
    /// Hands a URL to the app that claims its scheme.
    func open(_ url: URL) async throws
    /// Opens an app as a tap on its icon does: it comes to the front, all others go to the back.
    /// - Parameter app: bundle identifier.
    func open(app: String) async throws
    /// Goes to the home screen: every app goes to the back.
    func goHome() async throws
}
