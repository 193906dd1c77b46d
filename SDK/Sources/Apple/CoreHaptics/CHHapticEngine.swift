@_exported import Foundation

/// As soon as can be, where a pattern's player is told when to start.
public let CHHapticTimeImmediate: TimeInterval = 0

/// An error that tells why nothing is felt; the codes are those of Apple's header.
public struct CHHapticError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidEngineParameter = -4816
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case invalidEventDuration = -4823
        case invalidAudioResource = -4824
        case resourceNotAvailable = -4825
        case badEventEntry = -4830
        case badParameterEntry = -4831
        case invalidTime = -4840
        case fileNotFound = -4851
        case insufficientPower = -4897
        case unknownError = -4898
        case memoryError = -4899
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CoreHapticsErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// The haptic and audio capabilities of a device.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

/// Plays haptic patterns. There is no motor here, as in a simulator: `capabilitiesForHardware()` says so, and apps do not go on.
open class CHHapticEngine: @unchecked Sendable {
    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction
    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void

    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning = 2 }
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    private struct Nothing: CHHapticDeviceCapability { let supportsHaptics = false, supportsAudio = false }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }
    /// Seconds on its clock; it does not run.
    open var currentTime: TimeInterval { 0 }
    open var stoppedHandler: StoppedHandler = { _ in }
    open var resetHandler: ResetHandler = {}
    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false

    /// - Throws: `CHHapticError.notSupported`, always.
    public init(audioSession: AnyObject? = nil) throws { throw CHHapticError(.notSupported) }

    /// The engine never starts: this always throws `CHHapticError.notSupported`, as nothing here can be felt.
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start() async throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop() async throws {}
    open func stop(completionHandler: CompletionHandler?) { completionHandler?(nil) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.engineNotRunning) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.engineNotRunning) }
}

/// Plays one pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
}

/// Plays one pattern, can pause, seek and play it over.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: CHHapticEngine.CompletionHandler { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}
