import Foundation

extension ProcessInfo {
    /// The thermal state of a device.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// Whether the device saves power; a machine does not.
    public var isLowPowerModeEnabled: Bool { false }
    /// The thermal state of the device; a machine is not asked.
    public var thermalState: ThermalState { .nominal }

    /// Whether an app of iOS runs on a Mac; never here.
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }

    /// The notification that the thermal state of a device changed.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    /// The notification that a device began or ceased to save power.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
