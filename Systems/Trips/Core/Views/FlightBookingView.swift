import SwiftUI
import WidgetKit

/// A flight as a boarding pass: the pair of airports is what one looks at, the stub holds what is checked second.
public struct FlightBookingView: View {
    let booking: WidgetBooking
    let flight: WidgetFlight
    /// What the tile is drawn as; half of a large one looks like a medium one.
    let family: WidgetFamily
    @Environment(\.widgetContentMargins) private var margins

    public init(booking: WidgetBooking, flight: WidgetFlight, family: WidgetFamily) {
        self.booking = booking
        self.flight = flight
        self.family = family
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
        .accessibilityLabel(flight.sentence)
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
                HStack(spacing: 4) {
                    Text(verbatim: flight.departureTime ?? "")
                    Spacer(minLength: 0)
                    TimeWithOffset(time: flight.arrivalTime ?? "", offset: flight.arrivalDayOffset, offsetFont: .caption2, raise: 4)
                }
                .font(.footnote.weight(.medium)).foregroundColor(TripsPalette.secondaryText)
                .padding(.top, 1)
            }
            .padding(EdgeInsets(top: margins.top, leading: margins.leading, bottom: 14, trailing: margins.trailing))
            .frame(height: 98)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: flight.departureDate).font(.subheadline.weight(.semibold)).foregroundColor(.primary)
                Group {
                    if let hotel = booking.hotel {
                        Text(verbatim: hotel.name)
                    } else {
                        Text(verbatim: codeAndStops)
                    }
                }
                .font(.caption).foregroundColor(TripsPalette.secondaryText)
            }
            .lineLimit(1)
            .padding(.horizontal, margins.leading)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .background(TripsPalette.stub)
        }
        .overlay(alignment: .top) { Perforation(axis: .horizontal).frame(height: 14).offset(y: 91) }
    }

    private var medium: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                flight.kicker
                Spacer(minLength: 2)
                HStack(spacing: 16) {
                    Text(verbatim: flight.departureAirport).fixedSize()
                    FlightArc(symbolSize: 16, height: 15)
                    Text(verbatim: flight.arrivalAirport).fixedSize()
                }
                .font(.largeTitle.weight(.bold)).foregroundColor(.primary)
                times(.headline, raise: 4, offsetFont: .caption2, dates: .caption)
                if let hotel = booking.hotel {
                    Text(verbatim: hotel.name).font(.footnote).foregroundColor(.primary).lineLimit(1).padding(.top, 2)
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
                HStack(spacing: 20) {
                    VStack(alignment: .leading, spacing: 0) {
                        Text(verbatim: flight.departureAirport).font(.largeTitle.weight(.bold)).foregroundColor(.primary).fixedSize()
                        city(flight.departureCity)
                    }
                    .layoutPriority(1)
                    FlightArc(symbolSize: 20, height: 26)
                    VStack(alignment: .trailing, spacing: 0) {
                        Text(verbatim: flight.arrivalAirport).font(.largeTitle.weight(.bold)).foregroundColor(.primary).fixedSize()
                        city(flight.arrivalCity)
                    }
                    .layoutPriority(1)
                }
                Spacer(minLength: 8)
                times(.title2.weight(.semibold), raise: 5, offsetFont: .footnote, dates: .footnote)
                Spacer(minLength: 8)
            }
            .padding(EdgeInsets(top: margins.top, leading: margins.leading, bottom: 12, trailing: margins.trailing))
            .frame(height: 205)
            VStack(spacing: 12) {
                HStack {
                    LabelledValue(label: Text("Flight", bundle: .module), value: flight.code)
                    Spacer()
                    if let stops = flight.stopsText {
                        LabelledValue(label: Text("Stops", bundle: .module), value: stops, alignment: .trailing)
                    }
                }
                if booking.steps.count > 1 {
                    Divider()
                    Spacer(minLength: 0)
                    StepRail(steps: booking.steps, current: booking.currentStep)
                    Spacer(minLength: 0)
                } else {
                    Spacer(minLength: 0)
                }
            }
            .padding(EdgeInsets(top: 16, leading: margins.leading, bottom: 8, trailing: margins.trailing))
            .frame(maxHeight: .infinity)
            .background(TripsPalette.stub)
        }
        .overlay(alignment: .top) { Perforation(axis: .horizontal).frame(height: 14).offset(y: 198) }
    }

    @ViewBuilder private func city(_ name: String?) -> some View {
        if let name {
            Text(verbatim: name).font(.subheadline).foregroundColor(TripsPalette.secondaryText).lineLimit(1).truncationMode(.tail)
                .frame(maxWidth: 118, alignment: .leading).fixedSize(horizontal: true, vertical: false)
        }
    }

    private func times(_ font: Font, raise: CGFloat, offsetFont: Font, dates: Font) -> some View {
        HStack(alignment: .top, spacing: 8) {
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: flight.departureTime ?? "").font(font).monospacedDigit().foregroundColor(.primary)
                Text(verbatim: flight.departureDate).font(dates).foregroundColor(TripsPalette.secondaryText)
            }
            Spacer(minLength: 0)
            VStack(alignment: .trailing, spacing: 1) {
                TimeWithOffset(time: flight.arrivalTime ?? "", offset: flight.arrivalDayOffset, offsetFont: offsetFont, raise: raise)
                    .font(font).foregroundColor(.primary)
                Text(verbatim: flight.arrivalDate).font(dates).foregroundColor(TripsPalette.secondaryText)
            }
        }
        .lineLimit(1)
    }
}
