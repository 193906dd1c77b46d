import Foundation
import VitrineCoreGraphics

/// The format of the documents that a renderer makes.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The information about the document: its title, its author and the like, by Core Graphics' keys.
    open var documentInfo: [String: Any] = [:]
}

/// The context in which a document's pages are drawn; also the current one meanwhile.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    private let document: PDFDocument

    init(_ document: PDFDocument, _ context: CGContext) {
        self.document = document
        super.init(context)
    }

    /// The page that is drawn now, in points.
    open var pdfContextBounds: CGRect { document.page?.bounds ?? document.bounds }

    /// Begins another page.
    open func beginPage() { begin(nil) }

    /// Begins a page of another size. What is said of a page is not kept.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { begin(bounds) }

    private func begin(_ bounds: CGRect?) {
        guard let context = document.begin(bounds) else { return }
        cgContext = context
        UIGraphicsPopContext()
        UIGraphicsPushContext(context)
    }

    /// A tap on the rectangle opens the link.
    open func setURL(_ url: URL, for rect: CGRect) { document.link(rect, to: url.absoluteString) }

    /// Names a place of the document; places are not kept.
    open func addDestination(withName name: String, at point: CGPoint) {}

    /// A tap on the rectangle would go to a place of the document; places are not kept.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Draws documents with UIKit's and Core Graphics' commands, in points, y down.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// Commands, for the context that they are given.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let documentFormat: UIGraphicsPDFRendererFormat

    /// Pages of this size where they say nothing else.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        documentFormat = format
        super.init(bounds, format)
    }

    /// Pages of this size where they say nothing else.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// - Parameter actions: begin pages and draw them; what is drawn before the first page is nowhere.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let document = PDFDocument(bounds: bounds, information: documentFormat.documentInfo)
        // One pixel always fits.
        guard let nowhere = CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1, isOpaque: false) else { return Data() }
        UIGraphicsPushContext(nowhere)
        actions(UIGraphicsPDFRendererContext(document, nowhere))
        UIGraphicsPopContext()
        return document.data()
    }

    /// - Throws: what writing the file throws.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// A document that the older commands draw, and where it goes.
private final class PDFTarget {
    let document: PDFDocument
    let write: (Data) -> Void
    var hasPage = false

    init(_ document: PDFDocument, _ write: @escaping (Data) -> Void) { (self.document, self.write) = (document, write) }

    private static let key = "VitrinePDFContexts"
    static var all: [PDFTarget] {
        get { Thread.current.threadDictionary[key] as? [PDFTarget] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    func begin(_ bounds: CGRect?) {
        guard let context = document.begin(bounds) else { return }
        if hasPage { UIGraphicsPopContext() }
        UIGraphicsPushContext(context)
        hasPage = true
    }
}

private func begin(_ bounds: CGRect, _ information: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void) {
    let words = (information ?? [:]).reduce(into: [String: Any]()) { $0["\($1.key)"] = $1.value }
    PDFTarget.all.append(PDFTarget(PDFDocument(bounds: bounds, information: words), write))
}

/// Begins a document that `UIGraphicsEndPDFContext` writes into `data`.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a document that `UIGraphicsEndPDFContext` writes into a file.
/// - Returns: whether the file's folder is there.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let file = URL(filePath: path)
    guard FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path) else { return false }
    begin(bounds, documentInfo) { try? $0.write(to: file) }
    return true
}

/// Begins another page of the document.
public func UIGraphicsBeginPDFPage() { PDFTarget.all.last?.begin(nil) }

/// Begins a page of another size.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) { PDFTarget.all.last?.begin(bounds) }

/// Ends the document and writes it.
public func UIGraphicsEndPDFContext() {
    guard let target = PDFTarget.all.popLast() else { return }
    if target.hasPage { UIGraphicsPopContext() }
    target.write(target.document.data())
}

/// The page that is drawn now, in points; empty outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    PDFTarget.all.last.map { $0.document.page?.bounds ?? $0.document.bounds } ?? .zero
}

/// A tap on the rectangle opens the link.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    PDFTarget.all.last?.document.link(rect, to: url.absoluteString)
}

/// Names a place of the document; places are not kept.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}

/// A tap on the rectangle would go to a place of the document; places are not kept.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
