import SwiftUI

private let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]

/// Every weight of a design.
private struct Weights: View {
    let design: Font.Design

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(weights.indices, id: \.self) { index in
                Text(verbatim: "Kyōto 10:45 Quay").font(.system(size: 17, weight: weights[index], design: design))
            }
        }
    }
}

let typefaceScenes: [GalleryScene] = [
    GalleryScene("type-default", width: 200, height: 240) { Weights(design: .default) },
    GalleryScene("type-rounded", width: 200, height: 240) { Weights(design: .rounded) },
    GalleryScene("type-serif", width: 200, height: 240) { Weights(design: .serif) },
    GalleryScene("type-monospaced", width: 200, height: 240) { Weights(design: .monospaced) },
    GalleryScene("type-italic", width: 200, height: 120) {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "Default 12:30").italic()
            Text(verbatim: "Rounded 12:30").fontDesign(.rounded).italic()
            Text(verbatim: "Serif 12:30").fontDesign(.serif).italic()
            Text(verbatim: "Monospaced").fontDesign(.monospaced).italic()
        }
    },
    GalleryScene("type-large-rounded", width: 200, height: 120) {
        Text(verbatim: "72°").font(.system(size: 76, weight: .semibold, design: .rounded))
    },
    GalleryScene("type-figures", width: 200, height: 80) {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "11:11:11 1,117.10")
            Text(verbatim: "11:11:11 1,117.10").monospacedDigit()
        }
    },
    GalleryScene("type-spacing", width: 200, height: 140) {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "Tracking −1").tracking(-1)
            Text(verbatim: "Tracking 3").tracking(3)
            Text(verbatim: "Kerning 3 ffi").kerning(3)
            Text(verbatim: "Base") + Text(verbatim: "line up").baselineOffset(6) + Text(verbatim: "down").baselineOffset(-6)
        }
    },
    GalleryScene("type-widths", width: 200, height: 130) {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "Compressed 10:45").fontWidth(.compressed)
            Text(verbatim: "Condensed 10:45").fontWidth(.condensed)
            Text(verbatim: "Standard 10:45").fontWidth(.standard)
            Text(verbatim: "Expanded 10:45").fontWidth(.expanded)
        }
    },
    GalleryScene("type-small-capitals", width: 200, height: 120) {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "Gate 12 Kyōto").font(.body.smallCaps())
            Text(verbatim: "Gate 12 Kyōto").font(.body.lowercaseSmallCaps())
            Text(verbatim: "Gate 12 Kyōto").font(.body.uppercaseSmallCaps())
        }
    },
    GalleryScene("type-patterns", width: 200, height: 170) {
        VStack(alignment: .leading, spacing: 6) {
            Text(verbatim: "Solid gypq 東京").underline(pattern: .solid, color: .red)
            Text(verbatim: "Dot gypq 東京").underline(pattern: .dot, color: .red)
            Text(verbatim: "Dash gypq 東京").underline(pattern: .dash, color: .red)
            Text(verbatim: "Dash dot gypq").strikethrough(pattern: .dashDot)
            Text(verbatim: "Dash dot dot").strikethrough(pattern: .dashDotDot, color: .blue)
        }
    },
    GalleryScene("type-too-long", width: 200, height: 190) {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "Grand Hotel Europa Palace Resort").truncationMode(.head)
            Text(verbatim: "Grand Hotel Europa Palace Resort").truncationMode(.middle)
            Text(verbatim: "Grand Hotel Europa Palace Resort").truncationMode(.tail)
            Text(verbatim: "מלון אירופה הגדול בתל אביב יפו")
            Text(verbatim: "Grand Hotel Europa Palace").minimumScaleFactor(0.7)
            Text(verbatim: "Grand Hotel Europa Pal").allowsTightening(true)
        }
        .lineLimit(1)
    },
]
