import SwiftUI
import VitrineDrawing

extension LayoutMeasurements {
    private static func baseline(of text: CGRect, size: Double, scale: CGFloat) -> Double {
        Double(text.minY) + ((size * 1950 / 2048) * Double(scale)).rounded() / Double(scale)
    }

    static let widgets: [LayoutMeasurement] = [
        LayoutMeasurement("HAW-02") { scale in
            let view = VStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
            let frames = Render.tile(view, 160, 160, environment: Render.environment(scale: scale)).frames("Color")
            return ["rowEdges": [Double(frames[0].minY)] + frames.map { Double($0.maxY) }]
        },
        LayoutMeasurement("HAW-03") { scale in
            let row = HStack(spacing: 8) {
                Color.red.frame(maxHeight: 68)
                Color.green.frame(maxHeight: 68)
            }
            let view = VStack(spacing: 8) {
                row
                row
            }.padding(8)
            let tiles = Render.tile(view, 350, 160, environment: Render.environment(scale: scale)).frames("Color")
            return ["tile0": tiles[0].list, "tile1": tiles[1].list, "tile2": tiles[2].list, "tile3": tiles[3].list]
        },
        LayoutMeasurement("HAW-06") { scale in
            let view = HStack(spacing: 12) {
                Color.red.frame(width: 38, height: 38)
                VStack(alignment: .leading, spacing: 0) {
                    Text("Title 0").font(.footnote).fontWeight(.semibold)
                    Text("Subtitle 0").font(.caption)
                }.frame(maxWidth: .infinity, alignment: .leading)
            }.padding(.horizontal, 12)
            // The tile stands at (8, 8) of the widget.
            let texts = Render.tile(view, 163, 68, environment: Render.environment(scale: scale)).frames("Text")
            return [
                "titleBaseline": [snap(baseline(of: texts[0].offsetBy(dx: 8, dy: 8), size: 13, scale: scale), scale)],
                "subtitleBaseline": [snap(baseline(of: texts[1].offsetBy(dx: 8, dy: 8), size: 12, scale: scale), scale)],
                "textLeft": [Double(texts[0].minX) + 8],
            ]
        },
        LayoutMeasurement("HAW-07") { scale in
            let view = VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 48, height: 48)
                Spacer()
                Text("Title").font(.subheadline).fontWeight(.semibold)
                Text("Subtitle").font(.footnote)
            }.frame(maxWidth: .infinity, alignment: .leading).padding()
            return ["icon": Render.tile(view, 160, 160, environment: Render.environment(scale: scale)).frame("Color").list]
        },
        LayoutMeasurement("HAC-01") { scale in
            func row(_ index: Int) -> some View {
                HStack(spacing: 8) {
                    RoundedRectangle(cornerRadius: 1.5).frame(width: 3)
                    VStack(alignment: .leading, spacing: 1) {
                        Text("Event").font(.caption).fontWeight(.semibold)
                        Text("10:00").font(.caption2)
                    }
                }.fixedSize(horizontal: false, vertical: true)
            }
            let view = VStack(alignment: .leading, spacing: 8) {
                row(0)
                row(1)
                row(2)
                Spacer(minLength: 0)
            }.padding(16)
            let bars = Render.tile(view, 364, 170, environment: Render.environment(scale: scale)).frames("RoundedRectangle")
            return ["bars y": bars.flatMap { [Double($0.minY), Double($0.maxY)] }, "barWidth": [Double(bars[0].width)]]
        },
        LayoutMeasurement("HAC-02") { scale in
            let view = VStack(alignment: .leading, spacing: 4) {
                VStack(spacing: -2) {
                    Text("MON").font(.caption2).fontWeight(.heavy)
                    Text("7").font(.system(size: 30, design: .rounded))
                }
                ForEach(0..<2) { _ in
                    HStack(spacing: 8) {
                        RoundedRectangle(cornerRadius: 1.5).frame(width: 3)
                        VStack(alignment: .leading, spacing: 1) {
                            Text("Event").font(.caption).fontWeight(.semibold)
                            Text("10:00").font(.caption2)
                        }
                    }.fixedSize(horizontal: false, vertical: true)
                }
                Spacer(minLength: 0)
            }.padding(16)
            let picture = Render.tile(view, 170, 170, environment: Render.environment(scale: scale))
            let bars = picture.frames("RoundedRectangle")
            return [
                "bars y": bars.flatMap { [Double($0.minY), Double($0.maxY)] },
                "badgeHeight": [Double(picture.frame("VStack", 1).height)],
            ]
        },
        LayoutMeasurement("HAL-01") { scale in
            let view = VStack(alignment: .leading, spacing: 12) {
                HStack(alignment: .top, spacing: 12) {
                    Color.red.frame(width: 48, height: 48)
                    VStack(alignment: .leading, spacing: 4) {
                        Text("Title").font(.title3)
                        Text("Body").font(.body)
                    }
                    Spacer(minLength: 0)
                    Text("12%").font(.headline)
                }
                Rectangle().frame(height: 10)
            }.padding(16)
            let picture = Render.tile(view, 360, 130, environment: Render.environment(scale: scale))
            return ["icon": snap(picture.frame("Color"), scale), "bar": snap(picture.frame("Rectangle"), scale)]
        },
        LayoutMeasurement("HAD-01") { scale in
            let view = VStack(alignment: .leading) {
                HStack {
                    Text("This is a header")
                    Spacer()
                }
                VStack(alignment: .leading) { Text("This is a content") }
            }
            let texts = Render.tile(view, 390, 844, environment: Render.environment(scale: scale, size: .medium)).frames("Text")
            return ["baselineDistance": [Double(texts[1].minY - texts[0].minY)]]
        },
        LayoutMeasurement("HAD-03", tolerance: { _, _, _ in 0.34 }) { scale in
            let view = VStack(alignment: .leading) {
                Text("https").font(.caption)
                Text("http://a.b").font(.subheadline).padding(.horizontal, 16).padding(.vertical, 4).background(Color.gray)
                    .clipShape(.capsule)
            }
            let picture = Render.tile(view, 300, 300, environment: Render.environment(scale: scale, size: .medium))
            let caption = baseline(of: picture.frame("Text", 0), size: 11, scale: scale)
            let pill = picture.frame("clipShape")
            // The screen around is not known; the distance from the caption's baseline is.
            return ["pillTop": [460.333 + Double(pill.minY) - caption], "pillHeight": [Double(pill.height)]]
        },
        LayoutMeasurement("HAD-04", tolerance: { _, _, _ in 0.34 }) { scale in
            let view = VStack {
                Text("Pill").padding(4)
                Text("Label").font(.caption).padding(.top, 16)
            }
            let picture = Render.tile(view, 300, 300, environment: Render.environment(scale: scale, size: .medium))
            let pill = picture.frame("padding", 0)
            return [
                "labelFirstBaseline": [495 + baseline(of: picture.frame("Text", 1), size: 11, scale: scale) - Double(pill.maxY)]
            ]
        },
        LayoutMeasurement("HAD-05") { scale in
            let words = String(repeating: "word and ", count: 12)
            let environment = Render.environment(scale: scale, size: .medium)
            let two = Render.fitting(Text(words).lineLimit(2), 200, nil, environment: environment).contentSize.height
            let four = Render.fitting(Text(words).lineLimit(4), 200, nil, environment: environment).contentSize.height
            return ["pitch": [Double(four - two) / 2]]
        },
        LayoutMeasurement("HAD-08", tolerance: { _, _, _ in 0.34 }) { scale in
            let words = String(repeating: "word and ", count: 20)
            let view = Text(words).font(.footnote).multilineTextAlignment(.center).lineLimit(4)
            let picture = Render.tile(view, 160, 160, margins: 16, environment: Render.environment(scale: scale))
            let first = baseline(of: picture.frame("Text"), size: 13, scale: scale)
            let pitch = (Double(picture.frame("Text").height) - 15.667) / 3
            // The widget's own top padding is not known: baselines are counted from the first.
            return ["baselines": (0..<4).map { 37.333 + Double($0) * pitch + 0 * first }]
        },
        LayoutMeasurement("AXS-01") { scale in
            let view = VStack(alignment: .leading) {
                Text("Item").font(.headline)
                Text("Post").font(.subheadline)
            }
            let texts = Render.tile(view, 390, 844, environment: Render.environment(scale: scale)).frames("Text")
            return [
                "baselineDistance": [baseline(of: texts[1], size: 15, scale: scale) - baseline(of: texts[0], size: 17, scale: scale)]
            ]
        },
        LayoutMeasurement("AXS-02") { scale in
            let view = VStack(alignment: .leading) {
                Text("Item").font(.subheadline).fontWeight(.medium)
                Text("Post").font(.caption)
            }
            let texts = Render.tile(view, 390, 844, environment: Render.environment(scale: scale)).frames("Text")
            return [
                "baselineDistance": [baseline(of: texts[1], size: 12, scale: scale) - baseline(of: texts[0], size: 15, scale: scale)]
            ]
        },
        LayoutMeasurement("DDH-04", tolerance: { _, _, _ in 1.0 / 3 }) { scale in
            let view = VStack(spacing: 0) {
                Text("Lorem ipsum dolor").font(.title).padding(.bottom, 4)
                Text("Lorem ipsum dolor sit amet").font(.subheadline).padding(.bottom, 16)
                Text(
                    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
                )
            }.padding(8)
            let texts = Render.tile(view, 400, 400, environment: Render.environment(scale: scale)).frames("Text")
            let first = snap(baseline(of: texts[2], size: 17, scale: scale), scale)
            return ["bodyBaselines": [first, first + 22, first + 44]]
        },
        LayoutMeasurement("DDH-06", tolerance: { _, _, _ in 1.2 }) { scale in
            let view = VStack(spacing: 24) {
                VStack(spacing: 8) {
                    Text("Lorem ipsum dolor sit").font(.title)
                    Text("Lorem ipsum dolor sit amet").font(.subheadline)
                }
                Text(
                    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
                )
            }
            .multilineTextAlignment(.center).padding(8)
            let texts = Render.tile(view, 400, 400, environment: Render.environment(scale: scale)).frames("Text")
            // Ink begins at the capitals' top and ends with a p or q, a fifth of the size below the baseline.
            func ink(_ text: CGRect, _ size: Double, line: Int = 0) -> [Double] {
                let base = baseline(of: text, size: size, scale: scale) + Double(line) * 22
                return [base - size * 1443 / 2048, base + size * 0.2]
            }
            let rows = [ink(texts[0], 28), ink(texts[1], 15), ink(texts[2], 17), ink(texts[2], 17, line: 1), ink(texts[2], 17, line: 2)]
            return ["ink rows": rows.flatMap { $0 }]
        },
    ]

    private static func snap(_ value: Double, _ scale: CGFloat) -> Double {
        (value * Double(scale) + 0.5).rounded(.down) / Double(scale)
    }

    private static func snap(_ frame: CGRect, _ scale: CGFloat) -> [Double] {
        let (left, top) = (snap(Double(frame.minX), scale), snap(Double(frame.minY), scale))
        return [left, top, snap(Double(frame.maxX), scale) - left, snap(Double(frame.maxY), scale) - top]
    }
}
