import Foundation

extension StringProtocol {
    /// The text in another script or form; nil where there is no such way. Foundation has it on Linux for some texts only.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
    }
}
