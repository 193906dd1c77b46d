import SwiftUI
import WidgetKit

/// A tile for readers who have set larger letters: fewer lines of fewer words, none of them squeezed. What is done goes first, then rows
/// down to two, then the date.
struct LargeTypeTile: View {
    let state: SalonState
    let family: WidgetFamily

    /// Whether the usual tile has no room for letters of this size. The large one keeps its hours until letters are very large.
    static func isFor(_ size: DynamicTypeSize, _ family: WidgetFamily) -> Bool {
        switch family {
        case .systemSmall, .systemMedium: size > .large
        default: size.isAccessibilitySize
        }
    }

    var body: some View {
        Group {
            if case .day(let day) = state, !day.left.isEmpty {
                if family == .systemSmall {
                    LargeTypeNext(day: day)
                } else {
                    LargeTypeRows(day: day, most: family == .systemMedium ? 3 : 5)
                }
            } else if let message = SalonMessage(state) {
                LargeTypeMessage(message: message, state: state, family: family)
                    .dynamicTypeSize(...(family == .systemMedium ? DynamicTypeSize.accessibility3 : .accessibility5))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        // Beyond these there is no room for one name.
        .dynamicTypeSize(...(family == .systemSmall ? DynamicTypeSize.accessibility3 : .accessibility5))
    }
}

/// The small tile: the next appointment, and the one after where there is room.
private struct LargeTypeNext: View {
    let day: DaySheet

    var body: some View {
        ViewThatFits(in: .vertical) {
            lines(treatment: true, second: true)
            lines(treatment: false, second: true)
            lines(treatment: true, second: false)
            lines(treatment: false, second: false)
            // How old it is and whose times it has must be said, however small.
            lines(header: !day.notes.isEmpty, headerSize: .xSmall, treatment: false, second: false)
        }
    }

    @ViewBuilder private func lines(
        header: Bool = true, headerSize: DynamicTypeSize = .accessibility1, treatment: Bool, second: Bool
    ) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if header { LargeTypeHeader(day: day).dynamicTypeSize(...headerSize) }
            if let first = day.first {
                HStack(spacing: 9) {
                    DurationBar(colour: first.colour, elapsed: first.elapsed(at: day.now))
                    VStack(alignment: .leading, spacing: 0) {
                        LargeTypeTime(appointment: first, day: day, font: .subheadline.weight(.semibold))
                        LargeTypeName(customer: first.customer, font: .headline)
                        if treatment { TreatmentLabel(treatment: first.treatment, font: .subheadline) }
                    }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
            if second, let second = day.left.dropFirst().first {
                LargeTypeRow(appointment: second, day: day, font: .footnote, isBrief: true)
            }
        }
    }
}

/// The medium and the large tile: as many appointments as there is room for.
private struct LargeTypeRows: View {
    let day: DaySheet
    let most: Int

    var body: some View {
        ViewThatFits(in: .vertical) {
            rows(most, treatments: true)
            rows(most, treatments: false)
            rows(4, treatments: false)
            rows(3, treatments: false)
            rows(2, treatments: false)
            rows(2, header: false, treatments: false)
            rows(1, treatments: true)
            rows(1, treatments: false)
            rows(1, header: false, treatments: false)
        }
    }

    @ViewBuilder private func rows(_ count: Int, header: Bool = true, treatments: Bool) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            // How old it is and whose times it has must be said.
            if header || !day.notes.isEmpty {
                LargeTypeHeader(day: day).dynamicTypeSize(...DynamicTypeSize.accessibility1)
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(day.dateSentence)
            }
            ForEach(day.left.prefix(count)) { appointment in
                Link(destination: SalonLink.event(appointment.id).url) {
                    LargeTypeRow(appointment: appointment, day: day, font: .headline, withTreatment: treatments)
                }
            }
        }
    }
}
