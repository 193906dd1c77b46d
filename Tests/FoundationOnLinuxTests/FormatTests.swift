import Foundation
import FoundationMissing
import Testing

@Suite("Formats that Foundation lacks on Linux")
struct FormatTests {
    private func plain(_ text: String?) -> String? {
        text?.replacingOccurrences(of: "[\u{A0}\u{202F}\u{2009}\u{200F}]", with: " ", options: .regularExpression)
    }

    @Test(
        "a measurement is in the unit of its region, or as it is given",
        arguments: [
            ("en_US", "3.1 mi", "5 kilometers"), ("de_DE", "5 km", "5 Kilometer"), ("ja_JP", "5 km", "5キロメートル"),
            ("ar_EG", "٥ كم", "٥ كيلومترات"),
            ("fr_FR", "5 km", "5 kilomètres"),
        ])
    func measurements(locale: String, general: String, wide: String) {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let locale = Locale(identifier: locale)
        #expect(plain(way.formatted(.measurement(width: .abbreviated).locale(locale))) == general)
        #expect(plain(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(locale))) == wide)
    }

    @Test("temperatures know the weather, their digits and when to keep their scale to themselves")
    func temperatures() {
        let warm = Measurement(value: 21.5, unit: UnitTemperature.celsius)
        let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE")
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        #expect(plain(warm.formatted(.measurement(width: .abbreviated, usage: .weather, numberFormatStyle: whole).locale(us))) == "71°F")
        #expect(plain(warm.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(germany))) == "21,5 °C")
        let bare = Measurement<UnitTemperature>.FormatStyle.measurement(
            width: .narrow, usage: .weather, hidesScaleName: true, numberFormatStyle: whole)
        #expect(plain(warm.formatted(bare.locale(us))) == "71°")
        #expect(plain(warm.formatted(bare.locale(germany))) == "22°")
        let formatter = MeasurementFormatter()
        formatter.locale = germany
        formatter.unitStyle = .long
        formatter.unitOptions = .providedUnit
        #expect(plain(formatter.string(from: Measurement(value: 3, unit: UnitDuration.hours))) == "3 Stunden")
    }

    @Test("every unit of Foundation that CLDR knows has its name")
    func units() {
        let units: [Dimension] = [
            UnitMass.kilograms, UnitVolume.liters, UnitArea.hectares, UnitSpeed.knots, UnitDuration.minutes, UnitPressure.bars,
            UnitEnergy.kilocalories, UnitPower.watts, UnitAngle.degrees, UnitFrequency.hertz, UnitInformationStorage.gigabytes,
        ]
        for unit in units {
            let text = MeasurementFormatter().string(from: Measurement(value: 2, unit: unit))
            #expect(text.contains { $0.isNumber })
        }
        let odd = Measurement(value: 2, unit: UnitLength(symbol: "ells", converter: UnitConverterLinear(coefficient: 1.1)))
        #expect(odd.formatted().contains("ells"))
    }

    @Test(
        "a unit alone has a name of its own, in the next longer style where it has none",
        arguments: [
            ("en_US", Formatter.UnitStyle.short, "mi/hr", "km/hr"), ("en_US", .medium, "miles/hour", "km/hour"),
            ("en_US", .long, "miles per hour", "kilometers per hour"), ("de_DE", .long, "Meilen pro Stunde", "Kilometer pro Stunde"),
            ("it_IT", .short, "mi/h", "km/h"),
        ])
    func unitNames(locale: String, style: Formatter.UnitStyle, miles: String, kilometres: String) {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitStyle = style
        #expect(plain(formatter.string(from: UnitSpeed.milesPerHour)) == miles)
        #expect(plain(formatter.string(from: UnitSpeed.kilometersPerHour)) == kilometres)
        #expect(formatter.string(from: UnitSpeed(symbol: "ells/h", converter: UnitConverterLinear(coefficient: 1))) == "ells/h")
    }

    @Test("a length of time in every style")
    func lengths() {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        #expect(formatter.string(from: 3909) == "1:05:09")
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05")
        #expect(formatter.string(from: 3909) == "65:09")
        formatter.zeroFormattingBehavior = .default
        formatter.allowedUnits = [.day, .hour, .minute]
        let styles: [(DateComponentsFormatter.UnitsStyle, String)] = [
            (.full, "1 day, 2 hours, 5 minutes"), (.short, "1 day, 2 hr, 5 min"), (.abbreviated, "1d 2h 5m"), (.brief, "1day 2hr 5min"),
            (.spellOut, "one day, two hours, five minutes"),
        ]
        for (style, expected) in styles {
            formatter.unitsStyle = style
            #expect(plain(formatter.string(from: 93_900)) == expected)
        }
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.minute]
        #expect(formatter.string(from: 300) == "About 5 minutes remaining")
        formatter.includesApproximationPhrase = false
        formatter.includesTimeRemainingPhrase = false
        formatter.allowedUnits = [.day, .hour, .minute]
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 93_900) == "1 day")
        #expect(formatter.string(from: -93_900) == "-1 day")
        #expect(formatter.string(from: .nan) == nil)
        #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 2, minute: 5), unitsStyle: .positional) == "2:05")
    }

    @Test("the time between two dates")
    func ranges() {
        let start = Date(timeIntervalSince1970: 0)
        let range = start..<start.addingTimeInterval(7500)
        func text(_ style: DateRangeComponentsFormatStyle, _ locale: String) -> String? {
            plain(range.formatted(style.locale(Locale(identifier: locale))))
        }
        #expect(text(.components(style: .abbreviated), "en_US") == "2 hr, 5 min")
        #expect(text(.components(style: .wide, fields: [.minute]), "de_DE") == "125 Minuten")
        #expect(text(.components(style: .narrow), "en_US") == "2h 5m")
        #expect(text(.timeDuration, "en_US") == "2:05:00")
    }

    @Test("things are listed in one sentence")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["Rom", "Bari", 3]) == "Rom, Bari und 3")
    }

    @Test("a localized text takes its plural form")
    func plurals() throws {
        let scratch = try Scratch()
        let root = try scratch.folder("Plurals.bundle")
        let folder = try scratch.folder("Plurals.bundle/en.lproj")
        let entry: [String: Any] = [
            "%lld rooms in %lld hotels": [
                "NSStringLocalizedFormatKey": "%#@rooms@ in %#@hotels@",
                "rooms": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld", "one": "%lld room",
                    "other": "%lld rooms",
                ],
                "hotels": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld", "one": "one hotel",
                    "other": "%lld hotels",
                ],
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: entry, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: folder + "/Localizable.stringsdict"))
        let bundle = try #require(Bundle(path: root))
        func text(_ rooms: Int, _ hotels: Int) -> String {
            String(
                localized: LocalizedStringResource(
                    "\(rooms) rooms in \(hotels) hotels", locale: Locale(identifier: "en_US"), bundle: .atURL(bundle.bundleURL)))
        }
        #expect(text(1, 1) == "1 room in one hotel")
        #expect(text(3, 1) == "3 rooms in one hotel")
        #expect(text(1, 1200) == "1 room in 1,200 hotels")
    }

    @Test("Arabic has six plural categories")
    func categories() {
        let arabic = Locale(identifier: "ar_EG")
        #expect(
            [0.0, 1, 2, 3, 11, 100].map { PluralRules.category($0, locale: arabic) } == ["zero", "one", "two", "few", "many", "other"])
    }
}
