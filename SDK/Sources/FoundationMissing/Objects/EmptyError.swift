import Foundation

extension NSError {
    /// An error that says nothing, as `NSError()` is one with Apple, where every object can be made so.
    public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}
