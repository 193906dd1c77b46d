@_exported import Foundation
@_exported import VitrineUIKit
@_exported import VitrineVision

/// Takes pictures of pages. There is no camera: nothing is supported, and nobody is told of a page.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    nonisolated open class var isSupported: Bool { false }
}

/// A delegate that is told which pages were scanned.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}

/// The pages' pictures; nobody takes any.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    private override init() {}
    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// An item that a scanner has recognised.
public enum RecognizedItem: Identifiable, Sendable {
    case text(Text), barcode(Barcode)

    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
    }
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
    }

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
}

/// Looks for texts and codes. There is no camera: nothing is supported, and nothing is found.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
    /// The type of data that the scanner recognises.
    public struct RecognizedDataType: Hashable, Sendable {
        private let kind: String

        /// The formats of codes are not told apart: none is found.
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType { RecognizedDataType(kind: "barcode") }
        public static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType { RecognizedDataType(kind: "text") }
    }
    /// The type of a text's content.
    public enum TextContentType: Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL, currency
    }
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    /// An error that tells why there is no scanning.
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }

    nonisolated open class var isSupported: Bool { false }
    nonisolated open class var isAvailable: Bool { false }

    open weak var delegate: (any DataScannerViewControllerDelegate)?
    public let recognizedDataTypes: Set<RecognizedDataType>
    open var isScanning: Bool { false }
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
        isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
        isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    /// - Throws: `ScanningUnavailable.unsupported`, always.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() {}
    /// - Throws: `ScanningUnavailable.unsupported`, always.
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// A delegate that is told what the scanner finds.
@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
