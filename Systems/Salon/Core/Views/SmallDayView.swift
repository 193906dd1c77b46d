import SwiftUI
import WidgetKit

/// The next appointment, or the one under way, and the one after.
struct SmallDayView: View {
    let day: DaySheet
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            if let first = day.first {
                Spacer(minLength: 2).frame(maxHeight: 7)
                appointment(first)
                Spacer(minLength: 2)
                second
            } else if let message = SalonMessage(.day(day)) {
                Spacer(minLength: 4)
                SmallMessage(message: message)
            }
        }
        // The figures' own line is higher than they are: they stand as far from the edge as the rest.
        .padding(.top, -3)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var number: some View {
        Text(verbatim: DayFormat(day).dayNumber(day.now)).font(.title.weight(.bold)).foregroundColor(.primary).fixedSize()
    }

    @ViewBuilder private var header: some View { if day.notes.isEmpty { usualHeader } else { notedHeader } }

    /// The header with notes: a note stands in a line of its own, below the weekday; of two notes the second stands beside the weekday.
    private var notedHeader: some View {
        HStack(spacing: 6) {
            number
            VStack(alignment: .leading, spacing: 0) {
                if day.age != nil, day.isElsewhere {
                    HStack(alignment: .firstTextBaseline, spacing: 4) {
                        weekday(DayFormat(day).shortWeekday(day.now), withCount: false).fixedSize()
                        ZoneLabel(day: day, font: .caption2)
                    }
                } else {
                    ViewThatFits(in: .horizontal) {
                        weekday(DayFormat(day).weekday(day.now), withCount: true)
                        weekday(DayFormat(day).shortWeekday(day.now), withCount: true)
                        weekday(DayFormat(day).weekday(day.now), withCount: false)
                        weekday(DayFormat(day).shortWeekday(day.now), withCount: false)
                    }
                }
                if day.age != nil {
                    CountLabel(day: day, isBrief: true, font: .caption2).minimumScaleFactor(0.75)
                } else {
                    ZoneLabel(day: day, font: .caption2)
                }
            }
        }
        .frame(height: 34)
    }

    private var usualHeader: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            number
            ViewThatFits(in: .horizontal) {
                weekday(DayFormat(day).weekday(day.now), withCount: true)
                weekday(DayFormat(day).shortWeekday(day.now), withCount: true)
                weekday(DayFormat(day).weekday(day.now), withCount: false)
                weekday(DayFormat(day).shortWeekday(day.now), withCount: false)
            }
            .padding(.leading, 6)
        }
        .frame(height: 34)
    }

    private func weekday(_ name: String, withCount: Bool) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text(verbatim: name).font(.footnote.weight(.semibold)).foregroundColor(SalonColors(mode).accent).fixedSize().widgetAccentable()
            Spacer(minLength: withCount ? 6 : 0)
            if withCount, day.phase == .busy {
                if day.underWay.isEmpty {
                    // The number of those left is not known where the copy is old.
                    if day.asOf == nil { CountLabel(day: day, isBrief: true).fixedSize() }
                } else {
                    Text("Now", bundle: .module).font(.caption.weight(.bold)).foregroundColor(SalonColors(mode).nowText).fixedSize()
                        .widgetAccentable()
                }
            }
        }
    }

    private func appointment(_ first: Appointment) -> some View {
        HStack(spacing: 9) {
            DurationBar(colour: first.colour, elapsed: first.elapsed(at: day.now), height: 52)
            VStack(alignment: .leading, spacing: 0) {
                AppointmentTime(appointment: first, day: day, font: .caption.weight(.semibold), color: SalonColors(mode).accent)
                CustomerLabel(customer: first.customer)
                TreatmentLabel(treatment: first.treatment)
            }
        }
    }

    @ViewBuilder private var second: some View {
        if let second = day.left.dropFirst().first {
            HStack(spacing: 9) {
                DurationBar(colour: second.colour, elapsed: second.elapsed(at: day.now), height: 16)
                HStack(alignment: .firstTextBaseline, spacing: 9) {
                    Text(verbatim: DayFormat(day).time(second.start)).font(.caption.weight(.semibold)).monospacedDigit()
                        .foregroundColor(.primary).fixedSize()
                    Text(verbatim: CustomerName(second.customer).short).font(.caption).foregroundColor(SalonColors(mode).secondaryText)
                        .lineLimit(1).truncationMode(.tail).privacySensitive()
                }
            }
        }
    }
}
