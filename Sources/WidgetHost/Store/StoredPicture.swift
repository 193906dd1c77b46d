import Foundation

/// One archive of a tile as the store has it, so that it can be put back unchanged.
struct StoredPicture: Sendable {
    /// The time at which it was made, in seconds since 1970.
    var made: Double
    var stage: String
    var bytes: Data
    /// Seconds since 1970; nil for the archive that is shown.
    var until: Double?
    var shown: String?
}
