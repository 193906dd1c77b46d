/// For each new place the old places it takes from, with weights in 65 536ths that add up to it.
struct ResamplerTaps {
    private(set) var first: [Int] = []
    private(set) var offset: [Int] = [0]
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
            first.append(low)
            weights += whole.map { UInt32($0) }
            offset.append(weights.count)
        }
    }

    @inline(__always) func mean(_ place: Int, _ pixel: (Int) -> Pixel) -> Pixel {
        var red: UInt32 = 32_768, green: UInt32 = 32_768, blue: UInt32 = 32_768, alpha: UInt32 = 32_768
        var index = first[place]
        for tap in offset[place]..<offset[place + 1] {
            let value = pixel(index), weight = weights[tap]
            red &+= (value & 255) &* weight
            green &+= (value >> 8 & 255) &* weight
            blue &+= (value >> 16 & 255) &* weight
            alpha &+= (value >> 24) &* weight
            index &+= 1
        }
        return Pixel(red: red >> 16, green: green >> 16, blue: blue >> 16, alpha: alpha >> 16)
    }

    /// The last old place that a new one takes from.
    func last(_ place: Int) -> Int { first[place] + offset[place + 1] - offset[place] - 1 }

    /// The most old places that any new one takes from.
    var most: Int { zip(offset, offset.dropFirst()).reduce(1) { max($0, $1.1 - $1.0) } }
}
