import Foundation

extension Measurement where UnitType: Dimension {
    /// "5 km", "3.1 miles": a measurement in the unit that the language's region uses for it.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            enum Kind: String, Codable, Sendable { case wide, abbreviated, narrow }
            let kind: Kind
            /// "3 kilometers".
            public static var wide: UnitWidth { UnitWidth(kind: .wide) }
            /// "3 km".
            public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
            /// "3km".
            public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether of a temperature only the degree sign is shown.
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let identifier = locale.identifier
            let plain = "\((numberFormatStyle ?? .number).locale(locale).format(value.value)) \(value.unit.symbol)"
            guard let unit = UnitNames.name(of: value.unit) else { return plain }
            let place = usage?.name.map { " usage/" + $0 } ?? ""
            let width: UnicodeUnits.Width =
                switch self.width.kind {
                case .wide: .wide
                case .abbreviated: .short
                case .narrow: .narrow
                }
            let skeleton = "unit/\(unit) \(width.skeleton)\(place)"
            guard let numberFormatStyle else {
                guard hidesScaleName else { return UnicodeUnits.number(value.value, skeleton: skeleton, locale: identifier) ?? plain }
                // The scale is the region's; its name goes.
                let shown = UnicodeUnits.decimal(value.value, skeleton: skeleton, locale: identifier) ?? value.value
                return UnicodeUnits.number(
                    shown, skeleton: "measure-unit/temperature-generic unit-width-short", locale: identifier) ?? plain
            }
            // The number as it is asked for, in the words of the unit that the region takes.
            let exact = "\(skeleton) .##########"
            guard let converted = UnicodeUnits.decimal(value.value, skeleton: exact, locale: identifier) else { return plain }
            let number = numberFormatStyle.locale(locale).format(converted)
            if hidesScaleName {
                let generic = "measure-unit/temperature-generic unit-width-short .##########"
                return UnicodeUnits.number(converted, skeleton: generic, locale: identifier)?
                    .replacingNumber(converted, by: number, locale: identifier) ?? plain
            }
            return UnicodeUnits.number(value.value, skeleton: exact, locale: identifier)?
                .replacingNumber(converted, by: number, locale: identifier) ?? plain
        }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}

extension String {
    /// ICU's number in a text, replaced by the same number in another form.
    fileprivate func replacingNumber(_ number: Double, by other: String, locale: String) -> String? {
        guard let plain = UnicodeUnits.number(number, skeleton: ".##########", locale: locale), let range = range(of: plain) else {
            return nil
        }
        return replacingCharacters(in: range, with: other)
    }
}
