import SwiftUI

let gaugeScenes: [GalleryScene] = [
    GalleryScene("gauge-linear", width: 180, height: 170) {
        VStack(spacing: 12) {
            Gauge(value: 0.4) { Text("Battery") }
            Gauge(value: 67, in: 0...170) {
                Text("BPM")
            } currentValueLabel: {
                Text("67")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("170")
            }
            .tint(Gradient(colors: [.green, .yellow, .red]))
        }
    },
    GalleryScene("gauge-accessory-circular", width: 220, height: 80) {
        HStack {
            Gauge(value: 0.68) {
                EmptyView()
            } currentValueLabel: {
                Text("68%")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            .tint(.green)
            Gauge(value: 12, in: -10...30) {
                Text("°C")
            } currentValueLabel: {
                Text("12")
            }
            .tint(Gradient(colors: [.blue, .green, .yellow, .red]))
            Gauge(value: 0.2) { EmptyView() }
        }
        .gaugeStyle(.accessoryCircular)
    },
    GalleryScene("gauge-accessory-circular-capacity", width: 220, height: 80) {
        HStack {
            Gauge(value: 0.68) {
                Text("Battery")
            } currentValueLabel: {
                Image(systemName: "bolt.fill")
            }.tint(.green)
            Gauge(value: 0.3) { Text("AQ") }.tint(Gradient(colors: [.mint, .purple]))
            Gauge(value: 1) { Text("Full") }
        }
        .gaugeStyle(.accessoryCircularCapacity)
    },
    GalleryScene("gauge-accessory-linear", width: 180, height: 100) {
        VStack {
            Gauge(value: 0.4) {
                Text("Rain")
            } currentValueLabel: {
                Text("40%")
            }.tint(.cyan)
            Gauge(value: 18, in: 10...24) {
                Text("Temperature")
            } currentValueLabel: {
                Text("18")
            } minimumValueLabel: {
                Text("10")
            } maximumValueLabel: {
                Text("24")
            }
            .tint(Gradient(colors: [.blue, .orange]))
        }
        .gaugeStyle(.accessoryLinear)
    },
    GalleryScene("gauge-accessory-linear-capacity", width: 180, height: 80) {
        Gauge(value: 0.7) {
            Text("Storage")
        } currentValueLabel: {
            Text("70 of 100 GB").font(.caption)
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        .gaugeStyle(.accessoryLinearCapacity)
    },
    GalleryScene("gauge-custom-style", width: 120, height: 80) {
        Gauge(value: 0.6) {
            Text("Speed")
        } currentValueLabel: {
            Text("60")
        }.gaugeStyle(BlocksGaugeStyle())
    },
    GalleryScene("progress-linear", width: 180, height: 150) {
        VStack(spacing: 12) {
            ProgressView(value: 0.3)
            ProgressView("Loading", value: 30, total: 50).tint(.orange)
            ProgressView(value: 0.8) {
                Text("Upload")
            } currentValueLabel: {
                Text("80 %")
            }
        }
    },
    GalleryScene("progress-circular", width: 220, height: 80) {
        HStack {
            ProgressView(value: 0.3).tint(.pink)
            ProgressView(value: 0.75) {
                EmptyView()
            } currentValueLabel: {
                Text("45")
            }
            ProgressView(value: 0.75).frame(width: 24, height: 24)
        }
        .progressViewStyle(.circular)
    },
    GalleryScene("progress-indeterminate", width: 200, height: 80) {
        HStack(spacing: 24) {
            ProgressView()
            ProgressView("Loading…").font(.caption)
            ProgressView().controlSize(.large).tint(.purple)
        }
    },
    GalleryScene("progress-over-time", width: 200, height: 90) {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let hour = start...start.addingTimeInterval(3600)
        HStack {
            ProgressView(timerInterval: hour, countsDown: false) { Text("Boarding") }
            ProgressView(timerInterval: hour).progressViewStyle(.circular).frame(width: 50)
        }
        ._environment { $0.pictureDate = start.addingTimeInterval(1200) }
    },
]

private struct BlocksGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                configuration.label
                configuration.currentValueLabel.foregroundStyle(.secondary)
            }
            .font(.caption)
            HStack(spacing: 3) {
                ForEach(0..<10, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 1.5)
                        .fill(Double(index) < configuration.value * 10 ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                }
            }
            .frame(height: 16)
        }
    }
}
