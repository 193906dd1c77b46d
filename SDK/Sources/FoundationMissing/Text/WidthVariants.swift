import Foundation
import Synchronization

/// Texts of tables that have others for less room.
enum WidthVariants {
    private static let known = Mutex<[String: [(width: Int, text: String)]]>([:])

    /// Remembered under the widest, which is the text itself.
    static func add(_ texts: [(width: Int, text: String)]) {
        guard let widest = texts.last else { return }
        known.withLock { if $0.count < 10_000 { $0[widest.text] = texts } }
    }

    static func of(_ text: String) -> [(width: Int, text: String)] { known.withLock { $0[text] } ?? [] }
}

extension NSString {
    /// The text of a table that needs the most room within `width`, in the table's own units; where none does, the narrowest. Any other
    /// string is itself.
    public func variantFittingPresentationWidth(_ width: Int) -> String {
        let own = substring(from: 0)
        let texts = WidthVariants.of(own)
        return texts.last { $0.width <= width }?.text ?? texts.first?.text ?? own
    }
}
