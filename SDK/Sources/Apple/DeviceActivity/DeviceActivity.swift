@_exported import Foundation
@_exported import VitrineManagedSettings

/// The name of an activity that is monitored.
public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Apps and sites that are used for so long.
public struct DeviceActivityEvent: Hashable, Sendable {
    /// The name that tells the event from others.
    public struct Name: RawRepresentable, Hashable, Codable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public var applications: Set<ApplicationToken>
    public var categories: Set<ActivityCategoryToken>
    public var webDomains: Set<WebDomainToken>
    public var threshold: DateComponents
    public var includesPastActivity: Bool

    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = [],
        threshold: DateComponents, includesPastActivity: Bool = false
    ) {
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
        (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
    }
}

/// The times at which a device's use is watched.
public struct DeviceActivitySchedule: Hashable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?

    public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }

    /// The next time, on the calendar of this place.
    public var nextInterval: DateInterval? {
        let calendar = Calendar.current, now = Date()
        guard let end = calendar.nextDate(after: now, matching: intervalEnd, matchingPolicy: .nextTime),
            let start = calendar.nextDate(after: end, matching: intervalStart, matchingPolicy: .nextTime, direction: .backward)
        else { return nil }
        return DateInterval(start: start, end: end)
    }
}

/// Watches a device's use for an app. There is no Screen Time here: nothing is watched, and who asks is told that it may not.
public final class DeviceActivityCenter: Sendable {
    /// An error that tells why an activity cannot be monitored.
    public enum MonitoringError: Int, Error, Sendable {
        case intervalTooLong, intervalTooShort, invalidDateComponents, excessiveActivities, unauthorized
    }

    public init() {}

    public var activities: [DeviceActivityName] { [] }

    /// - Throws: `MonitoringError.unauthorized`, always.
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { throw MonitoringError.unauthorized }
    /// Does nothing, as no activity is monitored here.
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// A monitor that the system tells of an activity's times: it is told nothing here.
open class DeviceActivityMonitor: NSObject {
    public override init() {}
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
