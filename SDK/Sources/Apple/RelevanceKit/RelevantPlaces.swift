@_exported import Foundation
@_exported import struct VitrineAppIntents.RelevantContext
import VitrineMapKit

extension RelevantContext {
    /// At places of a kind. It compiles; nothing suggests widgets here.
    public static func location(category: MKPointOfInterestCategory) -> RelevantContext? { _location(category: category.rawValue) }
}
