import SwiftUI
import UIKit
import WidgetKit

/// A stay: the hotel's picture, its name, and how long the traveller is there.
public struct HotelBookingView: View {
    let booking: WidgetBooking
    let hotel: WidgetHotel
    /// What the tile is drawn as; half of a large one looks like a medium one.
    let family: WidgetFamily
    private let picture: UIImage?
    @Environment(\.widgetContentMargins) private var margins

    public init(booking: WidgetBooking, hotel: WidgetHotel, family: WidgetFamily) {
        self.booking = booking
        self.hotel = hotel
        self.family = family
        picture = hotel.picture
    }

    public var body: some View {
        Group {
            switch family {
            case .systemSmall: small
            case .systemMedium: medium
            default: large
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
                    Text(verbatim: hotel.nights + " · " + hotel.date).font(.caption).foregroundColor(TripsPalette.secondaryText)
                        .lineLimit(1)
                }
                .padding(EdgeInsets(top: 8, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing))
            }
            .overlay(alignment: .topTrailing) { score(isLarge: false).padding(12) }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                kickerAndScore
                Text(verbatim: hotel.name).font(.headline).foregroundColor(.primary).lineLimit(2).padding(.top, 8)
                Spacer(minLength: 2)
                Text(verbatim: hotel.nights).font(.subheadline.weight(.semibold)).foregroundColor(.primary)
                Text("from \(hotel.date)", bundle: .module).font(.caption).foregroundColor(TripsPalette.secondaryText)
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
                Text(verbatim: hotel.name).font(.headline).foregroundColor(.primary).lineLimit(1).padding(.top, 8)
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

    private var large: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let picture {
                HotelPhoto(picture: picture).frame(height: 152)
                    .overlay(alignment: .topTrailing) { score(isLarge: true).padding(16) }
            } else {
                kickerAndScore.padding(EdgeInsets(top: margins.top, leading: margins.leading, bottom: 12, trailing: margins.trailing))
            }
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: hotel.name).font(.title2.weight(.bold)).foregroundColor(.primary).lineLimit(picture == nil ? 2 : 1)
                Text(verbatim: hotel.address).font(.footnote).foregroundColor(TripsPalette.secondaryText)
                    .lineLimit(picture == nil ? 2 : 1).padding(.top, 2)
                Spacer(minLength: 8)
                HStack(alignment: .top, spacing: 0) {
                    LabelledValue(label: Text("Check-in", bundle: .module), value: hotel.date)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    LabelledValue(label: Text("Stay", bundle: .module), value: hotel.nights)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                if booking.steps.count > 1 {
                    Divider().padding(.top, 14)
                    Spacer(minLength: 8)
                    StepRail(steps: booking.steps, current: booking.currentStep)
                }
            }
            .padding(EdgeInsets(top: picture == nil ? 0 : 13, leading: margins.leading, bottom: 24, trailing: margins.trailing))
        }
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
