import Foundation
import VitrineCoreLocation

// What a handler says of values that no edit sheet here asks for.

/// What a handler says of a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { _success(resolvedPlacemark) }
    /// One of these has to be chosen.
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self { _disambiguation(placemarksToDisambiguate) }
    /// It has to be confirmed.
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self { _confirmationRequired(placemarkToConfirm) }
}

/// What a handler says of an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self { _success(resolvedCurrencyAmount) }
    /// One of these has to be chosen.
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        _disambiguation(currencyAmountsToDisambiguate)
    }
    /// It has to be confirmed.
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        _confirmationRequired(currencyAmountToConfirm)
    }
}

/// What a handler says of somebody.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedPerson: INPerson) -> Self { _success(resolvedPerson) }
    /// One of these has to be chosen.
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { _disambiguation(peopleToDisambiguate) }
    /// It has to be confirmed.
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { _confirmationRequired(personToConfirm) }
}

/// What a handler says of a file.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedFile: INFile) -> Self { _success(resolvedFile) }
    /// One of these has to be chosen.
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self { _disambiguation(filesToDisambiguate) }
    /// It has to be confirmed.
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self { _confirmationRequired(fileToConfirm) }
}

/// What a handler says of an energy.
open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { _success(resolvedEnergy) }
    /// One of these has to be chosen.
    open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self { _disambiguation(energyToDisambiguate) }
    /// It has to be confirmed.
    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self { _confirmationRequired(energyToConfirm) }
}

/// What a handler says of a length.
open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { _success(resolvedLength) }
    /// One of these has to be chosen.
    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self { _disambiguation(lengthsToDisambiguate) }
    /// It has to be confirmed.
    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self { _confirmationRequired(lengthToConfirm) }
}

/// What a handler says of a mass.
open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { _success(resolvedMass) }
    /// One of these has to be chosen.
    open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self { _disambiguation(massToDisambiguate) }
    /// It has to be confirmed.
    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self { _confirmationRequired(massToConfirm) }
}

/// What a handler says of a speed.
open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { _success(resolvedSpeed) }
    /// One of these has to be chosen.
    open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self { _disambiguation(speedToDisambiguate) }
    /// It has to be confirmed.
    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self { _confirmationRequired(speedToConfirm) }
}

/// What a handler says of a temperature.
open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self { _success(resolvedTemperature) }
    /// One of these has to be chosen.
    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        _disambiguation(temperaturesToDisambiguate)
    }
    /// It has to be confirmed.
    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        _confirmationRequired(temperatureToConfirm)
    }
}

/// What a handler says of a volume.
open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one.
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self { _success(resolvedVolume) }
    /// One of these has to be chosen.
    open class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self { _disambiguation(volumeToDisambiguate) }
    /// It has to be confirmed.
    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self { _confirmationRequired(volumeToConfirm) }
}

/// What a handler says of a length of time.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// It is this one, in seconds.
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self { _success(resolvedTimeInterval) }
    /// It has to be confirmed.
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self { _confirmationRequired(timeIntervalToConfirm) }
}
