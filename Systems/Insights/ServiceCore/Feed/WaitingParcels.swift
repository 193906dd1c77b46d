/// The orders of a shop whose parcels had not gone out at a moment, so that the next look writes only what has changed since.
struct WaitingParcels: Sendable {
    /// Seconds in which every order's parcel has gone out.
    static let longest: Int64 = 5 * 86_400

    /// The moment in seconds since 1970.
    var moment: Int64
    var orders: [SampleOrder]
}
