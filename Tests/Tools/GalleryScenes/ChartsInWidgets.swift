import Charts
import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

/// A shop's day as a widget has it: a number, its name, and bars.
private struct ShopDay: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label("Today", systemImage: "chart.bar.fill").font(.caption.weight(.semibold)).foregroundStyle(.blue).widgetAccentable()
            Text("€4,827").font(.title2.bold())
            Chart(0..<24, id: \.self) { hour in
                BarMark(
                    x: .value("Hour", ChartData.day(Double(hour) / 24), unit: .hour), y: .value("Sales", max(ChartData.hours[hour], 8)),
                    width: .ratio(0.7)
                )
                .cornerRadius(1).foregroundStyle(hour < 16 ? Color.blue : .gray.opacity(0.4))
            }
            .chartYAxis(.hidden)
            .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 6)) { AxisValueLabel(format: .dateTime.hour()).font(.caption2) } }
            .widgetAccentable()
        }
        .containerBackground(.background, for: .widget)
    }
}

private var tinted: PictureSettings {
    var settings = PictureSettings(family: .systemSmall, mode: .accented)
    settings.appearance = .tinted(RGBA(1, 0.72, 0.36))
    return settings
}

private var lockScreen: PictureSettings {
    var settings = PictureSettings(family: .accessoryRectangular, mode: .vibrant)
    settings.appearance.backdrop = TileAppearance.wallpaper
    settings.appearance.backdropIsPlace = true
    return settings
}

let chartWidgetScenes: [GalleryScene] = [
    GalleryScene("chart-widget", PictureSettings(family: .systemSmall)) { ShopDay() },
    GalleryScene("chart-widget-tinted", tinted) { ShopDay() },
    GalleryScene("chart-widget-lock-screen", lockScreen) {
        HStack {
            VStack(alignment: .leading) {
                Text("Visits").font(.headline).widgetAccentable()
                Text("97").font(.title2)
            }
            Chart(0..<26, id: \.self) {
                LineMark(x: .value("Day", $0), y: .value("Visits", ChartData.visits[$0])).interpolationMethod(.monotone)
                AreaMark(x: .value("Day", $0), y: .value("Visits", ChartData.visits[$0])).interpolationMethod(.monotone).opacity(0.3)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
    },
    GalleryScene("chart-selection", width: 320, height: 200) {
        Chart {
            ForEach(0..<26) { index in
                LineMark(x: .value("Day", ChartData.day(Double(index))), y: .value("Visits", ChartData.visits[index]))
            }
            RuleMark(x: .value("Selected", ChartData.day(15))).foregroundStyle(.gray.opacity(0.4)).zIndex(-1)
                .annotation(position: .top, spacing: 0, overflowResolution: AnnotationOverflowResolution(x: .fit(to: .chart), y: .disabled))
            {
                VStack(alignment: .leading) {
                    Text("16 March").font(.caption2).foregroundStyle(.secondary)
                    Text("72 visits").font(.footnote.bold())
                }
                .padding(6)
                .background(RoundedRectangle(cornerRadius: 6).fill(.gray.opacity(0.15)))
            }
            PointMark(x: .value("Selected", ChartData.day(15)), y: .value("Visits", ChartData.visits[15])).symbolSize(70)
        }
        .chartYScale(domain: 0...120)
        .padding(.top, 36)
    },
    GalleryScene("chart-plan", width: 320, height: 200) {
        Chart(0..<5, id: \.self) { task in
            BarMark(
                xStart: .value("Begin", ChartData.day(Double(task) * 3)), xEnd: .value("End", ChartData.day(Double(task) * 3 + 5)),
                y: .value("Task", ["Research", "Sketch", "Build", "Test", "Ship"][task])
            )
            .foregroundStyle(by: .value("Team", task % 2 == 0 ? "Product" : "Design")).cornerRadius(5)
            .annotation(position: .overlay) { Text("5 days").font(.caption2).foregroundStyle(.white) }
        }
        .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
    },
]
