import Foundation
import InsightsCore

/// A series as shapes of SVG, in points of a box.
struct ChartDrawing {
    let series: ChartSeries
    /// Labels of hours stand at moments; those of days, under their bars.
    var hasHours = false
    var width = 600.0
    var height = 160.0

    /// A line through the values: “0,48 12.5,20 …”. What is to come of the day stays free on the right.
    var line: String {
        let step = series.slots > 1 ? width / Double(series.slots - 1) : 0
        return series.heights.enumerated().map { place(Double($0) * step, 3 + (height - 6) * (1 - $1)) }.joined(separator: " ")
    }

    /// The line, closed along the bottom.
    var area: String {
        let step = series.slots > 1 ? width / Double(series.slots - 1) : 0
        let last = Double(max(0, series.values.count - 1)) * step
        return "\(place(0, height)) \(line) \(place(last, height))"
    }

    /// One bar a slot; those to come are a dash on the ground, and the last one is still under way.
    var bars: [[String: Any]] {
        let step = width / Double(max(1, series.slots))
        let shares = series.shares
        return (0..<max(series.slots, shares.count)).map { index in
            let tall = index < shares.count ? max(2, shares[index] * height) : 2
            return [
                "x": number(Double(index) * step + step * 0.14), "y": number(height - tall), "width": number(step * 0.72),
                "height": number(tall), "radius": number(min(4, step * 0.2, tall / 2)),
                "kind": index >= shares.count ? "coming" : index == shares.count - 1 ? "running" : "past",
            ]
        }
    }

    /// Words below, and where: at the ends they stay within the box.
    var labels: [[String: Any]] {
        let bars = Double(max(1, series.slots))
        return series.labels.map { label in
            let isAtEnd = label.place <= 0 || label.place >= 1
            guard !hasHours else {
                return [
                    "x": number(label.place * width), "text": label.text,
                    "anchor": !isAtEnd ? "middle" : label.place <= 0 ? "start" : "end",
                ]
            }
            let bar = (label.place * (bars - 1)).rounded()
            // A word may be wider than its bar; the first and the last may not leave the box.
            guard !isAtEnd || bars <= 10 else {
                return ["x": number(label.place * width), "text": label.text, "anchor": label.place <= 0 ? "start" : "end"]
            }
            return ["x": number((bar + 0.5) / bars * width), "text": label.text, "anchor": "middle"]
        }
    }

    private func place(_ x: Double, _ y: Double) -> String { "\(number(x)),\(number(y))" }

    /// A number with one digit: a browser sees no more.
    private func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}
