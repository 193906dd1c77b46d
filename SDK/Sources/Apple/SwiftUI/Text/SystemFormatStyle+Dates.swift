import Foundation
import VitrineDrawing
import VitrineWidgetArchive

extension SystemFormatStyle {
    /// "3 minutes, 42 seconds": the difference from an anchor, negative before it.
    public struct DateOffset: SystemDateFormat, Hashable, Codable {
        private let anchor: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: String
        var place = Place()

        public init(
            to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign == .never ? "never" : sign == .automatic ? "automatic" : "always"
        }

        public func calendar(_ calendar: Calendar) -> Self {
            var copy = self
            copy.place.calendar = calendar
            return copy
        }

        var liveStyle: LiveDate.Style {
            .difference(
                from: anchor, fields: allowedFields.live, maximumFields: maxFieldCount,
                sign: sign == "never" ? .never : sign == "automatic" ? .automatic : .always)
        }
    }

    /// "in 5 minutes", "yesterday"; a date further away as itself.
    public struct DateReference: SystemDateFormat, Hashable, Codable {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let thresholdField: Date.RelativeFormatStyle.Field
        var place = Place()

        public init(
            to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }

        public func calendar(_ calendar: Calendar) -> Self {
            var copy = self
            copy.place.calendar = calendar
            return copy
        }

        var liveStyle: LiveDate.Style {
            .reference(
                to: date, fields: allowedFields.live, maximumFields: maxFieldCount,
                threshold: Set([thresholdField]).live.first ?? .day)
        }
    }
}

extension Set<Date.ComponentsFormatStyle.Field> {
    /// Largest first.
    fileprivate var live: [LiveDate.Field] {
        let all: [(Element, LiveDate.Field)] = [
            (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    public static func offset(
        to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
