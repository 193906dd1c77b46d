import Foundation
import VitrineDrawing

/// A font's file, to be made known to text.
public final class CGFont: @unchecked Sendable {
    package let font: FontData

    /// Reads a font; nil for bytes that are none.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let font = try? FontData.reading([UInt8](Data(referencing: data))) else { return nil }
        self.font = font
    }

    public var postScriptName: CFString? { font.facts.first.map { $0.postScriptName as NSString } }
    public var fullName: CFString? { font.facts.first.map { $0.fullName as NSString } }
}
