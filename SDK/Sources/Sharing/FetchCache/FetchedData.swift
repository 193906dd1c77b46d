import Foundation

/// An answer, and where it comes from.
public struct FetchedData: Equatable, Sendable {
    /// The origin of an answer.
    public enum Origin: Equatable, Sendable {
        /// Fetched for this call, or for one that it shared.
        case network
        /// The answer was found on disk, young enough; or fetched by another process meanwhile.
        case cache
        /// The service said that what is on disk still holds.
        case revalidated
        /// The answer was found on disk, too old, while no newer one can be had.
        case stale(because: FetchError)
        /// Fetched, while the folder can be neither read nor written.
        case uncached(because: String)
    }

    /// The answer's body.
    public let data: Data
    /// The answer's HTTP status, 200…299.
    public let status: Int
    /// The answer's headers, by name in small letters.
    public let headers: [String: String]
    /// The time at which the service gave it, or confirmed it; finding it on disk does not change that.
    public let date: Date
    /// The origin: whether the answer was fetched or cached, and why it may be older than was asked for.
    public let origin: Origin

    /// Whether the answer is older than was asked for, because no newer one can be had.
    public var isStale: Bool { if case .stale = origin { true } else { false } }

    /// The value of a header, by its name in any case.
    public func header(_ name: String) -> String? { headers[name.lowercased()] }
}
