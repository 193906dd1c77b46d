import Foundation

/// An object that Core Foundation can compare.
///
/// On Linux it takes what stands first in an object for the number of one of its own types, whatever it is, and ends the process where that is
/// none: two fonts in the attributes of one text would do. Here a number stands there by which it asks the object itself. Whoever is to be a
/// value in attributed texts derives from this.
open class _ComparedObject: NSObject {
    /// `CFType`, in the bits that say an object's type; an object of another class than that has in Core Foundation is one of Swift's.
    private let typeInformation: UInt64 = 1 << 8

    public override init() {}
}
