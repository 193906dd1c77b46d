import Foundation

/// A text whose places others look up: it has layout managers.
open class NSTextStorage: NSMutableAttributedString {
    /// What a change was of.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Those that say where its letters are.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// A text of nothing.
    public convenience init() { self.init(string: "") }

    /// Lets somebody say where the letters are, who said it of another text before.
    @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    /// What was changed, told by who overrides the text's own functions; places are found anew at each look.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    open func processEditing() {}
}

/// The room that a text has.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The width and height in points; a side of 0 is without a limit.
    open var size: CGSize
    /// The points that a line keeps free at both ends.
    open var lineFragmentPadding: CGFloat = 5
    /// The most lines; 0 for any number.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Where no letters stand; here letters do.
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    /// Who says where letters are in it.
    open internal(set) weak var layoutManager: NSLayoutManager?

    public init(size: CGSize) { self.size = size }
    public override convenience init() { self.init(size: .zero) }
}
