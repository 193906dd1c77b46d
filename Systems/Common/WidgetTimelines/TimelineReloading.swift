import WidgetKit

/// Asks for new timelines of every widget of an app.
public protocol TimelineReloading: Sendable {
    func reloadAllTimelines() async
}

/// ``TimelineReloading`` by the system.
public struct WidgetCenterTimelines: TimelineReloading {
    public init() {}

    public func reloadAllTimelines() async { WidgetCenter.shared.reloadAllTimelines() }
}
