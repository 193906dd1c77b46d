import Foundation
import VitrineSwiftUI

/// The content of a map. None of it is drawn, as no map is.
@MainActor @preconcurrency public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder var body: Body { get }
}

extension Never: MapContent {}

extension MapContent where Body == Never {
    /// Content of which there are no parts.
    public var body: Never { fatalError("Vitrine asks no part of a map for its parts.") }
}

/// Map content that shows nothing.
public struct EmptyMapContent: MapContent {
    public typealias Body = Never
    nonisolated public init() {}
}

/// Several things on a map.
public struct TupleMapContent<T>: MapContent {
    public typealias Body = Never
    nonisolated(unsafe) public var value: T
    nonisolated init(_ value: T) { self.value = value }
}

/// Type-erased map content.
public struct AnyMapContent: MapContent {
    public typealias Body = Never
    nonisolated public init<C: MapContent>(_ content: C) {}
}

/// Map content with a style.
public struct _StyledMapContent<Content: MapContent>: MapContent {
    public typealias Body = Never
    nonisolated init() {}
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
}

/// Turns statements into what is on a map.
@resultBuilder public enum MapContentBuilder {
    nonisolated public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    nonisolated public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> { TupleMapContent((repeat each content)) }
    nonisolated public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    nonisolated public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> _EitherMapContent<First, Second> { _EitherMapContent() }
    nonisolated public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> _EitherMapContent<First, Second> { _EitherMapContent() }
    nonisolated public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> AnyMapContent {
        AnyMapContent(content)
    }
}

/// One of two things on a map.
public struct _EitherMapContent<First: MapContent, Second: MapContent>: MapContent {
    public typealias Body = Never
    nonisolated init() {}
}

extension ForEach: MapContent where Content: MapContent {
    /// Makes map content for each element, identified by a property.
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identifiedBy: { $0[keyPath: id] }, content: content)
    }

    /// Makes map content for each element.
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, identifiedBy: { $0.id }, content: content)
    }
}

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never

    nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

extension Marker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {}
}

extension Marker where Label == VitrineSwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
    nonisolated public init(item: MKMapItem) {}
}

/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never

    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension Annotation where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {}
}

/// The device's place, as a map shows it.
public struct UserLocation: Sendable {
    public let heading: CLHeading?
    public let location: CLLocation?
}

/// The mark at the device's place.
public struct UserAnnotation<Content: View>: MapContent {
    public typealias Body = Never

    nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}
}

/// The blue dot.
public struct DefaultUserAnnotationContent: View {
    public var body: some View { EmptyView() }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
    nonisolated public init() {}
    nonisolated public init(anchor: UnitPoint) {}
}

/// A line on a map.
public struct MapPolyline: MapContent {
    public typealias Body = Never

    /// The way in which a line leads from point to point.
    public struct ContourStyle: Hashable, Sendable {
        private let name: String
        public static let straight = ContourStyle(name: "straight")
        public static let geodesic = ContourStyle(name: "geodesic")
    }

    nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
    nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
    nonisolated public init(_ polyline: MKPolyline) {}
    nonisolated public init(_ route: MKRoute) {}
}

/// A part of a map with corners.
public struct MapPolygon: MapContent {
    public typealias Body = Never
    nonisolated public init(points: [MKMapPoint]) {}
    nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
    nonisolated public init(_ polygon: MKPolygon) {}
}

/// A circle on the map: everything within a distance of a place.
public struct MapCircle: MapContent {
    public typealias Body = Never
    nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    nonisolated public init(mapRect: MKMapRect) {}
    nonisolated public init(_ circle: MKCircle) {}
}

extension MapContent {
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { _StyledMapContent<Self>() }
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { _StyledMapContent<Self>() }
    nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { _StyledMapContent<Self>() }
    nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { _StyledMapContent<Self>() }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { _StyledMapContent<Self>() }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { _StyledMapContent<Self>() }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { _StyledMapContent<Self>() }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent { _StyledMapContent<Self>() }
    nonisolated public func strokeStyle(style: StrokeStyle) -> some MapContent { _StyledMapContent<Self>() }
    nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { _StyledMapContent<Self>() }
}

/// Whether something lies on the roads of a map, or on its words too.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
