import Foundation

// With Apple every object can be made of nothing; Foundation's classes on Linux say how they are made.

extension NSError {
    /// An error that says nothing.
    public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension NSAttributedString {
    /// A text without words.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
