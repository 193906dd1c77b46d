/// The slicing of a picture: what of it is stretched or repeated when it grows, in its own pixels.
package struct ImageSlicing: Hashable, Sendable {
    /// Pixels from the edges that keep their size.
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0
    /// Pixels of the middle that is stretched, from the left and upper caps; what lies between it and the others is not shown. Nil is all.
    package var centerWidth: Double?
    package var centerHeight: Double?
    package var isTiled = false
}

extension ImageSlicing: Decodable {
    private enum CodingKeys: String, CodingKey {
        case mode, center
        case caps = "cap-insets"
    }
    private struct Center: Decodable { var mode: String?, width: Double?, height: Double? }
    private struct Caps: Decodable { var top: Double?, left: Double?, bottom: Double?, right: Double? }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let caps = try values.decodeIfPresent(Caps.self, forKey: .caps)
        let center = try values.decodeIfPresent(Center.self, forKey: .center)
        func pixels(_ length: Double?) -> Double { length.map { $0.isFinite ? min(max($0, 0), 65_536) : 0 } ?? 0 }
        let mode = try values.decodeIfPresent(String.self, forKey: .mode) ?? "9-part"
        if mode != "3-part-horizontal" {
            (top, bottom) = (pixels(caps?.top), pixels(caps?.bottom))
            centerHeight = center?.height.map(pixels).flatMap { $0 > 0 ? $0 : nil }
        }
        if mode != "3-part-vertical" {
            (left, right) = (pixels(caps?.left), pixels(caps?.right))
            centerWidth = center?.width.map(pixels).flatMap { $0 > 0 ? $0 : nil }
        }
        isTiled = center?.mode == "tile"
    }
}
