/// How much the reader accepts. A traveller's stored trips are a few kilobytes; anything near these figures is not ours.
public enum BookingLimits {
    /// UTF-8 bytes of the stored JSON.
    public static let storedBytes = 256 * 1024
    public static let bookings = 200
    public static let steps = 12
    /// Unicode scalars of one text.
    public static let text = 300
    /// Bytes of the hotel picture's address.
    public static let address = 2048
    public static let stops = 0...20
    /// Seconds since 1970: the years 1970 to 2199.
    public static let dates = 0.0...7_258_118_400.0
    /// Bytes of one downloaded picture.
    public static let image = 4 * 1024 * 1024
    /// Different pictures fetched for one timeline; later stays are shown without one.
    public static let images = 6
}
