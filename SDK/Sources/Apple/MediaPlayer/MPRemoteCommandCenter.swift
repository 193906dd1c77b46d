import Foundation
import FoundationMissing

/// The status of a command that was handled.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A command that somebody gave; nobody gives one here.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    public let command: MPRemoteCommand
    public let timestamp: TimeInterval
    init(_ command: MPRemoteCommand) { (self.command, timestamp) = (command, ProcessInfo.processInfo.systemUptime) }
}
/// A command for another place, in seconds.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var positionTime: TimeInterval { 0 }
}
/// A command for another speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var playbackRate: Float { 1 }
}
/// A command to go on or back by some seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var interval: TimeInterval { 0 }
}

/// A command that headphones and the lock screen have. They reach no extension: what is added is kept and not called.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private final class Target: NSObject {
        let call: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
        private(set) weak var object: AnyObject?
        init(_ object: AnyObject?, _ call: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) {
            (self.object, self.call) = (object, call)
        }
    }

    private let lock = NSLock()
    // Under the lock.
    private var targets: [Target] = []
    open var isEnabled = true

    open func addTarget(_ target: Any, action: Selector) {
        let held = Target(target as AnyObject) { event in
            action._send(to: event.command, event) as? MPRemoteCommandHandlerStatus ?? .success
        }
        lock.withLock { targets.append(held) }
    }
    /// Adds a handler; the object that is returned removes it again.
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let target = Target(nil, handler)
        lock.withLock { targets.append(target) }
        return target
    }
    open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }
    /// Removes a target; nil removes all.
    open func removeTarget(_ target: Any?) {
        lock.withLock {
            targets.removeAll { known in target.map { known === $0 as AnyObject || known.object === $0 as AnyObject } ?? true }
        }
    }
}

/// The command to go on or back by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    open var preferredIntervals: [NSNumber] = []
}
/// The command to play at another speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    open var supportedPlaybackRates: [NSNumber] = []
}
/// The command to go to another place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// The command to change what is repeated.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {}
/// The command to change whether items are shuffled.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {}
/// The command to rate the current item.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    open var minimumRating: Float = 0
    open var maximumRating: Float = 1
}
/// The command to like, dislike or bookmark the current item.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    open var isActive = false
    open var localizedTitle = ""
    open var localizedShortTitle = ""
}

/// The commands that there are.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let ratingCommand = MPRatingCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
}
