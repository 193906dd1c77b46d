/// What app and widget agree on: the group both are entitled to, and the key of the one value that passes between them.
public enum AppGroup {
    /// The identifier in both targets' entitlements.
    public static let appGroupName = "group.com.vitrine.trips"
    /// The key of the JSON text, an array of ``WidgetBookingJson``.
    public static let bookingKey = "widget.bookings"
}
