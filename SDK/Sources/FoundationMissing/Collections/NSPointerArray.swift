import Foundation

/// Places that may be empty, in an order: addresses of objects, which the array holds, or which leave an empty place when nobody else does.
open class NSPointerArray: NSObject {
    private final class Place {
        private let strong: AnyObject?
        private weak var weak: AnyObject?

        init(_ pointer: UnsafeMutableRawPointer?, isWeak: Bool) {
            let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
            strong = isWeak ? nil : object
            weak = object
        }

        var object: AnyObject? { strong ?? weak }
        var pointer: UnsafeMutableRawPointer? { object.map { Unmanaged.passUnretained($0).toOpaque() } }
    }

    private let isWeak: Bool
    private var places: [Place] = []

    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }

    /// An array that holds what is in it.
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }
    /// An array that holds nothing that is in it.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of places, with empty ones. Raising it adds empty places; lowering it removes the last ones.
    open var count: Int {
        get { places.count }
        set {
            places.removeLast(max(places.count - newValue, 0))
            while places.count < newValue { addPointer(nil) }
        }
    }
    /// The objects in the places that are not empty.
    open var allObjects: [Any] { places.compactMap(\.object) }

    open func pointer(at index: Int) -> UnsafeMutableRawPointer? { places[index].pointer }
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(Place(pointer, isWeak: isWeak)) }
    open func removePointer(at index: Int) { places.remove(at: index) }
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { places.insert(Place(item, isWeak: isWeak), at: index) }
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { places[index] = Place(item, isWeak: isWeak) }
    /// Takes the empty places away. Apple's leaves those of objects that went by themselves, unless an empty one was put in before.
    open func compact() { places.removeAll { $0.object == nil } }
}
