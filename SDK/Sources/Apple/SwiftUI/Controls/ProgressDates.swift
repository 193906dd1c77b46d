import Foundation
import VitrineDrawing

/// A task that takes a known time.
struct ProgressDates: Hashable, Sendable {
    var interval: ClosedRange<Date>
    /// Full at the start and empty at the end, instead of the other way round.
    var countsDown: Bool
}

/// The filled part of a bar or a ring that follows the clock.
struct LiveMeterView<Style: ShapeStyle> {
    let dates: ProgressDates
    let form: LiveMeter.Form
    let style: Style
}

extension LiveMeterView: View, _PrimitiveView {
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(
            LiveMeterNode(view.dates, view.form, view.style.painted(in: inputs.environment), at: inputs.environment.pictureDate))
    }
}

final class LiveMeterNode: LayoutNode {
    private let dates: ProgressDates
    private let form: LiveMeter.Form
    private let paint: _StylePaint
    private let date: Date

    init(_ dates: ProgressDates, _ form: LiveMeter.Form, _ paint: _StylePaint, at date: Date) {
        self.dates = dates
        self.form = form
        self.paint = paint
        self.date = date
        super.init()
    }

    override var kind: String { "LiveMeter" }

    override func drawContent(_ recorder: inout Recorder) {
        let rect = recorder.snap(frame)
        recorder.keep(paint)
        recorder.items.append(
            .liveMeter(
                LiveMeter(
                    form, frame: rect, paint: paint.paint(in: rect), start: dates.interval.lowerBound, end: dates.interval.upperBound,
                    countsDown: dates.countsDown, at: date)))
    }
}

private enum PictureDateKey: EnvironmentKey { static let defaultValue: Date? = nil }

extension EnvironmentValues {
    /// The moment the picture is for: an entry's date; now where nobody says.
    package var pictureDate: Date {
        get { self[PictureDateKey.self] ?? Date() }
        set { self[PictureDateKey.self] = newValue }
    }
}
