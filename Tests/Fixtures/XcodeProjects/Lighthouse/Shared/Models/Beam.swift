/// How a light shows itself.
nonisolated struct Beam: Sendable {
    var name: String
    /// Seconds from flash to flash.
    var period: Double

    static let steady = Beam(name: "Steady", period: 0)
}
