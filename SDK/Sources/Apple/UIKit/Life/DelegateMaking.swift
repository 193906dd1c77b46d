import Foundation

/// A class that requires of its heirs what every class under `NSObject` has without a word: an initialiser without arguments. A call through
/// it goes by the place that initialiser has in the table of any such class. It is open so that the compiler knows of no end to its heirs,
/// and does not call this one's own instead.
open class _MakeableObject: NSObject {
    public required override init() { super.init() }
}

/// Makes objects of classes that are known by their names or types alone, as the Objective-C runtime makes an app's delegates.
package enum DelegateMaking {
    /// Makes an object by the class's `init()`; nil where it is no class of `NSObject`'s.
    @MainActor package static func make(_ type: Any.Type) -> NSObject? {
        guard let type = type as? NSObject.Type else { return nil }
        return unsafeBitCast(type, to: _MakeableObject.Type.self).init()
    }

    /// The class of a name, with or without its module's.
    @MainActor package static func find(_ name: String) -> AnyClass? {
        let module = Bundle.main.infoDictionary?["VitrineModule"] as? String
        return NSClassFromString(name) ?? module.flatMap { NSClassFromString("\($0).\(name.split(separator: ".").last ?? "")") }
    }
}
