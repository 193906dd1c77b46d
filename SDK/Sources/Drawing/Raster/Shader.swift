import VitrineCPixels
import Foundation

/// Gives the colour of each pixel of an area.
class Shader {
    /// Writes the premultiplied pixels from (`x`, `y`) rightwards.
    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<Pixel>) {}

    /// The one colour of row `y`, when it has only one: such rows are painted as fast as a plain fill.
    func plainColor(row y: Int) -> Pixel? { nil }

    /// Whether all pixels of the shader have full alpha.
    var isOpaque: Bool { false }
}

/// A gradient's colours at 1024 places, premultiplied.
final class ColorRamp {
    static let size = 1024
    /// `size` pixels and what the kernels read behind them; plain memory, for every row of every gradient looks into it.
    let colors: UnsafePointer<Pixel>
    let isOpaque: Bool

    /// Mixes colours between stops premultiplied in sRGB, as Core Graphics does; before the first and after the last they stay.
    init(_ stops: [GradientStop]) {
        let known = stops.map { GradientStop(color: $0.color, location: $0.location.isFinite ? $0.location : 0) }
        // A location below the one before it counts as equal to it.
        var lowest = -Double.infinity
        let ordered = known.map { stop in
            lowest = max(lowest, stop.location)
            return (location: lowest, color: Self.premultiplied(stop.color))
        }
        var colors = [Pixel](repeating: .transparent, count: Self.size)
        if let first = ordered.first, let last = ordered.last {
            var next = 0
            for index in 0..<Self.size {
                let t = Double(index) / Double(Self.size - 1)
                while next < ordered.count, ordered[next].location <= t { next += 1 }
                if next == 0 {
                    colors[index] = Self.pixel(first.color)
                } else if next == ordered.count {
                    colors[index] = Self.pixel(last.color)
                } else {
                    let (before, after) = (ordered[next - 1], ordered[next])
                    let share = (t - before.location) / (after.location - before.location)
                    colors[index] = Self.pixel(before.color + (after.color - before.color) * share)
                }
            }
        }
        let end = Int(vitrine_table_end)
        let memory = UnsafeMutablePointer<Pixel>.allocate(capacity: Self.size + end)
        memory.initialize(from: colors, count: Self.size)
        (memory + Self.size).initialize(repeating: .transparent, count: end)
        self.colors = UnsafePointer(memory)
        isOpaque = colors.allSatisfy { $0.alpha == 255 }
    }

    deinit { colors.deallocate() }

    /// Stops inside 0…1 between which mixing colours that are not premultiplied, as SVG does, comes to the same.
    static func unpremultipliedStops(_ stops: [GradientStop]) -> [GradientStop] {
        var lowest = -Double.infinity
        let ordered = stops.map { stop in
            lowest = max(lowest, stop.location.isFinite ? stop.location : 0)
            return GradientStop(color: stop.color, location: lowest)
        }
        guard let first = ordered.first, let last = ordered.last else { return [] }
        var result: [GradientStop] = []
        if first.location > 0 { result.append(GradientStop(color: first.color, location: 0)) }
        for (before, after) in zip(ordered, ordered.dropFirst()) {
            guard after.location >= 0, before.location <= 1 else { continue }
            result += between(before, after)
        }
        if let only = ordered.first, ordered.count == 1 { result.append(only) }
        if last.location < 0 { result = [GradientStop(color: last.color, location: 0)] }
        if first.location > 1 { result = [GradientStop(color: first.color, location: 0)] }
        return result.map { GradientStop(color: $0.color, location: min(max($0.location, 0), 1)) }
    }

    /// The stops from one to the next, cut to 0…1, in as many steps as changing alpha needs.
    private static func between(_ before: GradientStop, _ after: GradientStop) -> [GradientStop] {
        let span = after.location - before.location
        guard span > 0 else { return [before, after] }
        let low = max(0, before.location), high = min(1, after.location)
        let steps = before.color.alpha == after.color.alpha ? 1 : 12
        let (start, end) = (premultiplied(before.color), premultiplied(after.color))
        return (0...steps).map { step in
            let location = low + (high - low) * Double(step) / Double(steps)
            // At the very end of a colour that fades out its neighbour's hue counts.
            let share = min(max((location - before.location) / span, 1e-4), 1 - 1e-4)
            let mixed = start + (end - start) * share
            guard mixed.w > 1e-3 else {
                let color = before.color.alpha > after.color.alpha ? before.color : after.color
                return GradientStop(color: RGBA(color.red, color.green, color.blue, Float(mixed.w)), location: location)
            }
            let color = RGBA(Float(mixed.x / mixed.w), Float(mixed.y / mixed.w), Float(mixed.z / mixed.w), Float(mixed.w))
            return GradientStop(color: color, location: location)
        }
    }

    private static func premultiplied(_ color: RGBA) -> SIMD4<Double> {
        func known(_ value: Float) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
        let alpha = known(color.alpha)
        return SIMD4(known(color.red) * alpha, known(color.green) * alpha, known(color.blue) * alpha, alpha)
    }

    private static func pixel(_ color: SIMD4<Double>) -> Pixel {
        let bytes = (color * 255).rounded(.toNearestOrAwayFromZero)
        return Pixel(red: UInt32(bytes.x), green: UInt32(bytes.y), blue: UInt32(bytes.z), alpha: UInt32(bytes.w))
    }

    /// The place of `t` in `colors`; outside 0…1 it is the nearest end.
    @inline(__always) static func index(_ t: Double) -> Int {
        let place = t * Double(size - 1) + 0.5
        return place >= Double(size - 1) ? size - 1 : place > 0 ? Int(place) : 0
    }
}

/// Ramps made before: reckoning one costs more than filling a bar of a chart with it.
final class RampCache {
    private var known: [[GradientStop]: ColorRamp] = [:]
    /// The ramps beyond which all are thrown away; each takes 4 kB.
    private static let most = 128

    func ramp(_ stops: [GradientStop]) -> ColorRamp {
        if let ramp = known[stops] { return ramp }
        if known.count >= Self.most { known.removeAll() }
        let made = ColorRamp(stops)
        known[stops] = made
        return made
    }
}
