import Foundation

/// The domain of what films and sounds fail with.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error that tells why a film or a sound cannot be read or played.
public struct AVError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case noDataCaptured = -11805
        case mediaServicesWereReset = -11819
        case exportFailed = -11820
        case decodeFailed = -11821
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case compositionTrackSegmentsNotContiguous = -11824
        case contentIsProtected = -11831
        case noImageAtTime = -11832
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorized = -11836
        case operationNotSupportedForAsset = -11838
        case operationInterrupted = -11847
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case noLongerPlayable = -11867
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .decoderNotFound ? [NSLocalizedDescriptionKey: "Films and sounds are not read here."] : [:]
    }

    public static var unknown: Code { .unknown }
    public static var decodeFailed: Code { .decodeFailed }
    public static var decoderNotFound: Code { .decoderNotFound }
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    public static var noImageAtTime: Code { .noImageAtTime }
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
}

extension AVError.Code {
    /// `catch AVError.decoderNotFound`.
    public static func ~= (code: AVError.Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
}
