import SwiftUI
import WidgetKit

/// A flight in large type: where from and where to, then when; what it is called and by which code where there is room.
struct LargeTypeFlight: View {
    let flight: WidgetFlight
    /// The hotel it leads to, where that is shown with it.
    let hotel: String?
    let isSmall: Bool
    let margins: EdgeInsets

    var body: some View {
        LargeTypeLines(layouts: [lines([row], timesTogether), lines([row], timesApart), lines(stacked, timesApart)], margins: margins)
    }

    private typealias Line = LargeTypeLines.Line

    private func lines(_ airports: [Line], _ times: [Line]) -> [Line] {
        var lines = [Line(3) { flight.kicker }] + airports + times
        if let hotel { lines.append(Line(4, gap: 2) { words(hotel) }) }
        lines.append(Line(5, gap: 2) { words(flight.code) })
        if let stops = flight.stopsText { lines.append(Line(6, gap: 2) { words(stops) }) }
        return lines
    }

    /// “07:15 – 06:55 +1”, and the day under it.
    private var timesTogether: [Line] {
        guard let departs = flight.departureTime, let arrives = flight.arrivalTime else { return timesApart }
        let times = Line(0, gap: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                time(departs)
                Text(verbatim: "–")
                arrival(arrives)
            }
            .font(.callout.weight(.semibold)).foregroundColor(.primary)
        }
        return [times, day(1)]
    }

    /// The time it leaves, the day, and the time it lands, each in a line of its own.
    private var timesApart: [Line] {
        guard let departs = flight.departureTime else { return [day(0)] }
        var lines = [Line(0, gap: 2) { time(departs).font(.callout.weight(.semibold)).foregroundColor(.primary) }, day(1)]
        if let arrives = flight.arrivalTime {
            lines.append(
                Line(2, gap: 2) {
                    HStack(alignment: .firstTextBaseline, spacing: 4) {
                        Text(verbatim: "–")
                        arrival(arrives)
                    }
                    .font(.callout).foregroundColor(TripsPalette.secondaryText)
                })
        }
        return lines
    }

    private func day(_ rank: Int) -> Line { Line(rank, gap: 2) { words(flight.departureDate).foregroundColor(.primary) } }

    private func time(_ time: String) -> some View { Text(verbatim: time).monospacedDigit().fixedSize() }

    private func arrival(_ time: String) -> some View {
        TimeWithOffset(time: time, offset: flight.arrivalDayOffset, offsetFont: .caption2, raise: 4)
    }

    /// “LIN ✈ HND”
    private var row: Line {
        Line(0, gap: 2) {
            HStack(spacing: 4) {
                airport(flight.departureAirport)
                Aircraft(size: isSmall ? 15 : 22)
                airport(flight.arrivalAirport)
            }
        }
    }

    /// The flight in two lines, which leaves room for larger letters in a narrow tile.
    private var stacked: [Line] {
        [
            Line(0, gap: 2) { airport(flight.departureAirport) },
            Line(0) {
                HStack(spacing: 6) {
                    Aircraft(size: isSmall ? 15 : 22)
                    airport(flight.arrivalAirport)
                }
            },
        ]
    }

    private func airport(_ code: String) -> some View {
        Text(verbatim: code).font((isSmall ? Font.title2 : .largeTitle).weight(.bold)).foregroundColor(.primary).lineLimit(1).fixedSize()
    }

    private func words(_ text: String) -> some View {
        Text(verbatim: text).font(.callout).foregroundColor(TripsPalette.secondaryText).lineLimit(1).fixedSize()
    }
}
