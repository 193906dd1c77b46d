import Foundation

/// A node that processes sound.
open class AVAudioUnit: AVAudioNode {}

/// An audio unit that changes the sound that passes through it, unless it is bypassed.
open class AVAudioUnitEffect: AVAudioUnit {
    /// Whether sound passes through unchanged.
    open var bypass = false
}

/// The type of filter of a band of an equalizer.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric
    case lowPass
    case highPass
    case resonantLowPass
    case resonantHighPass
    case bandPass
    case bandStop
    case lowShelf
    case highShelf
    case resonantLowShelf
    case resonantHighShelf
}

/// A band of an equalizer, which does nothing until `bypass` is false. What is set is kept.
open class AVAudioUnitEQFilterParameters: NSObject {
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// The frequency in hertz, from 20 to half of the samples a second.
    open var frequency: Float = 1000
    /// The width of the band in octaves, from 0.05 to 5.
    open var bandwidth: Float = 0.5
    /// The gain in decibels, from -96 to 24.
    open var gain: Float = 0
    open var bypass = true

    override init() {}
}

/// An equalizer of some bands.
open class AVAudioUnitEQ: AVAudioUnitEffect {
    public let bands: [AVAudioUnitEQFilterParameters]
    /// The gain of all bands in decibels, from -96 to 24.
    open var globalGain: Float = 0

    /// Makes an equalizer of so many bands.
    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}
