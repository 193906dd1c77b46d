import Foundation
import VitrineWidgetArchive

/// The sheet on which a widget is set.
package protocol TileConfiguring: Sendable {
    /// What can be set of a tile, and what is set.
    func configuration(of tile: String) async throws -> TileConfiguration
    /// What would be set of a tile with what somebody set by words; nothing is kept yet.
    /// - Parameter dates: what of the words are dates, in the time zone of whoever set them.
    func configuration(of tile: String, with settings: [Setting], dates: [String: Date]) async throws -> TileConfiguration
    /// Keeps what was chosen and asks for a new timeline at once, free of the budget.
    func configure(tile: String, values: IntentValues) async throws
    /// What can be chosen for a parameter while the sheet shows `values`; `words` is what was typed into its search field.
    func options(tile: String, parameter: String, words: String?, values: IntentValues) async throws -> IntentOptions
}
