import SwiftUI
import WidgetKit

/// The tile in the states that a stylist meets on a day.
struct SalonPreviews: PreviewProvider {
    static var previews: some View {
        ForEach([WidgetFamily.systemSmall, .systemMedium, .systemLarge], id: \.self) { family in
            Group {
                SalonView(entry: SalonEntry(date: Date(), state: sample))
                SalonView(entry: SalonEntry(date: Date(), state: .signedOut))
                SalonView(entry: SalonEntry(date: Date(), state: .unavailable))
                SalonView(entry: SalonEntry(date: Date(), state: sample)).redacted(reason: .placeholder)
            }
            .previewContext(WidgetPreviewContext(family: family))
        }
    }

    private static var sample: SalonState { SampleDay.state(now: Date(), locale: .current, timeZone: .current) }
}
