import Foundation
import VitrineSwiftUI

/// A side of the plot as it is seen, whichever way words run.
enum PlotSide { case left, right, top, bottom }

/// One set of axis marks with its values and its words, measured.
@MainActor struct AxisLayout {
    struct Label {
        let view: MeasuredView
        let size: CGSize
        let tick: Int
        let description: AxisLabelDescription
        let offset: CGSize
        var proposal: ProposedViewSize
    }

    let axis: Axis
    let side: PlotSide
    let preset: AxisMarkPreset
    let ticks: AxisTicks
    /// The parts at each value.
    let items: [[AxisItem]]
    private(set) var labels: [Label] = []
    let kind: DataKind
    /// The domain that the axis spans, in the numbers of its scale.
    private let domain: ClosedRange<Double>

    /// Figures of charts' own axes, in points. The gap beside words of a y axis is measured in pictures of home-assistant/iOS, where the plot
    /// ends at 314 points and the words, whose ink begins at 318.67, at 318.
    static let labelGap: CGFloat = 4
    /// The font of words beside the plot and in the legend: 11 points at the medium and at the large type size, in pictures of iOS 16.1,
    /// 18.1 and 26.
    static let font = Font.caption2
    static let tickLength: CGFloat = 4
    static let gridWidth: CGFloat = 0.5

    init(
        _ description: AxisMarksDescription, axis: Axis, side: PlotSide, _ draft: inout ScaleDraft, desiredCount: Double?,
        room: CGFloat,
        _ context: DrawnContext
    ) {
        self.axis = axis
        self.side = side
        preset = description.preset
        ticks = AxisTicks(description.values, &draft, desiredCount: desiredCount, context.environment)
        kind = draft.kind
        domain = draft.low < draft.high ? draft.low...draft.high : 0...0
        let ticks = ticks, kind = kind
        // Words only where there is a place for them: categories may be named that no scale has.
        items = ticks.data.enumerated().map { index, datum in
            switch description.content {
            case .items(let make): return make(AxisValue(index: index, count: ticks.data.count, datum: datum))
            case .automatic(let format, let stroke):
                var label = AxisLabelDescription()
                if let format { label.content = .format(format) }
                var items = [AxisItem(kind: .label(label))]
                guard kind != .category else { return items }
                if axis == .horizontal { items.insert(AxisItem(kind: .tick(centered: nil, length: .automatic, stroke: stroke)), at: 0) }
                items.insert(AxisItem(kind: .gridLine(centered: nil, stroke: stroke)), at: 0)
                return items
            }
        }
        measure(draft, room, context)
    }

    private mutating func measure(_ draft: ScaleDraft, _ room: CGFloat, _ context: DrawnContext) {
        let step = draft.kind == .category && axis == .horizontal ? room / CGFloat(max(draft.names.count, 1)) : 0
        for (index, parts) in items.enumerated() {
            for part in parts {
                guard case .label(let label) = part.kind else { continue }
                if label.offsetsMarks != nil { context.report("AxisValueLabel(offsetsMarks:) is declared and not drawn") }
                var proposal = ProposedViewSize.unspecified
                guard var view = view(label, part, ticks.data[index], context) else { continue }
                var size = view.size(proposal)
                // Category names are cut to their own step where that leaves room for a few letters.
                if step >= 28, size.width > step - 4, label.collision.kind == .automatic || label.collision.kind == .truncate {
                    proposal = ProposedViewSize(width: step - 4, height: size.height)
                    size = view.size(proposal)
                }
                switch label.orientation.kind {
                case .vertical, .verticalReversed:
                    if let turned = self.view(label, part, ticks.data[index], context, turned: size) { view = turned }
                    size = CGSize(width: size.height, height: size.width)
                    proposal = ProposedViewSize(size)
                default: break
                }
                labels.append(
                    Label(view: view, size: size, tick: index, description: label, offset: part.offset, proposal: proposal))
            }
        }
    }

    private func view(
        _ label: AxisLabelDescription, _ part: AxisItem, _ datum: _Datum, _ context: DrawnContext, turned: CGSize? = nil
    ) -> MeasuredView? {
        let font = part.font ?? Self.font
        let style = part.foreground ?? AnyShapeStyle(.secondary)
        switch label.content {
        case .view(let make): return make(context, font, style)
        case .format(let format):
            return format(datum, context.environment).flatMap {
                words($0, font, style, label, context, turned, isNumber: datum.kind == .number)
            }
        case .automatic:
            switch datum {
            case .number(let value):
                return words(
                    AxisLabelFormat.number(value, step: ticks.step, context.environment), font, style, label, context, turned,
                    isNumber: true)
            case .date(let seconds):
                return words(
                    AxisLabelFormat.date(seconds, stride: ticks.stride, in: domain, context.environment), font, style, label, context,
                    turned)
            case .category(let name):
                return words(Text(LocalizedStringKey(name)), font, style, label, context, turned)
            }
        }
    }

    private func words(
        _ string: String, _ font: Font, _ style: AnyShapeStyle, _ label: AxisLabelDescription, _ context: DrawnContext, _ turned: CGSize?,
        isNumber: Bool = false
    ) -> MeasuredView? {
        words(Text(verbatim: string), font, style, label, context, turned, isNumber: isNumber)
    }

    private func words(
        _ text: Text, _ font: Font, _ style: AnyShapeStyle, _ label: AxisLabelDescription, _ context: DrawnContext, _ turned: CGSize?,
        isNumber: Bool = false
    ) -> MeasuredView? {
        // A number has its sign before it, whichever way words run.
        let own: (inout EnvironmentValues) -> Void = { if isNumber { $0.layoutDirection = .leftToRight } }
        let words = text.font(font).foregroundStyle(style)
        guard let size = turned else { return context.measure(words.lineLimit(1), own) }
        let angle = Angle.degrees(label.orientation.kind == .vertical ? -90 : 90)
        return context.measure(
            words.lineLimit(1).frame(width: size.width, height: size.height).rotationEffect(angle)
                .frame(width: size.height, height: size.width), own)
    }

    /// The thickness of the axis beside the plot, in whole points: 18 for labels 13.13 high that stand 4 below it.
    var thickness: CGFloat {
        guard preset.kind != .inset else { return 0 }
        let words = labels.map { label in
            axis == .horizontal
                ? label.size.height + verticalGap(label) + max(side == .top ? -label.offset.height : label.offset.height, 0)
                : label.size.width + horizontalGap(label)
        }
        return Self.wholePoints(max(words.max() ?? 0, longestTick(automatic: 0)))
    }

    /// Rounded up; sums of pixels' thirds that are whole but for the last digits of a number stay.
    static func wholePoints(_ points: CGFloat) -> CGFloat { (points - 1e-6).rounded(.up) }

    func verticalGap(_ label: Label) -> CGFloat {
        label.description.verticalSpacing?.sound(or: 0) ?? (axis == .horizontal ? Self.labelGap : 0)
    }

    func horizontalGap(_ label: Label) -> CGFloat {
        label.description.horizontalSpacing?.sound(or: 0)
            // Words beside a y axis keep their distance from its ticks' ends.
            ?? (axis == .vertical ? Self.labelGap + longestTick(automatic: Self.tickLength) : standsBeside(label) ? Self.labelGap : 0)
    }

    /// The length of the longest tick beyond the plot, labels left aside.
    /// - Parameter automatic: the length of those of which none is said.
    private func longestTick(automatic: CGFloat) -> CGFloat {
        items.joined().reduce(0) { longest, item in
            guard case .tick(_, let length, _) = item.kind else { return longest }
            switch length.storage {
            case .automatic: return max(longest, automatic)
            case .points(let points): return max(longest, points.sound(or: 0))
            case .label, .longestLabel: return longest
            }
        }
    }

    /// A label of a continuous x axis begins at its line; a label of a category stands under it.
    func standsBeside(_ label: Label) -> Bool {
        axis == .horizontal && kind != .category && label.description.centered != true && label.description.anchor == nil
            && preset.kind != .aligned
    }
}
