import SwiftUI
import WidgetKit

/// A flight as a boarding pass: the pair of airports is what one looks at, the stub holds what is checked second.
public struct FlightBookingView: View {
    let booking: WidgetBooking
    let flight: WidgetFlight
    /// What the tile is drawn as; half of a large one looks like a medium one.
    let family: WidgetFamily
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.dynamicTypeSize) private var typeSize

    public init(booking: WidgetBooking, flight: WidgetFlight, family: WidgetFamily) {
        self.booking = booking
        self.flight = flight
        self.family = family
    }

    public var body: some View {
        Group {
            if typeSize > family.largestBoardType {
                LargeTypeFlight(flight: flight, hotel: booking.hotel?.name, isSmall: family == .systemSmall, margins: margins)
            } else {
                switch family {
                case .systemSmall: small
                case .systemMedium: medium
                default: large
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(flight.sentence(hotel: booking.hotel?.name))
    }

    /// “AZ 792 · Direct”
    private var codeAndStops: String { [flight.code, flight.stopsText].compactMap(\.self).joined(separator: " · ") }

    private var small: some View {
        VStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                flight.kicker
                Spacer(minLength: 4)
                HStack(spacing: 4) {
                    Text(verbatim: flight.departureAirport).fixedSize()
                    Spacer(minLength: 0)
                    Aircraft(size: 15)
                    Spacer(minLength: 0)
                    Text(verbatim: flight.arrivalAirport).fixedSize()
                }
                .font(.title2.weight(.bold)).foregroundColor(.primary)
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    Text(verbatim: flight.departureTime ?? "").monospacedDigit()
                    Spacer(minLength: 0)
                    TimeWithOffset(time: flight.arrivalTime ?? "", offset: flight.arrivalDayOffset, offsetFont: .caption2, raise: 4)
                }
                .font(.footnote.weight(.medium)).foregroundColor(TripsPalette.secondaryText)
                .padding(.top, 1)
            }
            .padding(EdgeInsets(top: margins.top, leading: margins.leading, bottom: 13.5, trailing: margins.trailing))
            .frame(maxHeight: .infinity)
            smallStub
                .padding(EdgeInsets(top: 8, leading: margins.leading, bottom: 0, trailing: margins.trailing))
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(height: 60, alignment: .top)
                .background(TripsPalette.stub)
                .overlay(alignment: .top) { Perforation(axis: .horizontal).frame(height: 14).offset(y: -7) }
        }
    }

    /// The day over code and stops; with a hotel its name is the last line, and the code moves up.
    private var smallStub: some View {
        VStack(alignment: .leading, spacing: 2) {
            ViewThatFits(in: .horizontal) {
                if booking.hotel != nil {
                    HStack(alignment: .firstTextBaseline, spacing: 4) {
                        day
                        Spacer(minLength: 0)
                        Text(verbatim: flight.code).font(.caption).foregroundColor(TripsPalette.secondaryText)
                    }
                }
                day
            }
            Group {
                if let hotel = booking.hotel {
                    Text(verbatim: hotel.name).minimumScaleFactor(0.75)
                } else {
                    // Where both do not fit, the stops go.
                    ViewThatFits(in: .horizontal) {
                        Text(verbatim: codeAndStops)
                        Text(verbatim: flight.code)
                    }
                }
            }
            .font(.caption).foregroundColor(TripsPalette.secondaryText)
        }
        .lineLimit(1)
    }

    private var day: some View {
        Text(verbatim: flight.departureDate).font(.subheadline.weight(.semibold)).foregroundColor(.primary)
    }

    private var medium: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                flight.kicker
                Spacer(minLength: 2)
                airports(
                    FlightArc(symbolSize: 16, height: 15).frame(minWidth: 24, maxWidth: 52).alignmentGuide(.firstTextBaseline) {
                        $0[.bottom] + 1.5
                    }
                )
                .padding(.bottom, 2.5)
                times(.headline, raise: 4, offsetFont: .caption2, dates: .caption, gap: 2.5)
                if let hotel = booking.hotel {
                    HStack(spacing: 5) {
                        Image(systemName: "bed.double.fill").foregroundColor(TripsPalette.accent).widgetAccentable()
                        Text(verbatim: hotel.name).foregroundColor(.primary).lineLimit(1)
                    }
                    .font(.footnote)
                    .padding(.top, 5)
                }
            }
            .padding(EdgeInsets(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: 16))
            VStack(alignment: .leading, spacing: 0) {
                LabelledValue(label: Text("Flight", bundle: .module), value: flight.code)
                Spacer(minLength: 8)
                if let stops = flight.stopsText { LabelledValue(label: Text("Stops", bundle: .module), value: stops) }
            }
            .padding(EdgeInsets(top: margins.top, leading: 16, bottom: margins.bottom, trailing: 8))
            .frame(width: 96, alignment: .leading)
            .background(TripsPalette.stub)
        }
        .overlay(alignment: .trailing) { Perforation(axis: .vertical).frame(width: 14).offset(x: -89) }
    }

    private var large: some View {
        VStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                flight.kicker
                Spacer(minLength: 8)
                airports(
                    FlightArc(symbolSize: 20, height: 19).frame(minWidth: 24, maxWidth: 106).alignmentGuide(.firstTextBaseline) {
                        $0[.bottom] - 3
                    })
                HStack(spacing: 12) {
                    city(flight.departureCity)
                    Spacer(minLength: 0)
                    city(flight.arrivalCity)
                }
                Spacer(minLength: 4).frame(maxHeight: 14)
                times(.title2.weight(.semibold), raise: 5, offsetFont: .footnote, dates: .footnote)
                Spacer(minLength: 8)
            }
            .padding(EdgeInsets(top: margins.top, leading: margins.leading, bottom: 16, trailing: margins.trailing))
            .frame(maxHeight: .infinity)
            VStack(spacing: 0) {
                HStack {
                    LabelledValue(label: Text("Flight", bundle: .module), value: flight.code)
                    Spacer()
                    if let stops = flight.stopsText {
                        LabelledValue(label: Text("Stops", bundle: .module), value: stops, alignment: .trailing)
                    }
                }
                if booking.steps.count > 1 {
                    Hairline().padding(.top, 17)
                    StepRail(steps: booking.steps, current: booking.currentStep).padding(.top, 27)
                }
            }
            .padding(EdgeInsets(top: 14.5, leading: margins.leading, bottom: 24, trailing: margins.trailing))
            .background(TripsPalette.stub)
            .overlay(alignment: .top) { Perforation(axis: .horizontal).frame(height: 14).offset(y: -7) }
        }
    }

    private func airports(_ way: some View) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text(verbatim: flight.departureAirport).fixedSize()
            Spacer(minLength: 8)
            // The way is as long as it may be; the airports are never cut.
            way.layoutPriority(1)
            Spacer(minLength: 8)
            Text(verbatim: flight.arrivalAirport).fixedSize()
        }
        .font(.largeTitle.weight(.bold)).foregroundColor(.primary)
    }

    @ViewBuilder private func city(_ name: String?) -> some View {
        if let name {
            Text(verbatim: name).font(.subheadline).foregroundColor(TripsPalette.secondaryText).lineLimit(1)
        }
    }

    private func times(_ font: Font, raise: CGFloat, offsetFont: Font, dates: Font, gap: CGFloat = 1) -> some View {
        VStack(spacing: gap) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text(verbatim: flight.departureTime ?? "").monospacedDigit()
                Spacer(minLength: 0)
                TimeWithOffset(time: flight.arrivalTime ?? "", offset: flight.arrivalDayOffset, offsetFont: offsetFont, raise: raise)
            }
            .font(font).foregroundColor(.primary)
            HStack(spacing: 8) {
                Text(verbatim: flight.departureDate)
                Spacer(minLength: 0)
                Text(verbatim: flight.arrivalDate)
            }
            .font(dates).foregroundColor(TripsPalette.secondaryText)
        }
        .lineLimit(1)
    }
}
