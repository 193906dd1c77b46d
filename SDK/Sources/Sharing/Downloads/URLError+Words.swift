import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Error {
    /// Why no answer came, as a sentence for people: on Linux the system's own is a domain and a number.
    public var sentence: String {
        guard let error = self as? URLError else { return localizedDescription }
        return switch error.code {
        case .timedOut: "It did not answer in time."
        case .cannotConnectToHost: "Nobody answers at its address."
        case .cannotFindHost, .dnsLookupFailed: "Its address is not known."
        case .networkConnectionLost: "The connection was lost before the answer was whole."
        case .notConnectedToInternet, .internationalRoamingOff, .dataNotAllowed: "There is no connection to the network."
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate, .serverCertificateNotYetValid:
            "The connection to it is not secure."
        case .badServerResponse, .cannotParseResponse, .zeroByteResource: "What it answered is not HTTP."
        default: localizedDescription
        }
    }
}
