import Foundation

/// A text whose places others look up: it has layout managers.
open class NSTextStorage: NSMutableAttributedString {
    /// The parts of a text that an edit changed.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The layout managers that find the places of the text's letters.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Makes an empty text.
    public convenience init() { self.init(string: "") }

    /// Adds a layout manager, and takes it from the text that it had before.
    @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    /// Notes an edit, for subclasses that keep the text themselves; nothing follows from it, since places are found anew at each look.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    open func processEditing() {}
}

/// The rectangle that a text flows into.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The width and height in points; a side of 0 is without a limit.
    open var size: CGSize
    /// The points that a line keeps free at both ends.
    open var lineFragmentPadding: CGFloat = 5
    /// The most lines; 0 for any number.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The paths that letters leave free; here they do not.
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    /// The layout manager of the text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    public init(size: CGSize) { self.size = size }
    public override convenience init() { self.init(size: .zero) }
}
