import AppGroup

/// What app and widget agree on: the group both are entitled to, and the key of the one value that passes between them.
extension AppGroup {
    /// The identifier in both targets' entitlements.
    public static let appGroupName = "group.com.vitrine.trips"
    /// The key of the JSON text, an array of ``WidgetBookingJson``.
    public static let bookingKey = "widget.bookings"

    /// The group's store; nil when this process's entitlements do not name the group.
    public static var bookingStore: (any GroupStore)? { try? AppGroup(appGroupName).store() }
}
