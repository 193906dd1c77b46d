/// A tile full of what widgets show: gradients or a photograph, words in four scripts, icons, a sparkline, cards with shadows, bars.
public struct TileScene: Sendable {
    public enum Kind: String, Sendable { case small, medium, large }

    /// The width and height in points.
    public let width: Double
    public let height: Double
    /// The radius of the tile’s own corners, which are cut.
    public let cornerRadius = 22.0
    public private(set) var elements: [TileElement] = []

    private static let series: [Double] = [
        12, 14, 13, 17, 16, 21, 19, 24, 22, 27, 25, 31, 28, 33, 30, 36, 32, 38, 35, 41, 37, 44, 40, 47,
    ]
    private static let costs: [(symbol: String, codePoint: UInt32, name: String, amount: String, ink: Ink)] = [
        ("airplane", 0xE539, "Flight", "¥48,200", Ink(hex: 0x0A84FF)), ("bed.double.fill", 0xE53A, "Hotel", "¥52,000", Ink(hex: 0xFF9F0A)),
        ("fork.knife", 0xE56C, "Dining", "¥19,750", Ink(hex: 0xFF375F)), ("tram.fill", 0xE570, "Rail", "¥8,500", Ink(hex: 0x30D158)),
        ("cart.fill", 0xE8CC, "Shopping", "¥31,120", Ink(hex: 0xBF5AF2)), ("star.fill", 0xE838, "Tours", "¥14,900", Ink(hex: 0xFFD60A)),
    ]
    private static let dark = Ink(hex: 0x1C1C1E)

    public init(_ kind: Kind, photo: Bool) {
        (width, height) =
            switch kind {
            case .small: (170, 170)
            case .medium: (364, 170)
            case .large: (364, 382)
            }
        addBackground(photo)
        addTrip(kind == .small ? 138 : 168, amountSize: kind == .small ? 30 : 34)
        if kind != .small { addCosts() }
        if kind == .large { addMonth() }
    }

    private mutating func addBackground(_ photo: Bool) {
        let all = Box(0, 0, width, height)
        let blue = Filling.gradient(Ink(hex: 0x1E3C72), Ink(hex: 0x2A5298), from: Spot(0, 0), to: Spot(width, height))
        elements.append(photo ? .photo(all) : .rectangle(all, radius: 0, blue))
        let shade = Filling.gradient(.black.faded(0.25), .black.faded(0.65), from: Spot(0, 0), to: Spot(0, 170))
        elements.append(.rectangle(all, radius: 0, shade))
    }

    private mutating func addTrip(_ width: Double, amountSize: Double) {
        elements.append(.icon(Icon(symbol: "airplane", codePoint: 0xE539, place: Spot(16, 37), size: 20, ink: .white)))
        add("Kyoto · Autumn", 41, 32, width - 25, 15, .semibold, .white)
        add("¥128,450", 16, 72, width, amountSize, .bold, .white, tabular: true)
        add("Fri 14 Nov, 07:45 ✈️ 🍁 🚄", 16, 91, width, 12, .regular, .white.faded(0.92))
        add("Reservation confirmed at Hoshinoya Kyoto, Arashiyama riverside", 16, 107, width, 11, .regular, .white.faded(0.8))
        add("مرحبا بكم · 京都の紅葉", 16, 124, width, 12, .medium, .white)
        addSparkline(Box(16, 130, width, 28))
    }

    private mutating func addSparkline(_ box: Box) {
        let last = Double(Self.series.count - 1)
        let curve = Curve(
            points: Self.series.enumerated().map { index, value in
                Spot(box.x + box.width * Double(index) / last, box.y + box.height * (1 - (value - 10) / 40))
            })
        let ink = Ink(hex: 0x64D2FF)
        let fading = Filling.gradient(ink.faded(0.6), ink.faded(0), from: Spot(0, box.y), to: Spot(0, box.bottom))
        elements += [.area(curve, box, fading), .line(curve, width: 1.75, ink)]
    }

    private mutating func addCosts() {
        addCard(Box(200, 12, 150, 146), radius: 14)
        for index in 0..<4 { addCost(index, Spot(210, 31 + Double(index) * 20), right: 340) }
        addBars(Box(210, 104, 130, 44), count: 12)
    }

    private mutating func addMonth() {
        addCard(Box(14, 178, 336, 190), radius: 18)
        add("Spending this month", 30, 202, 220, 15, .semibold, .black)
        add("+12.4%", 334, 202, 80, 13, .medium, Ink(hex: 0x248A3D), .trailing, tabular: true)
        for index in 0..<6 {
            let isLeft = index.isMultiple(of: 2)
            addCost(index, Spot(isLeft ? 30 : 190, 224 + Double(index / 2) * 20), right: isLeft ? 174 : 334)
        }
        addBars(Box(30, 282, 304, 62), count: 24)
        for index in 0..<6 { add("W\(index + 31)", 42 + Double(index) * 56, 358, 40, 10, .regular, Ink(0.24, 0.24, 0.26, 0.6), .center) }
    }

    private mutating func addCard(_ box: Box, radius: Double) {
        elements.append(.shadow(box, radius: radius, sigma: 6, drop: 3, .black.faded(0.35)))
        elements.append(.rectangle(box, radius: radius, .ink(.white.faded(0.94))))
    }

    private mutating func addCost(_ index: Int, _ place: Spot, right: Double) {
        let cost = Self.costs[index]
        elements.append(
            .icon(Icon(symbol: cost.symbol, codePoint: cost.codePoint, place: Spot(place.x, place.y + 2.5), size: 14, ink: cost.ink)))
        add(cost.name, place.x + 19, place.y, 60, 12, .medium, Self.dark)
        add(cost.amount, right, place.y, 70, 12, .semibold, Self.dark, .trailing, tabular: true)
    }

    private mutating func addBars(_ box: Box, count: Int) {
        let step = box.width / Double(count)
        let paint = Filling.gradient(Ink(hex: 0x5E5CE6), Ink(hex: 0x0A84FF), from: Spot(0, box.y), to: Spot(0, box.bottom))
        for index in 0..<count {
            let height = box.height * Self.series[index * 24 / count] / 48
            let bar = Box(box.x + (Double(index) + 0.15) * step, box.bottom - height, step * 0.7, height)
            elements.append(.rectangle(bar, radius: 2, paint))
        }
    }

    private mutating func add(
        _ string: String, _ x: Double, _ baseline: Double, _ width: Double, _ size: Double, _ weight: Words.Weight, _ ink: Ink,
        _ alignment: Words.Alignment = .leading, tabular: Bool = false
    ) {
        elements.append(
            .words(
                Words(
                    string: string, place: Spot(x, baseline), width: width, size: size, weight: weight, ink: ink, alignment: alignment,
                    hasTabularDigits: tabular)))
    }
}
