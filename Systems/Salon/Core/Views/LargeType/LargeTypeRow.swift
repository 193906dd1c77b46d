import SwiftUI
import WidgetKit

/// The time and the customer in one line, below it what is done where there is room.
struct LargeTypeRow: View {
    let appointment: Appointment
    let day: DaySheet
    let font: Font
    var withTreatment = false
    var isBrief = false
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        HStack(spacing: 9) {
            DurationBar(colour: appointment.colour, elapsed: appointment.elapsed(at: day.now))
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .firstTextBaseline, spacing: 9) {
                    LargeTypeTime(appointment: appointment, day: day, font: font.weight(.semibold))
                    LargeTypeName(customer: appointment.customer, font: font, isBrief: isBrief)
                }
                if withTreatment { TreatmentLabel(treatment: appointment.treatment, font: .subheadline) }
            }
            Spacer(minLength: 0)
        }
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(appointment.sentence(day, hidesNames: redaction.contains(.privacy) || redaction.contains(.placeholder)))
    }
}

/// The time at which an appointment begins; of one under way, that it has begun.
struct LargeTypeTime: View {
    let appointment: Appointment
    let day: DaySheet
    let font: Font
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        Group {
            if appointment.isUnderWay(at: day.now) {
                Text("Now", bundle: .module).foregroundColor(SalonColors(mode).nowText).fixedSize()
            } else {
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: DayFormat(day).time(appointment.start)).fixedSize()
                    // Whether it is before noon is known.
                    Text(verbatim: DayFormat(day).clock(appointment.start)).fixedSize()
                }
                .foregroundColor(SalonColors(mode).text(appointment.colour))
            }
        }
        .font(font)
        .monospacedDigit()
        .lineLimit(1)
        .widgetAccentable()
    }
}

/// A customer's name that is rather shorter and smaller than cut.
struct LargeTypeName: View {
    let customer: String
    let font: Font
    /// Whether the name stands beside another's: two letters of it will do.
    var isBrief = false

    var body: some View {
        let name = CustomerName(customer)
        Group {
            if isBrief {
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: name.full).fixedSize()
                    Text(verbatim: name.short).fixedSize()
                    Text(verbatim: name.given).fixedSize()
                    Text(verbatim: name.given).font(.caption).fixedSize()
                    Text(verbatim: name.initials).fixedSize()
                    // Then the time alone.
                    Color.clear.frame(width: 0, height: 0)
                }
            } else {
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: name.full).fixedSize()
                    Text(verbatim: name.short).fixedSize()
                    Text(verbatim: name.given).minimumScaleFactor(0.6).truncationMode(.tail)
                }
            }
        }
        .font(font)
        .foregroundColor(.primary)
        .lineLimit(1)
        .privacySensitive()
    }
}

/// The date and how many appointments are left; of an old copy when it is from, before anything else.
struct LargeTypeHeader: View {
    let day: DaySheet
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        ViewThatFits(in: .horizontal) {
            line(DayFormat(day).weekday(day.now), isBrief: false)
            line(DayFormat(day).shortWeekday(day.now), isBrief: false)
            line(DayFormat(day).shortWeekday(day.now), isBrief: true)
            if day.notes.isEmpty { date(DayFormat(day).shortWeekday(day.now)) } else { NoteLine(day: day, font: .footnote) }
        }
    }

    private func line(_ weekday: String, isBrief: Bool) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            date(weekday)
            Spacer(minLength: 0)
            if day.notes.isEmpty {
                CountLabel(day: day, isBrief: isBrief, font: .footnote).fixedSize()
            } else {
                NoteLine(day: day, font: .footnote).fixedSize()
            }
        }
    }

    private func date(_ weekday: String) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 5) {
            Text(verbatim: weekday).foregroundColor(SalonColors(mode).accent).widgetAccentable()
            Text(verbatim: DayFormat(day).dayNumber(day.now)).foregroundColor(.primary)
        }
        .font(.footnote.weight(.bold))
        .lineLimit(1)
        .fixedSize()
    }
}
