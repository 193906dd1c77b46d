import Foundation
import FoundationMissing

/// The device, an iPhone.
public final class UIDevice: NSObject, @unchecked Sendable {
    /// Whether it is charged from outside.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public static let current = UIDevice()

    private override init() {}

    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var localizedModel: String { "iPhone" }
    public var systemName: String { "iOS" }
    /// The release that is shown, as `vitrine … --ios` says.
    public var systemVersion: String { "\(_SystemVersion.current.major).\(_SystemVersion.current.minor)" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var orientation: UIDeviceOrientation { .portrait }
    /// Extensions are told no identifier here.
    public var identifierForVendor: UUID? { nil }
    public var isMultitaskingSupported: Bool { true }
    public var isBatteryMonitoringEnabled = false
    /// 0…1; below 0 while it is not known.
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    /// Is posted when the device is turned; it never is.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Is posted when the charge changes; it does not.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Is posted when charging begins or ends; it does not.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Whether turning the device is noticed; it is never turned.
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// From here on turning the device is noticed.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// From here on it is not.
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    /// There is no sound.
    public func playInputClick() {}
    public var isProximityMonitoringEnabled = false
    public var proximityState: Bool { false }
}

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
