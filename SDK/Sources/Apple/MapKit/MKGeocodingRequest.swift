import Foundation

/// A closure that is called with the places that were found.
public typealias MKMapItemsCompletionHandler = ([MKMapItem]?, (any Error)?) -> Void

/// Finds the address of a place (iOS 26). There is no service to ask here: a request ends as it does without a network, but for the place
/// that the device is at, where that was given a name.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    open var preferredLocale: Locale?
    open private(set) var isCancelled = false
    open private(set) var isLoading = false

    /// Nil for a place that is none on the earth.
    public init?(location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
    }

    open func cancel() { isCancelled = true }

    /// The places that were found.
    /// - Throws: `CLError.network`, and `CLError.geocodeCanceled` once it is cancelled.
    open var mapItems: [MKMapItem] {
        get async throws {
            guard !isCancelled else { throw CLError(.geocodeCanceled) }
            isLoading = true
            defer { isLoading = false }
            return try await CLGeocoder().reverseGeocodeLocation(location).map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
        }
    }

    open func getMapItems(completionHandler: @escaping MKMapItemsCompletionHandler) {
        nonisolated(unsafe) let completionHandler = completionHandler
        Task {
            do {
                let items = try await mapItems
                await MainActor.run { completionHandler(items, nil) }
            } catch {
                await MainActor.run { completionHandler(nil, error) }
            }
        }
    }
}

/// Finds the place of an address (iOS 26): none is known here, and a request ends as it does without a network.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    open var region: MKCoordinateRegion?
    open var preferredLocale: Locale?
    open private(set) var isCancelled = false
    open var isLoading: Bool { false }

    /// Nil for an empty address.
    public init?(addressString: String) {
        guard !addressString.isEmpty else { return nil }
        self.addressString = addressString
    }

    open func cancel() { isCancelled = true }

    /// The places that were found.
    /// - Throws: `CLError.network`, and `CLError.geocodeCanceled` once it is cancelled.
    open var mapItems: [MKMapItem] { get async throws { throw CLError(isCancelled ? .geocodeCanceled : .network) } }

    open func getMapItems(completionHandler: @escaping MKMapItemsCompletionHandler) {
        nonisolated(unsafe) let completionHandler = completionHandler
        let isCancelled = isCancelled
        DispatchQueue.main.async { completionHandler(nil, CLError(isCancelled ? .geocodeCanceled : .network)) }
    }
}

/// An address in words (iOS 26).
open class MKAddress: NSObject, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?

    /// Nil for an empty address.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }
}

/// A place's address as it is shown in one way or another (iOS 26).
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
    private let placemark: CLPlacemark
    init(_ placemark: CLPlacemark) { self.placemark = placemark }

    /// The context that stands beside a city's name.
    public enum ContextStyle: Int, Sendable { case automatic, short, full }

    open var cityName: String? { placemark.locality }
    open var regionName: String? { placemark.country }
    open var regionCode: String? { placemark.isoCountryCode }
    /// The city, with its state where it has one.
    open var cityWithContext: String? { cityWithContext(.automatic) }

    /// The city with more or less of where it is.
    open func cityWithContext(_ style: ContextStyle) -> String? {
        let around = style == .full ? [placemark.administrativeArea, placemark.country] : [placemark.administrativeArea]
        return placemark.locality.map { ([$0] + around.compactMap { $0 }).joined(separator: ", ") }
    }

    /// All of it, a line each or in one.
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        let city = [placemark.postalCode, placemark.locality].compactMap { $0 }.joined(separator: " ")
        let lines = [placemark.thoroughfare, city, placemark.administrativeArea, includingRegion ? placemark.country : nil]
        let words = lines.compactMap { $0 }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: singleLine ? ", " : "\n")
    }
}

extension MKMapItem {
    /// Makes an item at a location, with an address (iOS 26).
    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        name = address?.shortAddress ?? address?.fullAddress
    }

    /// The location of the place (iOS 26).
    public var location: CLLocation {
        placemark.location ?? CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }

    /// The address of the place as text (iOS 26); nil where nothing is known of it.
    public var address: MKAddress? {
        let representations = MKAddressRepresentations(placemark)
        return representations.fullAddress(includingRegion: true, singleLine: true).flatMap {
            MKAddress(fullAddress: $0, shortAddress: representations.fullAddress(includingRegion: false, singleLine: true))
        }
    }

    /// The address of the place in several forms (iOS 26); nil where nothing is known of it.
    public var addressRepresentations: MKAddressRepresentations? { address == nil ? nil : MKAddressRepresentations(placemark) }
}
