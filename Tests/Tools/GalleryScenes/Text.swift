import SwiftUI
import WidgetTesting

/// 2027-03-14 09:00:00 UTC, when the gallery's dates are read.
private let now = Date(timeIntervalSince1970: 1_805_014_800)

/// Scenes of what modifiers make of words.
let textScenes: [GalleryScene] = [
    GalleryScene("text-styles", width: 240, height: 300) {
        VStack(alignment: .leading) {
            Text("Large title").font(.largeTitle)
            Text("Title").font(.title)
            Text("Title 2").font(.title2)
            Text("Title 3").font(.title3)
            Text("Headline").font(.headline)
            Text("Body")
            Text("Callout").font(.callout)
            Text("Subheadline").font(.subheadline)
            Text("Footnote").font(.footnote)
            Text("Caption").font(.caption)
            Text("Caption 2").font(.caption2)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    },
    GalleryScene("text-looks", width: 240, height: 210) {
        VStack(alignment: .leading, spacing: 6) {
            Text("Underlined ").underline() + Text("dotted ").underline(pattern: .dot)
                + Text("dashed").underline(pattern: .dash, color: .red)
            Text("Struck").strikethrough() + Text(" and in orange").strikethrough(pattern: .dashDot, color: .orange)
            Text("Tracked").tracking(3) + Text(" raised").font(.caption).baselineOffset(6)
                + Text(" lowered").font(.caption).baselineOffset(-4)
            Text("upper case").textCase(.uppercase).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
            Text("Small capitals").font(.body.smallCaps())
            Text("72").font(.largeTitle) + Text(" bpm").font(.largeTitle).textScale(.secondary).foregroundStyle(.secondary)
            Text("Condensed").fontWidth(.condensed) + Text(" expanded").fontWidth(.expanded)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    },
    GalleryScene("text-markdown", width: 240, height: 160) {
        VStack(alignment: .leading, spacing: 6) {
            Text("Take the **second** _left_, ***not*** the ~~first~~ one.")
            Text("Run `make gallery` or read the [manual](https://example.com/manual).")
            Text("\(Image(systemName: "star.fill")) 4.8 \(Image(systemName: "heart")) 312").foregroundStyle(.orange)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    },
    GalleryScene("text-attributed", width: 240, height: 90) {
        VStack(alignment: .leading, spacing: 6) {
            Text(boarding)
            Text("Gate closes").foregroundStyle(LinearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing)).bold()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    },
    GalleryScene("text-lines", width: 240, height: 230) {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: sentence).lineLimit(1)
            Text(verbatim: sentence).lineLimit(1).truncationMode(.head)
            Text(verbatim: sentence).lineLimit(1).truncationMode(.middle)
            Text(verbatim: sentence).lineLimit(1).minimumScaleFactor(0.6)
            Text(verbatim: "Reserved").lineLimit(2, reservesSpace: true).background(.quaternary)
            Text(verbatim: sentence).lineLimit(2).multilineTextAlignment(.trailing).lineSpacing(4)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    },
    GalleryScene("text-dates", width: 240, height: 280) { dates() },
    GalleryScene("text-dates-german", width: 240, height: 280) { dates().environment(\.locale, Locale(identifier: "de_DE")) },
    GalleryScene("text-dates-japanese", width: 240, height: 280) { dates().environment(\.locale, Locale(identifier: "ja_JP")) },
    GalleryScene("text-dates-arabic", width: 240, height: 280) { dates().environment(\.locale, Locale(identifier: "ar_EG")) },
]

private let sentence = "The train to Leeds leaves at noon from platform nine and three quarters"

private var boarding: AttributedString {
    var gate = AttributedString("Gate 42")
    gate.font = .headline
    gate.foregroundColor = .red
    var rest = AttributedString(" boards at noon")
    rest.backgroundColor = .yellow.opacity(0.4)
    rest.underlineStyle = Text.LineStyle(pattern: .dash)
    return gate + rest
}

@MainActor private func dates() -> some View {
    VStack(alignment: .leading, spacing: 6) {
        Text(now.addingTimeInterval(3909), style: .timer).monospacedDigit()
        Text(now.addingTimeInterval(7500), style: .relative)
        Text(now.addingTimeInterval(674), style: .offset)
        Text(now, style: .date)
        Text(now, style: .time)
        Text(now...now.addingTimeInterval(12_000))
        Text(timerInterval: now...now.addingTimeInterval(257))
        Text(.currentDate, format: .reference(to: now.addingTimeInterval(300)))
        Text(.currentDate, format: .offset(to: now.addingTimeInterval(-222)))
        Text(.currentDate, format: .stopwatch(startingAt: now.addingTimeInterval(-83.45))).multilineTextAlignment(.trailing)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    ._environment {
        $0.pictureDate = now
        $0.timeZone = .gmt
    }
}
