import Foundation
import FoundationMissing

/// Makes an object of another class where the class is named: only an initialiser of a protocol can.
public protocol _PlaceValues {}
extension NSValue: _PlaceValues {}

/// The place that names the values among what an object carries.
nonisolated(unsafe) private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension _PlaceValues where Self: NSValue {
    /// A place as an object: its latitude, which carries it. Foundation's own class has no initialiser that a subclass could call.
    public init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        let latitude = NSNumber(value: coordinate.latitude)
        objc_setAssociatedObject(latitude, key, coordinate, .OBJC_ASSOCIATION_RETAIN)
        self = latitude as! Self
    }

    /// A span as an object: its height, which carries it.
    public init(mkCoordinateSpan span: MKCoordinateSpan) {
        let height = NSNumber(value: span.latitudeDelta)
        objc_setAssociatedObject(height, key, span, .OBJC_ASSOCIATION_RETAIN)
        self = height as! Self
    }
}

extension NSValue {
    /// The place that it was made of; none where it is of something else.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        objc_getAssociatedObject(self, key) as? CLLocationCoordinate2D ?? kCLLocationCoordinate2DInvalid
    }
    /// The span that it was made of; nothing where it is of something else.
    public var mkCoordinateSpanValue: MKCoordinateSpan { objc_getAssociatedObject(self, key) as? MKCoordinateSpan ?? MKCoordinateSpan() }
}
