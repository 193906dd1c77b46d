import Foundation
import VitrineSwiftUI

// Charts of three axes. Nothing is drawn in space here: they compile, take their place, and are named in the diagnostics.

/// The content of a chart of three axes.
@MainActor @preconcurrency public protocol Chart3DContent {}

/// Marks on three axes.
public struct Chart3D<Content: Chart3DContent> {
    /// A chart of marks.
    nonisolated public init(@Chart3DContentBuilder content: () -> Content) {}

    /// Marks for each element of a collection.
    nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}

    /// Marks for each element of a collection, told apart by a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {}
}

extension Chart3D: View {
    public var body: some View { Color.clear._unsupported("Chart3D") }
}

/// Several marks in space.
public struct _Chart3DGroup: Chart3DContent {
    nonisolated init() {}
}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {}

extension ForEach: Chart3DContent where Content: Chart3DContent {
    /// Marks for each element.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, identifiedBy: { $0[keyPath: id] }, content: content) }

    /// Marks for each element.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, identifiedBy: { $0.id }, content: content)
    }
}

/// Turns statements into marks in space.
@resultBuilder public struct Chart3DContentBuilder {
    nonisolated public static func buildExpression<C: Chart3DContent>(_ content: C) -> C { content }
    nonisolated public static func buildBlock() -> _Chart3DGroup { _Chart3DGroup() }
    nonisolated public static func buildBlock<C: Chart3DContent>(_ content: C) -> C { content }
    nonisolated public static func buildBlock<each C: Chart3DContent>(_ content: repeat each C) -> _Chart3DGroup { _Chart3DGroup() }
    nonisolated public static func buildIf<C: Chart3DContent>(_ content: C?) -> C? { content }
    nonisolated public static func buildEither<C: Chart3DContent>(first: C) -> _Chart3DGroup { _Chart3DGroup() }
    nonisolated public static func buildEither<C: Chart3DContent>(second: C) -> _Chart3DGroup { _Chart3DGroup() }
}

/// A surface whose height is a function of two numbers.
public struct SurfacePlot: Chart3DContent {
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey, function: @escaping @Sendable (Double, Double) -> Double
    ) {}
    @_disfavoredOverload
    nonisolated public init<X: StringProtocol, Y: StringProtocol, Z: StringProtocol>(
        x: X, y: Y, z: Z, function: @escaping @Sendable (Double, Double) -> Double
    ) {}

    /// Sets the roughness of the surface, 0…1.
    nonisolated public func roughness(_ roughness: Double) -> SurfacePlot { self }
}

extension PointMark: Chart3DContent {
    /// A point in space.
    nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>) {
        self.init(x: x, y: y)
    }
}

extension Chart3DContent {
    @_disfavoredOverload
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some Chart3DContent { self }
    @_disfavoredOverload
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent { self }
    @_disfavoredOverload
    nonisolated public func symbolSize(_ area: CGFloat) -> some Chart3DContent { self }
    @_disfavoredOverload
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent { self }
}

/// The place from which a chart of three axes is looked at.
public struct Chart3DPose: Hashable, Sendable {
    public var azimuth: Angle
    public var inclination: Angle

    public init(azimuth: Angle, inclination: Angle) {
        self.azimuth = azimuth
        self.inclination = inclination
    }

    public static let `default` = Chart3DPose(azimuth: .degrees(45), inclination: .degrees(30))
    public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
    public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
    public static let left = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
    public static let right = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
    public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
    public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
}

/// Whether what is far away is smaller.
public struct Chart3DCameraProjection: Hashable, Sendable {
    private let name: String
    public static let automatic = Chart3DCameraProjection(name: "automatic")
    public static let orthographic = Chart3DCameraProjection(name: "orthographic")
    public static let perspective = Chart3DCameraProjection(name: "perspective")
}

extension View {
    /// Sets the place from which charts of three axes are looked at.
    nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View { self }
    nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
    /// Whether what is far away is smaller.
    nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View { self }
    /// Sets the domain of the third axis.
    nonisolated public func chartZScale<Domain: ScaleDomain>(domain: Domain) -> some View { self }
    /// Sets the label of the third axis.
    nonisolated public func chartZAxisLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}
