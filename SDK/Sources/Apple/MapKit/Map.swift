import Foundation
import VitrineSwiftUI

/// A map. iOS draws none in widgets, and none is drawn here: the picture's diagnostics say so.
public struct Map<Content: View>: View {
    nonisolated init() {}

    public var body: some View {
        DrawnView(kind: "Map", ideal: CGSize(width: 10, height: 10)) { context in
            context.report("Map is declared and not drawn")
            return []
        }
    }
}

/// The content of a map, as a view.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
    public var body: some View { Color.clear }
}

extension Map {
    /// A map that people move.
    nonisolated public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> { self.init() }

    /// A map that begins somewhere.
    nonisolated public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> { self.init() }

    /// A map that people move, with content.
    nonisolated public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init() }

    /// A map that begins somewhere, with content.
    nonisolated public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init() }

    /// A map that people move, with content of which one can be chosen.
    nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> { self.init() }

    /// A map that begins somewhere, with content of which one can be chosen.
    nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> { self.init() }

    /// A map of a region, as before iOS 17.
    nonisolated public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false
    ) where Content == EmptyView { self.init() }
}

/// The interactions that people may have with a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let pitch = MapInteractionModes(rawValue: 4)
    public static let rotate = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// The place from which one looks at a map.
public struct MapCamera: Hashable, Sendable {
    private var latitude: Double
    private var longitude: Double
    /// The distance from the map in metres.
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public var centerCoordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
        set { (latitude, longitude) = (newValue.latitude, newValue.longitude) }
    }

    /// Makes a camera that looks at a place from a distance.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        latitude = centerCoordinate.latitude
        longitude = centerCoordinate.longitude
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// Makes a camera of MapKit's camera for UIKit.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading,
            pitch: Double(camera.pitch))
    }
}

/// The bounds within which a map may be moved.
public struct MapCameraBounds: Sendable {
    public var minimumDistance: Double?
    public var maximumDistance: Double?

    /// Makes bounds within a region.
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }

    /// Makes bounds within a rectangle.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }

    /// Makes bounds by a distance.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }
}

/// The position of a map's camera, which says what the map shows.
public struct MapCameraPosition: Sendable, Equatable {
    private indirect enum Kind: Sendable {
        case automatic
        case camera(MapCamera)
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case item(MKMapItem, Bool)
        case user(Bool, MapCameraPosition)
    }

    private let kind: Kind

    public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(kind: .region(region)) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(kind: .item(item, allowsAutomaticPitch))
    }
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(kind: .user(followsHeading, fallback))
    }

    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
    public var allowsAutomaticPitch: Bool { if case .item(_, let allows) = kind { allows } else { false } }
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
    public var followsUserHeading: Bool { if case .user(let follows, _) = kind { follows } else { false } }
    public var fallbackPosition: MapCameraPosition? { if case .user(_, let fallback) = kind { fallback } else { nil } }
    /// Whether the person moved the map: never here.
    public var positionedByUser: Bool { false }

    public static func == (one: Self, other: Self) -> Bool {
        switch (one.kind, other.kind) {
        case (.automatic, .automatic): true
        case (.camera(let a), .camera(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.item(let a, let first), .item(let b, let second)): a === b && first == second
        case (.user(let a, let first), .user(let b, let second)): a == b && first == second
        case (.region(let a), .region(let b)):
            a.center.latitude == b.center.latitude && a.center.longitude == b.center.longitude
                && a.span.latitudeDelta == b.span.latitudeDelta && a.span.longitudeDelta == b.span.longitudeDelta
        default: false
        }
    }
}

/// The times at which one is told that a map moved.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    private let isContinuous: Bool
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// The place to which a map was moved.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

/// The points of interest that a map shows.
public struct PointOfInterestCategories: ExpressibleByArrayLiteral, Hashable, Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isExclusion: Bool

    public static let all = PointOfInterestCategories(categories: [], isExclusion: true)
    public static let excludingAll = PointOfInterestCategories(categories: [], isExclusion: false)
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(categories: Set(categories), isExclusion: false)
    }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(categories: Set(categories), isExclusion: true)
    }

    private init(categories: Set<MKPointOfInterestCategory>, isExclusion: Bool) {
        self.categories = categories
        self.isExclusion = isExclusion
    }

    /// Makes categories of these alone.
    public init(arrayLiteral elements: MKPointOfInterestCategory...) { self.init(categories: Set(elements), isExclusion: false) }
}

/// The style of a map.
public struct MapStyle: Sendable {
    /// Whether the map shows the terrain's elevation.
    public struct Elevation: Hashable, Sendable {
        private let name: String
        public static let automatic = Elevation(name: "automatic")
        public static let flat = Elevation(name: "flat")
        public static let realistic = Elevation(name: "realistic")
    }

    /// The emphasis of the map's colours.
    public struct StandardEmphasis: Hashable, Sendable {
        private let name: String
        public static let automatic = StandardEmphasis(name: "automatic")
        public static let muted = StandardEmphasis(name: "muted")
    }

    public static var standard: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }

    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

extension View {
    /// Sets the style of the maps in the view; none is drawn.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
    /// The buttons on the maps within; none is drawn.
    nonisolated public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View { self }
    /// Whether the buttons on the maps within are shown.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    /// Buttons outside of a map belong to it.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Whether what the maps within show can be chosen.
    nonisolated public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }
    /// Tells when a map moved, which none does.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    /// Tells when a map moved, which none does.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
}

/// A feature that the map itself shows, such as a point of interest.
public struct MapFeature: Hashable, Sendable {
    /// The kind of a feature.
    public struct FeatureKind: Hashable, Sendable {
        private let name: String
        public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
        public static let territory = FeatureKind(name: "territory")
        public static let physicalFeature = FeatureKind(name: "physicalFeature")
    }

    public let kind: FeatureKind
    public let title: String?
    public let pointOfInterestCategory: MKPointOfInterestCategory?
}

/// A button that turns a map north.
public struct MapCompass: View {
    /// Makes a compass of one map.
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A view that shows the scale of a map.
public struct MapScaleView: View {
    /// Makes a scale of one map.
    nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A button that tips a map over.
public struct MapPitchToggle: View {
    /// Makes a button of one map.
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A button that brings a map to where the device is.
public struct MapUserLocationButton: View {
    /// Makes a button of one map.
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
