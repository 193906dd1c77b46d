import Foundation

/// The domain of what requests fail with.
public let VNErrorDomain = "com.apple.vis"

/// The code of an error that tells why a request fails.
public enum VNErrorCode: Int, Sendable {
    case turiCore = -1
    case ok, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption, notImplemented
    case internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument, invalidModel, unsupportedRevision
    case dataUnavailable, timeStampNotFound, unsupportedRequest, timeout, unsupportedComputeStage, unsupportedComputeDevice
}

extension NSError {
    /// The error of a request for which there is no model, as in a simulator.
    static var noModel: NSError {
        NSError(
            domain: VNErrorDomain, code: VNErrorCode.internalError.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Could not create inference context"])
    }
}
