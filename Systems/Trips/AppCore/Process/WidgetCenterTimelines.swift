import WidgetKit

/// ``TimelineReloading`` by the system.
public struct WidgetCenterTimelines: TimelineReloading {
    public init() {}

    public func reloadAllTimelines() async {
        WidgetCenter.shared.reloadAllTimelines()
    }
}
