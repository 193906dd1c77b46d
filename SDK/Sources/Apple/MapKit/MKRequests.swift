import Foundation

/// The type of a map: how it is drawn.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route from one place to another.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        public let instructions: String
        public let notice: String?
        public let polyline: MKPolyline
        /// The length of the part in metres.
        public let distance: CLLocationDistance
        public let transportType: MKDirectionsTransportType

        init(instructions: String, polyline: MKPolyline, distance: CLLocationDistance, transportType: MKDirectionsTransportType) {
            self.instructions = instructions
            notice = nil
            self.polyline = polyline
            self.distance = distance
            self.transportType = transportType
        }
    }

    public let name: String
    public let advisoryNotices: [String] = []
    public let distance: CLLocationDistance
    public let expectedTravelTime: TimeInterval
    public let transportType: MKDirectionsTransportType
    public let polyline: MKPolyline
    public let steps: [Step]

    init(name: String, distance: Double, time: TimeInterval, type: MKDirectionsTransportType, polyline: MKPolyline, steps: [Step]) {
        self.name = name
        self.distance = distance
        expectedTravelTime = time
        transportType = type
        self.polyline = polyline
        self.steps = steps
    }
}

/// Looks for ways. There is no service to ask here: each question ends as it does when that fails.
open class MKDirections: NSObject, @unchecked Sendable {
    /// The start of a way, its end, and the means.
    open class Request: NSObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?

        public override init() {}
    }

    /// Ways that were found.
    open class Response: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            self.source = source
            self.destination = destination
            self.routes = routes
        }
    }

    /// A response with the expected time of travel.
    open class ETAResponse: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance
        public let expectedArrivalDate: Date
        public let expectedDepartureDate: Date
        public let transportType: MKDirectionsTransportType

        init(_ source: MKMapItem, _ destination: MKMapItem, time: TimeInterval, distance: Double, start: Date) {
            self.source = source
            self.destination = destination
            expectedTravelTime = time
            self.distance = distance
            expectedDepartureDate = start
            expectedArrivalDate = start.addingTimeInterval(time)
            transportType = .any
        }
    }

    public typealias DirectionsHandler = @Sendable (Response?, (any Error)?) -> Void
    public typealias ETAHandler = @Sendable (ETAResponse?, (any Error)?) -> Void

    /// Takes a request: from where, to where, and how.
    public init(request: Request) {}

    open var isCalculating: Bool { false }

    open func calculate(completionHandler: @escaping DirectionsHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }

    open func calculateETA(completionHandler: @escaping ETAHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }

    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// The priority of a region in a search.
public enum MKLocalSearchRegionPriority: Int, Sendable { case `default`, required }

/// A filter for addresses.
open class MKAddressFilter: NSObject, @unchecked Sendable {
    /// Parts of addresses.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let country = Options(rawValue: 1)
        public static let administrativeArea = Options(rawValue: 2)
        public static let subAdministrativeArea = Options(rawValue: 4)
        public static let locality = Options(rawValue: 8)
        public static let subLocality = Options(rawValue: 16)
        public static let postalCode = Options(rawValue: 32)
    }

    private let options: Options
    private let isExclusion: Bool

    private init(_ options: Options, isExclusion: Bool) {
        self.options = options
        self.isExclusion = isExclusion
    }

    /// Makes a filter that lets these through alone.
    public convenience init(including options: Options) { self.init(options, isExclusion: false) }
    /// Makes a filter that lets all but these through.
    public convenience init(excluding options: Options) { self.init(options, isExclusion: true) }

    public static let includingAll = MKAddressFilter(excluding: [])
    public static let excludingAll = MKAddressFilter(including: [])

    open func includes(_ options: Options) -> Bool { self.options.isSuperset(of: options) != isExclusion }
    open func excludes(_ options: Options) -> Bool { !includes(options) }
}

/// Looks for places by words. There is no service to ask here: each question ends as it does when that fails.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// The types of results that a search may find.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// A request that says what is searched, and where.
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var regionPriority = MKLocalSearchRegionPriority.default
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var addressFilter: MKAddressFilter?

        public override init() {}
        /// Makes a request by words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// Makes a request by words, in a part of the world.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        /// Makes a request of a chosen suggestion.
        public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
    }

    /// Places that were found.
    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            self.mapItems = mapItems
            self.boundingRegion = boundingRegion
        }
    }

    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

    /// Makes a search for a request.
    public init(request: Request) {}

    open var isSearching: Bool { false }
    open func start(completionHandler: @escaping CompletionHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A completion that is suggested for a search.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public let title: String
    public let subtitle: String
    public let titleHighlightRanges: [NSValue] = []
    public let subtitleHighlightRanges: [NSValue] = []

    init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
    }
}

/// A delegate that is told of suggestions.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Suggests what somebody may look for. There is no service to ask here: the delegate is told so.
open class MKLocalSearchCompleter: NSObject {
    /// The types of results that may be suggested.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
        public static let physicalFeature = ResultType(rawValue: 8)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var regionPriority = MKLocalSearchRegionPriority.default
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var addressFilter: MKAddressFilter?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }

    public override init() {}

    open var queryFragment = "" {
        didSet {
            nonisolated(unsafe) let completer = self
            DispatchQueue.main.async { completer.delegate?.completer(completer, didFailWithError: MKError(.serverFailure)) }
        }
    }

    open func cancel() {}
}
