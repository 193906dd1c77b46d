import Foundation

/// A thousandfold and the like.
public enum HKMetricPrefix: Int, Sendable {
    case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    var letters: String { ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
    var factor: Double {
        [1, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue]
    }
    static let all = (0...13).compactMap(HKMetricPrefix.init)
}

/// The grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit of measurement: a simple unit, or a product of powers of such.
open class HKUnit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The dimension of an amount: the exponent of each base dimension.
    typealias Dimension = [SimpleUnit.Measured: Int]

    private let powers: [(unit: SimpleUnit, power: Int)]

    init(_ powers: [(unit: SimpleUnit, power: Int)]) {
        var kept: [(unit: SimpleUnit, power: Int)] = []
        for (unit, power) in powers {
            if let index = kept.firstIndex(where: { $0.unit == unit }) { kept[index].power += power } else { kept.append((unit, power)) }
        }
        self.powers = kept.filter { $0.power != 0 }
    }

    /// A unit by its letters, as in `kcal`, `count/min` or `mL/kg*min`; with letters that are none, a plain number.
    public convenience init(from string: String) { self.init(UnitReader.read(string) ?? []) }

    /// The unit of Foundation's that formats masses.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        let letters = [MassFormatter.Unit.gram: "g", .kilogram: "kg", .ounce: "oz", .pound: "lb", .stone: "st"][massFormatterUnit]
        self.init(from: letters ?? "g")
    }

    /// The unit of Foundation's that formats lengths.
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        let letters = [
            LengthFormatter.Unit.millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in", .foot: "ft", .yard: "yd",
            .mile: "mi",
        ][lengthFormatterUnit]
        self.init(from: letters ?? "m")
    }

    /// The unit of Foundation's that formats energies.
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        let letters = [EnergyFormatter.Unit.joule: "J", .kilojoule: "kJ", .calorie: "cal", .kilocalorie: "kcal"][energyFormatterUnit]
        self.init(from: letters ?? "J")
    }

    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "HKUnitString") else { return nil }
        self.init(from: String(describing: text))
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(NSString(string: unitString), forKey: "HKUnitString") }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The unit's text: the symbols that multiply, then after a slash all that divide; `()` for a plain number.
    public var unitString: String {
        func text(_ units: [(unit: SimpleUnit, power: Int)]) -> String {
            units.map { $0.unit.letters + (abs($0.power) == 1 ? "" : "^\(abs($0.power))") }.joined(separator: "·")
        }
        let above = powers.filter { $0.power > 0 }, below = powers.filter { $0.power < 0 }
        if powers.isEmpty { return "()" }
        return (above.isEmpty ? "1" : text(above)) + (below.isEmpty ? "" : "/" + text(below))
    }

    /// Whether the unit is that of a plain number, without a symbol.
    open func isNull() -> Bool { powers.isEmpty }

    var dimension: Dimension {
        var sum: Dimension = [:]
        for (unit, power) in powers { for (thing, count) in unit.measured { sum[thing, default: 0] += count * power } }
        return sum.filter { $0.value != 0 }
    }

    var factor: Double { powers.reduce(1) { $0 * pow($1.unit.factor, Double($1.power)) } }
    /// The zero of the unit, where it stands alone.
    var zero: Double { powers.count == 1 && powers[0].power == 1 ? powers[0].unit.zero : 0 }

    func isCompatible(with other: HKUnit) -> Bool { dimension == other.dimension }

    /// The product of both units.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(powers + unit.powers) }
    /// The first divided by the second.
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(powers + unit.powers.map { ($0.unit, -$0.power) }) }
    /// Multiplied with itself.
    open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(powers.map { ($0.unit, $0.power * power) }) }
    /// Returns the reciprocal of the unit.
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit, other.powers.count == powers.count else { return false }
        return powers.allSatisfy { one in other.powers.contains { $0.unit == one.unit && $0.power == one.power } }
    }
    open override var hash: Int { powers.reduce(0) { $0 ^ $1.unit.letters.hashValue ^ $1.power } }
    open override var description: String { unitString }
}

/// A unit of one symbol.
struct SimpleUnit: Hashable {
    /// The base dimensions, of which the dimensions of all units are products.
    enum Measured: Hashable { case mass, length, time, temperature, current, angle, light, loudness, hearing, international, prism, effort }

    let letters: String
    /// The powers of what is measured.
    let measured: [Measured: Int]
    /// The size of the unit in grams, metres, seconds, kelvins, or their product.
    let factor: Double
    /// The zero of the unit's scale in kelvins.
    var zero = 0.0
}

/// Reads the letters of units.
enum UnitReader {
    private static let energy: [SimpleUnit.Measured: Int] = [.mass: 1, .length: 2, .time: -2]
    private static let pressure: [SimpleUnit.Measured: Int] = [.mass: 1, .length: -1, .time: -2]

    /// The units that take metric prefixes, by their symbols.
    private static let metric: [String: SimpleUnit] = [
        "g": SimpleUnit(letters: "g", measured: [.mass: 1], factor: 1),
        "m": SimpleUnit(letters: "m", measured: [.length: 1], factor: 1),
        "L": SimpleUnit(letters: "L", measured: [.length: 3], factor: 1e-3),
        "l": SimpleUnit(letters: "l", measured: [.length: 3], factor: 1e-3),
        "s": SimpleUnit(letters: "s", measured: [.time: 1], factor: 1),
        "J": SimpleUnit(letters: "J", measured: energy, factor: 1e3),
        "cal": SimpleUnit(letters: "cal", measured: energy, factor: 4184),
        "Pa": SimpleUnit(letters: "Pa", measured: pressure, factor: 1e3),
        "Hz": SimpleUnit(letters: "Hz", measured: [.time: -1], factor: 1),
        "S": SimpleUnit(letters: "S", measured: [.mass: -1, .length: -2, .time: 3, .current: 2], factor: 1e-3),
        "V": SimpleUnit(letters: "V", measured: [.mass: 1, .length: 2, .time: -3, .current: -1], factor: 1e3),
        "W": SimpleUnit(letters: "W", measured: [.mass: 1, .length: 2, .time: -3], factor: 1e3),
        "rad": SimpleUnit(letters: "rad", measured: [.angle: 1], factor: 1),
        "lx": SimpleUnit(letters: "lx", measured: [.light: 1, .length: -2], factor: 1),
    ]

    private static let others: [String: SimpleUnit] = Dictionary(
        uniqueKeysWithValues: [
            SimpleUnit(letters: "oz", measured: [.mass: 1], factor: 28.349523125),
            SimpleUnit(letters: "lb", measured: [.mass: 1], factor: 453.59237),
            SimpleUnit(letters: "st", measured: [.mass: 1], factor: 6350.29318),
            SimpleUnit(letters: "in", measured: [.length: 1], factor: 0.0254),
            SimpleUnit(letters: "ft", measured: [.length: 1], factor: 0.3048),
            SimpleUnit(letters: "yd", measured: [.length: 1], factor: 0.9144),
            SimpleUnit(letters: "mi", measured: [.length: 1], factor: 1609.344),
            SimpleUnit(letters: "fl_oz_us", measured: [.length: 3], factor: 2.95735295625e-5),
            SimpleUnit(letters: "fl_oz_imp", measured: [.length: 3], factor: 2.84130625e-5),
            SimpleUnit(letters: "cup_us", measured: [.length: 3], factor: 2.365882365e-4),
            SimpleUnit(letters: "cup_imp", measured: [.length: 3], factor: 2.84130625e-4),
            SimpleUnit(letters: "pt_us", measured: [.length: 3], factor: 4.73176473e-4),
            SimpleUnit(letters: "pt_imp", measured: [.length: 3], factor: 5.6826125e-4),
            SimpleUnit(letters: "min", measured: [.time: 1], factor: 60),
            SimpleUnit(letters: "hr", measured: [.time: 1], factor: 3600),
            SimpleUnit(letters: "d", measured: [.time: 1], factor: 86400),
            SimpleUnit(letters: "Cal", measured: energy, factor: 4184e3),
            SimpleUnit(letters: "mmHg", measured: pressure, factor: 133_322.387415),
            SimpleUnit(letters: "cmAq", measured: pressure, factor: 98_066.5),
            SimpleUnit(letters: "atm", measured: pressure, factor: 101_325e3),
            SimpleUnit(letters: "inHg", measured: pressure, factor: 3_386_388.6403),
            SimpleUnit(letters: "dBASPL", measured: [.loudness: 1], factor: 1),
            SimpleUnit(letters: "dBHL", measured: [.hearing: 1], factor: 1),
            SimpleUnit(letters: "K", measured: [.temperature: 1], factor: 1),
            SimpleUnit(letters: "degC", measured: [.temperature: 1], factor: 1, zero: 273.15),
            SimpleUnit(letters: "degF", measured: [.temperature: 1], factor: 5.0 / 9, zero: 459.67 * 5 / 9),
            SimpleUnit(letters: "deg", measured: [.angle: 1], factor: .pi / 180),
            SimpleUnit(letters: "D", measured: [.length: -1], factor: 1),
            SimpleUnit(letters: "pD", measured: [.prism: 1], factor: 1),
            SimpleUnit(letters: "IU", measured: [.international: 1], factor: 1),
            SimpleUnit(letters: "appleEffortScore", measured: [.effort: 1], factor: 1),
            // A part of a whole: 0.5 is a half of it.
            SimpleUnit(letters: "%", measured: [:], factor: 1),
            SimpleUnit(letters: "count", measured: [:], factor: 1),
        ].map { ($0.letters, $0) })

    /// The unit of some letters; nil for letters that are no unit's.
    static func simple(_ letters: String) -> SimpleUnit? {
        if let unit = others[letters] ?? metric[letters] { return unit }
        if let start = letters.range(of: "mol<"), letters.hasSuffix(">"), let mass = Double(letters[start.upperBound...].dropLast()) {
            let prefix = HKMetricPrefix.all.first { $0.letters == letters[..<start.lowerBound] }
            return prefix.map { SimpleUnit(letters: letters, measured: [.mass: 1], factor: $0.factor * mass) }
        }
        for prefix in HKMetricPrefix.all where prefix != .none && letters.hasPrefix(prefix.letters) {
            guard let unit = metric[String(letters.dropFirst(prefix.letters.count))] else { continue }
            return SimpleUnit(letters: letters, measured: unit.measured, factor: prefix.factor * unit.factor)
        }
        return nil
    }

    /// Products, powers, brackets, and one slash, after which everything divides; nil for anything else.
    static func read(_ text: String) -> [(unit: SimpleUnit, power: Int)]? {
        var left = Substring(text)
        guard let found = quotient(&left), left.isEmpty else { return nil }
        return found
    }

    private static func quotient(_ text: inout Substring) -> [(unit: SimpleUnit, power: Int)]? {
        guard let above = product(&text) else { return nil }
        guard text.first == "/" else { return above }
        text = text.dropFirst()
        return product(&text).map { above + $0.map { ($0.unit, -$0.power) } }
    }

    private static func product(_ text: inout Substring) -> [(unit: SimpleUnit, power: Int)]? {
        guard var all = factor(&text) else { return nil }
        while let sign = text.first, "*·.".contains(sign) {
            text = text.dropFirst()
            guard let next = factor(&text) else { return nil }
            all += next
        }
        return all
    }

    private static func factor(_ text: inout Substring) -> [(unit: SimpleUnit, power: Int)]? {
        var found: [(unit: SimpleUnit, power: Int)]
        if text.first == "(" {
            text = text.dropFirst()
            guard let inner = quotient(&text), text.first == ")" else { return nil }
            text = text.dropFirst()
            found = inner
        } else {
            var isInside = false
            let letters = text.prefix { letter in
                if letter == "<" { isInside = true }
                defer { if letter == ">" { isInside = false } }
                return isInside || letter.isLetter || letter == "%" || letter == "_" || letter == ">" || letter == "1"
            }
            text = text.dropFirst(letters.count)
            if letters == "1" {
                found = []
            } else {
                guard let unit = simple(String(letters)) else { return nil }
                found = [(unit, 1)]
            }
        }
        guard text.first == "^" else { return found }
        text = text.dropFirst()
        let digits = text.prefix { $0.isNumber || $0 == "-" }
        guard let power = Int(digits) else { return nil }
        text = text.dropFirst(digits.count)
        return found.map { ($0.unit, $0.power * power) }
    }
}

extension HKUnit {
    public class func gram() -> HKUnit { HKUnit(from: "g") }
    public class func ounce() -> HKUnit { HKUnit(from: "oz") }
    public class func pound() -> HKUnit { HKUnit(from: "lb") }
    public class func stone() -> HKUnit { HKUnit(from: "st") }
    public class func meter() -> HKUnit { HKUnit(from: "m") }
    public class func inch() -> HKUnit { HKUnit(from: "in") }
    public class func foot() -> HKUnit { HKUnit(from: "ft") }
    public class func yard() -> HKUnit { HKUnit(from: "yd") }
    public class func mile() -> HKUnit { HKUnit(from: "mi") }
    public class func liter() -> HKUnit { HKUnit(from: "L") }
    public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
    public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
    public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
    public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
    public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
    public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
    public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
    public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
    public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
    public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
    public class func second() -> HKUnit { HKUnit(from: "s") }
    public class func minute() -> HKUnit { HKUnit(from: "min") }
    public class func hour() -> HKUnit { HKUnit(from: "hr") }
    public class func day() -> HKUnit { HKUnit(from: "d") }
    public class func joule() -> HKUnit { HKUnit(from: "J") }
    public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
    public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
    public class func kelvin() -> HKUnit { HKUnit(from: "K") }
    public class func siemen() -> HKUnit { HKUnit(from: "S") }
    public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
    public class func count() -> HKUnit { HKUnit(from: "count") }
    public class func percent() -> HKUnit { HKUnit(from: "%") }
    public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
    public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
    public class func volt() -> HKUnit { HKUnit(from: "V") }
    public class func watt() -> HKUnit { HKUnit(from: "W") }
    public class func diopter() -> HKUnit { HKUnit(from: "D") }
    public class func prismDiopter() -> HKUnit { HKUnit(from: "pD") }
    public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
    public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
    public class func lux() -> HKUnit { HKUnit(from: "lx") }
    public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)g") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)m") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)L") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)Pa") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)s") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)J") }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)S") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)Hz") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)V") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)W") }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)rad") }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.letters)lx") }
    /// Moles with a prefix, of so many grams each.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(from: "\(prefix.letters)mol<\(gramsPerMole)>")
    }
    /// Moles, of so many grams each.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(from: "mol<\(gramsPerMole)>") }

    /// The nearest unit of Foundation's that formats masses.
    public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
        ["g": .gram, "kg": .kilogram, "oz": .ounce, "lb": .pound, "st": .stone][unit.unitString] ?? .gram
    }
    /// The nearest unit of Foundation's that formats lengths.
    public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
        let all: [String: LengthFormatter.Unit] = [
            "mm": .millimeter, "cm": .centimeter, "m": .meter, "km": .kilometer, "in": .inch, "ft": .foot, "yd": .yard, "mi": .mile,
        ]
        return all[unit.unitString] ?? .meter
    }
    /// The nearest unit of Foundation's that formats energies.
    public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
        ["J": .joule, "kJ": .kilojoule, "cal": .calorie, "kcal": .kilocalorie, "Cal": .kilocalorie][unit.unitString] ?? .joule
    }
}
