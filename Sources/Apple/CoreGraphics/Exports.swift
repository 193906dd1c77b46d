@_exported import Foundation
import Drawing

/// A 3×2 matrix; the drawing floor's.
public typealias CGAffineTransform = Drawing.CGAffineTransform
