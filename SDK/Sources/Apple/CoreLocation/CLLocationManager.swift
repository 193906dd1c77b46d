import Foundation
import VitrineDeviceSituation

/// Whether people allow to know where they are.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy of location that people allow an app.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// The activity of the person whose location is tracked.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// The orientation of a device.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// A delegate that is told of locations.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying constraint: CLBeaconIdentityConstraint)
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint, error: any Error)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

/// The delegate's methods, none of which has to be there.
extension CLLocationManagerDelegate {
    /// Calls the method from before iOS 14, for a delegate that has only that.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying constraint: CLBeaconIdentityConstraint
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint, error: any Error
    ) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {}
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

/// Tells where the device is, as its home screen or whoever runs it says. Else people are taken not to have allowed it.
open class CLLocationManager: NSObject {
    private let find: () -> DevicePlace?
    private let file: URL?
    private var place: DevicePlace? { find() }
    /// The place that the delegate was told last; only on the main queue.
    private var told: DevicePlace?
    private var isUpdating = false
    private var watch: SituationWatch?

    /// The delegate: told of the state of things once it is set, then of what was asked for and of what changes; on the main queue.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            told = place
            if watch == nil {
                let itself = Itself(manager: self)
                watch = SituationWatch(file, on: .main) { itself.manager?.follow() }
            }
            tell { $0.locationManagerDidChangeAuthorization($1) }
        }
    }

    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false

    public override convenience init() { self.init(file: DeviceSituation.file()) { .current } }

    convenience init(place: DevicePlace?) { self.init(file: nil) { place } }

    /// - Parameter file: what changes when another place may be found.
    init(file: URL?, find: @escaping () -> DevicePlace?) {
        (self.file, self.find) = (file, find)
        super.init()
    }

    /// A manager until it is released; its calls are made on the main queue.
    private final class Itself: @unchecked Sendable {
        weak var manager: CLLocationManager?
        init(manager: CLLocationManager) { self.manager = manager }
    }

    /// The home screen said something else.
    private func follow() {
        let before = told, now = place
        guard now != before else { return }
        told = now
        if (now == nil) != (before == nil) { tell { $0.locationManagerDidChangeAuthorization($1) } }
        if isUpdating { tellPlace() }
    }

    /// The permission: in use where the place is known, else denied.
    open var authorizationStatus: CLAuthorizationStatus { place == nil ? .denied : .authorizedWhenInUse }
    open var accuracyAuthorization: CLAccuracyAuthorization { place == nil ? .reducedAccuracy : .fullAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { place != nil }
    /// The device's place; nil where people have not allowed to know.
    open var location: CLLocation? { place?.location() }
    /// The heading: nil, as nothing here has a compass.
    open var heading: CLHeading? { nil }
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    open var monitoredRegions: Set<CLRegion> { [] }
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }
    open class func locationServicesEnabled() -> Bool { true }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func headingAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }

    /// Asks nobody; the delegate is told the current authorisation.
    open func requestWhenInUseAuthorization() {}
    /// Asks nobody; the delegate is told the current authorisation.
    open func requestAlwaysAuthorization() {}

    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil) {
        let error = place == nil ? CLError(.denied) : nil
        soon { completion?(error) }
    }

    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        if place == nil { throw CLError(.denied) }
    }

    /// The place once, or that it is not allowed.
    open func requestLocation() { tellPlace() }
    /// The place, and each that the device is moved to; or that it is not allowed.
    open func startUpdatingLocation() {
        isUpdating = true
        tellPlace()
    }
    open func stopUpdatingLocation() { isUpdating = false }
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
    open func startUpdatingHeading() { tell { $0.locationManager($1, didFailWithError: CLError(.headingFailure)) } }
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}
    open func startMonitoringVisits() {}
    open func stopMonitoringVisits() {}

    open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
        soon { completion?(nil, CLLocationPushServiceError(.missingPushExtension)) }
    }

    open func stopMonitoringLocationPushes() {}

    /// Tells the delegate that the region cannot be monitored: nobody moves here.
    open func startMonitoring(for region: CLRegion) {
        tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }

    open func stopMonitoring(for region: CLRegion) {}

    open func requestState(for region: CLRegion) {
        var state = CLRegionState.unknown
        if let place, let region = region as? CLCircularRegion { state = region.contains(place.coordinate) ? .inside : .outside }
        tell { $0.locationManager($1, didDetermineState: state, for: region) }
    }

    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        tell { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
    }

    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    private func tellPlace() {
        if let location {
            tell { $0.locationManager($1, didUpdateLocations: [location]) }
        } else {
            tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
        }
    }

    private func tell(_ call: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        soon { [self] in
            if let delegate { call(delegate, self) }
        }
    }
}
