import Foundation
import VitrineCoreLocation

// Handlers' resolutions of values that no edit sheet here asks for.

/// A handler's resolution of a placemark.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { _success(resolvedPlacemark) }
    /// The person has to choose one of these values.
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self { _disambiguation(placemarksToDisambiguate) }
    /// The person has to confirm the value.
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self { _confirmationRequired(placemarkToConfirm) }
}

/// A handler's resolution of a currency amount.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self { _success(resolvedCurrencyAmount) }
    /// The person has to choose one of these values.
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        _disambiguation(currencyAmountsToDisambiguate)
    }
    /// The person has to confirm the value.
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        _confirmationRequired(currencyAmountToConfirm)
    }
}

/// A handler's resolution of a person.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedPerson: INPerson) -> Self { _success(resolvedPerson) }
    /// The person has to choose one of these values.
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { _disambiguation(peopleToDisambiguate) }
    /// The person has to confirm the value.
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { _confirmationRequired(personToConfirm) }
}

/// A handler's resolution of a file.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedFile: INFile) -> Self { _success(resolvedFile) }
    /// The person has to choose one of these values.
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self { _disambiguation(filesToDisambiguate) }
    /// The person has to confirm the value.
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self { _confirmationRequired(fileToConfirm) }
}

/// A handler's resolution of an energy.
open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { _success(resolvedEnergy) }
    /// The person has to choose one of these values.
    open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self { _disambiguation(energyToDisambiguate) }
    /// The person has to confirm the value.
    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self { _confirmationRequired(energyToConfirm) }
}

/// A handler's resolution of a length.
open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { _success(resolvedLength) }
    /// The person has to choose one of these values.
    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self { _disambiguation(lengthsToDisambiguate) }
    /// The person has to confirm the value.
    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self { _confirmationRequired(lengthToConfirm) }
}

/// A handler's resolution of a mass.
open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { _success(resolvedMass) }
    /// The person has to choose one of these values.
    open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self { _disambiguation(massToDisambiguate) }
    /// The person has to confirm the value.
    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self { _confirmationRequired(massToConfirm) }
}

/// A handler's resolution of a speed.
open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { _success(resolvedSpeed) }
    /// The person has to choose one of these values.
    open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self { _disambiguation(speedToDisambiguate) }
    /// The person has to confirm the value.
    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self { _confirmationRequired(speedToConfirm) }
}

/// A handler's resolution of a temperature.
open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self { _success(resolvedTemperature) }
    /// The person has to choose one of these values.
    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        _disambiguation(temperaturesToDisambiguate)
    }
    /// The person has to confirm the value.
    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        _confirmationRequired(temperatureToConfirm)
    }
}

/// A handler's resolution of a volume.
open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved.
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self { _success(resolvedVolume) }
    /// The person has to choose one of these values.
    open class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self { _disambiguation(volumeToDisambiguate) }
    /// The person has to confirm the value.
    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self { _confirmationRequired(volumeToConfirm) }
}

/// A handler's resolution of a time interval.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The value was resolved, in seconds.
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self { _success(resolvedTimeInterval) }
    /// The person has to confirm the value.
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self { _confirmationRequired(timeIntervalToConfirm) }
}
