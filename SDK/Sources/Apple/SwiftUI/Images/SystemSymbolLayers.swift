import Foundation
import Synchronization
import VitrineDrawing

/// The layers of Apple's own symbols. The icons that stand for them have none: what is told apart here are the areas of an icon, by the
/// symbol's name and by where they lie.
///
/// Sources: weather symbols take cloud, sky and what falls as the first, second and third style (as their palettes are written in public
/// code), white clouds, yellow suns and cyan drops in multicolor; a badge comes before what it is on. That arrows come before trays, the
/// nearer person before the farther ones and a loudspeaker before its waves is known from use. No file of Apple's was there to compare with.
struct SystemSymbolLayers {
    private let words: [Substring]
    private let areas: [SymbolParts.Area]
    private let ink: CGRect

    private struct Key: Hashable {
        var name: String
        /// Tells the weights apart.
        var ink: CGRect
    }
    private static let known = Mutex<[Key: SymbolLayers]>([:])

    /// The layers from the back to the front; empty where the name or the icon tells no parts apart.
    static func layers(of name: String, _ symbol: SymbolOutline) -> SymbolLayers {
        let key = Key(name: name, ink: symbol.ink)
        if let answer = known.withLock({ $0[key] }) { return answer }
        let areas = SymbolParts.areas(of: symbol)
        let made =
            areas.count < 2
            ? SymbolLayers()
            : SystemSymbolLayers(words: name.split(separator: "."), areas: areas, ink: symbol.path.boundingRect).layers
        known.withLock { known in
            // Names come from widgets: they must not pile up without end.
            if known.count > 500 { known.removeAll() }
            known[key] = made
        }
        return made
    }

    private var isFilled: Bool { words.contains("fill") }

    private static let frames: Set<Substring> = [
        "circle", "square", "rectangle", "triangle", "seal", "shield", "octagon", "hexagon", "diamond", "app",
    ]

    /// Whether all other areas stand within one.
    private func isAround(_ frame: SymbolParts.Area) -> Bool {
        areas.allSatisfy { $0.box == frame.box || frame.box.insetBy(dx: -0.01, dy: -0.01).contains($0.box) }
    }

    private var layers: SymbolLayers {
        if words.contains("badge") { return badge }
        switch words.first {
        case "cloud": return weather
        case "battery": return battery
        case "speaker" where words.contains("wave"): return split { $0.box.minX <= self.ink.minX + self.ink.width * 0.1 }
        case "person" where words.count > 1 && words[1] == "2": return people(nearer: largest)
        case "person" where words.contains("sequence"): return inOrder { $0.box.midX }
        case "square" where words.starts(with: ["square", "stack", "3d"]): return inOrder { $0.box.midY }
        default: break
        }
        if words.contains("arrow"), words.contains("and") {
            // An arrow stands in the middle of what it leads into or out of.
            let arrow = areas.filter { abs($0.box.midX - ink.midX) < ink.width * 0.08 }.min { $0.box.width < $1.box.width }
            return split { $0.box == arrow?.box }
        }
        if words.starts(with: ["square", "and", "pencil"]) { return split { $0.box != self.largest.box } }
        // A sign, a letter or a number in a ring or a frame comes before it (3.square in a picture of iOS 18.5).
        if words.count > 1, let shape = words.last, Self.frames.contains(shape), isAround(largest) {
            return split { $0.box != self.largest.box }
        }
        return SymbolLayers()
    }

    private var largest: SymbolParts.Area { areas.max { $0.box.width * $0.box.height < $1.box.width * $1.box.height } ?? areas[0] }

    // MARK: Kinds

    private var weather: SymbolLayers {
        let cloud = largest.box
        var groups: [(areas: [SymbolParts.Area], level: Int, color: String)] = [([], 0, isFilled ? "white" : "")]
        let hasSky = words.contains("sun") || words.contains("moon")
        groups.append(([], 1, words.contains("moon") ? "systemIndigoColor" : "systemYellowColor"))
        groups.append(([], hasSky ? 2 : 1, falling))
        groups.append(([], hasSky ? 2 : 1, "systemYellowColor"))
        for area in areas {
            let isBelow = area.box.midY > cloud.maxY - cloud.height * 0.05
            // Beside drops, the bolt is the one in the middle.
            let isBolt = words.contains("bolt") && (!words.contains("rain") || abs(area.box.midX - cloud.midX) < cloud.width * 0.16)
            let place = area.box == cloud ? 0 : !isBelow && hasSky ? 1 : isBelow ? (isBolt ? 3 : 2) : 0
            groups[place].areas.append(area)
        }
        return made(groups.filter { !$0.areas.isEmpty }, hasColors: true)
    }

    /// The colour of what falls out of a cloud, or lies under it.
    private var falling: String {
        words.contains("fog") || words.contains("smoke") ? "systemGrayColor" : "systemCyanColor"
    }

    private var badge: SymbolLayers {
        // A badge stands at the right, at the top or the bottom, and is small.
        let found = areas.filter {
            $0.box.midX > ink.minX + ink.width * 0.6 && $0.box.width < ink.width * 0.62 && $0.box.height < ink.height * 0.62
        }
        let color: String =
            switch words.drop(while: { $0 != "badge" }).dropFirst().first {
            case "plus", "checkmark": "systemGreenColor"
            case nil, "fill", "minus", "xmark", "exclamationmark": "systemRedColor"
            default: ""
            }
        let others = areas.filter { area in !found.contains { $0.box == area.box } }
        guard !found.isEmpty, !others.isEmpty else { return SymbolLayers() }
        return made([(others, 1, ""), (found, 0, color)], hasColors: true)
    }

    /// What is left is in the label's colour in multicolor, whatever the foreground, and the rest in the second label's, also where nothing is
    /// left; where it is charged, what it has is green and the bolt in the label's colour: four pictures of iOS 18.5
    /// (meshtastic/Meshtastic-Apple: battery.0, battery.25, battery.75, battery.100.bolt).
    private var battery: SymbolLayers {
        // A bolt is higher than the battery, which it parts in two; the knob is at the right end.
        let bolt = words.contains("bolt") ? areas.max { $0.box.height < $1.box.height } : nil
        let others = areas.filter { $0.box != bolt?.box }
        let height = others.map(\.box.height).max() ?? 0
        let body = others.filter { $0.box.height > height * 0.8 || $0.box.maxX > ink.maxX - ink.width * 0.02 }
        let charge = others.filter { area in !body.contains { $0.box == area.box } }
        guard !charge.isEmpty else {
            guard words.count == 2, words[1].hasPrefix("0") else { return SymbolLayers() }
            return SymbolLayers(multicolor: made([(body, 1, "secondaryLabelColor")], hasColors: true).multicolor)
        }
        let groups = [
            (body, 1, "secondaryLabelColor"), (charge, 0, bolt == nil ? "labelColor" : "systemGreenColor"),
            (bolt.map { [$0] } ?? [], 0, "labelColor"),
        ]
        return made(groups.filter { !$0.0.isEmpty }, hasColors: true)
    }

    private func people(nearer: SymbolParts.Area) -> SymbolLayers {
        // A head belongs to the shoulders that it is above.
        split { $0.box.midX > nearer.box.minX && $0.box.midX < nearer.box.maxX }
    }

    // MARK: Layers

    /// Two layers, the first of the areas that are meant.
    private func split(_ isFirst: (SymbolParts.Area) -> Bool) -> SymbolLayers {
        let first = areas.filter(isFirst), others = areas.filter { !isFirst($0) }
        guard !first.isEmpty, !others.isEmpty else { return SymbolLayers() }
        return made([(others, 1, ""), (first, 0, "")], hasColors: false)
    }

    /// Makes up to three layers in an order, what overlaps in it together.
    private func inOrder(_ place: (SymbolParts.Area) -> Double) -> SymbolLayers {
        let sorted = areas.sorted { place($0) < place($1) }
        let low = place(sorted[0]), span = place(sorted[sorted.count - 1]) - low
        guard span > 0 else { return SymbolLayers() }
        var groups: [[SymbolParts.Area]] = [[], [], []]
        for area in sorted { groups[min(Int((place(area) - low) / span * 3), 2)].append(area) }
        return made(
            groups.filter { !$0.isEmpty }.enumerated().map { ($0.element, $0.offset, "") }, hasColors: false)
    }

    private func made(_ groups: [(areas: [SymbolParts.Area], level: Int, color: String)], hasColors: Bool) -> SymbolLayers {
        var layers = SymbolLayers()
        guard groups.count > 1 || hasColors else { return layers }
        for group in groups {
            var path = Path()
            for area in group.areas { path.addPath(area.path) }
            layers.hierarchical.append(SymbolLayer(path: path, ink: .level(group.level)))
            if hasColors { layers.multicolor.append(SymbolLayer(path: path, ink: .named(group.color, otherwise: nil))) }
        }
        return layers
    }
}
