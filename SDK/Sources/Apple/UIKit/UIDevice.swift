import Foundation
import FoundationMissing

/// The device, an iPhone; where `vitrine` shows an iPad to an app that is made for one, that.
public final class UIDevice: NSObject, @unchecked Sendable {
    /// The state of the battery: whether it is charging.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public static let current = UIDevice()

    /// Makes an object for the same device: `UIDevice()` compiles in Xcode too, as for any object.
    public override init() {}

    private var isPad: Bool { DeviceKind.current == .pad }
    public var name: String { model }
    public var model: String { isPad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { isPad ? "iPadOS" : "iOS" }
    /// The release that is shown, as `vitrine … --ios` says.
    public var systemVersion: String { "\(_SystemVersion.current.major).\(_SystemVersion.current.minor)" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
    public var orientation: UIDeviceOrientation { .portrait }
    /// One identifier for all apps of a vendor on this device, and the same on every machine: it is made of the vendor's part of the
    /// bundle's identifier (all but the last word; of an extension's, all but the last two, since Xcode puts the app's before its own).
    public var identifierForVendor: UUID? {
        guard let identifier = Bundle.main.bundleIdentifier else { return nil }
        let isExtension = Bundle.main.bundleURL.pathExtension == "appex"
        return Self.identifier(of: identifier.split(separator: ".").dropLast(isExtension ? 2 : 1).joined(separator: "."))
    }

    /// A random identifier's form (version 4), by two sums of the words (FNV-1a, 64 bits).
    static func identifier(of vendor: String) -> UUID {
        func sum(_ words: String) -> UInt64 { words.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
        var bytes = [sum(vendor), sum(vendor + ".device")].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
    /// Turns the device, on an iPhone, by a key that Apple does not document; here it is never turned.
    public func setValue(_ value: Any?, forKey key: String) {}
    public var isMultitaskingSupported: Bool { true }
    public var isBatteryMonitoringEnabled = false
    /// The battery's level, 0…1; below 0 while it is not known.
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    /// The notification that the device was turned; never posted here.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// The notification that the battery level has changed; never posted here.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// The notification that charging has begun or ended; never posted here.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Whether turning the device is noticed; it is never turned.
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Begins to report changes of the device's orientation.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Ends that turning the device is noticed.
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    /// Does nothing: no sound is played here.
    public func playInputClick() {}
    public var isProximityMonitoringEnabled = false
    public var proximityState: Bool { false }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
