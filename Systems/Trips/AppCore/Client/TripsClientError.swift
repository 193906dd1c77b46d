import Foundation

/// Why a call to the service failed.
public enum TripsClientError: Error, Equatable {
    /// No address was given to this process.
    case noService
    /// The service did not answer.
    case unreachable(String)
    /// The session is unknown or over.
    case notSignedIn
    /// The service refused, in its own words.
    case refused(code: String, message: String)
    /// The answer is none we understand.
    case badAnswer(String)
}

extension TripsClientError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noService: "This app was started without the address of its service; start it with TRIPS_SERVICE_URL set."
        case .unreachable: "The service cannot be reached. Your trips are shown as they were; try again in a moment."
        case .notSignedIn: "Your session is over. Sign in again."
        case .refused(_, let message): message
        case .badAnswer: "The service gave an answer this app does not understand; try again later."
        }
    }
}
