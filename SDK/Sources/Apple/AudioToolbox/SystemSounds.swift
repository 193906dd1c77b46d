import Foundation
import FoundationMissing

/// The number of a short sound. Nothing is heard here.
public typealias SystemSoundID = UInt32

/// The identifier of a vibration instead of a sound.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// The status that nothing went wrong.
public let kAudioServicesNoError: Int32 = 0
/// The error for a failure without a number of its own.
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1500

/// Plays a short sound; nothing is heard here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a short sound and vibrates; nothing is heard here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a short sound, and calls when it is over.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    inCompletionBlock?()
}
/// Plays a short sound and vibrates, and calls when it is over.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    inCompletionBlock?()
}
/// Gives back a sound.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { kAudioServicesNoError }

/// The identifier of a property of a short sound.
public typealias AudioServicesPropertyID = UInt32
/// Whether a sound is heard only where people want sounds of the interface.
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
/// Whether a sound goes on when its process ends.
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469
/// The error for a property that does not exist.
public let kAudioServicesUnsupportedPropertyError: Int32 = 0x7074_793F

/// Takes in a sound of a file; none is taken in here.
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
}
/// Sets a property; there is no sound that has one.
@discardableResult public func AudioServicesSetProperty(
    _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?, _ inPropertyDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> Int32 { kAudioServicesUnsupportedPropertyError }
