import Drawing

/// A dusk's colours.
struct SceneColors: Sendable {
    var zenith: RGBA
    var sky: RGBA
    var glow: RGBA
    var horizon: RGBA
    var sun: RGBA
    var wall: RGBA
    var shade: RGBA
    var palm: RGBA
    var water: RGBA
    var depth: RGBA

    static let window = hex(0xFFD98A)
    static let dimWindow = hex(0x5A4A78)

    /// Three evenings; each hotel has its own.
    static let evenings = [
        SceneColors(
            zenith: hex(0x3B2F7F), sky: hex(0x6C4A9E), glow: hex(0xC56A9B), horizon: hex(0xF3A683), sun: hex(0xFFDCA8),
            wall: hex(0x3C2F66), shade: hex(0x2E2452), palm: hex(0x1E1838), water: hex(0x3FA3C8), depth: hex(0x1D5C8C)),
        SceneColors(
            zenith: hex(0x20315F), sky: hex(0x4A5B99), glow: hex(0xD9867F), horizon: hex(0xF9C48A), sun: hex(0xFFE7B8),
            wall: hex(0x35365F), shade: hex(0x282A4C), palm: hex(0x171A30), water: hex(0x4B93B8), depth: hex(0x234E7A)),
        SceneColors(
            zenith: hex(0x46245F), sky: hex(0x8A3F7D), glow: hex(0xE0716F), horizon: hex(0xFFB877), sun: hex(0xFFE3A3),
            wall: hex(0x4A2C59), shade: hex(0x382145), palm: hex(0x22142C), water: hex(0x5A8FBF), depth: hex(0x2F4C85)),
    ]

    private static func hex(_ value: UInt32) -> RGBA {
        RGBA(Float(value >> 16 & 255) / 255, Float(value >> 8 & 255) / 255, Float(value & 255) / 255)
    }
}
