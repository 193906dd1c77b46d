import Foundation

// On Apple's systems every object can be made by `init()`; some of Foundation's classes on Linux lack that.

extension NSError {
    /// An error that says nothing.
    public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension NSAttributedString {
    /// A text without words.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
