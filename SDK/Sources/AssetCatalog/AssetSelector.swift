/// The keys of a set's entry that say where it is meant for.
struct AssetSelector: Decodable, Hashable, Sendable {
    private struct Appearance: Decodable, Hashable { var appearance: String?, value: String? }

    private enum CodingKeys: String, CodingKey {
        case idiom, appearances, scale, locale, subtype, memory
        case direction = "language-direction", gamut = "display-gamut", width = "width-class", height = "height-class"
        case graphics = "graphics-feature-set", screenWidth = "screen-width"
    }

    var idiom = "universal"
    /// `light` or `dark`; nil serves both.
    var luminosity: String?
    var isForHighContrast = false
    /// Pixels per point; nil where one file serves every scale.
    var scale: Double?
    var direction: String?
    var locale: String?
    var gamut: String?
    var width: String?
    var height: String?
    /// Whether the entry is for some hardware only, which is not told apart here.
    var isSpecial = false
    /// An appearance that is not known: such an entry never fits.
    var isUnknown = false

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        idiom = try values.decodeIfPresent(String.self, forKey: .idiom) ?? "universal"
        for appearance in try values.decodeIfPresent([Appearance].self, forKey: .appearances) ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "light"?), ("luminosity", "dark"?): luminosity = appearance.value
            case ("contrast", "high"?): isForHighContrast = true
            default: isUnknown = true
            }
        }
        if let name = try values.decodeIfPresent(String.self, forKey: .scale) {
            guard name.hasSuffix("x"), let number = Double(name.dropLast()), number >= 1, number <= 4 else {
                throw DecodingError.dataCorruptedError(forKey: .scale, in: values, debugDescription: "1x, 2x or 3x")
            }
            scale = number
        }
        locale = try values.decodeIfPresent(String.self, forKey: .locale)
        direction = try values.decodeIfPresent(String.self, forKey: .direction)
        gamut = try values.decodeIfPresent(String.self, forKey: .gamut)
        width = try values.decodeIfPresent(String.self, forKey: .width)
        height = try values.decodeIfPresent(String.self, forKey: .height)
        isSpecial = [CodingKeys.subtype, .memory, .graphics, .screenWidth].contains { values.contains($0) }
    }

    /// The distance of the variant from what is wanted: the smaller, the better; compared place by place; nil where it does not fit.
    ///
    /// The appearance counts most, then the device; of the appearances light and dark count before contrast, as where increased contrast
    /// falls back to the plain appearance of the same luminosity.
    func distance(from wanted: AssetSurroundings) -> [Double]? {
        guard !isUnknown else { return nil }
        guard luminosity == nil || (luminosity == "dark") == wanted.isDark, !isForHighContrast || wanted.isContrastIncreased else {
            return nil
        }
        guard idiom == "universal" || idiom == wanted.idiom.rawValue else { return nil }
        guard width == nil || width == wanted.width.rawValue, height == nil || height == wanted.height.rawValue else { return nil }
        var language = Double(wanted.languages.count)
        if let locale {
            guard let place = wanted.languages.firstIndex(where: { $0.lowercased() == locale.lowercased() }) else { return nil }
            language = Double(place)
        }
        // Pictures for one direction alone serve the other one mirrored.
        let way = direction.map { ($0 == "right-to-left") == wanted.isRightToLeft ? 0.0 : 2 } ?? 1
        let classes = (width == nil ? 1.0 : 0) + (height == nil ? 1 : 0)
        // Pictures are drawn in sRGB.
        let colors = gamut == nil ? 1.0 : gamut?.lowercased() == "srgb" ? 0 : 2
        return [
            luminosity == nil ? 1 : 0, isForHighContrast == wanted.isContrastIncreased ? 0 : 1, idiom == "universal" ? 1 : 0,
            isSpecial ? 1 : 0, language, way, classes, colors, Self.distance(scale ?? 1, from: wanted.scale),
        ]
    }

    /// The rank of a scale: the wanted one, then the next finer one, then the finest of the coarser.
    private static func distance(_ scale: Double, from wanted: Double) -> Double {
        scale >= wanted ? scale - wanted : 100 + wanted - scale
    }

    /// The entry that fits best; of two that fit alike, the first.
    static func best<Entry>(_ entries: [Entry], _ wanted: AssetSurroundings, _ selector: (Entry) -> AssetSelector) -> Entry? {
        var best: (Entry, [Double])?
        for entry in entries {
            guard let distance = selector(entry).distance(from: wanted) else { continue }
            if let known = best, !distance.lexicographicallyPrecedes(known.1) { continue }
            best = (entry, distance)
        }
        return best?.0
    }
}
