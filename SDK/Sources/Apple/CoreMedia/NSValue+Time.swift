import Foundation

/// Makes an object of a subclass where the class is named: only an initialiser of a protocol can.
public protocol _TimeValues {}
extension NSValue: _TimeValues {}

extension _TimeValues where Self: NSValue {
    /// A time as an object.
    public init(time: CMTime) { self = TimeValue(time) as! Self }
}

extension NSValue {
    /// The time that it was made of; invalid where it is of something else.
    public var timeValue: CMTime { (self as? TimeValue)?.time ?? .invalid }
}

private final class TimeValue: NSValue, @unchecked Sendable {
    let time: CMTime

    init(_ time: CMTime) {
        self.time = time
        var seconds = time.seconds
        super.init(bytes: &seconds, objCType: "d")
    }
    required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
        time = .invalid
        super.init(bytes: value, objCType: type)
    }
    required init?(coder aDecoder: NSCoder) { nil }
}
