import Foundation
import VitrineUIKit

/// The place from which one looks at the map.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance from the map's middle in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The height over the ground in metres, as it was called before there was a distance.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }
    open var pitch: CGFloat = 0
    open var heading: CLLocationDirection = 0

    public override init() {}

    /// Makes a camera that looks at a place from a distance.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}

/// The configuration of a map's look.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
    /// Whether the map shows the terrain's elevation.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }

    open var elevationStyle = ElevationStyle.flat

    override init() {}
}

/// A map that is drawn.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    /// The emphasis of the map's colours.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }

    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() {}
    /// Makes a map with hills or a flat one.
    public convenience init(elevationStyle: ElevationStyle) { self.init(elevationStyle: elevationStyle, emphasisStyle: .default) }
    /// Makes a map with strong colours or weak ones.
    public convenience init(emphasisStyle: EmphasisStyle) { self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle) }
    /// Makes a map with hills or a flat one, in strong colours or weak ones.
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }
}

/// Pictures from above, with words.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() {}
    /// Makes a map with hills or a flat one.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public override init() {}
    /// Makes a map with hills or a flat one.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// Draws a part of the map as a picture. There are no maps to draw here: each ends as it does when the service fails.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// The options of a snapshot: the part of the map, its size and its look.
    open class Options: NSObject, @unchecked Sendable {
        open var camera = MKMapCamera()
        open var mapRect = MKMapRect.world
        open var region = MKCoordinateRegion(.world)
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 3
        open var mapType = MKMapType.standard
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var showsBuildings = true
        open var traitCollection = UITraitCollection()

        public override init() {}
    }

    /// A picture of a part of the map.
    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        private let rect: MKMapRect

        init(image: UIImage, rect: MKMapRect) {
            self.image = image
            self.rect = rect
        }

        /// The point of a place in the picture.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            let point = MKMapPoint(coordinate)
            guard rect.width > 0, rect.height > 0 else { return .zero }
            return CGPoint(
                x: (point.x - rect.minX) / rect.width * image.size.width, y: (point.y - rect.minY) / rect.height * image.size.height)
        }
    }

    public typealias CompletionHandler = @Sendable (Snapshot?, (any Error)?) -> Void

    public override init() {}
    /// Makes a snapshotter for options, of which it draws nothing.
    public init(options: Options) {}

    open var isLoading: Bool { false }

    open func start(completionHandler: @escaping CompletionHandler) { start(with: .main, completionHandler: completionHandler) }
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        queue.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func start(with queue: DispatchQueue) async throws -> Snapshot { throw MKError(.serverFailure) }
    open func cancel() {}
}
