import Foundation

/// Seconds since the machine started, the same for all its processes: it neither follows the wall clock nor goes back.
public enum Uptime {
    /// The seconds at this moment, with their fraction.
    public static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
