import SwiftUI
import WidgetKit

/// A stay in large type: the hotel's name, then how long and from when; its address and its picture where there is room.
struct LargeTypeHotel: View {
    let hotel: WidgetHotel
    let picture: UIImage?
    let margins: EdgeInsets

    var body: some View {
        GeometryReader { tile in
            LargeTypeLines(layouts: [lines(max(tile.size.width - margins.leading - margins.trailing, 1))], margins: margins)
        }
    }

    private func lines(_ width: CGFloat) -> [LargeTypeLines.Line] {
        typealias Line = LargeTypeLines.Line
        var lines: [Line] = []
        if let picture {
            lines.append(
                Line(5) { HotelPhoto(picture: picture).frame(width: width, height: 96).clipShape(RoundedRectangle(cornerRadius: 12)) })
        }
        lines.append(Line(3, gap: 8) { kickerAndScore })
        lines.append(
            Line(0, gap: 2) { WrappedText(text: hotel.name, font: .callout.weight(.semibold), width: width).foregroundColor(.primary) })
        lines.append(
            Line(4, gap: 2) { WrappedText(text: hotel.address, font: .footnote, width: width).foregroundColor(TripsPalette.secondaryText) })
        lines.append(Line(0, gap: 4) { Text(verbatim: hotel.nights).font(.callout).foregroundColor(.primary).lineLimit(1).fixedSize() })
        lines.append(
            Line(1, gap: 2) {
                Text("from \(hotel.date)", bundle: .module).font(.callout).foregroundColor(TripsPalette.secondaryText).lineLimit(1)
                    .fixedSize()
            })
        return lines
    }

    private var kickerAndScore: some View {
        HStack(spacing: 8) {
            hotel.kicker
            if let score = hotel.reviewScore { ReviewScore(score: score) }
        }
    }
}
