import Foundation

/// The confidence of an observation, 0 to 1.
public typealias VNConfidence = Float

/// An observation: something that was found.
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: VNConfidence { 1 }
    override init() {}
}

/// An observation with a bounding box, in fractions from the lower left corner.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    public let boundingBox: CGRect
    public convenience init(boundingBox: CGRect) { self.init(box: boundingBox) }
    init(box: CGRect) { boundingBox = box }
}

/// An observation of a rectangle, by its four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomLeft: CGPoint
    public let bottomRight: CGPoint

    public init(requestRevision: Int, topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
        (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
        let corners = [topLeft, topRight, bottomRight, bottomLeft]
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let left = x.min() ?? 0, bottom = y.min() ?? 0
        super.init(box: CGRect(x: left, y: bottom, width: (x.max() ?? left) - left, height: (y.max() ?? bottom) - bottom))
    }
}

/// An observation of a face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
    open var faceCaptureQuality: Float? { nil }
}
/// An observation of a person.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// An observation of what something is.
open class VNClassificationObservation: VNObservation, @unchecked Sendable { open var identifier: String { "" } }
/// A thing and what it is.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}
/// Words as they were read.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    override init() {}
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
/// The place of words.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable { open var characterBoxes: [VNRectangleObservation]? { nil } }
/// The place of words, and what they may be.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// The kind of a code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
}
/// An observation of a barcode.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
}
/// An observation of the regions of an image that one looks at first.
open class VNSaliencyImageObservation: VNObservation, @unchecked Sendable { open var salientObjects: [VNRectangleObservation]? { nil } }
/// Numbers by which pictures are compared.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open var data: Data { Data() }
    open var elementCount: Int { 0 }
    /// - Throws: always; no picture was looked at.
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws {
        throw NSError.noModel
    }
}

// MARK: From parts of a picture to its pixels and back

/// A point of 0 to 1 in pixels.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
/// A rectangle of 0 to 1 in pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
        height: normalizedRect.height * height)
}
/// A rectangle of pixels as parts of the picture.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    guard width > 0, height > 0 else { return .zero }
    return CGRect(
        x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width, height: imageRect.height / height)
}
