import SwiftUI
import VitrineDrawing

extension LayoutMeasurements {
    /// Heights of one line in each text style, at one pixel a point.
    static let styles: [LayoutMeasurement] = [
        LayoutMeasurement("SKI-01") { height(Text("X").font(.largeTitle), $0) },
        LayoutMeasurement("SKI-03") { height(Text("X").font(.title2), $0) },
        LayoutMeasurement("SKI-04") { height(Text("X").font(.title3), $0) },
        LayoutMeasurement("SKI-05") { height(Text("X").font(.headline), $0) },
        LayoutMeasurement("SKI-08") { height(Text("X").font(.callout), $0) },
        LayoutMeasurement("SKI-09") { height(Text("X").font(.footnote), $0) },
        LayoutMeasurement("SKI-10") { height(Text("X").font(.caption), $0) },
        LayoutMeasurement("SKI-11") { height(Text("X").font(.caption2), $0) },
    ]

    static let pixels: [LayoutMeasurement] = [
        LayoutMeasurement("SKP-03") { scale in
            size(
                ZStack { Text("|").font(.custom("courier", size: 8)) }.frame(width: 7, height: 8).background(Color.white), 7, 8, scale)
        },
        LayoutMeasurement("SKP-04") { scale in
            let view = ZStack {
                Color.black.frame(width: 12, height: 12)
                Color.white.frame(width: 4, height: 4)
            }
            let picture = Render.fitting(view, environment: Render.environment(scale: scale))
            return ["white": picture.frame("Color", 1).list, "size": picture.contentSize.list]
        },
        LayoutMeasurement("SKP-05") { scale in
            let view = ZStack {
                Color.black.frame(width: 12, height: 12)
                ViewThatFits {
                    EmptyView()
                    Color.white.frame(width: 4, height: 4)
                }
            }
            return ["white": Render.fitting(view, 12, 12, environment: Render.environment(scale: scale)).frame("Color", 1).list]
        },
        LayoutMeasurement("SKP-07") { scale in
            let view = ZStack(alignment: .bottomTrailing) {
                Color.black.frame(width: 12, height: 12)
                Color.white.frame(width: 6, height: 6)
            }
            return ["white": Render.fitting(view, environment: Render.environment(scale: scale)).frame("Color", 1).list]
        },
        LayoutMeasurement("SKP-10") { scale in
            let view = ZStack(alignment: .trailing) {
                Color.black.frame(width: 12, height: 12)
                Color.white.frame(width: 6, height: 6)
            }
            return ["white": Render.fitting(view, environment: Render.environment(scale: scale)).frame("Color", 1).list]
        },
        LayoutMeasurement("SKP-12") { scale in
            let view = HStack(alignment: .bottom, spacing: 0) {
                Color.black.frame(height: 10)
                Color(white: 0.8).frame(height: 12)
                Color.black.frame(height: 10)
            }.background(Color.white).frame(width: 12, height: 12)
            let bars = Render.fitting(view, 12, 12, environment: Render.environment(scale: scale)).frames("Color")
            // The first colour drawn is the background's fill, which is a style.
            return ["child0": bars[0].list, "child1": bars[1].list, "child2": bars[2].list]
        },
        LayoutMeasurement("SKP-15") { scale in
            let view = ZStack {
                Color.black.frame(width: 12, height: 6)
                Color.white.frame(maxWidth: 20, maxHeight: 4).border(.red, width: 1)
            }
            return ["white": Render.fitting(view, 12, 6, environment: Render.environment(scale: scale)).frame("Color", 1).list]
        },
        LayoutMeasurement("ART-01") { scale in
            let view = HStack(spacing: 0) {
                Rectangle()
                Rectangle()
                Rectangle()
            }.frame(width: 300, height: 100)
            let frames = Render.fitting(view, environment: Render.environment(scale: scale)).frames("Rectangle")
            return ["widths": frames.map { Double($0.width) }]
        },
        LayoutMeasurement("ART-02") { scale in
            let view = HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100)
                Color.green.frame(minWidth: 100)
            }.frame(width: 150, height: 100)
            let frames = Render.fitting(view, environment: Render.environment(scale: scale)).frames("Color")
            return ["widths": frames.map { Double($0.width) }]
        },
        LayoutMeasurement("ART-03") { scale in
            let view = LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<3) { _ in Color.red.frame(height: 10) }
            }.frame(width: 200)
            let frames = Render.fitting(view, environment: Render.environment(scale: scale)).frames("Color")
            return ["columns": frames.map { Double($0.width) }, "spacing": [Double(frames[1].minX - frames[0].maxX)]]
        },
        LayoutMeasurement("ART-05") { scale in
            let view = HStack(spacing: 10) {
                Color.blue
                HalfOfProposal { Color.green }
                Color.yellow
            }
            let picture = Render.fitting(view, 620, 100, environment: Render.environment(scale: scale))
            return ["widths": picture.frames("Color").map { Double($0.width) }]
        },
        LayoutMeasurement("ART-07") { scale in
            let view = VStack {
                Rectangle().frame(width: 150, height: 30)
                Rectangle().frame(width: 150, height: 30)
                Rectangle().frame(width: 150, height: 30)
            }
            let frames = Render.fitting(view, environment: Render.environment(scale: scale)).frames("Rectangle")
            return ["gap": [Double(frames[1].minY - frames[0].maxY)]]
        },
    ]

    static let hosting: [LayoutMeasurement] = [
        LayoutMeasurement("CUI-01") { size(Color.black.frame(width: 80, height: 50), 100, 100, $0) },
        LayoutMeasurement("CUI-02") { size(Color.black.frame(width: 80, height: 50), 50, 40, $0) },
        LayoutMeasurement("CUI-04") { size(Color.black, 50, 50, $0) },
        LayoutMeasurement("CUI-05") { size(Color.black.frame(width: 80, height: 50), 0, 0, $0) },
        LayoutMeasurement("CUI-06") { size(Color.black, 10000, 10000, $0) },
        LayoutMeasurement("OSC-01") {
            size(Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200), 0, 0, $0)
        },
        // The bounds as they are kept: an ideal below the minimum is the minimum.
        LayoutMeasurement("OSD-03") { scale in
            ["idealWidth": [Double(Render.fitting(Color.red.frame(minWidth: 20, idealWidth: 10)).contentSize.width)]]
        },
        LayoutMeasurement("OSD-04") { scale in
            ["idealWidth": [Double(Render.fitting(Color.red.frame(minWidth: 50, idealWidth: 25)).contentSize.width)]]
        },
        LayoutMeasurement("OSD-06") { scale in
            ["maxWidth": [Double(Render.fitting(Color.red.frame(idealWidth: 30, maxWidth: 20), 100, 10).contentSize.width)]]
        },
    ]

    static let colors: [LayoutMeasurement] = [
        ("COL-01", Color.Resolved(colorSpace: .sRGB, red: 0.01, green: 0.02, blue: 0.03, opacity: 0.04)),
        ("COL-02", Color.Resolved(colorSpace: .sRGB, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)),
        ("COL-03", Color.Resolved(colorSpace: .sRGB, red: 0.412, green: 0.508, blue: 0.69, opacity: 0.748)),
        ("COL-04", Color.Resolved(colorSpace: .sRGBLinear, red: 0.01, green: 0.02, blue: 0.03, opacity: 0.04)),
        ("COL-05", Color.Resolved(colorSpace: .sRGBLinear, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)),
        ("COL-06", Color.Resolved(colorSpace: .sRGBLinear, red: 0.6, green: 0.6, blue: 0.6, opacity: 0.6)),
        ("COL-07", Color.Resolved(colorSpace: .displayP3, red: 0.01, green: 0.02, blue: 0.03, opacity: 0.04)),
    ].map { id, color in
        LayoutMeasurement(id) { _ in ["hex": [Double(Int(color.description.dropFirst(), radix: 16) ?? -1)]] }
    }
}

/// Asks for half of what it is offered.
struct HalfOfProposal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(half(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: half(proposal))
    }

    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }
}
