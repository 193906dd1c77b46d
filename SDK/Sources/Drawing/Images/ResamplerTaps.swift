import VitrineCPixels

/// The old places that each new place takes from, with weights in 65 536ths that add up to it.
struct ResamplerTaps {
    private var first: [UInt32] = []
    private var offset: [UInt32] = [0]
    private var weights: [UInt32] = []

    init(from old: Int, to new: Int, _ widest: Double) {
        let ratio = Double(old) / Double(new), reach = min(max(1, ratio), widest)
        for place in 0..<new {
            let center = (Double(place) + 0.5) * ratio
            let low = max(0, Int((center - reach).rounded(.down))), high = min(old - 1, Int((center + reach).rounded(.down)))
            let raw = (low...high).map { max(0, 1 - abs(Double($0) + 0.5 - center) / reach) }
            let sum = raw.reduce(0, +)
            var whole = raw.map { Int(($0 / sum * 65_536).rounded()) }
            // Rounding's remainder goes to the heaviest, so that plain areas keep their colour.
            let heaviest = whole.indices.max { whole[$0] < whole[$1] } ?? 0
            whole[heaviest] += 65_536 - whole.reduce(0, +)
            first.append(UInt32(low))
            weights += whole.map { UInt32($0) }
            offset.append(UInt32(weights.count))
        }
    }

    /// Writes as many new pixels as there are places, from a row as long as the old one.
    func narrow(_ row: UnsafePointer<Pixel>, to target: UnsafeMutablePointer<Pixel>) {
        vitrine_narrow(target, first.count, row, first, offset, weights)
    }

    /// The new row at a place, from old rows of `width` pixels, each where the one `height` rows before was.
    func lower(
        _ place: Int, _ rows: UnsafePointer<Pixel>, width: Int, height: Int, to target: UnsafeMutablePointer<Pixel>
    ) {
        weights.withUnsafeBufferPointer { weights in
            guard let start = weights.baseAddress else { return }
            vitrine_lower(target, width, rows, Int(first[place]), height, start + Int(offset[place]), taps(place))
        }
    }

    /// The last old place that a new one takes from.
    func last(_ place: Int) -> Int { Int(first[place]) + taps(place) - 1 }

    /// The most old places that any new one takes from.
    var most: Int { zip(offset, offset.dropFirst()).reduce(1) { max($0, Int($1.1 - $1.0)) } }

    private func taps(_ place: Int) -> Int { Int(offset[place + 1] - offset[place]) }
}
