import Foundation

/// The number of a short sound. Nothing is heard here.
public typealias SystemSoundID = UInt32

/// Vibrates.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// Nothing went wrong.
public let kAudioServicesNoError: Int32 = 0
/// Something went wrong that has no number of its own.
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
