import SwiftUI
import WidgetKit

/// A stay: the hotel's picture, its name, and how long the traveller is there.
public struct HotelBookingView: View {
    let booking: WidgetBooking
    let hotel: WidgetHotel
    /// What the tile is drawn as; half of a large one looks like a medium one.
    let family: WidgetFamily
    private let picture: UIImage?
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.dynamicTypeSize) private var typeSize

    public init(booking: WidgetBooking, hotel: WidgetHotel, family: WidgetFamily) {
        self.booking = booking
        self.hotel = hotel
        self.family = family
        picture = hotel.picture(in: family)
    }

    public var body: some View {
        Group {
            if typeSize > family.largestBoardType {
                LargeTypeHotel(hotel: hotel, picture: family == .systemLarge ? picture : nil, margins: margins)
            } else {
                switch family {
                case .systemSmall: small
                case .systemMedium: medium
                default: large
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(hotel.sentence)
    }

    @ViewBuilder private var small: some View {
        if let picture {
            VStack(alignment: .leading, spacing: 0) {
                HotelPhoto(picture: picture).frame(height: 72)
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: hotel.name).font(.subheadline.weight(.semibold)).foregroundColor(.primary).lineLimit(2)
                    Spacer(minLength: 2)
                    // Where both do not fit, the date goes.
                    ViewThatFits(in: .horizontal) {
                        Text(verbatim: hotel.nights + " · " + hotel.date)
                        Text(verbatim: hotel.nights)
                    }
                    .font(.caption).foregroundColor(TripsPalette.secondaryText).lineLimit(1)
                }
                .padding(EdgeInsets(top: 8, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing))
            }
            .overlay(alignment: .topTrailing) { score(isLarge: false).padding(12) }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                kickerAndScore
                Text(verbatim: hotel.name).font(.headline).foregroundColor(.primary).lineLimit(2)
                    .minimumScaleFactor(0.75).padding(.top, 10)
                Spacer(minLength: 2)
                Text(verbatim: hotel.nights).font(.subheadline.weight(.semibold)).foregroundColor(.primary)
                Text("from \(hotel.date)", bundle: .module).font(.caption).foregroundColor(TripsPalette.secondaryText)
                    .padding(.top, 3)
            }
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .padding(margins)
        }
    }

    private var medium: some View {
        HStack(spacing: 0) {
            if let picture { HotelPhoto(picture: picture).frame(width: 116) }
            VStack(alignment: .leading, spacing: 0) {
                kickerAndScore
                Text(verbatim: hotel.name).font(.headline).foregroundColor(.primary).lineLimit(1)
                    .minimumScaleFactor(0.75).padding(.top, 8)
                Text(verbatim: hotel.address).font(.footnote).foregroundColor(TripsPalette.secondaryText).lineLimit(2).padding(.top, 2)
                Spacer(minLength: 4)
                HStack(spacing: 5) {
                    Image(systemName: "moon.fill").font(.system(size: 13)).foregroundColor(TripsPalette.accent).widgetAccentable()
                    Text(verbatim: hotel.nights).fontWeight(.semibold).foregroundColor(.primary).layoutPriority(1)
                    Text("from \(hotel.date)", bundle: .module).foregroundColor(TripsPalette.secondaryText)
                }
                .font(.subheadline).lineLimit(1).minimumScaleFactor(0.75)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: margins.top, leading: 16, bottom: margins.bottom, trailing: margins.trailing))
        }
    }

    @ViewBuilder private var large: some View {
        if let picture {
            VStack(alignment: .leading, spacing: 0) {
                // A stay that is the whole trip has no rail; the picture takes its place.
                HotelPhoto(picture: picture).frame(height: (booking.steps.count > 1 ? 152 : 214) - (typeSize > .large ? 44 : 0))
                    .overlay(alignment: .topTrailing) { score(isLarge: true).padding(16) }
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: hotel.name).font(.title2.weight(.bold)).foregroundColor(.primary).lineLimit(1)
                        .minimumScaleFactor(0.75)
                    Text(verbatim: hotel.address).font(.footnote).foregroundColor(TripsPalette.secondaryText)
                        .lineLimit(2).layoutPriority(1).padding(.top, 2)
                    Spacer(minLength: 8)
                    stay(hairline: 12)
                }
                .padding(EdgeInsets(top: 14.5, leading: margins.leading, bottom: 24, trailing: margins.trailing))
            }
        } else {
            // Without a picture the stay is a pass like a flight.
            VStack(alignment: .leading, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    kickerAndScore
                    Spacer(minLength: 8)
                    Text(verbatim: hotel.name).font(.title.weight(.bold)).foregroundColor(.primary).lineLimit(2)
                        .minimumScaleFactor(0.75)
                    Text(verbatim: hotel.address).font(.subheadline).foregroundColor(TripsPalette.secondaryText).lineLimit(2)
                        .padding(.top, 4)
                }
                .padding(EdgeInsets(top: margins.top, leading: margins.leading, bottom: 24, trailing: margins.trailing))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                stay(hairline: 17)
                    .padding(EdgeInsets(top: 14.5, leading: margins.leading, bottom: 24, trailing: margins.trailing))
                    .background(TripsPalette.stub)
                    .overlay(alignment: .top) { Perforation(axis: .horizontal).frame(height: 14).offset(y: -7) }
            }
        }
    }

    /// The stay: when and how long, and where in the trip that is.
    private func stay(hairline: CGFloat) -> some View {
        VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                LabelledValue(label: Text("Check-in", bundle: .module), value: hotel.date)
                    .frame(maxWidth: .infinity, alignment: .leading)
                LabelledValue(label: Text("Stay", bundle: .module), value: hotel.nights)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            if booking.steps.count > 1 {
                Hairline().padding(.top, hairline)
                StepRail(steps: booking.steps, current: booking.currentStep).padding(.top, 27)
            }
        }
        // Whatever else wants room: what it says is never smaller for it.
        .fixedSize(horizontal: false, vertical: true)
    }

    private var kickerAndScore: some View {
        HStack(spacing: 0) {
            hotel.kicker
            Spacer(minLength: 4)
            score(isLarge: false)
        }
        .frame(height: 22)
        .padding(.top, -2)
    }

    @ViewBuilder private func score(isLarge: Bool) -> some View {
        if let reviewScore = hotel.reviewScore { ReviewScore(score: reviewScore, isLarge: isLarge) }
    }
}
