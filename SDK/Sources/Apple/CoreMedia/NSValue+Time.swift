import Foundation
import FoundationMissing

/// Makes an object of another class where the class is named: only an initialiser of a protocol can.
public protocol _TimeValues {}
extension NSValue: _TimeValues {}

/// The place that names the time among what an object carries.
nonisolated(unsafe) private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension _TimeValues where Self: NSValue {
    /// A time as an object: its seconds, which carry it. Foundation's own class has no initialiser that a subclass could call.
    public init(time: CMTime) {
        let seconds = NSNumber(value: time.seconds)
        objc_setAssociatedObject(seconds, key, time, .OBJC_ASSOCIATION_RETAIN)
        self = seconds as! Self
    }

    /// A range of times as an object: the seconds that it lasts, which carry it.
    public init(timeRange: CMTimeRange) {
        let seconds = NSNumber(value: timeRange.duration.seconds)
        objc_setAssociatedObject(seconds, key, timeRange, .OBJC_ASSOCIATION_RETAIN)
        self = seconds as! Self
    }
}

extension NSValue {
    /// The time that it was made of; invalid where it is of something else.
    public var timeValue: CMTime { objc_getAssociatedObject(self, key) as? CMTime ?? .invalid }
    /// The range of times that it was made of; invalid where it is of something else.
    public var timeRangeValue: CMTimeRange { objc_getAssociatedObject(self, key) as? CMTimeRange ?? .invalid }
}
