import Foundation

extension Formatter {
    nonisolated(unsafe) private static var contextKey = 0

    fileprivate var keptContext: Context {
        get { (objc_getAssociatedObject(self, &Formatter.contextKey) as? Int).flatMap(Context.init) ?? .unknown }
        set { objc_setAssociatedObject(self, &Formatter.contextKey, newValue.rawValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

// Foundation's formatters on Linux cannot be told where their texts stand: what is set is kept.

extension DateFormatter {
    /// The place where the text is to stand. Only words for a day (“Today”) heed it; all else is written as in the middle of a sentence.
    public var formattingContext: Context {
        get { keptContext }
        set { keptContext = newValue }
    }
}

extension NumberFormatter {
    /// The place where the text is to stand, which makes no difference to figures.
    public var formattingContext: Context {
        get { keptContext }
        set { keptContext = newValue }
    }
}
