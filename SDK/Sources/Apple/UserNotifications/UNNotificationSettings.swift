import Foundation

/// Whether people allow notifications.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The style in which notifications are shown.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// The times at which notifications show their words.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// The options that an app asks permission for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The empty set of options.
public let UNAuthorizationOptionNone: UNAuthorizationOptions = []

/// The options for how a notification is shown while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The empty set of options.
public let UNNotificationPresentationOptionNone: UNNotificationPresentationOptions = []

/// The settings that people have made: they allow nothing here.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    public var authorizationStatus: UNAuthorizationStatus { .denied }
    public var soundSetting: UNNotificationSetting { .disabled }
    public var badgeSetting: UNNotificationSetting { .disabled }
    public var alertSetting: UNNotificationSetting { .disabled }
    public var notificationCenterSetting: UNNotificationSetting { .disabled }
    public var lockScreenSetting: UNNotificationSetting { .disabled }
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    public var alertStyle: UNAlertStyle { .none }
    public var showPreviewsSetting: UNShowPreviewsSetting { .never }
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    public var providesAppNotificationSettings: Bool { false }
    public var announcementSetting: UNNotificationSetting { .notSupported }
    public var timeSensitiveSetting: UNNotificationSetting { .disabled }
    public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    public var directMessagesSetting: UNNotificationSetting { .disabled }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
