import Foundation
import VitrineSwiftUI

/// The accessibility elements of the marks: where each is, and its value.
@MainActor struct SpokenMarks {
    private let model: ChartModel
    private let geometry: PlotGeometry
    private let context: DrawnContext

    /// The marks above which one element stands for all: nobody listens to a thousand points.
    static let limit = 200

    init(_ model: ChartModel, _ geometry: PlotGeometry, _ context: DrawnContext) {
        self.model = model
        self.geometry = geometry
        self.context = context
    }

    func parts() -> [DrawnPart] {
        let sectors = SectorAngles(model.marks)
        let spoken = model.marks.indices.filter { model.marks[$0].style.isPlain || !model.marks[$0].style.fields.isHiddenFromAccessibility }
        guard spoken.count <= Self.limit else { return summary(spoken) }
        return spoken.compactMap { index in
            let mark = model.marks[index]
            guard let frame = frame(mark, sectors.angles(index)) else { return nil }
            let own = mark.style.isPlain ? nil : mark.style.fields
            let label = own?.accessibilityLabel?.plainString(in: context.environment) ?? self.label(mark)
            let value = own?.accessibilityValue?.plainString(in: context.environment) ?? self.value(mark)
            return .element(label: label, value: value, frame: frame)
        }
    }

    private func frame(_ mark: Mark, _ angles: (from: Double, to: Double)?) -> CGRect? {
        guard mark.kind == .sector else { return geometry.frame(mark) }
        guard let angles, let sector = Sector(mark, angles, geometry.plot) else { return nil }
        return sector.path.boundingRect
    }

    /// The value that carries the mark, and its series.
    private func label(_ mark: Mark) -> String {
        var words: [String] = []
        switch carrier(mark) {
        case .value(let span): words.append(self.words(span.start))
        case .range(let start, let end): words.append(self.words(start.start) + " – " + self.words(end.start))
        default: break
        }
        for span in [mark.series, mark.style.isPlain ? nil : mark.style.fields.foregroundBy] {
            guard let span else { continue }
            let series = self.words(span.start)
            if !words.contains(series) { words.append(series) }
        }
        return words.joined(separator: ", ")
    }

    private func value(_ mark: Mark) -> String? {
        if mark.kind == .sector { return mark.angle.map { words($0.start) } }
        switch measure(mark) {
        case .value(let span): return words(span.start)
        case .range(let start, let end): return words(start.start) + " – " + words(end.start)
        default: return nil
        }
    }

    private func carrier(_ mark: Mark) -> Extent { mark.growthAxis == .horizontal ? mark.y : mark.x }
    private func measure(_ mark: Mark) -> Extent { mark.growthAxis == .horizontal ? mark.x : mark.y }

    private func summary(_ spoken: [Int]) -> [DrawnPart] {
        var low = Double.infinity, high = -Double.infinity
        for index in spoken {
            guard let value = measure(model.marks[index]).value?.start.quantity else { continue }
            low = min(low, value)
            high = max(high, value)
        }
        let range = low <= high ? words(model.y.kind.datum(low)) + " – " + words(model.y.kind.datum(high)) : nil
        return [.element(label: words(.number(Double(spoken.count))), value: range, frame: geometry.plot)]
    }

    private func words(_ datum: _Datum) -> String {
        switch datum {
        case .number(let value):
            guard value.isFinite else { return "" }
            return value.formatted(.number.precision(.fractionLength(0...2)).locale(context.environment.locale))
        case .date(let seconds):
            guard datum.isPlottable else { return "" }
            let span = model.x.kind == .date ? model.x.high - model.x.low : model.y.high - model.y.low
            var format = Date.FormatStyle(date: .abbreviated, time: span < 3 * 86400 ? .shortened : .omitted)
            format.timeZone = context.environment.timeZone
            format.calendar = context.environment.calendar
            return format.locale(context.environment.locale).format(Date(timeIntervalSinceReferenceDate: seconds))
        case .category(let name): return Text(LocalizedStringKey(name)).plainString(in: context.environment)
        }
    }
}
