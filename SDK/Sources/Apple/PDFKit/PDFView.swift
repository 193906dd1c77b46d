import Foundation
import VitrineUIKit

/// Shows a document; no widget does.
@preconcurrency @MainActor open class PDFView: UIView {
    /// The document, shown from its first page on.
    open var document: PDFDocument? {
        didSet { place = 0 }
    }
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 5
    open var displaysPageBreaks = true
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var interpolationQuality = PDFInterpolationQuality.high

    private var place = 0
    /// The page that is shown.
    open var currentPage: PDFPage? { document?.page(at: place) }

    /// Goes to a page of the document; to one of another it does not.
    open func go(to page: PDFPage) {
        if let index = document?.index(for: page), index != NSNotFound { place = index }
    }

    open var canGoToFirstPage: Bool { place > 0 }
    open var canGoToPreviousPage: Bool { place > 0 }
    open var canGoToNextPage: Bool { place + 1 < (document?.pageCount ?? 0) }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open func goToFirstPage(_ sender: Any?) { place = 0 }
    open func goToPreviousPage(_ sender: Any?) { place = max(place - 1, 0) }
    open func goToNextPage(_ sender: Any?) { if canGoToNextPage { place += 1 } }
    open func goToLastPage(_ sender: Any?) { place = max((document?.pageCount ?? 0) - 1, 0) }
}

/// The arrangement of the pages.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// The direction in which the next page is.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// The quality with which pictures are drawn in another size.
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }
