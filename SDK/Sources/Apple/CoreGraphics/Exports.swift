import VitrineDrawing
// A 3×2 matrix; the drawing floor's. A declaration by name makes the members of all that the module has visible, and no other name of it:
// projects ask for that by Swift's feature MemberImportVisibility.
@_exported import struct VitrineDrawing.CGAffineTransform
@_exported import Foundation
// FoundationMissing has Core Foundation's types, which all of CoreGraphics uses.
@_exported import FoundationMissing
