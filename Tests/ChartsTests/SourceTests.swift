import Charts
import SwiftUI
import Testing

// Source as it is written for Xcode: that it compiles is half of the test.

private enum Species: String, Plottable, CaseIterable { case cat, dog }

private struct Weight: Plottable {
    var grams: Double
    var primitivePlottable: Double { grams }
    init(grams: Double) { self.grams = grams }
    init?(primitivePlottable: Double) { grams = primitivePlottable }
}

private struct Pet: Identifiable {
    let id: Int
    let species: Species
    let weight: Weight
    let born: Date
}

/// Content with a body of its own.
private struct Threshold: ChartContent {
    let value: Double
    var body: some ChartContent {
        RuleMark(y: .value("Threshold", value)).foregroundStyle(.red)
        RectangleMark(yStart: .value("from", value), yEnd: .value("to", value + 1)).opacity(0.1)
    }
}

private struct Heart: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: -0.6, y: -0.6, width: 1.2, height: 1.2) }
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

private struct PetsChart: View {
    let pets: [Pet]
    var threshold: Double?
    var isDetailed = true

    @AxisContentBuilder private var axis: some AxisContent {
        AxisMarks(preset: .aligned, position: .leading, values: .automatic(desiredCount: 3)) { value in
            if value.index == 0 {
                AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.primary)
            } else {
                AxisGridLine()
            }
            AxisValueLabel {
                if let grams = value.as(Double.self) {
                    Text("\(grams, format: .number) g")
                }
            }
        }
        if isDetailed { AxisMarks(position: .trailing) { AxisTick() } }
    }

    private func mark(_ pet: Pet) -> some ChartContent {
        PointMark(x: .value("Born", pet.born, unit: .month), y: .value("Weight", pet.weight))
            .foregroundStyle(by: .value("Species", pet.species))
            .symbol(Heart())
            .annotation(position: .top, spacing: 2) { Text(pet.species.rawValue) }
    }

    var body: some View {
        Chart {
            ForEach(pets) { pet in mark(pet) }
            if let threshold { Threshold(value: threshold) }
            if #available(iOS 17, *) { RuleMark(x: .value("Now", Date(timeIntervalSinceReferenceDate: 0))) }
            switch pets.count {
            case 0: RuleMark(y: .value("None", 0))
            default: Plot { PointMark(x: .value("Born", Date(timeIntervalSinceReferenceDate: 0)), y: .value("Weight", 0)) }
            }
        }
        .chartYAxis { axis }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { _ in
                AxisTick()
                AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
            }
        }
        .chartForegroundStyleScale([Species.cat: Color.orange, .dog: .brown])
        .chartYScale(domain: .automatic(includesZero: true, reversed: false))
        .chartXScale(range: .plotDimension(startPadding: 10, endPadding: 20))
        .chartLegend(position: .bottom, alignment: .center)
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
            }
        }
        .accessibilityLabel("Pets")
    }
}

@MainActor @Suite("Source written for Xcode") struct SourceTests {
    @Test("custom content, symbols and plottable types are drawn")
    func drawn() {
        let pets = [
            Pet(id: 1, species: .cat, weight: Weight(grams: 4000), born: Date(timeIntervalSinceReferenceDate: 86400)),
            Pet(id: 2, species: .dog, weight: Weight(grams: 9000), born: Date(timeIntervalSinceReferenceDate: 86400 * 40)),
        ]
        let words = ChartRender.words(PetsChart(pets: pets, threshold: 5000))
        #expect(words.contains("10,000 g"))
        #expect(words.contains("cat") && words.contains("dog"))
        #expect(words.contains("J") && words.contains("F"))
        let drawn = ChartRender.view(PetsChart(pets: pets)), with = ChartRender.view(PetsChart(pets: pets, threshold: 5000))
        #expect(drawn.content != with.content)
        #expect(drawn.accessibility.first?.label == "Pets")
        #expect(drawn.diagnostics.isEmpty)
    }

    @Test("a resource of words is as good as a key")
    func resources() {
        let resource = LocalizedStringResource("Steps")
        let chart = Chart([1, 2], id: \.self) {
            BarMark(x: .value(resource, "\($0)"), y: .value(resource, $0)).accessibilityLabel(resource)
        }
        .chartYAxisLabel(resource).chartXAxis { AxisMarks { AxisValueLabel(resource) } }
        .chartGesture { _ in TapGesture() }
        #expect(ChartRender.words(chart).filter { $0 == "Steps" }.count == 3)
        #expect(ChartRender.view(chart).accessibility.contains { $0.label == "Steps" && $0.value == "2" })
    }

    @Test("a chart of raw values of an enumeration writes them as keys")
    func enumeration() {
        let words = ChartRender.words(Chart(Species.allCases, id: \.self) { BarMark(x: .value("Species", $0), y: .value("n", 1)) })
        #expect(words.contains("cat") && words.contains("dog"))
    }
}
