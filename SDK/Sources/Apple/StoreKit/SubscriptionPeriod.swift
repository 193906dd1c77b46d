import Foundation

/// The period after which a subscription is renewed.
public typealias SubscriptionPeriod = Product.SubscriptionPeriod

extension Product {
    /// The period after which a subscription is renewed.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// The unit in which the period is counted.
        public enum Unit: Hashable, Sendable { case day, week, month, year }

        public let unit: Unit
        /// The number of units.
        public let value: Int

        init(unit: Unit, value: Int) {
            self.unit = unit
            self.value = value
        }

        public static var weekly: SubscriptionPeriod { SubscriptionPeriod(unit: .week, value: 1) }
        public static var monthly: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 1) }
        public static var yearly: SubscriptionPeriod { SubscriptionPeriod(unit: .year, value: 1) }
        public static var everyThreeDays: SubscriptionPeriod { SubscriptionPeriod(unit: .day, value: 3) }
        public static var everyTwoWeeks: SubscriptionPeriod { SubscriptionPeriod(unit: .week, value: 2) }
        public static var everyTwoMonths: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 2) }
        public static var everyThreeMonths: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 3) }
        public static var everySixMonths: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 6) }

        /// The dates of one such period from a date on, by the current calendar.
        public func dateRange(referenceDate: Date = .now) -> Range<Date> {
            let end = Calendar.current.date(byAdding: DateComponents(subscriptionPeriod: self), to: referenceDate) ?? referenceDate
            return referenceDate..<max(referenceDate, end)
        }

        /// Formats the period by a style for two dates, such as a product's `subscriptionPeriodFormatStyle`.
        public func formatted<S: Foundation.FormatStyle>(_ format: S, referenceDate: Date = .now) -> S.FormatOutput
        where S.FormatInput == Range<Date> { format.format(dateRange(referenceDate: referenceDate)) }

        /// Formats the period by a style for a duration.
        public func formatted<S: Foundation.FormatStyle>(_ format: S, referenceDate: Date = .now) -> S.FormatOutput
        where S.FormatInput == Duration {
            let range = dateRange(referenceDate: referenceDate)
            return format.format(.seconds(range.upperBound.timeIntervalSince(range.lowerBound)))
        }
    }
}

extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
    public var debugDescription: String { "\(value) \(unit)\(value == 1 ? "" : "s")" }
}

extension DateComponents {
    /// The units of a subscription's period.
    public init(subscriptionPeriod period: Product.SubscriptionPeriod) {
        self.init()
        switch period.unit {
        case .day: day = period.value
        case .week: weekOfYear = period.value
        case .month: month = period.value
        case .year: year = period.value
        }
    }
}

extension Product.SubscriptionPeriod.Unit {
    /// The format of a unit: "month".
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        let locale: Locale

        init(locale: Locale) { self.locale = locale }

        /// The unit's name, as Unicode's locale data has it.
        public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
            UnicodeUnitNames.name(of: value, locale: locale.identifier) ?? "\(value)"
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(locale: locale) }
    }

    /// The unit's name in the current language, with a capital: "Month".
    public var localizedDescription: String {
        let name = FormatStyle(locale: .current).format(self)
        return name.prefix(1).uppercased(with: .current) + name.dropFirst()
    }

    /// Formats the unit by a style, such as a product's `subscriptionPeriodUnitFormatStyle`.
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
    where S.FormatInput == Product.SubscriptionPeriod.Unit { format.format(self) }
}
