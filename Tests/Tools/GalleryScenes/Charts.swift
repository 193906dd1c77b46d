import Charts
import SwiftUI

let chartScenes: [GalleryScene] = [
    GalleryScene("chart-bars-stacked", width: 320, height: 220) {
        Chart(ChartData.sales) {
            BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)).foregroundStyle(by: .value("Kind", $0.kind))
        }
    },
    GalleryScene("chart-bars-grouped", width: 320, height: 220) {
        Chart(ChartData.sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Kind", sale.kind)).position(by: .value("Kind", sale.kind)).cornerRadius(4)
        }
        .chartLegend(position: .top, alignment: .leading)
    },
    GalleryScene("chart-bars-horizontal", width: 320, height: 220) {
        Chart(ChartData.energy, id: \.kind) { source in
            BarMark(x: .value("Share", source.share), y: .value("Source", source.kind))
                .foregroundStyle(Color.teal.gradient).cornerRadius(3)
                .annotation(position: .trailing) {
                    Text("\(Int(source.share)) %").font(.caption).foregroundStyle(.secondary)
                }
        }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel().foregroundStyle(.primary) } }
    },
    GalleryScene("chart-line", width: 320, height: 220) {
        Chart(0..<26, id: \.self) { index in
            AreaMark(x: .value("Day", ChartData.day(Double(index))), y: .value("Visits", ChartData.visits[index]))
                .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.35), .blue.opacity(0)], startPoint: .top, endPoint: .bottom))
                .interpolationMethod(.monotone)
            LineMark(x: .value("Day", ChartData.day(Double(index))), y: .value("Visits", ChartData.visits[index]))
                .interpolationMethod(.monotone)
        }
    },
    GalleryScene("chart-lines-series", width: 320, height: 220) {
        Chart {
            ForEach(["Rome", "Oslo", "Cairo"], id: \.self) { city in
                ForEach(0..<12) { month in
                    LineMark(x: .value("Month", ChartData.day(Double(month) * 30.4)), y: .value("°C", ChartData.warmth(city, month)))
                        .foregroundStyle(by: .value("City", city)).symbol(by: .value("City", city)).interpolationMethod(.catmullRom)
                }
            }
        }
        .chartYAxisLabel("°C")
    },
    GalleryScene("chart-area-stacked", width: 320, height: 220) {
        Chart {
            ForEach(["Solar", "Wind", "Hydro"], id: \.self) { kind in
                ForEach(0..<25) { hour in
                    AreaMark(x: .value("Hour", ChartData.day(Double(hour) / 24)), y: .value("Power", ChartData.power(kind, hour)))
                        .foregroundStyle(by: .value("Kind", kind)).interpolationMethod(.catmullRom)
                }
            }
        }
        .chartForegroundStyleScale(["Solar": Color.yellow, "Wind": .mint, "Hydro": .blue])
    },
    GalleryScene("chart-scatter", width: 320, height: 240) {
        Chart(Array(ChartData.beaks.enumerated()), id: \.offset) { item in
            PointMark(x: .value("Length", item.element.length), y: .value("Depth", item.element.depth))
                .foregroundStyle(by: .value("Species", item.element.species)).symbol(by: .value("Species", item.element.species))
        }
        .chartXScale(domain: .automatic(includesZero: false)).chartYScale(domain: .automatic(includesZero: false))
        .chartXAxisLabel("Length (mm)").chartYAxisLabel("Depth (mm)")
    },
    GalleryScene("chart-doughnut", width: 320, height: 220) {
        Chart(ChartData.energy, id: \.kind) {
            SectorMark(angle: .value("Share", $0.share), innerRadius: .ratio(0.62), angularInset: 1.5).cornerRadius(5)
                .foregroundStyle(by: .value("Source", $0.kind))
        }
        .chartLegend(position: .bottom, alignment: .center, spacing: 12)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let frame = geometry[anchor]
                    VStack {
                        Text("Wind").font(.headline)
                        Text("38 %").font(.caption).foregroundStyle(.secondary)
                    }
                    .position(x: geometry.size.width / 2, y: frame.midY)
                }
            }
        }
    },
    GalleryScene("chart-ranges", width: 320, height: 220) {
        Chart(0..<7, id: \.self) { index in
            BarMark(
                x: .value("Day", ChartData.weekdays[index]), yStart: .value("Low", ChartData.temperatures[index].low),
                yEnd: .value("High", ChartData.temperatures[index].high), width: .fixed(10)
            )
            .foregroundStyle(.linearGradient(colors: [.orange, .cyan], startPoint: .top, endPoint: .bottom))
            .alignsMarkStylesWithPlotArea().cornerRadius(5)
        }
        .chartYAxis { AxisMarks(format: IntegerFormatStyle<Int>(), values: .stride(by: 5)) }
    },
    GalleryScene("chart-rule", width: 320, height: 220) {
        Chart {
            ForEach(0..<14) { index in
                BarMark(x: .value("Day", ChartData.day(Double(index)), unit: .day), y: .value("Visits", ChartData.visits[index]))
                    .foregroundStyle(ChartData.visits[index] >= 45 ? Color.green : .gray.opacity(0.5))
            }
            RuleMark(y: .value("Goal", 45)).foregroundStyle(.secondary).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                .annotation(position: .top, alignment: .leading) { Text("Goal 45").font(.caption2).foregroundStyle(.secondary) }
        }
        .chartXAxis { AxisMarks(values: .stride(by: .day, count: 3)) { AxisValueLabel(format: .dateTime.day(), centered: true) } }
    },
    GalleryScene("chart-heat-map", width: 320, height: 220) {
        Chart(0..<70, id: \.self) { index in
            RectangleMark(
                x: .value("Hour", "\(8 + index % 10)"), y: .value("Day", ChartData.weekdays[index / 10]), width: .inset(1),
                height: .inset(1)
            )
            .foregroundStyle(by: .value("Visits", Double(index * 31 % 23))).cornerRadius(3)
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.yellow.opacity(0.25), .orange, .red]))
    },
    GalleryScene("chart-logarithmic", width: 320, height: 200) {
        Chart(1..<9, id: \.self) { power in
            LineMark(x: .value("n", power), y: .value("2ⁿ", Double(1 << (power * 2)))).symbol(.circle.strokeBorder(lineWidth: 2))
                .symbolSize(60)
        }
        .chartYScale(type: .log)
    },
    GalleryScene("chart-shop-day", width: 338, height: 170) {
        VStack(alignment: .leading) {
            Text("Total sales").font(.caption).foregroundStyle(.secondary)
            Text("€4,826.50").font(.title.bold())
            Chart(0..<24, id: \.self) { hour in
                BarMark(
                    x: .value("Hour", ChartData.day(Double(hour) / 24), unit: .hour), y: .value("Sales", max(ChartData.hours[hour], 8)),
                    width: .ratio(0.8)
                )
                .cornerRadius(2).foregroundStyle(hour < 16 ? Color.blue : hour == 16 ? .blue.opacity(0.55) : .gray.opacity(0.3))
            }
            .chartYAxis(.hidden)
            .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 6)) { AxisValueLabel(format: .dateTime.hour()) } }
        }
    },
    GalleryScene("chart-sparklines", width: 158, height: 158) {
        VStack(spacing: 10) {
            ForEach([InterpolationMethod.linear, .monotone, .stepCenter].indices, id: \.self) { method in
                HStack {
                    Text(["Linear", "Smooth", "Steps"][method]).font(.caption)
                    Spacer()
                    Chart(0..<12, id: \.self) { index in
                        LineMark(x: .value("Day", index), y: .value("Visits", ChartData.visits[index * 2] + Double(index % 3) * 8))
                            .interpolationMethod([.linear, .monotone, .stepCenter][method])
                            .lineStyle(StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
                        if index == 11 {
                            PointMark(x: .value("Day", index), y: .value("Visits", ChartData.visits[index * 2] + Double(index % 3) * 8))
                                .symbolSize(20)
                        }
                    }
                    .chartXAxis(.hidden).chartYAxis(.hidden)
                    .chartYScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 3))
                    .chartXScale(range: .plotDimension(padding: 3))
                    .frame(width: 70, height: 30)
                }
            }
        }
    },
]
