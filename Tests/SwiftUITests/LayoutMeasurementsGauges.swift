import SwiftUI
import VitrineDrawing

extension LayoutMeasurements {
    /// Rings measured in pixels of Apple's pictures.
    static let gauges: [LayoutMeasurement] = [
        gauge("HAG-01") { scale in
            let box = ring(
                Gauge(value: 0.68) {
                    EmptyView()
                } currentValueLabel: {
                    Text("68%")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                .gaugeStyle(.accessoryCircular), scale)
            return ["ring": [box.minX, box.minY, box.width, box.width].map { Double($0) }, "inkHeight": [Double(box.height)]]
        },
        gauge("HAG-02") { scale in
            let box = ring(
                Gauge(value: 0.68) {
                    EmptyView()
                } currentValueLabel: {
                    Text("68%")
                }
                .gaugeStyle(.accessoryCircular), scale)
            return ["ring": [box.minX, box.minY, box.width, box.width].map { Double($0) }, "inkHeight": [Double(box.height)]]
        },
        gauge("HAG-03") { scale in
            ["ring": ring(Gauge(value: 0.68) { Text("68%") }.gaugeStyle(.accessoryCircularCapacity), scale).list]
        },
    ]

    private static func gauge(
        _ id: String, _ measure: @escaping @MainActor @Sendable (_ scale: CGFloat) -> [String: [Double]]
    ) -> LayoutMeasurement {
        LayoutMeasurement(id, tolerance: { _, _, _ in 1.0 / 3 + 0.001 }, measure)
    }

    /// The box of all that is not a letter, in points: what is drawn at least to a fifth.
    @MainActor private static func ring<V: View>(_ gauge: V, _ scale: CGFloat) -> CGRect {
        let view = gauge.tint(.green).frame(width: 100, height: 100).frame(width: 120, height: 120)
        let list = Render.tile(view, 120, 120, environment: Render.environment(scale: scale, scheme: .dark)).content
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(list, scale: Double(scale))
        var (left, top, right, bottom) = (bitmap.width, bitmap.height, 0, 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y][3] > 50 {
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
            }
        }
        return CGRect(
            x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left) / scale, height: CGFloat(bottom - top) / scale)
    }
}
