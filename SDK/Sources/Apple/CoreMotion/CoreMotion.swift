@_exported import Foundation

/// Whether movement may be looked at.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The domain of `CMError`.
public let CMErrorDomain = "CMErrorDomain"

/// The code of an error that tells why movement is not known.
public struct CMError: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    /// The error that is told with it.
    var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

public let CMErrorNULL = CMError(100)
public let CMErrorDeviceRequiresMovement = CMError(101)
public let CMErrorTrueNorthNotAvailable = CMError(102)
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorInvalidAction = CMError(108)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotEntitled = CMError(110)
public let CMErrorNotAuthorized = CMError(111)

/// A measurement at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// Seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
}

/// The activity of a person who moves; nobody's is known here.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { true }
    open var startDate: Date { .distantPast }
    open var confidence: CMMotionActivityConfidence { .low }
}
/// The confidence of a recognised activity.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Looks at how a person moves. There is no such sensor, and people say no: a query fails with `CMErrorMotionActivityNotAuthorized`.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    open func stopActivityUpdates() {}
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        let answer = Refusal { handler(nil, CMErrorMotionActivityNotAuthorized.error) }
        queue.addOperation { answer.give() }
    }
}

/// Steps that were counted; none are.
open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    /// The distance in metres.
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    /// The present pace in seconds a metre.
    open var currentPace: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
}
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. There is no such sensor, and people say no: a query fails with `CMErrorNotAuthorized`.
open class CMPedometer: NSObject, @unchecked Sendable {
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, CMErrorNotAuthorized.error)
    }
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { handler(nil, CMErrorNotAuthorized.error) }
    open func stopUpdates() {}
}

/// The altitude of a device; it is not known here.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// The change of altitude, in metres.
    open var relativeAltitude: NSNumber { 0 }
    /// The air pressure in kilopascals.
    open var pressure: NSNumber { 0 }
}
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Measures the air's pressure. There is no such sensor, and people say no.
open class CMAltimeter: NSObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        let answer = Refusal { handler(nil, CMErrorNotAuthorized.error) }
        queue.addOperation { answer.give() }
    }
    open func stopRelativeAltitudeUpdates() {}
}

/// A movement along three axes, in units of gravity.
public struct CMAcceleration: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A movement that was measured.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}
/// The attitude and the motion of a device.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// Measures how a device moves. There are no such sensors: nothing is available, and nothing is told.
open class CMMotionManager: NSObject, @unchecked Sendable {
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    /// The interval of the accelerometer's updates, in seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The interval of the motion's updates, in seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var accelerometerData: CMAccelerometerData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }
    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    open func stopAccelerometerUpdates() {}
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
    open func stopDeviceMotionUpdates() {}
}

/// A function that is called once, elsewhere.
private final class Refusal: @unchecked Sendable {
    private let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
    func give() { call() }
}
