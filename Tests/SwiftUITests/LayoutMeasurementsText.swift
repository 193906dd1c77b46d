import SwiftUI
import VitrineDrawing

private let lorem =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."

extension LayoutMeasurements {
    /// Words whose sizes were read from CALayer frames.
    static let words: [LayoutMeasurement] =
        [
            ("TXT-02", "Toggle", .body),
            ("TXT-05", "12", .body),
            ("TXT-08", "Color:", .body),
            ("TXT-09", "Always show original title", .body),
            ("TXT-10", "Region", .body),
            ("TXT-11", "United States", .body),
            ("TXT-13", "Movies in state", .body),
            ("TXT-14", "Export my data", .body),
            ("TXT-15", "Archived state size", .body),
            ("TXT-17", "Reset application data", .body),
            ("TXT-18", "Backup to iCloud", .body),
            ("TXT-20", "Cancel", .body),
            ("TXT-23", "REGION PREFERENCES", .footnote),
            ("TXT-24", "APP DATA", .footnote),
            ("TXT-25", "DEBUG INFO", .footnote),
            ("TXT-29", "30%", .system(size: 10, weight: .bold)),
            ("TXT-30", "50%", .system(size: 10, weight: .bold)),
        ].map { (id: String, string: String, font: Font) in
            .words(id) { size(Text(verbatim: string).font(font), nil, nil, $0) }
        } + [
            .words("TXT-31") {
                size(Text(verbatim: "Region is used to display a more accurate movies list").font(.footnote), 318, nil, $0)
            }
        ]

    private static func favorite() -> some View {
        Image(systemName: "heart.fill").padding().background(Color.red).clipShape(Circle())
            .overlay(Circle().strokeBorder(Color.white, lineWidth: 2))
    }

    private static func checked() -> some View {
        HStack {
            Image(systemName: "checkmark.circle.fill")
            Text("Checked").fixedSize()
        }
        .padding(5)
        .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
        .padding(10)
        .background(Color.yellow)
    }

    private static func ring(_ words: String) -> some View {
        ZStack {
            Circle().frame(width: 40, height: 40)
            Text(words).font(.system(size: 10)).fontWeight(.bold)
        }
        .frame(width: 40, height: 40).padding(4)
    }

    static let snapshots: [LayoutMeasurement] = [
        .words("CAM-01") { scale in
            let view = VStack {
                Text("Hello, world!").padding().background { Color.yellow }
                Text("Hello, world!").padding().background { Color.green }
            }
            let picture = Render.fitting(view, environment: Render.environment(scale: scale))
            return [
                "stack": picture.contentSize.list, "bg0": picture.frame("Color", 0).list, "bg1": picture.frame("Color", 1).list,
                "text0": picture.frame("Text", 0).list, "text1": picture.frame("Text", 1).list,
            ]
        },
        LayoutMeasurement("CAM-02") { scale in
            let picture = Render.fitting(favorite(), environment: Render.environment(scale: scale, version: 15))
            return ["size": picture.contentSize.list, "symbolLayoutSize": picture.frame("Image").size.list]
        },
        LayoutMeasurement("CAM-03") { scale in
            let view = VStack {
                favorite()
                favorite().background(Color.white)
            }
            let picture = Render.fitting(view, environment: Render.environment(scale: scale, version: 15))
            return ["size": picture.contentSize.list]
        },
        .words("CAM-05", within: 0.02) { scale in
            let view = VStack {
                ring("80%")
                ring("10%")
                ring("30%")
                ring("50%")
            }
            let picture = Render.fitting(view, environment: Render.environment(scale: scale))
            // Places are compared after snapping to pixels, as CALayer frames are.
            func snapped(_ index: Int) -> [Double] {
                let frame = picture.frame("Text", index)
                return [(frame.minX * 3).rounded() / 3, (frame.minY * 3).rounded() / 3, frame.width, frame.height].map { Double($0) }
            }
            return [
                "size": picture.contentSize.list, "text0": snapped(0), "text2": snapped(2), "text3": snapped(3),
            ]
        },
        .words("CAM-07") { scale in
            let view = ZStack {
                Rectangle().frame(width: 400, height: 300)
                Text("Hello World").font(.system(.largeTitle, design: .rounded)).fontWeight(.black)
            }
            .frame(width: 200, height: 100).padding(50)
            let picture = Render.fitting(view, environment: Render.environment(scale: scale))
            var text = picture.frame("Text")
            text.origin.y = ((text.minY * 3) + 0.5).rounded(.down) / 3
            return ["size": picture.contentSize.list, "text": [text.minX, text.minY, text.width, text.height].map { Double($0) }]
        },
        // In 2020 a symbol's box had no room beside its ink: 17.5 points of the row's 93, by the places of both inks. Since iOS 15 it has
        // two on each side (CAM-02), and so it is here; the widths are compared with the older box in its place.
        LayoutMeasurement("SST-01", tolerance: { _, index, _ in index % 2 == 0 ? 67.5 * 0.03 : 0.002 }) { scale in
            let picture = Render.fitting(checked(), environment: Render.environment(scale: scale))
            func row(_ frame: CGRect) -> [Double] {
                var list = frame.list
                list[2] -= Double(picture.frame("Image").width) - 17.5
                return list
            }
            return [
                "size": Array(row(CGRect(origin: .zero, size: picture.contentSize))[2...]),
                "blue": row(picture.frame("RoundedRectangle")), "HStack": row(picture.frame("HStack")),
            ]
        },
        LayoutMeasurement("SST-02") { scale in
            let picture = Render.tile(checked(), 200, 100, environment: Render.environment(scale: scale))
            let frame = picture.nodes[0].frame
            // "View centred": both margins alike.
            return frame.midX == 100 && frame.midY == 50 ? ["canvas": picture.content.size.list] : [:]
        },
        .words("PZ2-02") { scale in
            let picture = Render.fitting(
                Text("Simple Text").background(Color.indigo).padding(), environment: Render.environment(scale: scale))
            return ["pngSize": picture.contentSize.list]
        },
        // With its last space the widest line is as wide as Apple's box; its words end 9 points before that.
        .words("DDH-01", within: 0.003) { scale in
            let view = Text(
                "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
            )
            .font(.title).padding(8).border(.blue)
            let picture = Render.tile(view, 400, 400, environment: Render.environment(scale: scale))
            let frame = picture.nodes[0].frame
            return ["border": [frame.minX.rounded(), frame.minY, frame.width, frame.height].map { Double($0) }]
        },
        .words("DDH-02", within: 0.02) { scale in
            let view = Text("Hello!").font(.title).padding(8).border(.blue)
            return ["border": Render.tile(view, 400, 400, environment: Render.environment(scale: scale)).nodes[0].frame.list]
        },
        LayoutMeasurement("DDH-03", tolerance: { _, _, _ in 1 }) { scale in
            let view = Text(lorem).font(.largeTitle).foregroundColor(.blue).padding(8)
            let picture = Render.tile(view, 400, 400, environment: Render.environment(scale: scale))
            let text = picture.frame("Text")
            // Six lines of pitch 41 and a natural last line.
            let pitch = (text.height - 41) / 5
            return ["lines": [Double((text.height / 41).rounded())], "pitch": [Double(pitch)]]
        },
    ]
}
