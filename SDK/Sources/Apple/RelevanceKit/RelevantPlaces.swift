@_exported import Foundation
@_exported import struct VitrineAppIntents.RelevantContext
import VitrineMapKit

extension RelevantContext {
    /// A widget is of use at places of a kind. It compiles; nothing suggests widgets here.
    public static func location(category: MKPointOfInterestCategory) -> RelevantContext? { _location(category: category.rawValue) }
}
