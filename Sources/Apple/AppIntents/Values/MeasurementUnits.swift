import Foundation

// Dimensions that a parameter may have, each with the units that its declaration can name.

extension IntentParameter where Value.UnwrappedType == Measurement<UnitLength> {
    public enum Length: _IntentUnit {
        case kilometers, meters, decimeters, centimeters, millimeters, micrometers, inches, feet, yards, miles, fathoms, nauticalMiles,
            lightyears, astronomicalUnits, parsecs

        public var _unit: UnitLength {
            switch self {
            case .kilometers: .kilometers
            case .meters: .meters
            case .decimeters: .decimeters
            case .centimeters: .centimeters
            case .millimeters: .millimeters
            case .micrometers: .micrometers
            case .inches: .inches
            case .feet: .feet
            case .yards: .yards
            case .miles: .miles
            case .fathoms: .fathoms
            case .nauticalMiles: .nauticalMiles
            case .lightyears: .lightyears
            case .astronomicalUnits: .astronomicalUnits
            case .parsecs: .parsecs
            }
        }
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Length? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, in: defaultUnit, isSigned: supportsNegativeNumbers)
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitMass> {
    public enum Mass: _IntentUnit {
        case kilograms, grams, milligrams, ounces, pounds, stones, metricTons, shortTons, carats, ouncesTroy

        public var _unit: UnitMass {
            switch self {
            case .kilograms: .kilograms
            case .grams: .grams
            case .milligrams: .milligrams
            case .ounces: .ounces
            case .pounds: .pounds
            case .stones: .stones
            case .metricTons: .metricTons
            case .shortTons: .shortTons
            case .carats: .carats
            case .ouncesTroy: .ouncesTroy
            }
        }
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Mass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, in: defaultUnit, isSigned: supportsNegativeNumbers)
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitDuration> {
    public enum Duration: _IntentUnit {
        case hours, minutes, seconds, milliseconds, microseconds

        public var _unit: UnitDuration {
            switch self {
            case .hours: .hours
            case .minutes: .minutes
            case .seconds: .seconds
            case .milliseconds: .milliseconds
            case .microseconds: .microseconds
            }
        }
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Duration? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, in: defaultUnit, isSigned: supportsNegativeNumbers)
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitTemperature> {
    public enum Temperature: _IntentUnit {
        case kelvin, celsius, fahrenheit

        public var _unit: UnitTemperature {
            switch self {
            case .kelvin: .kelvin
            case .celsius: .celsius
            case .fahrenheit: .fahrenheit
            }
        }
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Temperature? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, in: defaultUnit, isSigned: supportsNegativeNumbers)
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitSpeed> {
    public enum Speed: _IntentUnit {
        case metersPerSecond, kilometersPerHour, milesPerHour, knots

        public var _unit: UnitSpeed {
            switch self {
            case .metersPerSecond: .metersPerSecond
            case .kilometersPerHour: .kilometersPerHour
            case .milesPerHour: .milesPerHour
            case .knots: .knots
            }
        }
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Speed? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, in: defaultUnit, isSigned: supportsNegativeNumbers)
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitEnergy> {
    public enum Energy: _IntentUnit {
        case kilojoules, joules, kilocalories, calories, kilowattHours

        public var _unit: UnitEnergy {
            switch self {
            case .kilojoules: .kilojoules
            case .joules: .joules
            case .kilocalories: .kilocalories
            case .calories: .calories
            case .kilowattHours: .kilowattHours
            }
        }
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Energy? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, in: defaultUnit, isSigned: supportsNegativeNumbers)
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitVolume> {
    public enum Volume: _IntentUnit {
        case liters, deciliters, centiliters, milliliters, cubicMeters, cubicCentimeters, gallons, quarts, pints, cups, fluidOunces,
            tablespoons, teaspoons, imperialGallons, imperialPints, metricCups

        public var _unit: UnitVolume {
            switch self {
            case .liters: .liters
            case .deciliters: .deciliters
            case .centiliters: .centiliters
            case .milliliters: .milliliters
            case .cubicMeters: .cubicMeters
            case .cubicCentimeters: .cubicCentimeters
            case .gallons: .gallons
            case .quarts: .quarts
            case .pints: .pints
            case .cups: .cups
            case .fluidOunces: .fluidOunces
            case .tablespoons: .tablespoons
            case .teaspoons: .teaspoons
            case .imperialGallons: .imperialGallons
            case .imperialPints: .imperialPints
            case .metricCups: .metricCups
            }
        }
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Volume? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, in: defaultUnit, isSigned: supportsNegativeNumbers)
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitArea> {
    public enum Area: _IntentUnit {
        case squareKilometers, squareMeters, squareCentimeters, squareMiles, squareYards, squareFeet, squareInches, acres, ares, hectares

        public var _unit: UnitArea {
            switch self {
            case .squareKilometers: .squareKilometers
            case .squareMeters: .squareMeters
            case .squareCentimeters: .squareCentimeters
            case .squareMiles: .squareMiles
            case .squareYards: .squareYards
            case .squareFeet: .squareFeet
            case .squareInches: .squareInches
            case .acres: .acres
            case .ares: .ares
            case .hectares: .hectares
            }
        }
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Area? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, in: defaultUnit, isSigned: supportsNegativeNumbers)
    }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitAngle> {
    public enum Angle: _IntentUnit {
        case degrees, arcMinutes, arcSeconds, radians, gradians, revolutions

        public var _unit: UnitAngle {
            switch self {
            case .degrees: .degrees
            case .arcMinutes: .arcMinutes
            case .arcSeconds: .arcSeconds
            case .radians: .radians
            case .gradians: .gradians
            case .revolutions: .revolutions
            }
        }
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Angle? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, in: defaultUnit, isSigned: supportsNegativeNumbers)
    }
}
