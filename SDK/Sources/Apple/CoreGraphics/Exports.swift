import Drawing
@_exported import Foundation
// With Core Foundation's types, which all of CoreGraphics speaks in.
@_exported import FoundationMissing

/// A 3×2 matrix; the drawing floor's.
public typealias CGAffineTransform = Drawing.CGAffineTransform
