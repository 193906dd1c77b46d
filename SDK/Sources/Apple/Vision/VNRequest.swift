import Foundation

/// A closure that is called when a request has been answered.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Requests have results of a kind of their own, which no override could have.
public protocol _VNResults: AnyObject {}

extension _VNResults {
    /// The results: nil, as of a request that failed.
    public var results: [VNObservation]? { nil }
}

/// A request to analyse a picture. None is analysed here, as there is no model to do so: performing the request fails.
open class VNRequest: NSObject, _VNResults, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    public override convenience init() { self.init(completionHandler: nil) }
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    open func cancel() {}

    open class var supportedRevisions: IndexSet { [1] }
    open class var defaultRevision: Int { 1 }
    open class var currentRevision: Int { 1 }
}

/// A request to analyse a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// A part of the picture, 0 to 1 from the lower left corner.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The level of recognition: accurate or fast.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// A request to recognise text.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRecognizedTextObservation]? { nil }
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages = ["en-US"]
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    /// The languages that are recognised: none.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}
/// Looks for where words are.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var reportCharacterBoxes = false
    public var results: [VNTextObservation]? { nil }
}
/// A request to detect barcodes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var symbologies: [VNBarcodeSymbology] = []
    public var results: [VNBarcodeObservation]? { nil }
}
/// Looks for where faces are.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { nil }
}
/// Eyes, noses and mouths.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputFaceObservations: [VNFaceObservation]?
    public var results: [VNFaceObservation]? { nil }
}
/// A request for how well a face is captured.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { nil }
    open var inputFaceObservations: [VNFaceObservation]?
}
/// Looks for where people are.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var upperBodyOnly = true
    public var results: [VNHumanObservation]? { nil }
}
/// Cats and dogs.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRecognizedObjectObservation]? { nil }
}
/// A request to detect rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRectangleObservation]? { nil }
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}
/// A request that classifies an image: says what it shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNClassificationObservation]? { nil }
}
/// Numbers by which pictures are compared.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFeaturePrintObservation]? { nil }
}
/// A request for the regions of an image that one looks at first.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNSaliencyImageObservation]? { nil }
}
/// A request for the regions of an image that are likely objects.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNSaliencyImageObservation]? { nil }
}
/// A request for a mask of the people in an image.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
    open var qualityLevel = QualityLevel.accurate
}
/// A request for a mask of the objects in the foreground.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {}

/// An option for how an image is handled.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Answers requests about a picture. Each fails here, as in a simulator that has no model: `internalError` of `VNErrorDomain`.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    /// Tells each request that it failed.
    /// - Throws: that there is no model, unless there is no request.
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, NSError.noModel) }
        if !requests.isEmpty { throw NSError.noModel }
    }
}
