import SwiftUI
import Testing
import VitrineDrawing

/// One case: how to measure what `layout-cases.json` expects, and how exactly.
struct LayoutMeasurement: Sendable, CustomTestStringConvertible {
    let id: String
    let measure: @MainActor @Sendable (_ scale: CGFloat) -> [String: [Double]]
    /// Allowed difference for a key, the index in its list and the expected number.
    let tolerance: @Sendable (String, Int, Double) -> Double

    var testDescription: String { id }

    /// Numbers to the rounding of the file (thirds are written with three digits).
    init(_ id: String, _ measure: @escaping @MainActor @Sendable (_ scale: CGFloat) -> [String: [Double]]) {
        self.init(id, tolerance: { _, _, _ in 0.002 }, measure)
    }

    init(
        _ id: String, tolerance: @escaping @Sendable (String, Int, Double) -> Double,
        _ measure: @escaping @MainActor @Sendable (_ scale: CGFloat) -> [String: [Double]]
    ) {
        self.id = id
        self.measure = measure
        self.tolerance = tolerance
    }

    /// Widths of words depend on Inter standing for SF Pro: within `fraction`, and what is centred around them by half of it.
    static func words(
        _ id: String, within fraction: Double = 0.015, _ measure: @escaping @MainActor @Sendable (_ scale: CGFloat) -> [String: [Double]]
    ) -> LayoutMeasurement {
        LayoutMeasurement(
            id,
            tolerance: { _, index, expected in index % 2 == 0 ? max(abs(expected) * fraction, 1) : 0.002 }, measure)
    }
}

extension CGRect {
    var list: [Double] { [minX, minY, width, height].map { Double($0) } }
}

extension CGSize {
    var list: [Double] { [Double(width), Double(height)] }
}

@MainActor func height<V: View>(_ view: V, _ scale: CGFloat) -> [String: [Double]] {
    ["height": [Double(Render.fitting(view, environment: Render.environment(scale: scale)).contentSize.height)]]
}

@MainActor func size<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?, _ scale: CGFloat) -> [String: [Double]] {
    ["size": Render.fitting(view, width, height, environment: Render.environment(scale: scale)).contentSize.list]
}

enum LayoutMeasurements {
    static let all = styles + pixels + hosting + colors + words + snapshots + widgets + gauges

    /// The reason for which a case is not measured, by the case's code.
    static let notCovered: [String: String] = {
        var list: [String: String] = [:]
        for number in ["01", "02", "04", "05", "06", "07", "08", "09", "10", "11"] { list["SKM-" + number] = "macOS: other text sizes" }
        list["SKP-02"] = "macOS: other text sizes"
        list["SKP-16"] = "the file has no figures for its pixels; the rotation's place is pinned in EffectTests"
        list["HAG-04"] = "watchOS: another gauge"
        list["HAG-05"] = "watchOS: another gauge"
        list["CAM-04"] = "UIKit's switch"
        list["CAM-08"] = "UIKit's switch, slider, stepper and wheel"
        return list
    }()
}
