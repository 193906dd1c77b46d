import Foundation
import VitrineUIKit

/// The box of a page: which of its rectangles is meant.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// The key of an attribute of a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// A document of pages. No file is read here: a document of a file or of its bytes is nil, as iOS has it where they are no PDF, and a line
/// on standard error says so. One that is made holds pages of pictures.
open class PDFDocument: NSObject, @unchecked Sendable {
    private var pages: [PDFPage] = []
    open var documentAttributes: [AnyHashable: Any]?

    /// Makes a document without a page.
    public override init() {}
    /// Makes nothing of a file: nil.
    public init?(url: URL) {
        UnreadPDF.report()
        return nil
    }
    /// Makes nothing of a file's bytes: nil.
    public init?(data: Data) {
        UnreadPDF.report()
        return nil
    }

    open var documentURL: URL? { nil }
    open var pageCount: Int { pages.count }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open func unlock(withPassword password: String) -> Bool { true }
    /// The words of all pages; pages of pictures have none.
    open var string: String? { nil }
    /// The document's bytes: nil, as none is written here.
    open func dataRepresentation() -> Data? { nil }
    /// Writes nothing, and says so: none is written here.
    @discardableResult open func write(to url: URL) -> Bool { false }

    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// `NSNotFound` for a page of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// - Parameter index: at most the number of pages.
    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: index)
        page.document = self
    }
    open func removePage(at index: Int) { pages.remove(at: index).document = nil }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) { pages.swapAt(indexA, indexB) }
}

/// A page: a picture of its size in points.
open class PDFPage: NSObject, @unchecked Sendable {
    private let image: UIImage?
    open internal(set) weak var document: PDFDocument?
    open var rotation = 0

    /// Makes an empty page.
    public override init() { image = nil }
    /// A picture as a page.
    public init?(image: UIImage) { self.image = image }

    open var pageRef: Any? { nil }
    open var label: String? { document.map { String($0.index(for: self) + 1) } }
    /// The page's words: nil, as a picture has none.
    open var string: String? { nil }
    open var numberOfCharacters: Int { 0 }
    /// Returns the page's bounds, the same for every box; US Letter where there is no picture.
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792)) }

    /// The page as large as it can be in a size, on white.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let page = bounds(for: box).size
        let scale = page.width > 0 && page.height > 0 ? min(size.width / page.width, size.height / page.height) : 0
        let fitted = CGSize(width: max(page.width * scale, 1), height: max(page.height * scale, 1))
        return UIGraphicsImageRenderer(size: fitted).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: fitted))
            image?.draw(in: CGRect(origin: .zero, size: fitted))
        }
    }
}

/// Says once that no PDF is read.
private enum UnreadPDF {
    private static let said: Void = FileHandle.standardError.write(
        Data("PDFKit: PDFs are not read here; PDFDocument(url:) and PDFDocument(data:) are nil.\n".utf8))
    static func report() { _ = said }
}
