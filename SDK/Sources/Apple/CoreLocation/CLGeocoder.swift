import Foundation
import VitrineContacts

/// A closure that is called with the result of geocoding.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    public let location: CLLocation?
    public let region: CLRegion?
    public let timeZone: TimeZone?
    private let address: CNPostalAddress?
    private let title: String?

    /// A place of which nothing is known.
    public convenience override init() { self.init(location: nil, name: nil, region: nil, timeZone: nil, postalAddress: nil) }

    init(location: CLLocation?, name: String?, region: CLRegion?, timeZone: TimeZone?, postalAddress: CNPostalAddress?) {
        self.location = location
        title = name
        self.region = region
        self.timeZone = timeZone
        address = postalAddress
    }

    /// Makes a copy of a placemark.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        title = placemark.title
        region = placemark.region
        timeZone = placemark.timeZone
        address = placemark.address
    }

    /// A place with its name and its address.
    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        self.init(location: location, name: name, region: nil, timeZone: nil, postalAddress: postalAddress)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public var name: String? { title }
    public var postalAddress: CNPostalAddress? { address }
    public var thoroughfare: String? { address.flatMap { $0.street.isEmpty ? nil : $0.street } }
    public var subThoroughfare: String? { nil }
    public var locality: String? { address.flatMap { $0.city.isEmpty ? nil : $0.city } }
    public var subLocality: String? { address.flatMap { $0.subLocality.isEmpty ? nil : $0.subLocality } }
    public var administrativeArea: String? { address.flatMap { $0.state.isEmpty ? nil : $0.state } }
    public var subAdministrativeArea: String? {
        address.flatMap { $0.subAdministrativeArea.isEmpty ? nil : $0.subAdministrativeArea }
    }
    public var postalCode: String? { address.flatMap { $0.postalCode.isEmpty ? nil : $0.postalCode } }
    public var isoCountryCode: String? { address.flatMap { $0.isoCountryCode.isEmpty ? nil : $0.isoCountryCode } }
    public var country: String? { address.flatMap { $0.country.isEmpty ? nil : $0.country } }
    public var inlandWater: String? { nil }
    public var ocean: String? { nil }
    public var areasOfInterest: [String]? { nil }
    public var addressDictionary: [AnyHashable: Any]? { nil }
}

/// Finds addresses of places and places of addresses. There is no service to ask here: each request ends as it does without a network, but
/// for the place that the device is at, where that was given a name.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public override init() {}

    open var isGeocoding: Bool { false }

    open func cancelGeocode() {}

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        let found = Self.named(location, .current)
        nonisolated(unsafe) let completionHandler = completionHandler
        soon { completionHandler(found.map { [$0] }, found == nil ? CLError(.network) : nil) }
    }

    /// Metres around a place that has a name within which everything has it.
    private static let reach = 1_000.0

    /// The device's place, where that is meant and has a name.
    static func named(_ location: CLLocation, _ place: DevicePlace?) -> CLPlacemark? {
        guard let place, let name = place.name, location.distance(from: place.location()) <= reach else { return nil }
        let address = CNMutablePostalAddress()
        address.city = name
        return CLPlacemark(location: location, name: name, postalAddress: address)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }

    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail(completionHandler)
    }

    open func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        guard let found = Self.named(location, .current) else { throw CLError(.network) }
        return [found]
    }

    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        try await reverseGeocodeLocation(location)
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodePostalAddress(_ postalAddress: CNPostalAddress, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) { soon { handler(nil, CLError(.network)) } }
}
