import Foundation

/// A bar or a ring that fills or empties between two dates: whoever shows the picture later draws it as full as it is then.
package struct LiveMeter: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        /// Filled from the left edge of its frame, or from the right, with round ends.
        case bar(fromRight: Bool)
        /// A line of a width in points around the middle of its frame, from the top, with or against the clock, with round ends.
        case ring(lineWidth: Double, isAgainstClock: Bool)
    }

    package var form: Form
    package var frame: CGRect
    package var paint: Paint
    package var start: Date
    package var end: Date
    /// Full at the start and empty at the end, instead of the other way round.
    package var countsDown: Bool
    /// The meter as it was when it was archived.
    package var items: [DisplayItem]

    /// - Parameter date: the moment it is archived for.
    package init(_ form: Form, frame: CGRect, paint: Paint, start: Date, end: Date, countsDown: Bool, at date: Date) {
        self.form = form
        self.frame = frame
        self.paint = paint
        self.start = start
        self.end = end
        self.countsDown = countsDown
        items = []
        items = items(at: date)
    }

    init(_ form: Form, frame: CGRect, paint: Paint, start: Date, end: Date, countsDown: Bool, items: [DisplayItem]) {
        (self.form, self.frame, self.paint, self.start, self.end) = (form, frame, paint, start, end)
        (self.countsDown, self.items) = (countsDown, items)
    }

    /// The filled part of the meter at a date, from 0 to 1.
    package func fraction(at date: Date) -> Double {
        let length = end.timeIntervalSince(start), passed = date.timeIntervalSince(start)
        let share = length > 0 ? min(max(passed / length, 0), 1) : (passed >= 0 ? 1 : 0)
        return share.isNaN ? 0 : countsDown ? 1 - share : share
    }

    /// The meter as it is at a moment.
    package func shown(at date: Date) -> LiveMeter {
        var shown = self
        shown.items = items(at: date)
        return shown
    }

    /// The next moment at which it may look otherwise, in steps of a third of a point and at least a second; nil once it stands still.
    package func nextChange(after date: Date) -> Date? {
        guard date < end else { return nil }
        if date < start { return start }
        let points = if case .ring = form { Double.pi * min(frame.width, frame.height) } else { frame.width }
        let step = end.timeIntervalSince(start) / max(points * 3, 1)
        let next = date.addingTimeInterval(max(step.isFinite ? step : 1, 1))
        return min(next, end)
    }

    private func items(at date: Date) -> [DisplayItem] {
        let fraction = fraction(at: date)
        guard fraction > 0, frame.width > 0, frame.height > 0 else { return [] }
        switch form {
        case .bar(let fromRight):
            let width = max(frame.width * fraction, min(frame.height, frame.width))
            let part = CGRect(
                x: fromRight ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
            return [.fill(Path(roundedRect: part, cornerRadius: frame.height / 2, style: .continuous), paint, .nonZero)]
        case .ring(let lineWidth, let isAgainstClock):
            var path = Path()
            path.addRelativeArc(
                center: CGPoint(x: frame.midX, y: frame.midY), radius: max((min(frame.width, frame.height) - lineWidth) / 2, 0),
                startRadians: -.pi / 2, deltaRadians: 2 * .pi * fraction * (isAgainstClock ? -1 : 1))
            return [.stroke(path, paint, Stroke(width: lineWidth, cap: .round))]
        }
    }
}
