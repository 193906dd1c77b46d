import Foundation

extension AVAudioSession {
    /// The code of an error that tells why a session refused; most are four letters as a number.
    public enum ErrorCode: Int, Sendable {
        case none = 0
        /// `msrv`
        case mediaServicesFailed = 0x6D73_7276
        /// `!act`
        case isBusy = 0x2161_6374
        /// `!cat`
        case incompatibleCategory = 0x2163_6174
        /// `!int`
        case cannotInterruptOthers = 0x2169_6E74
        /// `ent?`
        case missingEntitlement = 0x656E_743F
        /// `siri`
        case siriIsRecording = 0x7369_7269
        /// `!pla`
        case cannotStartPlaying = 0x2170_6C61
        /// `!rec`
        case cannotStartRecording = 0x2172_6563
        case badParam = -50
        /// `!pri`
        case insufficientPriority = 0x2170_7269
        /// `!res`
        case resourceNotAvailable = 0x2172_6573
        /// `what`
        case unspecified = 0x7768_6174
        /// `!ses`
        case expiredSession = 0x2173_6573
        /// `inac`
        case sessionNotActive = 0x696E_6163

        /// The error as a session throws it: a number of the system’s.
        var error: NSError { NSError(domain: NSOSStatusErrorDomain, code: rawValue) }
    }
}
