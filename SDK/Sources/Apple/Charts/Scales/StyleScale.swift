import Foundation
import VitrineSwiftUI

/// The way from values to styles, symbols or sizes.
struct StyleScale<Value> {
    /// Categories in their order, or the two ends of a continuous scale.
    private(set) var domain: [_Datum] = []
    let isContinuous: Bool
    /// The label of the values, for the legend.
    private(set) var label: PlotLabel?
    private var indices: [_Datum: Int] = [:]
    private let range: [Value]
    private let mapping: ((_Datum) -> Value?)?
    private let mix: ((Double) -> Value)?
    private let transform: ScaleTransform

    /// - Parameters:
    ///   - spans: every value the marks have, in order.
    ///   - mix: for continuous scales, the value at a fraction of the way.
    init(
        _ spans: [Span], _ configuration: StyleScaleConfiguration<Value>, standard: [Value], mix: ((Double) -> Value)?
    ) {
        label = spans.first?.label
        range = configuration.range.flatMap { $0.isEmpty ? nil : $0 } ?? standard
        mapping = configuration.mapping
        self.mix = mix
        transform = configuration.type.map { ScaleTransform(kind: $0.kind) } ?? .linear
        let isNumeric = (configuration.domain?.first ?? spans.first?.start)?.kind == .number && configuration.type?.kind != .category
        isContinuous = isNumeric && mix != nil && configuration.mapping == nil
        if isContinuous {
            let values = (configuration.domain ?? spans.map(\.start)).compactMap(\.quantity)
            if let low = values.min(), let high = values.max() { domain = [.number(low), .number(high)] }
        } else {
            for datum in configuration.domain ?? [] { add(datum) }
            for span in spans { add(span.start) }
        }
    }

    private mutating func add(_ datum: _Datum) {
        guard datum.isPlottable, indices[datum] == nil else { return }
        indices[datum] = domain.count
        domain.append(datum)
    }

    func value(_ datum: _Datum) -> Value? {
        if let mapped = mapping?(datum) { return mapped }
        if isContinuous {
            guard let value = datum.quantity, let low = domain.first?.quantity, let high = domain.last?.quantity,
                let first = transform.apply(low), let last = transform.apply(high), let bent = transform.apply(value)
            else { return nil }
            return mix?(last > first ? min(max((bent - first) / (last - first), 0), 1) : 1)
        }
        guard let index = indices[datum], !range.isEmpty else { return nil }
        return range[index % range.count]
    }

    func index(_ datum: _Datum) -> Int? { indices[datum] }
}

/// The default looks of series.
enum SeriesLook {
    /// Apple's order, as observed on iOS 16 to 18.
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// The colours of numbers, from a quiet to the full one.
    static let amounts: [Color] = [Color.blue.opacity(0.15), .blue]

    static let lines: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]].map {
        StrokeStyle(lineWidth: 2, lineCap: $0.isEmpty ? .round : .butt, lineJoin: .round, dash: $0)
    }

    /// Areas in points squared, from the smallest to the largest.
    static let sizes: [CGFloat] = [20, 60, 100, 140, 180]

    static func mix(_ colors: [Color], _ fraction: Double) -> Color {
        guard colors.count > 1, let first = colors.first, let last = colors.last else { return colors.first ?? .blue }
        let place = fraction * Double(colors.count - 1)
        let index = min(max(Int(place), 0), colors.count - 2)
        if place <= 0 { return first }
        if place >= Double(colors.count - 1) { return last }
        return colors[index].mix(with: colors[index + 1], by: place - Double(index))
    }
}
